/**
 * The damage of the quick-start rules in the campaign's terms (TAC-3, MAT-7): they know armour and
 * ammunition. A location without armour is gone; the rest comes back as it went.
 */
import { flatMap } from '../../../kernel';
import {
  canFight,
  type Catalog,
  type Condition,
  type Location,
  LOCATIONS,
  type MechDesign,
  normalizeCondition,
  rearOf,
  torsoOfArm,
} from '../../../catalog';
import type { Unit } from '../../../games/battletech';

const SIDE_TORSOS: readonly Location[] = ['RT', 'LT'];

const isLost = (design: MechDesign, { armor }: Unit, location: Location): boolean => {
  const torso = torsoOfArm(design, location);
  return armor[location] === 0 || (torso !== null && armor[torso] === 0);
};

/** Bins of the match are those of the design that hold ammunition, in their order. */
const ammunitionOf = (catalog: Catalog, design: MechDesign, { bins }: Unit): Condition['ammunition'] =>
  design.bins
    .filter(({ item }) => (catalog.item(item)?.ammunition ?? null) !== null)
    .map(({ location, slot, shots }, index) => ({ location, slot, shots: bins[index]?.shots ?? shots }));

/** `spared`: torsos whose structure keeps a point. */
const damaged = (
  catalog: Catalog,
  design: MechDesign,
  unit: Unit,
  spared: readonly Location[],
): Condition => {
  const lost = LOCATIONS.filter((location) => isLost(design, unit, location));
  const rears = flatMap(lost, (location) => rearOf(location) ?? []);
  const fronts = LOCATIONS.map((location): [Location, number] => [
    location,
    lost.includes(location) ? 0 : unit.armor[location],
  ]);
  return normalizeCondition(design, {
    armor: Object.fromEntries([...fronts, ...rears.map((rear) => [rear, 0])]),
    structure: Object.fromEntries(lost.map((one) => [one, spared.includes(one) ? 1 : 0])),
    slots: [],
    ammunition: ammunitionOf(catalog, design, unit),
  });
};

/**
 * Of a unit that fights on in the match the engine runs, also where parts of it are mounted in a torso that
 * is gone: these rules know no engines.
 */
export const conditionOf = (catalog: Catalog, design: MechDesign, unit: Unit): Condition => {
  const whole = damaged(catalog, design, unit, []);
  return unit.gone === 'destroyed' || canFight(design, whole)
    ? whole
    : damaged(catalog, design, unit, SIDE_TORSOS);
};
