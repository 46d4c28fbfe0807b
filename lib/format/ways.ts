import { paths } from '../urls';

/** The ways into the library that stand over every page, those that say that there is none among them. */
export const WAYS = [
  { href: paths.authors(), label: 'Authors' },
  { href: paths.works(), label: 'Works' },
  { href: paths.topics(), label: 'Topics' },
  { href: paths.venues(), label: 'Venues' },
  { href: paths.institutions(), label: 'Institutions' },
];
