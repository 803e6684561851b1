/** How many reset links a game master may make, and when those work. */
import { timesFrom, waitForAnother, type LatelyMade } from './member-links';

const HOUR = 3_600_000;
const made = (count: number, kind: Partial<LatelyMade>): readonly LatelyMade[] =>
  Array.from({ length: count }, (_one, index) => ({
    forPlayer: false,
    byMaker: false,
    left: (index + 1) * HOUR,
    ...kind,
  }));

it('work after a day, for two days', () => {
  expect(timesFrom(0)).toEqual({ usableAt: 24 * HOUR, expiresAt: 72 * HOUR });
});

it('are at most three a day for a player, and twenty by a game master', () => {
  expect(waitForAnother([])).toBeNull();
  expect(waitForAnother(made(2, { forPlayer: true, byMaker: true }))).toBeNull();
  // The first of the three must become a day old.
  expect(waitForAnother(made(3, { forPlayer: true }))).toBe(3_600);
  // Who has made more meanwhile, in another place, waits till there are two again.
  expect(waitForAnother(made(5, { forPlayer: true }))).toBe(3 * 3_600);
  expect(waitForAnother(made(19, { byMaker: true }))).toBeNull();
  expect(waitForAnother(made(20, { byMaker: true }))).toBe(3_600);
  expect(waitForAnother(made(3, { forPlayer: true, left: 0.5 }))).toBe(1);
});
