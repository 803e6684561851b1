/** The bot's strength in few matches; the figures of many stand in docs/dark-age-bots.md. */
import { Chance } from '../../../kernel';
import { tallyOf, type Tally } from '../../shared/arena/tally';
import { armyViolations, pointsOf } from '../armies/army';
import { drawArmy } from './armies';
import { fight } from './contest';
import { botAgent, changedAgainst, CONTESTS } from './contests';

const tally = (contest: Parameters<typeof fight>[0] | undefined, matches: number): Tally => {
  if (contest === undefined) throw new Error('no such contest');
  return tallyOf(Array.from({ length: matches }, (_, number) => fight(contest, 'spec', number)));
};

it('GAM-8 the bot wins against random legal play', () =>
  expect(tally(CONTESTS['random'], 6).wins).toBeGreaterThanOrEqual(5));

it('GAM-8 a half more points win more often than a third less', () =>
  expect(tally(CONTESTS['ladder-1.5'], 6).share).toBeGreaterThan(tally(CONTESTS['ladder-0.67'], 6).share));

it('GAM-8 the same seed gives the same matches', () => {
  const { mirror } = CONTESTS;
  if (mirror === undefined) throw new Error('no mirror');
  expect(fight(mirror, 'same', 3)).toEqual(fight(mirror, 'same', 3));
});

it('GAM-8 DA-SET-5 either player may have the first turn, whichever seat they have', () => {
  const contest = CONTESTS['mirror-100'];
  const begun = Array.from({ length: 8 }, (_, number) =>
    contest ? fight(contest, 'begun', number).began : null,
  );
  expect(new Set(begun)).toEqual(new Set(['first', 'second']));
});

it('GAM-8 a bot that gives no orders is found out', () => {
  const awake = botAgent();
  const idle = changedAgainst((of, seat, decision) =>
    of.question?.kind === 'order' ? { type: 'end-turn', token: null } : awake(of, seat, decision),
  );
  expect(tally(idle, 4).share).toBeLessThan(0.4);
});

it('DA-SET-2 armies are drawn that may fight, and that have hardly less than their points', () => {
  for (let draw = 0; draw < 20; draw += 1) {
    const army = drawArmy(300, new Chance(`army ${draw}`));
    expect(armyViolations(army, 300, '')).toEqual([]);
    expect(pointsOf(army)).toBeGreaterThan(270);
  }
});
