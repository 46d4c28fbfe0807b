import { mix } from '../rng';
import { words } from './field-words';

const STARTS = words(
  'thermo electro micro neuro photo hydro cyto bio nano magneto chrono xeno poly iso hetero meta para litho gluco cardio aero cryo pyro spectro tele geno lipo osteo angio immuno phyto sono rheo tribo morpho chemo dendro halo kineto lumino',
);
const MIDDLES = words('- - - - vari stat gran morph plast gen later cell tect phas');
const ENDS = words(
  'graphic scopic lysis genesis metry static dynamic philic trophic plasmic kinetic logical phoresis mimetic tactic nomic clastic formation tropic statics',
);

/** The long tail of any technical vocabulary, made up. */
export const COINED = Array.from({ length: 6000 }, (_, index) => coin(index));

function coin(index: number): string {
  const h = mix(index, 0xc01e);
  const middle = MIDDLES[(h >>> 8) % MIDDLES.length];
  return `${STARTS[h % STARTS.length]}${middle === '-' ? '' : middle}${ENDS[(h >>> 16) % ENDS.length]}`;
}
