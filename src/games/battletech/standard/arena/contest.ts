/**
 * Contests between two agents (BT-6): battles in pairs that differ only in who has which seat and edge, on sheets and
 * with armies drawn from the seed.
 */
import { Chance, hexBytes, seededDice, sha256Hex } from '../../../../kernel';
import type { Fought } from '../../../shared/arena/tally';
import { battlefieldOf } from '../field/sheets/battlefield';
import { COUNTRIES } from '../field/sheets/kinds';
import type { Sheet } from '../mech/sheet';
import type { Setup } from '../play/model';
import { drawArmy, entriesOf } from './armies';
import { type Agent, playOut } from './play-out';

export interface Contest {
  /** Units a side. */
  readonly units: number;
  /** Battle Value of the second army together. */
  readonly value: number;
  /** Battle Value of the first as a share of the second's; 1: both have the same army. */
  readonly ratio: number;
  /** Sheets across and down. */
  readonly sheets: number;
  readonly turns: number;
  readonly first: (chance: Chance) => Agent;
  readonly second: (chance: Chance) => Agent;
}

const DEPTH = 3;

/** The seat A starts in the north. */
export const setupOf = (
  sheets: number,
  country: string,
  chance: Chance,
  turns: number,
  armies: readonly [readonly Sheet[], readonly Sheet[]],
): Setup => {
  const field = battlefieldOf(
    Array.from({ length: sheets * sheets }, () => ({
      name: `${country}-${chance.int(1, 99)}`,
      rotated: chance.maybe(0.5),
    })),
    sheets,
  );
  const { columns, rows } = field;
  const zones = [
    { west: 1, north: 1, east: columns, south: DEPTH },
    { west: 1, north: rows - DEPTH + 1, east: columns, south: rows },
  ] as const;
  return {
    level: 'standard',
    field,
    sheets: Object.fromEntries(armies.flat().map((sheet) => [sheet.slug, sheet])),
    forces: [
      { seat: 'A', side: 'a', zone: zones[0], units: entriesOf(armies[0], 'a') },
      { seat: 'B', side: 'b', zone: zones[1], units: entriesOf(armies[1], 'b') },
    ],
    exits: {},
    mines: [],
    tempo: chance.maybe(0.5) ? 'alternate' : 'blocks',
    turns,
  };
};

/** The battle of the number, from 0; an even one and the next differ in the seats alone. */
export const fight = (contest: Contest, pool: readonly Sheet[], seed: string, number: number): Fought => {
  const pair = `${seed} ${Math.floor(number / 2)}`;
  const chance = new Chance(pair);
  const second = drawArmy(pool, chance, contest.units, contest.value);
  const first =
    contest.ratio === 1 ? second : drawArmy(pool, chance, contest.units, contest.value * contest.ratio);
  const isSwapped = number % 2 === 1;
  const setup = setupOf(
    contest.sheets,
    chance.one(COUNTRIES),
    chance,
    contest.turns,
    isSwapped ? [second, first] : [first, second],
  );
  const agents = [contest.first(chance), contest.second(chance)] as const;
  const dice = seededDice(hexBytes(sha256Hex(`${seed} ${number}`)));
  const state = playOut(setup, dice, { a: agents[isSwapped ? 1 : 0], b: agents[isSwapped ? 0 : 1] });
  const winner = state.outcome?.winners[0];
  const seat = isSwapped ? 'B' : 'A';
  return {
    winner: winner === undefined ? null : winner === seat ? 'first' : 'second',
    seat,
    turns: state.turn,
  };
};
