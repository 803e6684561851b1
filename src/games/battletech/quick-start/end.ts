/**
 * How a fight ends (BT-1): the last side with a unit on the field wins; none left, or no turn left, is a
 * draw.
 */
import type { Outcome, Side } from '../../shapes';
import { amount, words } from '../../shapes';
import { lastSideOf } from '../last-side';
import { isThere, type State } from '../model';

const isIn = (state: State, side: Side): boolean =>
  state.units.some((unit) => unit.side === side && unit.gone === null);

export const sidesOf = ({ setup }: Pick<State, 'setup'>): readonly Side[] =>
  setup.zones.map(({ side }) => side);

/** BV of what the other side lost. */
const scoreOf = (state: State, seat: string): number => {
  const side = state.setup.forces.find((force) => force.seat === seat)?.side;
  return state.units.reduce(
    (sum, unit) => (unit.side !== side && unit.gone !== null ? sum + unit.sheet.bv : sum),
    0,
  );
};

const made = (state: State, winners: readonly string[], reason: string): Outcome => ({
  winners,
  reason: words(reason),
  scores: state.setup.forces.map(({ seat }) => {
    const points = scoreOf(state, seat);
    return { seat, points, lines: [amount('bt.score.bv', points)] };
  }),
  units: state.units.map((unit) => ({
    token: unit.id,
    seat: unit.seat,
    fate: words(`bt.fate.${unit.gone ?? (isThere(unit) ? 'field' : 'reserve')}`),
  })),
});

/** At the end of a turn; null: it goes on. `reason`: why it ends in any case. */
export const outcomeOf = (state: State, reason: string | null): Outcome | null => {
  const left = sidesOf(state).filter((side) => isIn(state, side));
  return lastSideOf(state.setup, left, reason, (winners, why) => made(state, winners, why));
};
