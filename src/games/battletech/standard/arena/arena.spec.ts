/** The bot's strength in few battles; the figures of many stand in docs/battletech-bots.md. */
import { bundledCatalog } from '../../../../catalog';
import { tallyOf, type Tally } from '../../../shared/arena/tally';
import { poolOf } from './armies';
import { fight } from './contest';
import { changedAgainst, CONTESTS } from './contests';
import { randomAgent } from './random-agent';

const pool = poolOf(bundledCatalog());

const tally = (contest: Parameters<typeof fight>[0] | undefined, battles: number): Tally => {
  if (contest === undefined) throw new Error('no such contest');
  return tallyOf(Array.from({ length: battles }, (_, number) => fight(contest, pool, 'spec', number)));
};

it('BT-6 the bot wins against random legal play', () =>
  expect(tally(CONTESTS['random'], 6).wins).toBeGreaterThanOrEqual(5));

it('BT-6 a quarter more Battle Value wins, and a half more wins more often than a third less', () => {
  expect(tally(CONTESTS['value-1.25'], 10).share).toBeGreaterThanOrEqual(0.5);
  expect(tally(CONTESTS['ladder-1.5'], 6).share).toBeGreaterThan(tally(CONTESTS['ladder-0.67'], 6).share);
});

it('BT-6 equal armies win equally often from both sides, and every battle ends', () => {
  const { seatA, draws, turns } = tally(CONTESTS['mirror'], 12);
  expect(seatA.share).toBeGreaterThan(0.1);
  expect(seatA.share).toBeLessThan(0.9);
  expect(draws).toBeLessThanOrEqual(2);
  expect(turns).toBeLessThan(25);
});

it('BT-6 the same seed gives the same battles', () => {
  const { mirror } = CONTESTS;
  if (mirror === undefined) throw new Error('no mirror');
  expect(fight(mirror, pool, 'same', 3)).toEqual(fight(mirror, pool, 'same', 3));
});

it('a tally knows shares, draws as half, and intervals of 99 %', () => {
  const fought = (winner: 'first' | 'second' | null, seat: 'A' | 'B') => ({ winner, seat, turns: 10 });
  const some = [fought('first', 'A'), fought('first', 'B'), fought('second', 'A'), fought(null, 'B')];
  const found = tallyOf(some);
  expect(found).toMatchObject({ battles: 4, wins: 2, draws: 1, share: 0.625, turns: 10 });
  expect(found.seatA.share).toBe(0.375);
  expect(found.low).toBeLessThan(0.25);
  expect(found.high).toBeGreaterThan(0.85);
});

it('a bot that plays worse is found out', () => {
  const worse = { ...changedAgainst(() => ({ type: 'stand', unit: '' })), first: randomAgent };
  expect(tally(worse, 4).share).toBeLessThan(0.4);
});
