/**
 * CMB-8: a battle repairs nothing. Whatever a report gives back to a mech that it had lost before is a
 * contradiction.
 */
import {
  ARMOR_LOCATIONS,
  type ArmorLocation,
  type Condition,
  isAt,
  type Location,
  LOCATIONS,
  type MechDesign,
  shotsIn,
  structureLeft,
} from '../../../catalog';
import { flatMap, type Right, violation, type Violation } from '../../../kernel';
import type { SetupUnit } from '../../model/battle';

const armorLeft = (design: MechDesign, condition: Condition, location: ArmorLocation): number =>
  condition.armor[location] ?? design.armor[location];

/**
 * Where to set what would be right: the field of an entry of a list; where there is no entry, the list, which
 * lacks `missing`.
 */
const rightAt = (
  list: string,
  index: number,
  field: string,
  right: Right,
  missing: Readonly<Record<string, string | number>>,
): readonly [pointer: string, right: Right] =>
  index < 0 ? [list, { add: missing }] : [`${list}/${index}/${field}`, right];

/** Both conditions are sound for the design. Pointers are within the unit. */
export const wearViolations = (
  design: MechDesign,
  unit: SetupUnit,
  after: Condition,
): readonly Violation[] => {
  const about = { unit: unit.id, name: unit.name };
  const before = unit.condition;
  const gone = (location: Location): boolean => structureLeft(design, after, location) === 0;
  const armor = flatMap(ARMOR_LOCATIONS, (location) => {
    const [was, is] = [armorLeft(design, before, location), armorLeft(design, after, location)];
    return is > was
      ? [
          violation('battle/armor-repaired', 'CMB-8', `/condition/armor/${location}`, {
            ...about,
            location,
            before: was,
            after: is,
            right: { min: 0, max: was },
          }),
        ]
      : [];
  });
  const structure = flatMap(LOCATIONS, (location) => {
    const [was, is] = [structureLeft(design, before, location), structureLeft(design, after, location)];
    return is > was
      ? [
          violation('battle/structure-repaired', 'CMB-8', `/condition/structure/${location}`, {
            ...about,
            location,
            before: was,
            after: is,
            right: { min: 0, max: was },
          }),
        ]
      : [];
  });
  const slots = flatMap(before.slots, ({ location, slot, state }) => {
    const index = after.slots.findIndex(isAt({ location, slot }));
    const now = after.slots[index]?.state ?? null;
    // With its location a slot is lost anyway: it need not be listed.
    if (now === 'destroyed' || now === state || (now === null && gone(location))) return [];
    const values = [...new Set([state, 'destroyed'])];
    const lost = { location, slot, state };
    const [pointer, right] = rightAt('/condition/slots', index, 'state', { values }, lost);
    return [violation('battle/slot-repaired', 'CMB-8', pointer, { ...about, location, slot, right })];
  });
  const ammunition = flatMap(design.bins, (bin) => {
    const [was, is] = [shotsIn(before, bin), shotsIn(after, bin)];
    const index = after.ammunition.findIndex(isAt(bin));
    // The same of its shots; what is listed has its meaning there, too.
    const unsaid = index < 0 && gone(bin.location);
    if (is <= was || unsaid) return [];
    const place = { location: bin.location, slot: bin.slot };
    const fits = { min: 0, max: was };
    const spent = { ...place, shots: was };
    const [pointer, right] = rightAt('/condition/ammunition', index, 'shots', fits, spent);
    const params = { ...about, ...place, before: was, after: is, right };
    return [violation('battle/ammunition-refilled', 'CMB-8', pointer, params)];
  });
  return [...armor, ...structure, ...slots, ...ammunition];
};
