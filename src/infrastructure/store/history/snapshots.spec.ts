import type { Opening } from '../../../rules';
import { snapshotRows } from './snapshots';

const opening = (epoch: number, round: number, events: number): Opening => ({
  epoch,
  round,
  phase: 'planning',
  step: null,
  events,
  state: {} as never,
});
const told = (heads: Parameters<typeof snapshotRows>[0], ...openings: readonly Opening[]) => {
  const { rows, snapshot } = snapshotRows(heads, openings);
  return { rows: rows.map(({ seq, whole }) => [seq, whole]), snapshot };
};

it('the first snapshot of a round lies whole, and each knows up to which event it goes', () => {
  expect(told({ events: 0 }, opening(0, 1, 4))).toEqual({
    rows: [[4, true]],
    snapshot: { epoch: 0, round: 1 },
  });
  const later = { events: 10, snapshot: { epoch: 0, round: 1 } };
  expect(told(later, opening(0, 1, 3), opening(0, 2, 5), opening(0, 2, 6))).toEqual({
    rows: [
      [13, false],
      [15, true],
      [16, false],
    ],
    snapshot: { epoch: 0, round: 2 },
  });
});

it('what a rollback begins lies whole', () => {
  expect(told({ events: 10, snapshot: { epoch: 0, round: 2 } }, opening(1, 2, 1))).toEqual({
    rows: [[11, true]],
    snapshot: { epoch: 1, round: 2 },
  });
});

it('a war of an earlier version, of which no event number is known, begins with one that lies whole, and nothing opened changes nothing', () => {
  expect(told({ events: 70 }, opening(0, 5, 2)).rows).toEqual([[72, true]]);
  expect(told({ events: 70 })).toEqual({ rows: [], snapshot: undefined });
});
