import { TEXT_FORMATS } from '#/lib/formats';
import { pathIn } from '#/lib/urls';

type Props = {
  path: string;
  /** What is written in other formats; a list is, as it stands. */
  of?: 'page' | 'list';
  /** The state of a list as it is written. */
  query?: string;
};

/** "This page as Markdown · JSON", from the registry of formats. */
export function FormatsLine({ path, of = 'page', query = '' }: Props) {
  return (
    <p className="formats">
      {`This ${of} as `}
      {TEXT_FORMATS.map(({ name, label, mediaType }) => (
        <a key={name} href={pathIn(path, name) + query} type={mediaType}>
          {label}
        </a>
      ))}
    </p>
  );
}
