import { dashOf, linesOf } from './plots';

const figures = (force: string, bv: number, lost: number) => ({
  force,
  bv,
  out: false,
  tons: 0,
  mechs: 1,
  pilots: 1,
  value: 0,
  buildings: 0,
  lost: { bv: 0, mechs: lost, pilotsDead: 0, pilotsCaptured: 0 },
});
const statistics = (final: boolean) => ({
  ruleset: 'planetary-2',
  recorded: true,
  note: null,
  rounds: [
    { round: 1, forces: [figures('a', 10, 1), figures('b', 20, 0)] },
    { round: 2, forces: [figures('a', 8, 2)] },
  ],
  present: { round: final ? 2 : 3, forces: [figures('a', 7, 1), figures('b', 19, 0)] },
  final: final ? { winners: [], condition: 'rounds' as const, reason: null, standing: [], text: '' } : null,
});

it('draws a line for each force, up to the present', () => {
  expect(linesOf(statistics(false), 'bv')).toEqual({
    rounds: [1, 2, 3],
    lines: [
      { force: 'a', values: [10, 8, 7] },
      { force: 'b', values: [20, null, 19] },
    ],
  });
});

it('ends with the last round when the war is over, and adds losses up', () => {
  expect(linesOf(statistics(true), 'lost')).toEqual({
    rounds: [1, 2],
    lines: [
      { force: 'a', values: [1, 3] },
      { force: 'b', values: [0, null] },
    ],
  });
});

it('has another pattern for each seat', () => {
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => dashOf(seat).join(' '))).size).toBe(8);
});
