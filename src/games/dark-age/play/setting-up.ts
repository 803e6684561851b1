/** Before the first turn (DA-SET-5, 6): pool, first player, terrain, armies. */
import { type Dice, flatMap } from '../../../kernel';
import type { Seat } from '../../shapes';
import { roll } from '../../shared/rolls';
import type { State } from '../model/state';
import type { Template } from '../model/terrain';
import { waitingToDeploy } from '../rules/deployment';
import { fittingOf } from '../rules/terrain-pool';
import { ask, type Fight } from './course';
import { MOST_THROWS } from './throws';
import { beginTurn } from './turn';

const playing = (state: State): readonly Seat[] =>
  state.seats.filter(({ isOut }) => !isOut).map(({ seat }) => seat);

/** Every piece with a name of its own: two may choose the same. */
export const pooledFrom = (state: State): readonly Template[] =>
  flatMap(
    [...state.seats].sort((a, b) => (a.seat < b.seat ? -1 : 1)),
    ({ seat }) => {
      const chosen = state.question?.answers[seat]?.['pieces'];
      return Array.isArray(chosen)
        ? flatMap(chosen, (id: unknown) => {
            const template = state.poolFrom?.from.find((one) => one.id === id);
            return template === undefined
              ? []
              : [{ ...template, id: `${seat.toLowerCase()}.${template.id}` }];
          })
        : [];
    },
  );

const rollFirst = (fight: Fight, dice: Dice): void => {
  let tied = playing(fight.state);
  const set = fight.state.options.first;
  if (set !== null && tied.includes(set)) tied = [set];
  for (let again = 0; tied.length > 1 && again < MOST_THROWS; again += 1) {
    const casts = tied.map((seat) =>
      roll(dice, fight.state, { purpose: 'da.roll.first', who: seat, sides: 6, count: 3, judged: null }),
    );
    const most = Math.max(...casts.map(({ total }) => total ?? 0));
    tied = tied.filter((_, index) => casts[index]?.total === most);
    fight.add({ type: 'first-rolled', rolls: casts, first: tied.length === 1 ? (tied[0] ?? null) : null });
  }
  if (fight.state.first === null && tied[0] !== undefined)
    fight.add({ type: 'first-rolled', rolls: [], first: tied[0] });
};

/** Whose turn it is to place a piece: from the first player on, one each. */
const placer = (state: State): Seat => {
  const seats = playing(state);
  const placedByNow = state.asked - (state.poolFrom === null ? 0 : 1);
  return seats[placedByNow % seats.length] ?? '';
};

const placeNext = (fight: Fight): void => {
  const { state } = fight;
  const fitting = fittingOf(state);
  if (fitting.length === 0)
    fight.add({ type: 'dropped', rolls: [], pieces: (state.pool ?? []).map(({ id }) => id) });
  else ask(fight, 'terrain-place', [placer(state)]);
};

/** One step; the match's questions and events follow from each other. */
export const setUp = (fight: Fight, dice: Dice): void => {
  const { state } = fight;
  if (state.step === 'terrain') {
    if (state.pool === null && state.poolFrom === null)
      return fight.add({ type: 'pooled', rolls: [], pieces: [] });
    if (state.pool === null) return ask(fight, 'terrain-pool', playing(state));
    if (state.first === null) return rollFirst(fight, dice);
    if (state.pool.length > 0) return placeNext(fight);
    return fight.add({ type: 'deploying', rolls: [] });
  }
  const next = state.seats.find(({ seat, isOut }) => !isOut && waitingToDeploy(state, seat).length > 0);
  if (next !== undefined)
    return ask(
      fight,
      'deploy',
      [next.seat],
      waitingToDeploy(state, next.seat).map(({ id }) => id),
    );
  const first = state.seats.find(({ isOut }) => !isOut)?.seat;
  if (first !== undefined) beginTurn(fight, first, 1, state.turn);
};
