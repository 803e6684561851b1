/** A fight that plays itself, from its setup to its end, each side by an agent of its own. */
import type { Dice } from '../../../../kernel';
import type { Side } from '../../../shapes';
import { Fight } from '../play/fight';
import { known, type Known } from '../play/known';
import type { Setup, State } from '../play/model';
import { open } from '../play/open';
import { type Command, carryOut } from '../play/orders';
import { advance } from '../play/turn';

/** What the seat that is asked does. */
export type Agent = (known: Known, seat: string) => Command;

/** `agents` by side. Throws RangeError where a side has none. */
export const playOut = (setup: Setup, dice: Dice, agents: Readonly<Record<Side, Agent>>): State => {
  let state = open(setup);
  const step = (run: (fight: Fight) => void): void => {
    const fight = new Fight(state, dice);
    run(fight);
    advance(fight);
    state = fight.state;
  };
  step(() => undefined);
  while (state.outcome === null) {
    const { question } = state;
    const seat = question?.seats[0];
    const agent = question === null ? undefined : agents[question.side];
    if (agent === undefined || seat === undefined) throw new RangeError('nobody is asked');
    const command = agent(known(state, { kind: 'seat', seat }), seat);
    step((fight) => carryOut(fight, command));
  }
  return state;
};
