import { processorTime } from '../../../test/support/yardstick';
import * as fc from 'fast-check';
import { gridOf, type Grid } from '../map/grid';
import type { Hex } from '../model/map';
import { clearMap } from '../testing/world';
import { umpire, type Mover } from './umpire';

const map = clearMap(12, 12);
const grid: Grid = gridOf(map);
const maskOf = (...hexes: string[]): Uint8Array => {
  const mask = new Uint8Array(grid.size);
  for (const hex of hexes) mask[grid.indexOf(hex)] = 1;
  return mask;
};
const NOTHING = maskOf();
const mover = (side: number, start: string, path: readonly string[], enemySight = NOTHING): Mover => ({
  start: grid.indexOf(start),
  path: path.map((hex) => grid.indexOf(hex)),
  side,
  enemySight,
});
const steps = (...movers: Mover[]): readonly number[] => umpire(grid, movers);

describe('the umpire and enemy sight', () => {
  it('MOV-5 lets a mover go its whole path when nothing is in the way', () => {
    expect(steps(mover(0, '0501', ['0502', '0503', '0504']))).toEqual([3]);
  });

  it('MOV-5 halts before enemy sight', () => {
    expect(steps(mover(0, '0501', ['0502', '0503', '0504'], maskOf('0503')))).toEqual([1]);
    expect(steps(mover(0, '0501', ['0502', '0503', '0504'], maskOf('0502')))).toEqual([0]);
  });

  it('MOV-5 lets a mech that began in enemy sight pass seen hexes until its first unseen one', () => {
    const sight = maskOf('0501', '0502', '0503');
    expect(steps(mover(0, '0501', ['0502', '0503', '0504', '0505'], sight))).toEqual([4]);
  });

  it('MOV-5 halts it before it is seen again', () => {
    const sight = maskOf('0501', '0502', '0504');
    expect(steps(mover(0, '0501', ['0502', '0503', '0504', '0505'], sight))).toEqual([2]);
  });

  it('MOV-5 does not move it at all when it would never get to an unseen hex', () => {
    const sight = maskOf('0501', '0502', '0503');
    expect(steps(mover(0, '0501', ['0502', '0503'], sight))).toEqual([0]);
  });
});

describe('the umpire and enemy movers', () => {
  it('MOV-5 takes back both steps that bring two enemy movers within one hex, and ends both moves', () => {
    // Five apart: after one step each three, after two one.
    expect(
      steps(mover(0, '0501', ['0502', '0503', '0504']), mover(1, '0506', ['0505', '0504', '0503'])),
    ).toEqual([1, 1]);
  });

  it('MOV-5 lets the movers of one side pass each other', () => {
    expect(
      steps(mover(0, '0501', ['0502', '0503', '0504']), mover(0, '0506', ['0505', '0504', '0503'])),
    ).toEqual([3, 3]);
  });

  it('MOV-5 halts a mover before an enemy mover that has ended its move', () => {
    expect(
      steps(mover(0, '0501', ['0502', '0503', '0504', '0505', '0506']), mover(1, '0508', ['0507'])),
    ).toEqual([4, 1]);
  });

  it('MOV-5 counts a mover that does not move at all', () => {
    const penned = maskOf('0507', '0508');
    expect(
      steps(mover(0, '0501', ['0502', '0503', '0504', '0505', '0506']), mover(1, '0507', ['0508'], penned)),
    ).toEqual([4, 0]);
  });

  it('MOV-5 repeats: a step taken back stands in the way of a third one', () => {
    const chased = mover(0, '0504', ['0505', '0506']);
    const met = mover(1, '0507', ['0506', '0505']);
    const chaser = mover(2, '0502', ['0503', '0504']);
    expect(steps(chased, chaser)).toEqual([2, 2]);
    expect(steps(chased, met)).toEqual([0, 0]);
    expect(steps(chased, met, chaser)).toEqual([0, 0, 0]);
  });

  it('MOV-5 lets enemies that stand side by side part', () => {
    expect(steps(mover(0, '0505', ['0504', '0503']), mover(1, '0506', ['0507', '0508']))).toEqual([2, 2]);
  });

  it('MOV-5 does not let enemies that stand side by side step into one hex', () => {
    expect(steps(mover(0, '0505', ['0605', '0604']), mover(1, '0506', ['0605', '0606']))).toEqual([0, 0]);
  });
});

