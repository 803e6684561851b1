/** What a mech's heat sinks take (BT-HEAT-3). */
import { isWhole, legsOf, type Wounded } from '../mech/body';
import type { Mount } from '../mech/sheet';

export interface Standing {
  /** Of the water; 0: none. */
  readonly depth: number;
  readonly isProne: boolean;
}

const MOST_BY_WATER = 6;
const WING_TAKES = 3;

/** What the piece takes when it is whole; 0: it is no heat sink. */
export const sinkOf = ({ figures: { flags } }: Pick<Mount, 'figures'>): number =>
  flags.includes('double-heat-sink') ? 2 : flags.includes('heat-sink') ? 1 : 0;

const hasLaserSinks = ({ sheet }: Wounded): boolean =>
  sheet.mounts.some(({ figures }) => figures.flags.includes('laser-heat-sink'));

const wingOf = (mech: Wounded, { depth, isProne }: Standing): number =>
  depth < (isProne ? 1 : 2) &&
  mech.sheet.mounts.some((mount) => mount.figures.flags.includes('partial-wing') && isWhole(mech, mount))
    ? WING_TAKES
    : 0;

/** Sinks that still work, without water and wing. */
export const sinksLeft = (mech: Wounded): number =>
  Math.max(
    0,
    mech.sheet.mounts.reduce(
      (left, mount) => (sinkOf(mount) === 0 || isWhole(mech, mount) ? left : left - sinkOf(mount)),
      mech.sheet.heatSinks.capacity,
    ),
  );

const byWater = (mech: Wounded, { depth, isProne }: Standing): number => {
  if (depth === 0 || hasLaserSinks(mech)) return 0;
  if (isProne || depth >= 2) return Math.min(MOST_BY_WATER, sinksLeft(mech));
  const legs = legsOf(mech.sheet);
  const wet = mech.sheet.mounts.reduce(
    (sum, mount) => (legs.includes(mount.location) && isWhole(mech, mount) ? sum + sinkOf(mount) : sum),
    0,
  );
  return Math.min(MOST_BY_WATER, wet);
};

/** Points of heat that go in a heat phase. */
export const sinkCapacity = (mech: Wounded, standing: Standing): number =>
  sinksLeft(mech) + byWater(mech, standing) + wingOf(mech, standing);
