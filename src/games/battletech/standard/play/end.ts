/** How a fight ends (CMB-7, GAM-9): one side, or none, is left; or its turns are over. */
import { amount, type Outcome, type Side, words } from '../../../shapes';
import { lastSideOf } from '../../last-side';
import { fateOf } from '../damage/fate';
import { isIn, type State, type Unit } from './model';

export const sidesOf = ({ setup }: Pick<State, 'setup'>): readonly Side[] => [
  ...new Set(setup.forces.map(({ side }) => side)),
];

const bvOf = ({ setup }: State, { sheet }: Unit): number => setup.sheets[sheet]?.bv ?? 0;

/** BV of what the others lost. */
const scoreOf = (state: State, side: Side | undefined): number =>
  state.units.reduce((sum, unit) => (unit.side !== side && !isIn(unit) ? sum + bvOf(state, unit) : sum), 0);

const fateWord = (state: State, unit: Unit): string => {
  if (unit.left !== null) return 'left';
  if (unit.harm.out === null && unit.hasGivenUp) return 'gave-up';
  if (unit.harm.out === null) return unit.hex === null ? 'reserve' : 'field';
  const sheet = state.setup.sheets[unit.sheet];
  return sheet === undefined ? 'destroyed' : fateOf({ ...unit, sheet });
};

const made = (state: State, winners: readonly string[], reason: string): Outcome => ({
  winners,
  reason: words(reason),
  scores: state.setup.forces.map(({ seat, side }) => {
    const points = scoreOf(state, side);
    return { seat, points, lines: [amount('bt.score.bv', points)] };
  }),
  units: state.units.map((unit) => ({
    token: unit.id,
    seat: unit.seat,
    fate: words(`bt.fate.${fateWord(state, unit)}`),
  })),
});

/** CMB-7: support units hold no field. */
const holdsField = ({ setup }: State, { sheet }: Unit): boolean => setup.sheets[sheet]?.support === undefined;

/** At the end of a turn; null: it goes on. `reason`: why it ends in any case. */
export const outcomeOf = (state: State, reason: string | null): Outcome | null => {
  const left = sidesOf(state).filter((side) =>
    state.units.some((unit) => unit.side === side && isIn(unit) && holdsField(state, unit)),
  );
  return lastSideOf(state.setup, left, reason, (winners, why) => made(state, winners, why));
};
