/** Who can clear jammed rotary autocannons instead of firing (BT-EQ-4), and who can eject by order (BT-DMG-11). */
import { mayEject } from '../../damage/pilot/ejection';
import { isRotary } from '../../equipment/weapons/jamming';
import { isImmobile } from '../../fire/gunner';
import { isWhole } from '../../mech/body';
import { fighterOf, isThere, type State, type Unit } from '../model';

type Field = Pick<State, 'setup'>;

export const canClear = (state: Field, unit: Unit): boolean => {
  if (unit.jammed.length === 0 || !isThere(unit)) return false;
  if (unit.moved?.mode === 'run' || unit.moved?.mode === 'jump') return false;
  const mech = fighterOf(state, unit);
  return (
    !isImmobile(mech) &&
    mech.sheet.mounts.some(
      (mount) => unit.jammed.includes(mount.id) && isRotary(mount.figures) && isWhole(mech, mount),
    )
  );
};

/** Who has begun to move may not; one that stays shut down may have no pilot. */
export const canEject = (state: Field, unit: Unit): boolean =>
  isThere(unit) && unit.moved === null && unit.staysShutDown !== true && canLeaveCockpit(state, unit);

const canLeaveCockpit = (state: Field, unit: Unit & { readonly hex: NonNullable<Unit['hex']> }): boolean => {
  const mech = fighterOf(state, unit);
  return mech.sheet.support === undefined && mayEject(mech);
};
