type Props = {
  action: string;
  /** The state that is on, without words, as it is written: what somebody types goes on from it. */
  query: string;
  q: string;
};

/** Words of a title, to search within a list. */
export function WithinForm({ action, query, q }: Props) {
  return (
    <form action={action} method="get">
      <label htmlFor="within">Words in the title</label>
      <div className="within">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input id="within" name="q" type="search" defaultValue={q} autoComplete="off" />
        <button type="submit">Find</button>
      </div>
    </form>
  );
}
