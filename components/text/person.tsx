import { paths } from '#/lib/urls';

/** A person's name, isolated so that its direction changes nothing around it; a link where there is a page. */
export function Person({ slug, name }: { slug: string | null; name: string }) {
  if (slug === null) return <bdi>{name}</bdi>;
  return (
    <a href={paths.author(slug)}>
      <bdi>{name}</bdi>
    </a>
  );
}
