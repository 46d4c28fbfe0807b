import { paths } from '#/lib/urls';
import { IsoDate } from './date';
import { FormatsLine } from './formats-line';

type Props = {
  /** Day of the load that last changed what is listed, or null if nothing was loaded. */
  updated: string | null;
  path: string;
  query?: string;
  of?: 'page' | 'list';
};

/** Under a list: its other formats, when it last changed, and what its numbers mean. */
export function ListFoot({ updated, path, query, of = 'list' }: Props) {
  return (
    <>
      <FormatsLine path={path} of={of} query={query} />
      <p className="fix">
        {updated && (
          <>
            Updated <IsoDate iso={updated} />.{' '}
          </>
        )}
        <a href={paths.about()}>What the numbers mean</a>
      </p>
    </>
  );
}
