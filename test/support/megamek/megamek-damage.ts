/**
 * Damage as a battle in MegaMek does it to mechs: further points, slots and shots, locations shot through or
 * torn off, cockpits left behind.
 */
import { rearOf } from '../../../src/catalog/body';
import type { Condition } from '../../../src/catalog/condition';
import { normalizeCondition } from '../../../src/catalog/condition-check';
import { locationDestroyed, structureLeft } from '../../../src/catalog/fitness';
import {
  ARMOR_LOCATIONS,
  LOCATIONS,
  type ArmorLocation,
  type Location,
  type MechDesign,
} from '../../../src/catalog/model';
import { isAt, shotsIn } from '../../../src/catalog/slots';
import type { Chance } from '../../../src/rules/testing/draws';

/**
 * Further damage, as weapons do it: locations are shot through or torn off, and a torso takes its arm along.
 */
export const worse = (
  random: Chance,
  design: MechDesign,
  before: Condition,
): { readonly after: Condition; readonly blownOff: readonly Location[] } => {
  const armor: Partial<Record<ArmorLocation, number>> = { ...before.armor };
  const structure: Partial<Record<Location, number>> = { ...before.structure };
  const standing = (location: Location): boolean =>
    !locationDestroyed(design, { ...before, structure }, location);
  for (const place of ARMOR_LOCATIONS)
    if (random.once(3) && !locationDestroyed(design, before, place.slice(0, 2) as Location))
      armor[place] = random.below((armor[place] ?? design.armor[place]) + 1);
  for (const location of LOCATIONS)
    if (standing(location) && random.once(6))
      structure[location] = random.once(3) ? 0 : 1 + random.below(structureLeft(design, before, location));
  const torn = (['HD', 'RA', 'LA', 'RL', 'LL'] as const).filter(
    (location) => standing(location) && random.once(location === 'HD' ? 60 : 15),
  );
  const arms =
    design.motion === 'quad'
      ? []
      : (
          [
            ['RT', 'RA'],
            ['LT', 'LA'],
          ] as const
        ).filter(([torso, arm]) => structure[torso] === 0 && standingArm(before, design, arm, structure));
  const blownOff = [...new Set<Location>([...torn, ...arms.map(([, arm]) => arm)])];
  for (const location of blownOff) structure[location] = 0;
  for (const location of LOCATIONS)
    if (structure[location] === 0 && !locationDestroyed(design, before, location)) {
      const rear = rearOf(location);
      armor[location] = 0;
      if (rear !== null) armor[rear] = 0;
    }
  const gone = (location: Location): boolean => locationDestroyed(design, { ...before, structure }, location);
  const filled = LOCATIONS.flatMap((location) =>
    design.slots[location].flatMap((slot, at) =>
      slot === null || gone(location) ? [] : [{ location, slot: at + 1 }],
    ),
  );
  const fresh = filled.filter((place) => random.once(25) && !before.slots.some(isAt(place)));
  const bins = design.bins.filter(({ location }) => !gone(location));
  return {
    after: normalizeCondition(design, {
      armor,
      structure,
      slots: [...before.slots, ...fresh.map((place) => ({ ...place, state: 'hit' as const }))],
      ammunition: [
        ...before.ammunition.filter(({ location }) => gone(location)),
        ...bins.map(({ location, slot, ...bin }) => ({
          location,
          slot,
          shots: random.below(shotsIn(before, { location, slot, ...bin }) + 1),
        })),
      ],
    }),
    blownOff,
  };
};

/** Whether the arm hung on its torso until now, and was not shot to pieces by itself. */
const standingArm = (
  before: Condition,
  design: MechDesign,
  arm: Location,
  structure: Partial<Record<Location, number>>,
): boolean => !locationDestroyed(design, before, arm) && structure[arm] !== 0;

/** The slots of the cockpit that are whole, as broken ones. */
export const cockpitOf = (design: MechDesign, condition: Condition): Condition['slots'] =>
  LOCATIONS.filter((location) => !locationDestroyed(design, condition, location)).flatMap((location) =>
    design.slots[location].flatMap((slot, at) => {
      const place = { location, slot: at + 1 };
      return slot?.kind === 'system' && slot.part === 'cockpit' && !condition.slots.some(isAt(place))
        ? [{ ...place, state: 'hit' as const }]
        : [];
    }),
  );
