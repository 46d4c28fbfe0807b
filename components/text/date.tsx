import { date } from '#/lib/format/dates';

export function IsoDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{date(iso)}</time>;
}
