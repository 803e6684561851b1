/** What is left of a mech's legs: for its MP, its piloting rolls and its falls. */
import type { Location, SystemPart } from '../../../../../catalog';
import { flatMap, memo } from '../../../../../kernel';
import { brokenParts, isGone, legsOf, type Wounded } from '../../mech/body';

export const LEG_ACTUATORS: readonly SystemPart[] = ['upper-leg', 'lower-leg', 'foot'];

export interface Legs {
  readonly lost: readonly Location[];
  /** There, with a hit hip. */
  readonly lame: readonly Location[];
  /** There, hips whole: hit upper-leg, lower-leg and foot actuators, one entry each. */
  readonly actuators: readonly { readonly location: Location; readonly part: SystemPart }[];
}

const computed = (sheet: Wounded['sheet'], condition: Wounded['condition']): Legs => {
  const mech = { sheet, condition };
  const lost = legsOf(sheet).filter((leg) => isGone(mech, leg));
  const there = legsOf(sheet).filter((leg) => !lost.includes(leg));
  const lame = there.filter((leg) => brokenParts(mech, 'hip', leg) > 0);
  return {
    lost,
    lame,
    actuators: flatMap(
      there.filter((leg) => !lame.includes(leg)),
      (location) =>
        LEG_ACTUATORS.filter((part) => brokenParts(mech, part, location) > 0).map((part) => ({
          location,
          part,
        })),
    ),
  };
};

const kept: (sheet: Wounded['sheet'], condition: Wounded['condition']) => Legs = memo(computed, 2);

/** Kept as long as sheet and condition are the same objects. */
export const legs = ({ sheet, condition }: Wounded): Legs => kept(sheet, condition);

/** A leg is lost, or a hip or leg actuator is hit, in whatever leg. */
export const hasHurtLegs = (mech: Wounded): boolean => {
  const { lost, lame, actuators } = legs(mech);
  return lost.length + lame.length + actuators.length > 0;
};

/** No leg to stand on: both of a biped, three of a quad. */
export const hasNoLegs = (mech: Wounded): boolean =>
  legs(mech).lost.length >= (mech.sheet.motion === 'quad' ? 3 : 2);

/** So many legs are lost that it hobbles: one of a biped, two of a quad. */
export const hobbles = (mech: Wounded): boolean =>
  legs(mech).lost.length >= (mech.sheet.motion === 'quad' ? 2 : 1);
