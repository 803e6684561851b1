/** Figures that no design can have at all; what is computed from them would mean nothing. */
import { NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import { ARMOR_LOCATIONS, LOCATIONS, type MechDesign } from '../../model';

const MAX = 10_000;
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MAX;

/** Asked first: the figures of nearly every design are in order, and need no names. */
const hasOnlyCounts = ({ tons, walk, run, jump, engine, heatSinks, armor, structure }: MechDesign): boolean =>
  [tons, walk, run, jump, engine.rating, heatSinks.count, heatSinks.capacity, heatSinks.fixed ?? 0].every(
    isCount,
  ) &&
  ARMOR_LOCATIONS.every((location) => isCount(armor[location])) &&
  LOCATIONS.every((location) => isCount(structure[location]));

/** One for every figure that is not a whole number from 0 to 10,000. */
export const figureViolations = (design: MechDesign): readonly Violation[] =>
  hasOnlyCounts(design) ? NO_VIOLATIONS : namedFigures(design);

const namedFigures = (design: MechDesign): readonly Violation[] => {
  const figures: readonly (readonly [pointer: string, value: number])[] = [
    ['/tons', design.tons],
    ['/walk', design.walk],
    ['/run', design.run],
    ['/jump', design.jump],
    ['/engine/rating', design.engine.rating],
    ['/heatSinks/count', design.heatSinks.count],
    ['/heatSinks/capacity', design.heatSinks.capacity],
    ...(design.heatSinks.fixed === null ? [] : ([['/heatSinks/fixed', design.heatSinks.fixed]] as const)),
    ...ARMOR_LOCATIONS.map((location) => [`/armor/${location}`, design.armor[location]] as const),
    ...LOCATIONS.map((location) => [`/structure/${location}`, design.structure[location]] as const),
  ];
  return figures
    .filter(([, value]) => !isCount(value))
    .map(([pointer, value]) => violation('construction/figure', null, pointer, { value, max: MAX }));
};
