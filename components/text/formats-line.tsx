import { TEXT_FORMATS } from '#/lib/formats';
import { pathIn } from '#/lib/urls';

/** "This page as Markdown · JSON", from the registry of formats. */
export function FormatsLine({ path }: { path: string }) {
  return (
    <p className="formats">
      This page as
      {TEXT_FORMATS.map(({ name, label, mediaType }) => (
        <a key={name} href={pathIn(path, name)} type={mediaType}>
          {label}
        </a>
      ))}
    </p>
  );
}
