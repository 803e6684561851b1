/** Close orders (DA-CC-1, DA-CC-2), capture (DA-CAP-1) and repair (DA-SPEC-2, DA-SPEC-3): who stands so that it can be done. */
import type { Field, Standing, Unit } from '../model/state';
import { highOf, isSubmerged, waterAt } from './ground';
import { captiveOf, attackOf, contactsOf, foesTouching, has, isFacing, isFoe, isFriend } from './units';

/** DA-TER-4: not between on and beside high terrain. */
export const isSameHeight = (field: Field, one: Standing, other: Standing): boolean =>
  highOf(field, one.at) === highOf(field, other.at);
/** DA-TER-2. */
const isSameWater = (field: Field, from: Standing, to: Standing): boolean => {
  if (isSubmerged(field, to)) return isSubmerged(field, from);
  return waterAt(field, to.at) !== 'shallow' || waterAt(field, from.at) === 'shallow';
};

export const canStrike = (field: Field, unit: Standing, target: Standing): boolean =>
  unit.kind !== 'vehicle' &&
  attackOf(unit) > 0 &&
  isFoe(unit, target) &&
  isFacing(unit, target) &&
  isSameHeight(field, unit, target) &&
  isSameWater(field, unit, target);

export const closeTargetsOf = (field: Field, unit: Standing): readonly Standing[] =>
  contactsOf(field, unit).filter((other) => canStrike(field, unit, other));

/** DA-CAP-1, 3: by infantry; captors are not captured. */
export const canCapture = (field: Field, unit: Standing, target: Standing): boolean =>
  unit.kind === 'infantry' && canStrike(field, unit, target) && captiveOf(field, target) === null;

/** DA-CC-2: a mech may strike with what bears a fist. */
export const fistOf = ({ kind, secondary }: Unit): boolean => kind === 'mech' && secondary?.type === 'melee';

const repairs = (unit: Unit, target: Unit): boolean =>
  (target.mode === 'foot' && has(unit, 'repair-foot')) ||
  (target.mode !== 'foot' && has(unit, 'repair-machine'));

/** Friends that it can repair: in front-arc contact, neither touching an enemy. */
export const repairTargetsOf = (field: Field, unit: Standing): readonly Standing[] =>
  attackOf(unit) <= 0 || foesTouching(field, unit).length > 0
    ? []
    : contactsOf(field, unit).filter(
        (other) =>
          isFriend(unit, other) &&
          repairs(unit, other) &&
          isSameWater(field, unit, other) &&
          isFacing(unit, other) &&
          foesTouching(field, other).length === 0,
      );

/** DA-SPEC `hot-wire`: an own captive mech or vehicle. */
export const hotWireTargetOf = (field: Field, unit: Standing): Unit | null => {
  const captive = captiveOf(field, unit);
  return has(unit, 'hot-wire') && attackOf(unit) > 0 && captive !== null && captive.kind !== 'infantry'
    ? captive
    : null;
};
