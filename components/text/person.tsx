import { turns } from '#/lib/format/direction';
import { paths } from '#/lib/urls';

/** A name from data. One that runs from right to left is isolated, so that it turns nothing around it; others cannot. */
export function Name({ name }: { name: string }) {
  return turns(name) ? <bdi>{name}</bdi> : name;
}

/** A person's name: a link where there is a page. */
export function Person({ slug, name }: { slug: string | null; name: string }) {
  if (slug === null) return Name({ name });
  return (
    <a href={paths.author(slug)}>
      <Name name={name} />
    </a>
  );
}

/** The name of a venue, a subject or an institution: a link where it has a page. */
export function PlaceName({ name, href }: { name: string; href: string | null }) {
  if (href === null) return Name({ name });
  return (
    <a href={href}>
      <Name name={name} />
    </a>
  );
}

/** A person's name as the head of a row. */
export function RowName({ slug, name }: { slug: string | null; name: string }) {
  if (slug === null) {
    return (
      <span className="nm">
        <Name name={name} />
      </span>
    );
  }
  return (
    <a className="nm" href={paths.author(slug)}>
      <Name name={name} />
    </a>
  );
}
