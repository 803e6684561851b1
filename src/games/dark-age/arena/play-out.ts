/** A fight that plays itself, from its setup to its end, each seat by an agent of its own. */
import type { Dice } from '../../../kernel';
import type { Order, Seat } from '../../shapes';
import { type Known, known } from '../known';
import type { Setup } from '../model/setup';
import type { State } from '../model/state';
import { advance } from '../play/advance';
import { apply } from '../play/apply';
import { play } from '../play/carry-out';
import { fightFrom } from '../play/course';
import { open } from '../play/open';

/** What the seat that is asked does. */
export type Agent = (of: Known, seat: Seat, decision: string) => Order;

/** `agents` by seat; `watch` sees every state in which somebody was asked. Throws RangeError where a seat has none. */
export const playOut = (
  setup: Setup,
  dice: Dice,
  agents: Readonly<Record<Seat, Agent>>,
  watch: (state: State) => void = () => undefined,
): State => {
  const beginning = fightFrom(open(setup));
  advance(beginning, dice);
  let { state } = beginning;
  while (state.outcome === null) {
    watch(state);
    const { question } = state;
    const seat = question?.seats.find((one) => question.answers[one] === undefined);
    const agent = seat === undefined ? undefined : agents[seat];
    if (question === null || seat === undefined || agent === undefined)
      throw new RangeError('nobody is asked');
    const order = agent(known(state, { kind: 'seat', seat }), seat, question.id);
    state = play(state, seat, order, dice).reduce(apply, state);
  }
  return state;
};
