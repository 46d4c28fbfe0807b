/** Bylines that are nobody: they keep their place on the work but get no page. */
export const NOBODIES = [
  'et al.',
  'Et al',
  'Anonymous',
  'anon.',
  'Unknown',
  'Various',
  'No authors listed',
  'Editor',
  'Editors',
  '—',
  '...',
  'undefined',
  'N/A',
  'null',
];

/** Groups that sign as one author. */
export const GROUP_AUTHORS = [
  'Study Group on {t}',
  'The {T} Consortium',
  '{T} Working Party',
  'Collaborators of the {t} Trial',
  'International {T} Network',
];

/** The two ids OpenAlex puts where it has no author. */
export const STAND_INS = [9_999_999_999, 5_317_838_346];
