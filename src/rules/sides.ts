/** Who is whose enemy (SETUP-1): every other force, unless the GM has put both on one team. */
import type { ForceId } from '../kernel';
import type { ForceRow } from './model/state';

type Forces = Readonly<Record<string, Pick<ForceRow, 'id' | 'team'>>>;

/** Whether two forces are one side: the same force, or the same team. */
export const areAllies = (forces: Forces, a: ForceId, b: ForceId): boolean => {
  if (a === b) return true;
  const team = forces[a]?.team ?? null;
  return team !== null && team === (forces[b]?.team ?? null);
};

export const areEnemies = (forces: Forces, a: ForceId, b: ForceId): boolean => !areAllies(forces, a, b);

/** A name for a force's side that is the same for all its members: `team:1`, or the force's own id. */
export const sideOf = (forces: Forces, force: ForceId): string => {
  const team = forces[force]?.team ?? null;
  return team === null ? force : `team:${team}`;
};
