/** The figures of campaigns that are made up, so that the right answers are known. */
import { BUILDING_TYPES, type BuildingType } from '../../rules';
import type { CampaignRecord, SeatRecord } from '../record/campaign-record';
import { balanceOf } from './balance';
import { PLOTS } from './plots';
import { balanceText } from './text';

const WAR = { players: 2, rounds: 10, ruleset: 'planetary-2' };

const seat = (
  number: number,
  first: BuildingType,
  won: boolean,
  more: Partial<SeatRecord> = {},
): SeatRecord => ({
  ...{ seat: number, faction: 'davion', first, won, share: won ? 0.6 : 0.4, out: false },
  held: { [first]: 10 },
  used: { [first]: 5 },
  ...more,
});

const campaign = (number: number, seats: readonly SeatRecord[]): CampaignRecord => ({
  ...{ seed: `made up ${number}`, rounds: 10, ended: 'rounds', battles: 20, orders: 100, dropped: 1 },
  heldByAnybody: Object.fromEntries(seats.map(({ first }) => [first, 10])),
  seats,
});

/** Hospitals always win, whoever has them; quarries never do. */
const hospitalsWin = (count: number): readonly CampaignRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const [winner, loser] = index % 2 === 0 ? [1, 2] : [2, 1];
    return campaign(
      index,
      [seat(winner, 'hospital', true), seat(loser, 'quarry', false)].sort((a, b) => a.seat - b.seat),
    );
  });

const of = (campaigns: readonly CampaignRecord[], type: BuildingType) => {
  const found = balanceOf(campaigns, WAR, 'x').buildings.find((one) => one.type === type);
  if (found === undefined) throw new Error(type);
  return found;
};

it('finds out what wins and what loses', () => {
  expect(of(hospitalsWin(40), 'hospital')).toMatchObject({
    dealt: { hits: 40, of: 40 },
    verdict: 'helps',
    shift: { value: 1 },
    observed: { value: 1 },
  });
  expect(of(hospitalsWin(40), 'quarry')).toMatchObject({
    dealt: { hits: 0, of: 40 },
    verdict: 'hurts',
    shift: { value: -1 },
  });
  expect(of(hospitalsWin(40), 'hospital')).toMatchObject({ held: { value: 1 }, used: { value: 0.5 } });
});

it('finds nothing out from three campaigns', () => {
  for (const { verdict } of balanceOf(hospitalsWin(3), WAR, 'x').buildings)
    expect(verdict).toBe('not-enough-campaigns');
});

it('says nothing of what nobody was dealt', () => {
  expect(of(hospitalsWin(40), 'airfield')).toMatchObject({
    dealt: { hits: 0, of: 0 },
    verdict: 'not-enough-campaigns',
    held: { value: 0 },
  });
});

it('does not take for a cause what is only held by winners', () => {
  const campaigns = hospitalsWin(40).map((one) => ({
    ...one,
    seats: one.seats.map((each) => ({
      ...each,
      first: each.seat === 1 ? ('dropship' as const) : ('barracks' as const),
    })),
  }));
  const hospital = of(campaigns, 'hospital');
  expect(hospital.observed.value).toBe(1);
  expect(hospital.verdict).toBe('not-enough-campaigns');
  expect(of(campaigns, 'dropship').shift.value).toBe(0);
});

it('compares among seats that held as much else', () => {
  // Whoever holds six more buildings wins, and happens to hold the academy too: among alike, there is nobody
  // without it to compare with.
  const rich = Object.fromEntries(BUILDING_TYPES.slice(4, 10).map((type) => [type, 10]));
  const campaigns = Array.from({ length: 40 }, (_, index) =>
    campaign(index, [
      seat(1, 'hospital', true, { held: { ...rich, academy: 10 } }),
      seat(2, 'quarry', false, { held: {} }),
    ]),
  );
  expect(of(campaigns, 'academy').observed.value).toBe(1);
  expect(of(campaigns, 'academy').alike.value).toBeNaN();
});

it('tells seats, lengths and endings', () => {
  const balance = balanceOf(hospitalsWin(40), WAR, 'x');
  expect(balance.seats).toMatchObject({
    seats: [{ wins: 20 }, { wins: 20 }],
    test: { p: 1 },
    undecided: { value: 0 },
  });
  expect(balance.lengths).toMatchObject({
    median: 10,
    battlesPerRound: 2,
    dropped: 0.01,
    endings: [{ how: 'rounds', count: 40 }],
  });
  expect(balance.lengths.byRounds).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 40]);
  expect(balanceOf(hospitalsWin(3), WAR, 'x').seats.test).toBeNull();
});

it('writes every figure, and no hole', () => {
  for (const count of [1, 3, 40]) {
    const balance = balanceOf(hospitalsWin(count), WAR, 'x');
    for (const text of [balanceText(balance), ...Object.values(PLOTS).map((plot) => plot(balance))])
      expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(
      balanceText(balance)
        .split('\n')
        .filter((line) => BUILDING_TYPES.some((type) => line.startsWith(`${type} `))),
    ).toHaveLength(BUILDING_TYPES.length);
  }
});
