import type { Rng } from '../rng';
import type { InstitutionType } from './institution';

const LOCAL_UNIVERSITY: Record<string, string> = {
  DE: 'Universität {c}',
  AT: 'Universität {c}',
  CH: 'Universität {c}',
  FR: 'Université de {c}',
  BE: 'Université de {c}',
  IT: 'Università degli Studi di {c}',
  ES: 'Universidad de {c}',
  MX: 'Universidad Autónoma de {c}',
  AR: 'Universidad Nacional de {c}',
  CL: 'Universidad de {c}',
  CO: 'Universidad de {c}',
  PE: 'Universidad Nacional de {c}',
  BR: 'Universidade Federal de {c}',
  PT: 'Universidade de {c}',
  PL: 'Uniwersytet w {c}',
  SE: '{c} universitet',
  NO: 'Universitetet i {c}',
  TR: '{c} Üniversitesi',
};

const PATTERNS: Record<InstitutionType, string[]> = {
  education: [
    'University of {c}',
    'University of {c}',
    '{c} University',
    '{c} University',
    '{c} State University',
    '{c} Institute of Technology',
    '{c} College',
    '{c} Medical University',
    'Technical University of {c}',
  ],
  healthcare: [
    '{c} General Hospital',
    'St. Alban’s Hospital {c}',
    '{c} University Hospital',
    "{c} Children's Hospital",
    '{c} Clinic',
  ],
  company: [
    '{c} Pharmaceuticals ({n})',
    '{c} Systems ({n})',
    '{c} Robotics ({n})',
    '{c} Energy & Power ({n})',
    '{c} Research',
  ],
  facility: [
    '{c} National Laboratory',
    'Institute for {f}, {c}',
    '{c} Observatory',
    'Research Centre for {f} {c}',
  ],
  government: ['Ministry of {f} of {n}', '{c} Agency for {f}', 'National Institute of {f}, {c}'],
  nonprofit: ['{c} Foundation for {f}', 'Academy of Sciences {c}', '{c} Society for {f}'],
  other: ['{c} Network of {f}', '{c} Alliance'],
  archive: ['{c} City Archive', '{c} Museum of {f}'],
  funder: ['{c} Research Council', '{c} Science Fund'],
};

interface Place {
  type: InstitutionType;
  country: { code: string; name: string };
  town: string;
  field: string;
}

/** A made-up name that says what kind of place it is and where. */
export function institutionName({ type, country, town, field }: Place, rng: Rng): string {
  const local = type === 'education' && rng.chance(0.45) ? LOCAL_UNIVERSITY[country.code] : undefined;
  const pattern = local ?? rng.pick(PATTERNS[type]);
  return pattern.replace('{c}', town).replace('{n}', country.name).replace('{f}', field);
}
