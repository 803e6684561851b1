import { WANTED } from '../../games/battletech/standard/arena';
import { tallyOf, verdictsOf } from '../../games/shared/arena';
import { beginnerLine, lineOf, verdictLine } from './table';

const fought = (winner: 'first' | 'second' | null) => ({ winner, seat: 'A' as const, turns: 12 });

it('a contest is a row', () =>
  expect(lineOf('random', tallyOf([fought('first'), fought('first'), fought(null), fought('second')]))).toBe(
    '| random | 4 | 2 | 1 | 62.5 % | 15.7 % … 93.7 % | 62.5 % | 15.7 % … 93.7 % | 12.0 |',
  ));

it('an interval begins at nothing and ends with everything', () => {
  const lost = Array.from({ length: 20 }, () => fought('second'));
  expect(lineOf('lost', tallyOf(lost))).toContain('| 0.0 % | 0.0 % … ');
  expect(lineOf('won', tallyOf(Array.from({ length: 20 }, () => fought('first'))))).toContain('… 100.0 % |');
});

it('says how often who begins wins, where somebody begins', () => {
  const begun = (winner: 'first' | 'second' | null) => ({ ...fought(winner), began: 'second' as const });
  expect(
    beginnerLine('mirror', tallyOf([begun('first'), begun('second'), begun('second'), begun(null)])),
  ).toBe('mirror: who begins wins 62.5 % (15.7 % … 93.7 %)');
  expect(beginnerLine('mirror', tallyOf([fought('first')]))).toBeNull();
});

it('says of each figure whether it is as wanted', () => {
  const good = Array.from({ length: 100 }, () => fought('first'));
  expect(verdictsOf(WANTED)({ random: tallyOf(good) }).map(verdictLine)).toEqual([
    'yes  against random legal play: at least 98 %',
  ]);
  const bad = [...good.slice(3), fought('second'), fought('second'), fought('second')];
  expect(
    verdictsOf(WANTED)({ random: tallyOf(bad), mirror: tallyOf(bad) }).map(({ holds }) => holds),
  ).toEqual([false, false]);
});
