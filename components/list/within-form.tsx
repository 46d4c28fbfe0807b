type Props = {
  action: string;
  /** The state that is on, without words, as it is written: what somebody types goes on from it. */
  query: string;
  q: string;
  /** What the words are of. */
  label: string;
  className?: string;
};

/** Words to search for within a list. */
export function WithinForm({ action, query, q, label, className }: Props) {
  return (
    <form action={action} method="get" className={className}>
      <label htmlFor="within">{label}</label>
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
