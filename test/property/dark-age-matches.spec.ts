/**
 * Matches of Dark Age on the table (DA-VP, GAM-9): whoever plays, each ends, and nothing is ever broken; equal
 * armies win about as often from both seats, more points win. A sample by seed always; with DEEP thousands, and
 * with MATCHES=6100-6800 a part of them.
 */
import {
  botAgent,
  type Contest,
  CONTESTS,
  drawArmy,
  fight,
  playOut,
  randomAgent,
  setupOf,
} from '../../src/games/dark-age/arena';
import { brokenIn } from '../../src/games/dark-age/testing/invariants';
import { tallyOf, type Tally } from '../../src/games/shared/arena';
import { Chance, hexBytes, seededDice, sha256Hex } from '../../src/kernel';

const isDeep = process.env['DEEP'] !== undefined;
const [FIRST = 0, END = isDeep ? 10_000 : 5] = (process.env['MATCHES'] ?? '')
  .split('-')
  .flatMap((each) => (each === '' ? [] : [Number(each)]));
const KINDS = ['clear', 'woods', 'hills', 'mountains', 'urban', 'lakes'];

/** Of 100 points, as short as they come; each seat by a bot or at random. */
const endOf = (number: number) => {
  const seed = `dark age match ${number}`;
  const chance = new Chance(seed);
  const setup = setupOf(100, chance.one(KINDS), seed, [drawArmy(100, chance), drawArmy(100, chance)]);
  const agent = () => (chance.maybe(0.3) ? botAgent() : randomAgent(chance));
  const broken = new Set<string>();
  const dice = seededDice(hexBytes(sha256Hex(seed)));
  const state = playOut(setup, dice, { A: agent(), B: agent() }, (now) =>
    brokenIn(now).forEach((one) => broken.add(one)),
  );
  return { state, broken: [...broken, ...brokenIn(state)] };
};

const shareOf = (contest: Contest | undefined, matches: number): Tally => {
  if (contest === undefined) throw new Error('no such contest');
  return tallyOf(Array.from({ length: matches }, (_, number) => fight(contest, 'property', number)));
};

describe('matches of Dark Age', () => {
  it('DA-VP-1 GAM-9 every match ends within its rounds, and breaks nothing', () => {
    expect(END).toBeGreaterThan(FIRST);
    for (let number = FIRST; number < END; number += 1) {
      const { state, broken } = endOf(number);
      expect({ number, broken }).toEqual({ number, broken: [] });
      expect(state.outcome).not.toBeNull();
      expect(state.round).toBeLessThanOrEqual(15);
    }
  });

  it('GAM-8 equal armies win about as often from both seats', () => {
    const { seatA } = shareOf(CONTESTS['mirror'], isDeep ? 2000 : 8);
    expect(seatA.low).toBeLessThanOrEqual(0.52);
    expect(seatA.high).toBeGreaterThanOrEqual(0.48);
  });

  it('GAM-8 a quarter more points win', () => {
    const { share, high } = shareOf(CONTESTS['points-1.25'], isDeep ? 1000 : 8);
    expect(high).toBeGreaterThanOrEqual(0.7);
    if (isDeep) expect(share).toBeGreaterThanOrEqual(0.7);
  });
});
