/**
 * Rebuilding internal structure (REP-3, REP-5). A location that was gone stands again, empty: armour, parts
 * and shots that were in it stay lost until they are replaced.
 */
import { flatMap } from '../../kernel';
import { locationOfArmor, torsoOfArm } from '../body';
import type { Condition } from '../condition';
import { normalizeCondition } from '../condition-check';
import { locationDestroyed, structureLeft } from '../fitness';
import {
  ARMOR_LOCATIONS,
  LOCATIONS,
  type ArmorLocation,
  type Item,
  type ItemId,
  type Location,
  type MechDesign,
  type Slot,
} from '../model';
import { isAt } from '../slots';

type Lookup = (id: ItemId) => Item | null;

/** Points to rebuild: all of a location that is gone, an arm that fell with its torso too. */
export const lostStructure = (design: MechDesign, condition: Condition, location: Location): number =>
  design.structure[location] -
  (locationDestroyed(design, condition, location) ? 0 : structureLeft(design, condition, location));

/** The torso that an arm needs to hang on, if that is gone; null: it has its hold. */
export const missingHold = (
  design: MechDesign,
  condition: Condition,
  location: Location,
): Location | null => {
  const torso = torsoOfArm(design, location);
  return torso !== null && locationDestroyed(design, condition, torso) ? torso : null;
};

/** Armour and structure in slots come back with the points that they are. */
const isPart = (content: Slot, lookup: Lookup): boolean =>
  content.kind === 'system' ||
  content.items.some(({ item }) => !['armor', 'structure'].includes(lookup(item)?.kind ?? ''));

/** The condition with these locations' structure whole. */
export const withStructure = (
  design: MechDesign,
  condition: Condition,
  locations: readonly Location[],
  lookup: Lookup,
): Condition => {
  const gone = LOCATIONS.filter((location) => locationDestroyed(design, condition, location));
  const structure: Partial<Record<Location, number>> = {};
  for (const location of LOCATIONS)
    // An arm that fell with its torso does not come back with it.
    if (gone.includes(location)) structure[location] = 0;
    else structure[location] = structureLeft(design, condition, location);
  for (const location of locations) structure[location] = design.structure[location];
  const armor: Partial<Record<ArmorLocation, number>> = {};
  for (const at of ARMOR_LOCATIONS)
    armor[at] = gone.includes(locationOfArmor(at)) ? 0 : (condition.armor[at] ?? design.armor[at]);
  const lost = flatMap(gone, (location) =>
    flatMap(design.slots[location], (content, index) =>
      content === null ||
      !isPart(content, lookup) ||
      condition.slots.some(isAt({ location, slot: index + 1 }))
        ? []
        : [{ location, slot: index + 1, state: 'destroyed' as const }],
    ),
  );
  const shots = design.bins
    .filter((bin) => gone.includes(bin.location))
    .map(({ location, slot }) => ({ location, slot, shots: 0 }));
  const rest = condition.ammunition.filter((left) => !gone.includes(left.location));
  return normalizeCondition(design, {
    armor,
    structure,
    slots: [...condition.slots, ...lost],
    ammunition: [...rest, ...shots],
  });
};
