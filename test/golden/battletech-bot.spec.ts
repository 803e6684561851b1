/**
 * What BattleTech's bot orders in some battles under the standard rules (GAM-8, BT-6), turn by turn, as hashes: whoever
 * makes it faster changes no order. README.md says when to record them again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledCatalog } from '../../src/catalog';
import type { Stance } from '../../src/games';
import { type Agent, drawArmy, playOut, poolOf, setupOf } from '../../src/games/battletech/standard/arena';
import { commandOf } from '../../src/games/battletech/standard/bot/bot';
import { canonicalJson, Chance, hexBytes, seededDice, sha256Hex } from '../../src/kernel';

const FILE = join(__dirname, 'battletech', 'bot.json');
const TURNS = 9;

/** Country, stances of both sides, units of each, sheets across. */
const BATTLES: readonly (readonly [string, Stance, Stance, number, number])[] = [
  ['hills', 'attack', 'attack', 4, 1],
  ['urban', 'attack', 'hold', 4, 1],
  ['woods', 'hold', 'withdraw', 4, 1],
  ['lake', 'withdraw', 'attack', 3, 1],
  ['mountains', 'attack', 'attack', 8, 2],
];

const pool = poolOf(bundledCatalog());

/** A hash for each turn: of all orders in it. */
const ordersOf = ([country, first, second, units, sheets]: (typeof BATTLES)[number]): readonly string[] => {
  const chance = new Chance(`bot ${country}`);
  const army = (): ReturnType<typeof drawArmy> => drawArmy(pool, chance, units, 1300 * units);
  const setup = {
    ...setupOf(sheets, country, chance, TURNS, [army(), army()]),
    exits: { a: ['N' as const], b: ['S' as const, 'E' as const] },
  };
  const turns: string[][] = [];
  const noting =
    (stance: Stance): Agent =>
    (known, seat) => {
      const command = commandOf(known, seat, stance);
      (turns[known.turn - 1] ??= []).push(canonicalJson(command));
      return command;
    };
  const dice = seededDice(hexBytes(sha256Hex(`bot ${country}`)));
  playOut(setup, dice, { a: noting(first), b: noting(second) });
  return turns.map((orders) => sha256Hex(orders.join('\n')).slice(0, 12));
};

const nameOf = (battle: (typeof BATTLES)[number]): string => battle.join(' ');

beforeAll(() => {
  if (process.env['UPDATE_GOLDEN'] === undefined) return;
  const recorded = Object.fromEntries(BATTLES.map((battle) => [nameOf(battle), ordersOf(battle)]));
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
});

it.each(BATTLES)('GAM-8 the bot orders what it ordered: %s, %s against %s, %i units on %i sheets', (...battle) => {
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  expect(ordersOf(battle)).toEqual(recorded[nameOf(battle)]);
  expect(recorded[nameOf(battle)]?.length).toBeGreaterThan(4);
});
