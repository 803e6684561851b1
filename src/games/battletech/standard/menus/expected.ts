/** What a shot does when it hits, on average; for readers only, never for states. */
import { memo } from '../../../../kernel';
import { clusterHits, columnsOf } from '../equipment/missiles/cluster-table';
import { attackOf } from '../equipment/weapons/attack';
import { rangeBy } from '../equipment/weapons/damage-at';
import type { Figures, Mount } from '../mech/sheet';
import type { Firing } from '../play/modes';

/** Throws of two dice out of 36, for 2 … 12. */
const WAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const averages = new Map<string, number>();

/** Hits of a salvo that rolls on the cluster table. */
const averageOf = (size: number, bonus: number): number => {
  const key = `${size} ${bonus}`;
  const before = averages.get(key);
  if (before !== undefined) return before;
  const made = columnsOf(size).reduce(
    (sum, column) =>
      sum +
      (column === 1
        ? 1
        : WAYS.reduce((all, ways, index) => all + (ways * clusterHits(column, index + 2 + bonus)) / 36, 0)),
    0,
  );
  averages.set(key, made);
  return made;
};

const made = (
  figures: Figures,
  munition: Figures | null,
  range: 0 | 2 | 4,
  shots: number,
  isHeating: boolean,
): number => {
  const attack = attackOf(figures, { munition, range: rangeBy(range), shots, isHeating });
  const { size, bonus, isWhole, each } = attack;
  return each * (size === 1 ? 1 : isWhole ? size : averageOf(size, bonus));
};
const kept = memo(made, 5);

/** Points of a hit. */
export const damageOfHit = (mount: Mount, { bin, shots, isHeating }: Firing, range: 0 | 2 | 4): number =>
  kept(mount.figures, bin?.figures ?? null, range, shots, isHeating);

/** To tenths. */
export const inTenths = (value: number): number => Math.round(value * 10) / 10;
