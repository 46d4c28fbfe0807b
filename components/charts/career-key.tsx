/** What the marks of the career strip mean; only those that it uses, drawn by the style sheet. */
export function CareerKey({ hasBars, hasStatements }: { hasBars: boolean; hasStatements: boolean }) {
  return (
    <>
      <span className="key k-span">first to last byline</span>
      <span className={hasBars ? 'key k-bar' : 'key k-dot'}>
        {hasBars ? 'known works of a year' : 'a known work'}
      </span>
      {hasStatements && <span className="key k-said">said in ORCID or Wikidata</span>}
    </>
  );
}
