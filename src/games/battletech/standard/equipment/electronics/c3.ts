/** Networks that share ranges (BT-EQ-22). */
import { isWhole } from '../../mech/body';
import type { Mech } from '../../mech/model';
import { hasFlag } from '../figures';

const SLAVES = 3;
const IMPROVED = 6;

const carries = (mech: Mech, ...flags: readonly string[]): boolean =>
  mech.sheet.mounts.some(({ figures }) => hasFlag(figures, ...flags));
const works = (mech: Mech, ...flags: readonly string[]): boolean =>
  !mech.isShutDown &&
  mech.sheet.mounts.some((mount) => hasFlag(mount.figures, ...flags) && isWhole(mech, mount));

/** As they were set up, in the order of the list; a mech is in one of them at most. */
const linked = (mechs: readonly Mech[]): readonly (readonly Mech[])[] => {
  const masters = mechs.filter((mech) => carries(mech, 'c3-master'));
  const slaves = mechs.filter((mech) => !carries(mech, 'c3-master') && carries(mech, 'c3s', 'c3sbs'));
  const improved = mechs.filter((mech) => carries(mech, 'c3i'));
  return [
    ...masters.map((master, at) => [master, ...slaves.slice(at * SLAVES, (at + 1) * SLAVES)]),
    ...Array.from({ length: Math.ceil(improved.length / IMPROVED) }, (_, at) =>
      improved.slice(at * IMPROVED, (at + 1) * IMPROVED),
    ),
  ];
};

/** The other members of the mech's network that take part now. `mechs`: all of its side, in order. */
export const partnersOf = (
  mechs: readonly Mech[],
  mech: Mech,
  isJammed: (mech: Mech) => boolean,
): readonly Mech[] => {
  const net = linked(mechs).find((one) => one.some(({ id }) => id === mech.id)) ?? [];
  const [first] = net;
  const isFree = (one: Mech): boolean => works(one, 'c3-master', 'c3s', 'c3sbs', 'c3i') && !isJammed(one);
  if (first === undefined || !net.some(({ id }) => id === mech.id) || !isFree(mech)) return [];
  // Slaves talk through their master.
  if (carries(first, 'c3-master') && !(works(first, 'c3-master') && isFree(first))) return [];
  return net.filter((one) => one.id !== mech.id && isFree(one));
};

/** Hexes that count for the range modifier. `ranges`: of partners that see the target. */
export const sharedRange = (own: number, ranges: readonly number[]): number => Math.min(own, ...ranges);
