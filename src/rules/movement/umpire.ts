/**
 * The umpire of MOV-5: all movers step hex by hex at the same time; a step into enemy sight, or one that
 * brings two enemy movers within one hex of each other, is not made and ends the move of each. Pure, on grid
 * indices; the order of the movers is of no account.
 */
import type { Grid } from '../map/grid';
import { stepsInPeace } from './unseen-path';

export interface Mover {
  /** Grid index. */
  readonly start: number;
  /**
   * Grid indices without the start, each adjacent to the one before; of a flight, its goal alone, wherever
   * that is (BLD-DROP).
   */
  readonly path: readonly number[];
  /** Number of its side; movers of different sides are enemies. */
  readonly side: number;
  /** By grid index: 1 where the enemies of its side saw after announcement I. */
  readonly enemySight: Uint8Array;
}

/** A mover on its way. */
interface Walk {
  readonly mover: Mover;
  /** Steps made. */
  made: number;
  moving: boolean;
  at: number;
  /** Where it will stand if its step of this tick is made; where it stands when it makes none. */
  next: number;
}

/** Who stands where, as linked lists by hex: finds the movers near a hex without comparing all pairs. */
class Crowd {
  readonly #first: Int32Array;
  readonly #following: Int32Array;
  readonly #used: number[] = [];

  constructor(size: number, movers: number) {
    this.#first = new Int32Array(size).fill(-1);
    this.#following = new Int32Array(movers);
  }

  fill(walks: readonly Walk[]): void {
    for (const hex of this.#used) this.#first[hex] = -1;
    this.#used.length = 0;
    walks.forEach(({ next }, index) => {
      this.#following[index] = this.#first[next] ?? -1;
      this.#first[next] = index;
      this.#used.push(next);
    });
  }

  some(hex: number, found: (index: number) => boolean): boolean {
    for (let index = this.#first[hex] ?? -1; index >= 0; index = this.#following[index] ?? -1)
      if (found(index)) return true;
    return false;
  }
}

/**
 * Whether the step of this tick brings the two within one hex: then at most one apart, and nearer than
 * before.
 */
const bringsTogether = (grid: Grid, a: Walk, b: Walk): boolean => {
  if (a.mover.side === b.mover.side) return false;
  const after = grid.distance(a.next, b.next);
  return after <= 1 && after < grid.distance(a.at, b.at);
};

/** Takes back, together, every step that brings enemies together; repeats until no step does. */
const takeBackSteps = (grid: Grid, walks: readonly Walk[], crowd: Crowd): void => {
  for (;;) {
    crowd.fill(walks);
    const meets =
      (walk: Walk) =>
      (index: number): boolean => {
        const other = walks[index];
        return other !== undefined && bringsTogether(grid, walk, other);
      };
    const stopped = walks.filter(
      (walk) =>
        walk.next !== walk.at &&
        (crowd.some(walk.next, meets(walk)) ||
          grid.adjacent(walk.next).some((hex) => crowd.some(hex, meets(walk)))),
    );
    // A mover that stands still this tick has ended its move already.
    if (stopped.length === 0) return;
    for (const walk of stopped) {
      walk.next = walk.at;
      walk.moving = false;
    }
  }
};

/** How many steps each mover makes, in the order given. Fewer than its path has: it was halted. */
export const umpire = (grid: Grid, movers: readonly Mover[]): readonly number[] => {
  const limits = movers.map(({ start, path, enemySight }) => stepsInPeace(enemySight, start, path));
  const walks = movers.map((mover): Walk => ({
    mover,
    made: 0,
    moving: true,
    at: mover.start,
    next: mover.start,
  }));
  const crowd = new Crowd(grid.size, movers.length);
  for (;;) {
    walks.forEach((walk, index) => {
      if (walk.made >= (limits[index] ?? 0)) walk.moving = false;
      walk.next = walk.moving ? (walk.mover.path[walk.made] ?? walk.at) : walk.at;
    });
    if (!walks.some(({ moving }) => moving)) return walks.map(({ made }) => made);
    takeBackSteps(grid, walks, crowd);
    for (const walk of walks) {
      if (!walk.moving) continue;
      walk.made += 1;
      walk.at = walk.next;
    }
  }
};
