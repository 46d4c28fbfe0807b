/** The signs of the page, drawn once and used by reference; beside words always, and hidden from screen readers. */
export function Symbols() {
  return (
    <svg className="defs" aria-hidden="true" width="0" height="0">
      <symbol id="i-company" viewBox="0 0 16 16">
        <path d="M3 14V2.5h6.5V14M9.5 6H13v8M1.5 14h13M5.2 5.2h2M5.2 8h2M5.2 10.8h2" />
      </symbol>
      <symbol id="i-education" viewBox="0 0 16 16">
        <path d="M8 3 1.2 6.2 8 9.4l6.8-3.2L8 3ZM4 7.6v3.6c1 .9 2.4 1.4 4 1.4s3-.5 4-1.4V7.6M14.8 6.2v4" />
      </symbol>
      <symbol id="i-facility" viewBox="0 0 16 16">
        <path d="M6 2h4M6.7 2v4.2L2.6 13.2c-.3.5 0 .8.5.8h9.8c.5 0 .8-.3.5-.8L9.3 6.2V2M4.6 10h6.8" />
      </symbol>
      <symbol id="i-out" viewBox="0 0 10 10">
        <path d="M2 8 8 2M3.4 2H8v4.6" />
      </symbol>
      <symbol id="i-search" viewBox="0 0 16 16">
        <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6 14 14" />
      </symbol>
    </svg>
  );
}
