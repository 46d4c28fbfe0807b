/* Looks at a page in the browser and gives back what is wrong with its layout. Evaluated as text, so it is no module. */
(() => {
  const width = document.documentElement.clientWidth;
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${element.textContent.trim().slice(0, 40)}`;
  const isHidden = (element) =>
    element.closest('.sr, .skip, details:not([open]) > :not(summary)') !== null ||
    !element.checkVisibility() ||
    /inset\(50%\)/.test(getComputedStyle(element).clipPath);

  const overflow =
    document.documentElement.scrollWidth > width ? [`page: ${document.documentElement.scrollWidth}`] : [];
  const clipped = [];
  for (const element of document.querySelectorAll('body *')) {
    if (isHidden(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.right > width + 1 || box.left < -1)) overflow.push(name(element));
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isText = element instanceof HTMLElement && element.tagName !== 'INPUT';
    if (isText && textOverflow !== 'clip') clipped.push(name(element));
    if (isText && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      clipped.push(name(element));
  }

  const overlaps = [];
  for (const chart of document.querySelectorAll('svg.chart')) {
    const texts = [...chart.querySelectorAll('text')].filter(
      (text) => getComputedStyle(text).display !== 'none',
    );
    const boxes = texts.map((text) => ({ text, box: text.getBoundingClientRect() }));
    boxes.forEach(({ text, box }, index) => {
      for (const other of boxes.slice(index + 1)) {
        const x = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const y = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of lines hold room for letters that hang; letters touch only where more than that is shared.
        if (x > 0.5 && y > 4) overlaps.push(`${name(text)} / ${name(other.text)}`);
      }
    });
  }

  const headings = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
    Number(heading.tagName[1]),
  );
  const bare = [...document.querySelectorAll('a, button, input')]
    .filter(
      (control) =>
        !isHidden(control) &&
        !(
          control.textContent.trim() ||
          control.getAttribute('aria-label') ||
          control.labels?.length > 0 ||
          control.querySelector('img[alt]')
        ),
    )
    .map(name);
  return {
    overflow: overflow.slice(0, 5),
    overlaps: overlaps.slice(0, 5),
    clipped: clipped.slice(0, 5),
    headings,
    bare,
  };
})();