/** Random movers: from anywhere, a walk of up to eight steps; enemies of a side may see some hexes. */
const walk = (length: number) =>
  fc.record({
    start: fc.nat(grid.size - 1),
    turns: fc.array(fc.nat(5), { minLength: 1, maxLength: length }),
    side: fc.nat(2),
  });
const situation = fc.record({
  walks: fc.array(walk(8), { minLength: 1, maxLength: 24 }),
  seen: fc.array(fc.array(fc.nat(grid.size - 1), { maxLength: 12 }), { minLength: 3, maxLength: 3 }),
});
type Situation = {
  readonly walks: readonly { start: number; turns: readonly number[]; side: number }[];
  readonly seen: readonly (readonly number[])[];
};
const moversOf = ({ walks, seen }: Situation): readonly Mover[] => {
  const masks = seen.map((hexes) => maskOf(...hexes.map((index): Hex => grid.hexAt(index))));
  return walks.map(({ start, turns, side }) => {
    const path: number[] = [];
    let at = start;
    for (const turn of turns) {
      const around = grid.adjacent(at);
      at = around[turn % around.length] ?? at;
      path.push(at);
    }
    return { start, path, side, enemySight: masks[side] ?? NOTHING };
  });
};
/** Where a mover stands after so many ticks. */
const after = (one: Mover, made: number, tick: number): number =>
  Math.min(made, tick) === 0 ? one.start : (one.path[Math.min(made, tick) - 1] ?? one.start);

describe('the umpire whatever comes', () => {
  it('MOV-5 the order of the movers does not matter', () => {
    fc.assert(
      fc.property(situation, fc.infiniteStream(fc.nat()), (one, numbers) => {
        const movers = moversOf(one);
        const order = movers.map((_, index) => index);
        for (let index = order.length - 1; index > 0; index -= 1) {
          const other = (numbers.next().value as number) % (index + 1);
          [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
        }
        const plain = umpire(grid, movers);
        const shuffled = umpire(
          grid,
          order.map((index) => movers[index] as Mover),
        );
        expect(shuffled).toEqual(order.map((index) => plain[index]));
      }),
      { numRuns: 400 },
    );
  });

  it('MOV-5 at no tick are two enemy movers within one hex that were not, or nearer than before', () => {
    fc.assert(
      fc.property(situation, (one) => {
        const movers = moversOf(one);
        const made = umpire(grid, movers);
        for (let tick = 1; tick <= 8; tick += 1)
          movers.forEach((a, i) =>
            movers.slice(0, i).forEach((b, j) => {
              if (a.side === b.side) return;
              const before = grid.distance(
                after(a, made[i] ?? 0, tick - 1),
                after(b, made[j] ?? 0, tick - 1),
              );
              const now = grid.distance(after(a, made[i] ?? 0, tick), after(b, made[j] ?? 0, tick));
              if (now <= 1) expect(now).toBeGreaterThanOrEqual(before);
            }),
          );
      }),
      { numRuns: 400 },
    );
  });

  it('MOV-5 nobody steps into enemy sight who was out of it', () => {
    fc.assert(
      fc.property(situation, (one) => {
        const movers = moversOf(one);
        umpire(grid, movers).forEach((made, index) => {
          const { start, path, enemySight } = movers[index] as Mover;
          const way = [start, ...path.slice(0, made)];
          way.forEach((hex, position) => {
            const before = way[position - 1];
            if (before !== undefined && enemySight[before] !== 1) expect(enemySight[hex]).not.toBe(1);
          });
        });
      }),
      { numRuns: 400 },
    );
  });

  it('MOV-5 nobody is halted without a cause: alone and unseen, everybody goes the whole way', () => {
    fc.assert(
      fc.property(walk(8), (one) => {
        const [only] = moversOf({ walks: [one], seen: [] });
        if (only === undefined) throw new Error('no mover');
        expect(umpire(grid, [only])).toEqual([only.path.length]);
      }),
    );
  });

  it('MOV-5 judges 400 movers on a large map in less than 100 ms', () => {
    const movers = Array.from({ length: 400 }, (_, n): Mover => {
      const start = (n * 7) % grid.size;
      const path: number[] = [];
      for (let at = start, step = 0; step < 10; step += 1)
        path.push((at = grid.adjacent(at)[(n + step) % grid.adjacent(at).length] ?? at));
      return { start, path, side: n % 8, enemySight: NOTHING };
    });
    const times = Array.from({ length: 5 }, () => processorTime(() => umpire(grid, movers)));
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
