/** Whether the last order may be taken back (MAT-3): while no dice were rolled and nobody learnt more than the order. */
import {
  changeBetween,
  type Change,
  type Frame,
  type GameSystem,
  type Seat,
  type Side,
} from '../../../games';
import { fieldOf } from '../orders/advance';
import type { Logged } from '../course/log';
import type { MatchSeat } from '../model';

/** Whether a change shows nothing but what tokens of the side, which the reader knew before, have done. */
const isOwnDoing = (
  { tokens, gone, areas, trays }: Change,
  known: ReadonlySet<string>,
  side: Side,
): boolean =>
  [gone, areas, trays].every((list) => list.length === 0) &&
  tokens.every((token) => token.side === side && known.has(token.id));

export interface Given {
  readonly before: Frame;
  readonly after: Frame;
  readonly last: Logged;
}

export const mayTakeBack = (
  system: GameSystem,
  { before, after, last: { entry, events } }: Given,
  seats: readonly Pick<MatchSeat, 'seat'>[],
  { seat, side }: { readonly seat: Seat; readonly side: Side },
): boolean => {
  if (entry.kind !== 'order' || entry.seat !== seat || entry.by !== undefined) return false;
  if (events.some(({ rolls }) => rolls.length > 0)) return false;
  // With the last sealed answer all others were told.
  if (system.awaited(before).find(({ id }) => id === entry.decision)?.secret !== false) return false;
  return seats.every((one) => {
    const audience = { kind: 'seat', seat: one.seat } as const;
    const field = fieldOf(system, before, audience);
    const known = new Set(field.scene.tokens.map(({ id }) => id));
    return isOwnDoing(changeBetween(field, fieldOf(system, after, audience)), known, side);
  });
};
