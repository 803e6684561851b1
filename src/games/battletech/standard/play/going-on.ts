/**
 * A movement that is not over: after a try to stand up, and after a fall on the way, its player decides anew with the
 * MP that are left (BT-PSR-8, BT-PSR-9).
 */
import { mpHere, reachOf } from '../movement/reach';
import type { Mode } from '../mech/model';
import type { Reach } from '../movement/model';
import { mascNumber } from '../equipment/body/masc';
import { isAble } from '../movement/points/able';
import { boostedMp } from '../movement/points/boost';
import { keptReach } from './movement/kept-reach';
import { type Fighter, fighterOf, isThere, positionOf, type State, type UnderWay, type Unit } from './model';

type Field = Pick<State, 'setup' | 'units'>;

export const underWayOf = ({ underWay }: Pick<Unit, 'underWay'>): UnderWay | null => underWay ?? null;

/** The one whose movement is not over; all others wait for it. */
export const unitUnderWay = ({ units }: Pick<State, 'units'>): Unit | null =>
  units.find((unit) => isThere(unit) && underWayOf(unit) !== null) ?? null;

/** Ways to move; `boost`: a run with MASC or a supercharger (BT-EQ-26). */
export type Gait = Exclude<Mode, 'stand'> | 'boost';
export const modeOf = (gait: Gait): Exclude<Mode, 'stand'> => (gait === 'boost' ? 'run' : gait);

/** Who has begun to run goes on running; nobody jumps after standing up. */
const canGo = (unit: Unit, mode: Gait): boolean =>
  underWayOf(unit) === null ||
  (unit.moved === null && mode !== 'boost') ||
  mode === 'run' ||
  (mode === 'walk' && unit.moved?.mode === 'walk');

const canBoost = (unit: Unit, mech: Fighter): boolean =>
  !mech.isProne && isAble(mech) && mascNumber(unit.boosts?.used ?? 0) !== null && boostedMp(mech) > 0;

/** MP that are left to the unit in the mode, where it stands. */
export const mpNow = (state: Field, unit: Unit, mech: Fighter, mode: Gait): number => {
  if (!canGo(unit, mode)) return 0;
  if (mode === 'boost') return canBoost(unit, mech) ? boostedMp(mech) : 0;
  const spent = underWayOf(unit)?.spent ?? 0;
  return Math.max(0, mpHere(positionOf(state), mech, mode) - spent);
};

/** Where it gets in the mode with what is left; null: nowhere. */
export const reachNow = (state: Field, unit: Unit, mech: Fighter, gait: Gait): Reach | null => {
  if (!canGo(unit, gait) || (gait === 'boost' && !canBoost(unit, mech))) return null;
  const mode = modeOf(gait);
  const under = underWayOf(unit);
  const position = positionOf(state);
  const mp = mpNow(state, unit, mech, gait);
  const rising = under === null ? {} : { mp, turnsFree: under.isFreshlyUp };
  const wishes = gait === 'boost' ? { mp } : rising;
  return keptReach(position, mech, { gait, mp }, () => reachOf(position, mech, mode, wishes));
};

/** Whether there is anything that it could still do with the MP. */
export const canGoOn = (state: Field, unit: Unit, spent: number): boolean => {
  if (!isThere(unit)) return false;
  const mech = fighterOf(state, unit);
  return isAble(mech) && mpHere(positionOf(state), mech, 'run') > spent;
};
