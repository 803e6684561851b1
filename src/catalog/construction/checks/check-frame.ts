/**
 * Tonnage, engine and movement (TM, construction, steps 1 and 2), and the points of the internal structure.
 */
import { flatMap, violation, type Violation } from '../../../kernel';
import { armorKindAt } from '../../armor';
import { legsOf } from '../../body';
import { LOCATIONS, type MechDesign } from '../../model';
import type { Blueprint } from '../blueprint';
import { isPrimitive } from '../cockpit';
import { isNuclear, isRating, LARGEST_RATING, SMALLEST_RATING } from '../engine';
import { internalStructure, isMechTonnage, LARGEST_MECH, SMALLEST_MECH } from '../structure';

/**
 * A primitive engine does the work of one a sixth smaller: a rating 1.2 times as large, rounded up to the
 * next that is built.
 */
const neededRating = ({ walk, tons, cockpit }: MechDesign): number =>
  isPrimitive(cockpit) ? Math.ceil((walk * tons * 6) / 25) * 5 : walk * tons;

const engineViolations = (design: MechDesign): readonly Violation[] => {
  const { rating } = design.engine;
  if (!isRating(rating))
    return [
      violation('construction/engine-rating', null, '/engine/rating', {
        rating,
        min: SMALLEST_RATING,
        max: LARGEST_RATING,
      }),
    ];
  const needed = neededRating(design);
  return rating === needed
    ? []
    : [violation('construction/engine-speed', null, '/engine/rating', { rating, needed, walk: design.walk })];
};

/** Half as much again as walking, rounded up; hardened armour on the legs takes 1. */
const runOf = (design: MechDesign): number => {
  const stiff = legsOf(design).some((leg) => armorKindAt(design, leg).type === 'hardened');
  return Math.max(0, Math.ceil(design.walk * 1.5) - (stiff ? 1 : 0));
};

/** Equipment by which a mech jumps otherwise or farther than its jets say; files count UMUs as jumping MP. */
const JUMPS_BY_ITSELF = ['partial-wing', 'jump-booster', 'umu'] as const;

export const jumpsByItself = ({ flags }: Blueprint): boolean =>
  JUMPS_BY_ITSELF.some((flag) => flags.has(flag));
export const jumpJets = ({ mounts }: Blueprint): Blueprint['mounts'] =>
  mounts.filter(({ item }) => item.flags.includes('jump-jet'));

const jumpViolations = (blueprint: Blueprint): readonly Violation[] => {
  const { design } = blueprint;
  const jets = jumpJets(blueprint);
  const kinds = [...new Set(jets.map(({ item }) => item.id))];
  const improved = jets.some(({ item }) => item.flags.includes('improved'));
  const max = improved ? runOf(design) : design.walk;
  return [
    ...(kinds.length > 1
      ? [violation('construction/mixed-jump-jets', null, '/slots', { items: kinds })]
      : []),
    ...(jets.length > max
      ? [violation('construction/too-many-jump-jets', null, '/slots', { count: jets.length, max })]
      : []),
    ...(jets.length > 0 && !isNuclear(design.engine.type)
      ? [violation('construction/jump-engine', null, '/engine/type', { engine: design.engine.type })]
      : []),
    // Fewer are a note (`notes.ts`): it is its pilot's loss.
    ...(!jumpsByItself(blueprint) && design.jump > jets.length
      ? [violation('construction/jump', null, '/jump', { jump: design.jump, jets: jets.length })]
      : []),
  ];
};

export const frameViolations = (blueprint: Blueprint): readonly Violation[] => {
  const { design } = blueprint;
  if (!isMechTonnage(design.tons))
    return [
      violation('construction/tonnage', null, '/tons', {
        tons: design.tons,
        min: SMALLEST_MECH,
        max: LARGEST_MECH,
      }),
    ];
  const run = runOf(design);
  const structure = flatMap(LOCATIONS, (location) => {
    const [points, needed] = [
      design.structure[location],
      internalStructure(design.tons, location, design.motion),
    ];
    return points === needed
      ? []
      : [
          violation('construction/structure-points', null, `/structure/${location}`, {
            location,
            points,
            needed: needed ?? 0,
          }),
        ];
  });
  return [
    ...engineViolations(design),
    ...(design.run === run
      ? []
      : [violation('construction/run', null, '/run', { run: design.run, needed: run })]),
    ...jumpViolations(blueprint),
    ...structure,
  ];
};
