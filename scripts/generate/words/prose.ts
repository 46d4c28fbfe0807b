import { words } from './field-words';

/** Words that any field uses: what research does, how, and how well. */
export const ACTIONS = words(
  'examine measure describe model compare estimate review predict characterise evaluate map quantify revisit formalise simulate identify optimise explain monitor reconstruct',
);
export const DONE = words(
  'examined measured described modelled compared estimated reviewed predicted characterised evaluated mapped quantified revisited formalised simulated identified optimised explained monitored reconstructed',
);
export const METHODS = words(
  'regression meta-analysis simulation survey interviews spectroscopy microscopy sequencing imaging case_study randomised_trial field_experiment Monte_Carlo_method finite_element_analysis machine_learning systematic_review time_series factor_analysis mixed_methods questionnaire numerical_experiment tomography',
);
export const QUALITIES = words(
  'significant moderate weak strong unexpected consistent robust substantial small large gradual marked uneven reliable negligible notable',
);
export const GENERAL = words(
  'approach framework method result evidence change effect role structure response mechanism distribution interaction variation stability pattern process development function relationship performance behaviour quality dynamics',
);
export const PLACES = words(
  'northern_uplands coastal_districts three_cities rural_clinics mountain_valleys two_hospitals island_populations river_deltas five_countries primary_schools industrial_regions semi-arid_zones',
);

/** Sentences of abstracts: t thing, T two words of the field, k kind, g general word, a action, d done, m method, q quality, p place, n number, y and z years in their order, w coined word. */
export const SENTENCES = [
  'We {a} the {k} {t} and its {g} in {T}.',
  'The {g} of {k} {t} remains poorly understood, although it matters for {T} and {t}.',
  'In this paper the {g} of {T} is {d} by {m}.',
  'Using {m}, we {a} {t}, {t} and {T} in {n} cases from {p}.',
  'Our results show a {q} {g} between {t} and {T}, while the {g} of {w} was {q}.',
  'A total of {n} samples were {d} between {y} and {z}.',
  'Compared with {k} {t}, the {w} {t} gave a {q} {g} (p < 0.0{n}).',
  'These findings suggest that {T} may {a} the {g} of {t} and should be {d} in further work.',
  'However, the {k} {g} differed: {t} and {t} were {d} separately, and their {g} stayed {q}.',
  'The {w} {g} explains {n}% of the variation in {T}.',
  'It is concluded that {k} {t} has a {q} {g} on {T}.',
  'To our knowledge this is the first time that {k} {t} has been {d} with {m}.',
  'Data on {t} from {p} were {d}, and the {w} {g} was estimated by {m}.',
  'Previous studies of {T} did not {a} {t}, nor did they {a} the {k} {g} of {w}.',
  'We discuss {t}, its {k} {g}, and limits of {m}.',
  'The proposed {g} is {q} against {n} {k} baselines and needs no {t}.',
  'Each {t} was followed for {n} months; the {g} of {T} was {q} at the end.',
  'Between {y} and {z} the {g} of {k} {t} in {p} grew from {n} to {n} per year.',
  'This {g} calls for {k} {t} that can {a} {T} without {w}.',
  'Both {t} and {w} contribute to {T}, which explains the {q} {g} reported before.',
];

/** Sentences that open an abstract, each with a heading as structured abstracts have. */
export const HEADINGS = words(
  'Background: Objective: Methods: Results: Conclusions: Purpose: Introduction: Findings:',
);

export const TITLES = [
  '{K} {t} and {t} in {p}',
  '{K} {T}: a {m} of {t}',
  'On the {g} of {k} {t}',
  '{T}, {t} and the {g} of {t}',
  'A {k} {g} for {T}',
  '{M} of {k} {t} in {p}',
  'How {t} shapes the {g} of {T}',
  '{K} {t} under {k} conditions: {g} and {g}',
  'Towards {k} {t} with {w} {g}',
  'The {g} of {w} {t} in {T}',
  '{N} years of {k} {t}: evidence from {p}',
  'Does {t} {a} {T}?',
  'Learning {k} {g} from {t}',
  '{W} {t}: {g}, {g} and {T}',
  'A comparison of {m} and {m} for {k} {t}',
  '{K} {g} of {T} after {t}',
];

/** Titles that many unrelated works share. */
export const SHARED_TITLES = [
  'Editorial',
  'Introduction',
  'Abstracts',
  'Index',
  'Poster presentations',
  'Book Reviews',
  'Preface',
  'Letter to the Editor',
  'News and Notes',
  'Conclusion',
  'Author reply',
];
export const PARATEXT_TITLES = [
  'Front Matter',
  'Issue Information',
  'Table of Contents',
  'Cover and Back Matter',
  'Editorial Board',
  'List of Reviewers',
];
