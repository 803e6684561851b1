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
import { violation, type Violation } from '../../../kernel';
import type { SetupUnit } from '../../model/battle';

const armorLeft = (design: MechDesign, condition: Condition, location: ArmorLocation): number =>
  condition.armor[location] ?? design.armor[location];

/** The field of an entry of a list; of one that is not there the list. */
const fieldOf = (list: string, index: number, field: string): string =>
  index < 0 ? list : `${list}/${index}/${field}`;

/** Both conditions are sound for the design. Pointers are within the unit. */
export const wearViolations = (
  design: MechDesign,
  unit: SetupUnit,
  after: Condition,
): readonly Violation[] => {
  const about = { unit: unit.id, name: unit.name };
  const before = unit.condition;
  const gone = (location: Location): boolean => structureLeft(design, after, location) === 0;
  const armor = ARMOR_LOCATIONS.flatMap((location) => {
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
  const structure = LOCATIONS.flatMap((location) => {
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
  const slots = before.slots.flatMap(({ location, slot, state }) => {
    const now = after.slots.find(isAt({ location, slot }))?.state ?? null;
    // With its location a slot is lost anyway: it need not be listed.
    const worseOrSame = now === 'destroyed' || now === state || (now === null && gone(location));
    const values = [...new Set([state, 'destroyed'])];
    const pointer = fieldOf('/condition/slots', after.slots.findIndex(isAt({ location, slot })), 'state');
    return worseOrSame
      ? []
      : [
          violation('battle/slot-repaired', 'CMB-8', pointer, {
            ...about,
            location,
            slot,
            right: { values },
          }),
        ];
  });
  const ammunition = design.bins.flatMap((bin) => {
    const [was, is] = [shotsIn(before, bin), shotsIn(after, bin)];
    const params = {
      ...about,
      location: bin.location,
      slot: bin.slot,
      before: was,
      after: is,
      right: { min: 0, max: was },
    };
    const pointer = fieldOf('/condition/ammunition', after.ammunition.findIndex(isAt(bin)), 'shots');
    // The same of its shots; what is listed has its meaning there, too.
    const unsaid = gone(bin.location) && !after.ammunition.some(isAt(bin));
    return is > was && !unsaid ? [violation('battle/ammunition-refilled', 'CMB-8', pointer, params)] : [];
  });
  return [...armor, ...structure, ...slots, ...ammunition];
};
