/** Sealed answers (GAM-3): given in any order of the seats, they lead to the same. */
import type { AwaitedDecision, Frame, Order } from '../../../../src/games';
import { canonicalJson, type Dice } from '../../../../src/kernel';
import type { Report, Subject } from './subject';

export const checkSealed = (
  { system }: Subject,
  state: Frame,
  asked: AwaitedDecision,
  answers: ReadonlyMap<string, Order>,
  dice: Dice,
  report: Report,
): void => {
  if (!asked.secret || asked.asked.some(({ answer }) => answer !== null)) return;
  const after = (seats: readonly string[]): Frame =>
    seats.reduce((at, seat) => {
      const order = answers.get(seat);
      return order === undefined
        ? at
        : system.play(at, seat, asked.id, order, dice).reduce((one, event) => system.apply(one, event), at);
    }, state);
  const seats = asked.asked.map(({ seat }) => seat);
  if (canonicalJson(after(seats)) !== canonicalJson(after([...seats].reverse())))
    report('order-of-answers-counts', asked.id);
};
