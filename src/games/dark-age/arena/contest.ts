/**
 * Contests between two agents: matches in pairs that differ only in the dice and in who has which seat, on
 * tables and with armies drawn from the seed.
 */
import { Chance, hexBytes, seededDice, sha256Hex } from '../../../kernel';
import type { Fought } from '../../shared/arena/tally';
import type { Figure } from '../model/figure';
import type { Setup } from '../model/setup';
import { readSetup } from '../setup/read-setup';
import { TABLE_KINDS } from '../table/seeded-table';
import { drawArmy } from './armies';
import { type Agent, playOut } from './play-out';

export interface Contest {
  /** Army size: a multiple of 100 points. */
  readonly size: number;
  /** Points of the first army as a share of the second's; 1: both have the same army. */
  readonly ratio: number;
  readonly first: (chance: Chance) => Agent;
  readonly second: (chance: Chance) => Agent;
}

const idsOf = (army: readonly Figure[]): readonly string[] => army.map(({ id }) => id);

/** Throws where the armies may not fight so: a mistake of the arena. */
export const setupOf = (
  size: number,
  terrain: string,
  seed: string,
  armies: readonly (readonly Figure[])[],
): Setup => {
  const read = readSetup({ size, terrain, seed, forces: armies.map((army) => ({ army: idsOf(army) })) });
  if (!read.ok) throw new Error(`no setup: ${JSON.stringify(read.error)}`);
  return read.value;
};

/** The match of the number, from 0; an even one and the next differ in the seats and the dice. */
export const fight = (contest: Contest, seed: string, number: number): Fought => {
  const pair = `${seed} ${Math.floor(number / 2)}`;
  const chance = new Chance(pair);
  const { size, ratio } = contest;
  const more = drawArmy(size, chance);
  const less = ratio === 1 ? more : drawArmy(Math.floor(size / Math.max(ratio, 1 / ratio)), chance);
  const [first, second] = ratio < 1 ? [less, more] : [more, less];
  const isSwapped = number % 2 === 1;
  const setup = setupOf(size, chance.one(TABLE_KINDS), pair, isSwapped ? [second, first] : [first, second]);
  const agents = [contest.first(chance), contest.second(chance)] as const;
  const dice = seededDice(hexBytes(sha256Hex(`${seed} ${number}`)));
  const state = playOut(setup, dice, { A: agents[isSwapped ? 1 : 0], B: agents[isSwapped ? 0 : 1] });
  const winner = state.outcome?.winners[0];
  const seat = isSwapped ? 'B' : 'A';
  return {
    winner: winner === undefined ? null : winner === seat ? 'first' : 'second',
    seat,
    ...(state.first === null ? {} : { began: state.first === seat ? 'first' : 'second' }),
    turns: state.round,
  };
};
