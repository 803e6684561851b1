/** Whether a fight is over because of who is left on the field, and for whom (CMB-7, GAM-9): of both levels. */
import { flatMap } from '../../kernel';
import type { Outcome, Seat, Side } from '../shapes';

interface Forces {
  readonly forces: readonly { readonly seat: Seat; readonly side: Side }[];
}

/**
 * At the end of a turn; null: it goes on. `left`: the sides that hold out. `reason`: why it ends in any case, without a
 * winner; null: it does not.
 */
export const lastSideOf = (
  { forces }: Forces,
  left: readonly Side[],
  reason: string | null,
  made: (winners: readonly Seat[], reason: string) => Outcome,
): Outcome | null => {
  const [only, ...others] = left;
  if (only === undefined) return made([], 'bt.end.nobody-left');
  if (others.length === 0)
    return made(
      flatMap(forces, ({ seat, side }) => (side === only ? [seat] : [])),
      'bt.end.last-side',
    );
  return reason === null ? null : made([], reason);
};
