/** Which buildings a movement would bring down by what is known of them (BT-BLD-1): for forecasts and bots. */
import type { Hex } from '../../../../../kernel/hex';
import { isInside } from '../../movement/ground/walls';
import type { Spots } from '../../movement/ground/spots';
import type { Step } from '../../movement/path';
import { loadOn } from '../../piloting/hazard/collapse';
import { wallDamage } from '../../piloting/hazard/walls';
import { pointsAt } from '../collapsing';
import { type Fighter, positionOf, type State } from '../model';

type Field = Pick<State, 'setup' | 'units' | 'ruins'>;

/** The first hex of the path that gives way under the mech, be it by the walls that it breaks; null: all bear it. */
export const overloaded = (
  state: Field,
  mech: Fighter,
  path: readonly Step[],
  spots: Spots,
  isJump: boolean,
): Hex | null => {
  const { ground } = spots;
  if (mech.sheet.support !== undefined) return null;
  for (const [at, { hex, elevation }] of path.entries()) {
    const index = ground.indexOf(hex);
    if ((ground.height[index] ?? 0) === 0 || at === 0 || hex === path[at - 1]?.hex) continue;
    if (isJump && at < path.length - 1) continue;
    const isBroken = !isJump && isInside(ground, index, elevation);
    const lost = isBroken ? wallDamage(1, 0, mech.sheet.tons).toBuilding : 0;
    const others = positionOf(state).mechs.filter(({ id }) => id !== mech.id);
    if (mech.sheet.tons + loadOn(others, hex) > pointsAt(state, hex) - lost) return hex;
  }
  return null;
};
