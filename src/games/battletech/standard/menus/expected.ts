/** What a shot does when it hits, on average, less what walls take of it (BT-BLD-3); for readers only, never for states. */
import { memo } from '../../../../kernel';
import { clusterHits, columnsOf } from '../equipment/missiles/cluster-table';
import { groupsOf } from '../equipment/missiles/salvo';
import { attackOf } from '../equipment/weapons/attack';
import { rangeBy } from '../equipment/weapons/damage-at';
import type { Figures, Mount } from '../mech/sheet';
import type { Cell } from '../play/fire/cells';
import type { Standing } from '../play/collapsing';
import type { Firing } from '../play/fire/modes';
import { through, type Walls, wallsAround } from '../play/fire/walls';

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
const damageOfHit = (mount: Mount, { bin, shots, isHeating }: Firing, range: 0 | 2 | 4): number =>
  kept(mount.figures, bin?.figures ?? null, range, shots, isHeating);

/** Chances of so many hits of a salvo that rolls on the cluster table, column by column. */
const chancesOf = (size: number, bonus: number): ReadonlyMap<number, number> =>
  columnsOf(size).reduce<ReadonlyMap<number, number>>(
    (before, column) => {
      const after = new Map<number, number>();
      for (const [hits, chance] of before)
        for (const [index, ways] of WAYS.entries()) {
          const more = column === 1 ? 1 : clusterHits(column, index + 2 + bonus);
          after.set(hits + more, (after.get(hits + more) ?? 0) + (chance * ways) / 36);
        }
      return after;
    },
    new Map([[0, 1]]),
  );

const throughWalls = ({ mount, firing, range }: Cell, walls: Walls): number => {
  const { bin, shots, isHeating } = firing;
  const munition = bin?.figures ?? null;
  const attack = attackOf(mount.figures, { munition, range: rangeBy(range), shots, isHeating });
  const { size, bonus, isWhole } = attack;
  const chances = size === 1 || isWhole ? new Map([[size, 1]]) : chancesOf(size, bonus);
  return [...chances].reduce(
    (sum, [hits, chance]) => sum + chance * through(walls, groupsOf(attack, hits)),
    0,
  );
};

/** Points of a hit, of those that reach their target. Each shot is taken by itself: others may weaken the walls before it. */
export const damageOfCell = (state: Standing, cell: Cell): number => {
  const { from, to } = cell.pair;
  const walls = wallsAround(state, from, to);
  return walls === null ? damageOfHit(cell.mount, cell.firing, cell.range) : throughWalls(cell, walls);
};

/** To tenths. */
export const inTenths = (value: number): number => Math.round(value * 10) / 10;
