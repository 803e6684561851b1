/** The balance as plain text for a terminal, or for a document. */
import type { Estimate } from '../statistics/proportions';
import type { Balance } from './balance';
import type { BuildingBalance } from './buildings';
import { VERDICTS } from './verdict';

const percent = (share: number): string => (Number.isFinite(share) ? `${Math.round(share * 100)} %` : '–');
const signed = (share: number): string =>
  Number.isFinite(share)
    ? `${share > 0 ? '+' : share < 0 ? '−' : '±'}${Math.abs(Math.round(share * 100))}`
    : '–';
const range = ({ low, high }: Estimate, text: (share: number) => string): string =>
  Number.isFinite(low) && Number.isFinite(high) ? `${text(low)} … ${text(high)}` : '–';
const points = (share: number): string => signed(share);

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column === row.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
};

const buildingRow = ({
  type,
  held,
  used,
  dealt,
  shift,
  odds,
  observed,
  alike,
  verdict,
}: BuildingBalance): readonly string[] => [
  type,
  percent(held.value),
  range(held, percent),
  percent(used.value),
  `${dealt.hits}/${dealt.of}`,
  points(shift.value),
  range(shift, points),
  Number.isFinite(odds) ? odds.toFixed(2) : '–',
  points(observed.value),
  points(alike.value),
  VERDICTS[verdict],
];

const HEAD = [
  'building',
  'held',
  '(95 %)',
  'used',
  'won/dealt',
  'shift',
  '(95 %)',
  'odds ×',
  'seen',
  'alike',
  'verdict',
];

const seatLines = ({ seats, lengths, campaigns, war }: Balance): readonly string[] => {
  const { test } = seats;
  const verdict =
    test === null
      ? 'not enough campaigns to say'
      : test.p < 0.05
        ? 'the seats differ by more than chance'
        : 'no more than chance gives; seats may still differ by what the intervals allow';
  return [
    'SEATS: share of campaigns won',
    ...table([
      ['seat', 'won', '', '(95 %)'],
      ...seats.seats.map(({ seat, wins, won }) => [
        String(seat),
        `${wins}/${campaigns}`,
        percent(won.value),
        range(won, percent),
      ]),
      ['nobody', '', percent(seats.undecided.value), range(seats.undecided, percent)],
    ]),
    `Fair would be ${percent((1 - (Number.isFinite(seats.undecided.value) ? seats.undecided.value : 0)) / war.players)} each. ${
      test === null
        ? ''
        : `χ² = ${test.statistic.toFixed(2)} with ${test.degrees} degrees of freedom, p = ${test.p.toFixed(3)}: `
    }${verdict}.`,
    '',
    'LENGTHS',
    `Median ${lengths.median ?? '–'} of at most ${war.rounds} rounds; ${lengths.battlesPerRound.toFixed(1)} battles and ${lengths.ordersPerRound.toFixed(0)} orders a round, ${(lengths.dropped * 100).toFixed(1)} % of them dropped at the close.`,
    ...table([
      ['ended by', 'campaigns', '', '(95 %)'],
      ...lengths.endings.map(({ how, count, share }) => [
        how,
        String(count),
        percent(share.value),
        range(share, percent),
      ]),
    ]),
  ];
};

/** Lines end with a line feed, the last one too. */
export const balanceText = (balance: Balance): string =>
  [
    `${balance.campaigns} campaigns of ${balance.war.players} players, at most ${balance.war.rounds} rounds, ${balance.war.ruleset}, seed ${JSON.stringify(balance.seed)}`,
    '',
    'BUILDINGS: shift of the share of wins, in points of a hundred',
    ...table([HEAD, ...balance.buildings.map(buildingRow)]),
    'held: share of rounds in which somebody has a working one; used: of these, with an order or effect of it.',
    'won/dealt: who began with it, by lot. shift, odds: of winning, against all who did not: this is its effect on the odds, and the verdict goes by it.',
    'seen: who held it for half of the rounds against who did not; alike: the same among seats with as many other buildings. Both are also',
    'what winning does to holding, and no verdict.',
    '',
    ...seatLines(balance),
    '',
  ].join('\n');
