/** When players of a match are called (MAT-5). */
import type { UserId } from '../../../kernel';
import { FRESH_SEAT, type Match, type MatchOptions, type MatchSeat, NO_CLOCK } from '../model';
import { dueCalls, firstCall, withCalled } from './waits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BY_POST: MatchOptions = { ...NO_CLOCK, hoursPerDecision: 24 };

const seat = (letter: string, change: Partial<MatchSeat> = {}): MatchSeat => ({
  ...FRESH_SEAT,
  ...{ seat: letter, side: letter, bot: null, codeHash: null },
  user: { id: `user-${letter}` as UserId, displayName: letter },
  ...change,
});
const match = (options: MatchOptions, seats: readonly MatchSeat[]): Match =>
  ({ id: 'm', battle: null, options, seats }) as unknown as Match;
const asked = (deadline?: number): Partial<MatchSeat> => ({
  asked: { d: { since: 0, until: 0 } },
  deadlines: deadline === undefined ? {} : { d: deadline },
});
const by = (of: Match, now: number) => dueCalls(of, now).map(({ seat: one, hours }) => [one.seat, hours]);

it('MAT-5 by post: who has not answered after three minutes, six hours and one hour before the end', () => {
  const playing = match(BY_POST, [seat('A', asked(24 * HOUR)), seat('B')]);
  expect(firstCall(playing, playing.seats)).toBe(3 * MINUTE);
  expect(by(playing, 2 * MINUTE)).toEqual([]);
  expect(by(playing, 3 * MINUTE)).toEqual([['A', null]]);
  const called = match(BY_POST, withCalled(playing.seats, 4 * MINUTE));
  expect(firstCall(called, called.seats)).toBe(18 * HOUR);
  expect(by(called, 17 * HOUR)).toEqual([]);
  expect(by(called, 18 * HOUR)).toEqual([['A', 6]]);
  const again = match(BY_POST, withCalled(called.seats, 18 * HOUR));
  expect(by(again, 23 * HOUR)).toEqual([['A', 1]]);
  // After a standstill of the server the last of them is enough, and after the end none is.
  expect(by(playing, 23.5 * HOUR)).toEqual([['A', 1]]);
  expect(by(playing, 25 * HOUR)).toEqual([]);
  const done = match(BY_POST, withCalled(again.seats, 23 * HOUR));
  expect(firstCall(done, done.seats)).toBeNull();
});

it('MAT-5 on a live clock: early, and once', () => {
  const live = { ...NO_CLOCK, live: { minutes: 4, reserve: 10 } };
  const playing = match(live, [seat('A', asked(14 * MINUTE)), seat('B')]);
  expect(firstCall(playing, playing.seats)).toBe(MINUTE);
  const called = match(live, withCalled(playing.seats, MINUTE));
  expect(firstCall(called, called.seats)).toBeNull();
});

it('nobody is called in a match against bots that has no clock', () => {
  const bot = seat('B', { user: null, bot: 'attack' });
  const [one, two] = [
    match(NO_CLOCK, [seat('A', asked()), bot]),
    match(NO_CLOCK, [seat('A', asked()), seat('B')]),
  ];
  expect(firstCall(one, [seat('A', asked()), { ...bot, user: seat('A').user }])).toBeNull();
  expect(firstCall(two, two.seats)).toBe(3 * MINUTE);
});
