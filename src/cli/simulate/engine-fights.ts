/**
 * Battles of simulated campaigns by an engine that plays on the server, led by its bots; what it refuses, the
 * stand-in fights.
 */
import { type Frame, type GameEvent, type GameSystem, SYSTEMS } from '../../games';
import { type Dice, hexBytes, seededDice, sha256Hex } from '../../kernel';
import { type Fights, standIn } from '../../simulation';
import type { Engine } from '../../tactical';

/** How often it fought, and how often the stand-in had to. */
export interface Count {
  fought: number;
  refused: number;
}

const WISH = { level: 'standard', tempo: 'blocks' } as const;
/** A match has a limit of turns; more orders than this, and its system does not end. */
const MOST_ORDERS = 100_000;

const diceOf = (text: string): Dice => seededDice(hexBytes(sha256Hex(text)));

/** Everything that happens, with bots in all seats. */
const playedOut = (system: GameSystem, input: unknown, seed: string): readonly GameEvent[] => {
  const read = system.readSetup(input);
  if (!read.ok) throw new RangeError(`a plan that is no setup: ${JSON.stringify(read.error)}`);
  const [dice, thoughts] = [diceOf(seed), diceOf(`${seed} bots`)];
  const events = [...system.begin(read.value, dice)];
  let state: Frame = events.reduce((before, event) => system.apply(before, event), system.open(read.value));
  for (let orders = 0; system.outcome(state) === null; orders += 1) {
    const [question] = system.awaited(state);
    const seat = question?.asked.find(({ answer }) => answer === null)?.seat;
    if (question === undefined || seat === undefined || orders > MOST_ORDERS)
      throw new RangeError('a match that does not go on');
    const known = system.know(state, { kind: 'seat', seat });
    const order = system.bot(known, seat, question.id, 'withdraw', thoughts);
    for (const event of system.play(state, seat, question.id, order, dice)) {
      events.push(event);
      state = system.apply(state, event);
    }
  }
  return events;
};

/** Throws RangeError for an engine that does not play on the server. */
export const fightsBy = ({ id, play }: Engine, count: Count): Fights => {
  const system = play === null ? null : SYSTEMS.newestOf(play.system);
  if (play === null || system === null) throw new RangeError(`${id} does not play on the server`);
  return (catalog, setup, chance) => {
    const plan = play.plan(catalog, setup, WISH);
    if (!plan.ok) {
      count.refused += 1;
      return standIn(catalog, setup, chance);
    }
    count.fought += 1;
    const events = playedOut(system, plan.value.setup, setup.hash);
    return play.report(catalog, setup, { version: system.version, setup: plan.value.setup, events });
  };
};
