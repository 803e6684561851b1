import { decide } from '../../shared/decide';
import { diceBook } from '../../../../test/support/games/contract/dice-book';
import { onThisMachine, processorTime } from '../../../../test/support/yardstick';
import type { Stance } from '../../shapes';
import { quickStart as battletech } from '../index';
import type { State } from '../model';

/** A match that bots play to its end, without server. */
const fought = (setup: unknown, seed: string, stances: Readonly<Record<string, Stance>> = {}): State => {
  const { dice } = diceBook(seed);
  const read = battletech.readSetup(setup);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let state = battletech
    .begin(read.value, dice)
    .reduce((one, event) => battletech.apply(one, event), battletech.open(read.value));
  for (let [asked] = battletech.awaited(state); asked !== undefined; [asked] = battletech.awaited(state)) {
    const [mine] = asked.asked;
    if (mine === undefined) throw new Error('nobody is asked');
    const { seat, revision } = mine;
    const knowledge = battletech.know(state, { kind: 'seat', seat });
    const order = battletech.bot(knowledge, seat, asked.id, stances[seat] ?? 'attack', dice);
    const events = decide(battletech, state, { seat, decision: asked.id, revision, order }, dice);
    if (!events.ok) throw new Error(JSON.stringify([order, events.error]));
    state = events.value.reduce((one, event) => battletech.apply(one, event), state);
  }
  return state;
};
const training = battletech.scenarios.find(({ id }) => id === 'training')?.setup;

describe('the bot', () => {
  it('BT-1 fights the training scenario to its end, and mostly not to a draw', () => {
    const ends = Array.from({ length: 10 }, (_, index) => fought(training, `bots ${index}`).outcome);
    expect(ends.every((end) => end !== null)).toBe(true);
    expect(ends.filter((end) => end?.winners.length === 1).length).toBeGreaterThanOrEqual(8);
  });

  it('GAM-8 is the same for the same match', () =>
    expect(fought(training, 'same')).toEqual(fought(training, 'same')));

  it('GAM-8 leaves the field when it is told to withdraw and is hurt', () => {
    const ends = Array.from({ length: 8 }, (_, index) =>
      fought(training, `away ${index}`, { A: 'withdraw' }),
    );
    expect(ends.flatMap(({ units }) => units.map(({ seat, gone }) => `${seat} ${String(gone)}`))).toContain(
      'A left',
    );
  });

  it('GAM-8 needs at most 50 ms for a training match, on one core', () => {
    // The same match again and again: its fastest time, since others use the machine too.
    const spent = Array.from({ length: 12 }, () => processorTime(() => fought(training, 'bots 3')));
    expect(Math.min(...spent)).toBeLessThanOrEqual(onThisMachine(50));
  });
});
