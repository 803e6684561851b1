/**
 * The refresh policy, from the API's words and docs/rulings.md: rotation, reuse, and the grace of 20 seconds.
 */
import { decideRefresh, type PresentedToken } from './refresh-policy';

const fresh: PresentedToken = {
  sessionEnded: false,
  expired: false,
  usedSecondsAgo: null,
  dead: false,
  successorUnused: false,
};

it('rotates a token that was never used', () => expect(decideRefresh(fresh)).toBe('rotate'));

it.each([0, 19.9, 20])(
  'gives the preceding token a new successor %s s after its use, while the successor is unused',
  (seconds) =>
    expect(decideRefresh({ ...fresh, usedSecondsAgo: seconds, successorUnused: true })).toBe('replace'),
);

it.each([0, 20])(
  'only refuses the one that was replaced %s s ago, while the one in its place is unused',
  (seconds) =>
    expect(decideRefresh({ ...fresh, dead: true, usedSecondsAgo: seconds, successorUnused: true })).toBe(
      'late',
    ),
);

it.each([
  ['later than 20 s', { usedSecondsAgo: 20.01, successorUnused: true }],
  ['when its successor was used', { usedSecondsAgo: 1, successorUnused: false }],
  ['when it was replaced more than 20 s ago', { dead: true, usedSecondsAgo: 20.01, successorUnused: true }],
  [
    'when it was replaced and the one in its place was used',
    { dead: true, usedSecondsAgo: 1, successorUnused: false },
  ],
  ['when it was replaced, nobody knows when', { dead: true }],
])('ends the family of a token that comes again %s', (_when, change) =>
  expect(decideRefresh({ ...fresh, ...change })).toBe('end-family'),
);

it.each([{ sessionEnded: true }, { expired: true }, { sessionEnded: true, dead: true }])(
  'only refuses what has ended: %p',
  (change) => expect(decideRefresh({ ...fresh, ...change })).toBe('refuse'),
);
