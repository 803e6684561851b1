/** What battles, a bot's turn of a unit, and a line of sight cost (BT-6, BT-8), by a clock that is handed in. */
import { Chance, hexBytes, seededDice, sha256Hex } from '../../../../kernel';
import { groundOf } from '../field/ground';
import { spotsOf } from '../movement/ground/spots';
import type { Sheet } from '../mech/sheet';
import type { Setup } from '../play/model';
import { Looks } from '../bot/looks';
import { seenFrom } from '../sight/sight';
import { drawArmy } from './armies';
import { setupOf } from './contest';
import { botAgent } from './contests';
import { type Agent, playOut } from './play-out';

/** Milliseconds that were spent up to now. */
export type Clock = () => number;

const VALUE = 1300;

/** Both sides with the same army, on `sheets` × `sheets` sheets. */
export const equalBattle = (pool: readonly Sheet[], units: number, sheets: number, seed: string): Setup => {
  const chance = new Chance(seed);
  const army = drawArmy(pool, chance, units, units * VALUE);
  return setupOf(sheets, 'hills', chance, 20 + 8 * sheets, [army, army]);
};

export interface Pace {
  /** Of the whole battle, without its setup. */
  readonly battle: number;
  /** Of each unit and turn: what the bot took for all its decisions together. */
  readonly turns: readonly number[];
}

export const paceOf = (setup: Setup, seed: string, clock: Clock): Pace => {
  const turns = new Map<string, number>();
  const bot = botAgent();
  const timed: Agent = (known, seat) => {
    const before = clock();
    const command = bot(known, seat);
    const key = `${known.turn} ${command.type === 'fire' ? command.fire.unit : command.unit}`;
    turns.set(key, (turns.get(key) ?? 0) + clock() - before);
    return command;
  };
  const before = clock();
  playOut(setup, seededDice(hexBytes(sha256Hex(seed))), { a: timed, b: timed });
  return { battle: clock() - before, turns: [...turns.values()] };
};

/** Microseconds of a line of sight between two places of the setup's field, `count` times at random. */
export const sightPace = ({ field }: Setup, count: number, clock: Clock): number => {
  const chance = new Chance('sight');
  const spots = spotsOf(field);
  const looks = new Looks(spots);
  const stands = Array.from({ length: 2000 }, () => looks.stand(chance.int(0, spots.count - 1), false));
  const ground = groundOf(field);
  let seen = 0;
  const before = clock();
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [stands[index % 2000], stands[(index * 7 + 1) % 2000]];
    if (from !== undefined && to !== undefined && seenFrom(ground, from, to).sees) seen += 1;
  }
  if (seen > count) throw new RangeError('more were seen than looked');
  return (1000 * (clock() - before)) / count;
};
