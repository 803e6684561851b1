/** Where a mech gets in a mode (BT-MOV-6 to BT-MOV-14). */
import type { Mech, Mode } from '../mech/model';
import type { Position } from '../position';
import { supportMp } from '../support/movement/support-mp';
import { supportReach } from '../support/movement/support-reach';
import { groundReach } from './ground-reach';
import { elevationAt, RUBBLE_STEP, spotAt, type Spots, spotsOf, WALL_STEP, WATER_STEP } from './ground/spots';
import { jumpReach } from './jump';
import type { Reach } from './model';
import { occupants } from './occupied';
import { isAble, mpOf } from './points/able';
import { walkMp } from './points/burdens';

export interface ReachWishes {
  /** MP to go by instead of what the mech has now: after tries to stand up, or with MASC. */
  readonly mp?: number;
  /** Up to the first step it turns for nothing: it has just stood up. */
  readonly turnsFree?: boolean;
  /** Leave out steps that ask for a piloting roll: into water, rubble and buildings. */
  readonly isSafe?: boolean;
}

/** Its node on the field; throws RangeError where it stands on none. */
export const nodeOf = (spots: Spots, { id, hex, elevation, facing }: Mech): number => {
  const index = spots.ground.indexOf(hex);
  if (index < 0) throw new RangeError(`${id} is not on the field`);
  return spotAt(spots, index, elevation) * 6 + facing;
};

/** Depth of the water in which a mech stands at the place; 0 on land and in buildings. */
const depthAt = (spots: Spots, spot: number): number =>
  elevationAt(spots, spot) > 0 ? 0 : (spots.ground.depth[spots.hex[spot] ?? 0] ?? 0);

/** MP of the mech where it stands. */
export const mpHere = ({ field }: Pick<Position, 'field'>, mech: Mech, mode: Mode): number => {
  if (mech.sheet.support !== undefined) return supportMp(mech, mode);
  const spots = spotsOf(field);
  return mpOf(mech, mode, depthAt(spots, Math.floor(nodeOf(spots, mech) / 6)));
};

/** Who cannot move reaches their own place only. Throws RangeError for a mech that is not on the field. */
export const reachOf = (
  position: Pick<Position, 'field' | 'mechs'>,
  mech: Mech,
  mode: Mode,
  wishes: ReachWishes = {},
): Reach => {
  const { support } = mech.sheet;
  if (support !== undefined) return supportReach(position, mech, support, mode);
  const { field, mechs } = position;
  const spots = spotsOf(field);
  const start = nodeOf(spots, mech);
  const occupied = occupants(spots.ground, mechs, mech);
  const mp = wishes.mp ?? mpOf(mech, mode, depthAt(spots, Math.floor(start / 6)));
  if (mode === 'jump' && mp > 0) return jumpReach({ spots, mp, start, occupied });
  const avoid = wishes.isSafe === true ? WATER_STEP | RUBBLE_STEP | WALL_STEP : 0;
  const mayAlwaysStep =
    mode === 'run' && wishes.mp === undefined && !mech.isProne && isAble(mech) && walkMp(mech) > 0;
  const walk = { spots, mode: mode === 'run' ? mode : ('walk' as const), mp, start, occupied, avoid };
  const turnsFree = wishes.turnsFree === true;
  return { ...groundReach({ ...walk, turnsOnly: mech.isProne, turnsFree }, mayAlwaysStep), mode };
};
