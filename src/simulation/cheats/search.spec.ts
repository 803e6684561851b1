/** The search finds what it looks for, and the third ruleset has none of it. */
import { CHEATS, cheatsText, Tally, tryWar } from './search';

/**
 * Wars of the seed `balance` in which a cheat comes off under the second ruleset: by its place in the list.
 */
const WARS = [1, 2, 399, 1552, 86, 24, 7, 8, 9];
const idsOf = (ruleset: string) => WARS.map((number) => ({ ...tryWar('balance', number, ruleset), number }));

it('tries each cheat in its turn', () => {
  expect(
    idsOf('planetary-3')
      .map(({ cheat }) => cheat.id)
      .sort(),
  ).toEqual(CHEATS.map(({ id }) => id).sort());
});

it('SUP-4 SUP-6 REP-4 CMB-3 CMB-11 SALV-3 BLD-DROP END-1 finds every cheat under the second ruleset', () => {
  for (const { cheat, gain, number } of idsOf('planetary-2'))
    expect([cheat.id, number, gain]).toEqual([cheat.id, number, expect.any(String)]);
});

it('SUP-4 SUP-6 REP-4 CMB-3 CMB-11 SALV-3 BLD-DROP END-1 finds none of them under the third, in the same wars and in others', () => {
  for (const { cheat, gain } of idsOf('planetary-3')) expect([cheat.id, gain]).toEqual([cheat.id, null]);
  for (let number = 1; number <= 90; number += 1)
    expect([number, tryWar('others', number, 'planetary-3').gain]).toEqual([number, null]);
});

it('the same seed and number give the same', () =>
  expect(tryWar('balance', 2, 'planetary-2')).toEqual(tryWar('balance', 2, 'planetary-2')));

it('tells by cheat how often it came off, and what the first one gained', () => {
  const tally = new Tally();
  for (const number of [2, 11]) tally.add(number, tryWar('balance', number, 'planetary-2'));
  const text = cheatsText(tally.lines, 'planetary-2', 'balance');
  expect(text).toContain('2 wars, planetary-2, seed "balance"');
  expect(text).toMatch(/army-sold-and-rebought +SUP-6 +[12] of +2\n {2}war 2: \d+ BV/);
  expect(text).toMatch(/flight-as-radar +BLD-DROP +0 of +0/);
});
