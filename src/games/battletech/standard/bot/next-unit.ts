/** Which of its units the bot gives an order next (BT-6): who is furthest from the enemy moves first. */
import { distance } from '../../../../kernel/hex';
import type { Known } from '../play/known';
import { isThere, type Unit } from '../play/model';

const awayFromFoes = (known: Known, unit: Unit): number => {
  if (!isThere(unit)) return 0;
  let nearest = 99;
  for (const other of known.units)
    if (other.side !== unit.side && isThere(other))
      nearest = Math.min(nearest, distance(unit.hex, other.hex));
  return nearest;
};

/** Null: there is none. */
export const nextUnit = (known: Known, units: readonly Unit[]): Unit | null => {
  const [first] = units;
  if (first === undefined || known.step !== 'movement') return first ?? null;
  let next = first;
  let most = -1;
  for (const unit of units) {
    const away = awayFromFoes(known, unit);
    if (away <= most) continue;
    next = unit;
    most = away;
  }
  return next;
};
