/** Points of armour and structure of a mech, and how many it has lost (DA-CAMP-1, DA-CAMP-4). */
import {
  ARMOR_LOCATIONS,
  type Condition,
  LOCATIONS,
  type MechDesign,
  remainingStructure,
} from '../../../../catalog';

export const fullArmor = ({ armor }: MechDesign): number =>
  ARMOR_LOCATIONS.reduce((sum, location) => sum + armor[location], 0);

/** T: all points of an undamaged mech. */
export const fullPoints = (design: MechDesign): number =>
  fullArmor(design) + LOCATIONS.reduce((sum, location) => sum + design.structure[location], 0);

export const pointsLost = (design: MechDesign, condition: Condition): number => {
  const armor = ARMOR_LOCATIONS.reduce(
    (sum, location) => sum + (condition.armor[location] ?? design.armor[location]),
    0,
  );
  return fullPoints(design) - armor - remainingStructure(design, condition);
};
