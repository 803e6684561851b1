/**
 * Tables by the dice of a match: each value comes as often as it should, at a level of one in a thousand.
 * `DEEP=1` rolls a million times, otherwise a hundred thousand.
 */
import type { HitSide } from '../aim';
import { fireLocation } from '../damage/hit-location';
import { blowLocation } from '../damage/physical-location';
import { clusterHits } from '../equipment/missiles/cluster-table';
import { diceOf } from './make-course';

const ROLLS = process.env.DEEP === '1' ? 1_000_000 : 100_000;
const stream = diceOf(7).stream({ epoch: 0, round: 1, phase: 'fire', purpose: 'tables', place: '' });
const dice = new Uint8Array(ROLLS * 2).map(() => stream.roll(6).result);
const seenSums = new Uint32Array(13);
const seenDice = new Uint32Array(7);
for (let at = 0; at < dice.length; at += 2) {
  const first = dice[at] ?? 0;
  const sum = first + (dice[at + 1] ?? 0);
  seenSums[sum] = (seenSums[sum] ?? 0) + 1;
  seenDice[first] = (seenDice[first] ?? 0) + 1;
}

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FACES = [1, 2, 3, 4, 5, 6];
const waysOf = (total: number): number => 6 - Math.abs(total - 7);
/** 99.9 % of a chi-square, by degrees of freedom. */
const LIMITS = [0, 10.8, 13.8, 16.3, 18.5, 20.5, 22.5, 24.3, 26.1, 27.9, 29.6];

/** Values of a table by what is rolled: how often they came, and how often they should. */
const chiOf = <T>(
  rolled: readonly number[],
  seen: Uint32Array,
  ways: (one: number) => number,
  value: (one: number) => T,
) => {
  const counts = new Map<T, { seen: number; ways: number }>();
  for (const one of rolled) {
    const before = counts.get(value(one)) ?? { seen: 0, ways: 0 };
    counts.set(value(one), { seen: before.seen + (seen[one] ?? 0), ways: before.ways + ways(one) });
  }
  const all = rolled.reduce((sum, one) => sum + ways(one), 0);
  const chi = [...counts.values()].reduce((sum, count) => {
    const expected = (ROLLS * count.ways) / all;
    return sum + (count.seen - expected) ** 2 / expected;
  }, 0);
  return { chi, limit: LIMITS[counts.size - 1] ?? 0 };
};
const twoDice = <T>(value: (total: number) => T) => chiOf(TOTALS, seenSums, waysOf, value);
const oneDie = <T>(value: (die: number) => T) => chiOf(FACES, seenDice, () => 1, value);

it('BT-DMG-1 two dice are two dice', () => {
  const { chi, limit } = twoDice((total) => total);
  expect(chi).toBeLessThan(limit);
});

it.each<HitSide>(['front', 'left', 'right', 'rear'])('BT-DMG-1 hits from %s', (side) => {
  const { chi, limit } = twoDice((total) => fireLocation(total, side));
  expect(chi).toBeLessThan(limit);
});

it.each(['punch', 'kick', 'above', 'below'] as const)('BT-DMG-2 a %s from the front', (table) => {
  const { chi, limit } = oneDie((die) => blowLocation(die, table, 'front', 'biped'));
  expect(chi).toBeLessThan(limit);
});

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 40])('BT-EQ-1 salvos of %i', (size) => {
  const { chi, limit } = twoDice((total) => clusterHits(size, total));
  expect(chi).toBeLessThan(limit);
});
