/** The next order of a turn, left while somebody else is asked (MAT-6). */
import { darkAge } from '../index';
import type { State } from '../model/state';
import { type Side, matchOf, ordered } from '../testing/match';

/** a1 walks up to the mech b1, which may turn to it: seat B is asked in the middle of A's turn. */
const met = (
  others: Side = { a2: ['infantry', { at: [900, 1800] }], a3: ['infantry', { at: [600, 2800] }] },
): State =>
  ordered(
    matchOf(
      { a1: ['infantry', { at: [1800, 1800] }], ...others },
      { b1: ['mech', { at: [1800, 1270] }], b2: ['infantry', { at: [300, 300] }] },
    ),
    { type: 'move', token: 'a1', path: [{ x: 1800, y: 1460 }], facing: 0 },
  ).state;
const knownTo = (state: State, seat: string) => darkAge.know(state, { kind: 'seat', seat });
const laterOf = (state: State, seat: string) =>
  darkAge.decisions(knownTo(state, seat), seat).filter(({ due }) => due === 'later');
const idOf = (state: State): string => laterOf(state, 'A')[0]?.id ?? '';
const STEP = { type: 'move', token: 'a2', path: [{ x: 900, y: 1500 }], facing: 90 };
/** What the order that is asked now answers of what was to come. */
const dueIn = (state: State) => darkAge.queuedFor?.(state, 'A', state.question?.id ?? '') ?? [];
const on = (state: State): State => ordered(state, { type: 'stay', token: 'b1' }).state;

describe('orders of a turn that follow', () => {
  it('MAT-6 the active seat is told of its next order while another is asked, and nobody else is', () => {
    const state = met();
    expect(state.question).toMatchObject({ kind: 'free-turn', seats: ['B'] });
    expect(laterOf(state, 'A')).toMatchObject([{ kind: { code: 'da.question.order' }, due: 'later' }]);
    expect(laterOf(state, 'B')).toEqual([]);
    expect(
      laterOf(matchOf({ a1: ['mech', { at: [900, 900] }] }, { b1: ['mech', { at: [2800, 2800] }] }), 'A'),
    ).toEqual([]);
  });

  it('MAT-6 DA-ORD-1 offers go to figures that have no order yet, and giving up is none of them', () => {
    const offers = darkAge.offers(knownTo(met(), 'A'), 'A');
    expect(new Set(offers.map(({ token }) => token))).toEqual(new Set(['a2', 'a3', null]));
    expect(offers.flatMap(({ token, type }) => (token === null ? [type] : []))).toEqual(['end-turn']);
  });

  it('MAT-6 DA-ORD-1 nothing is to come where no figure is left that could be ordered', () =>
    expect(laterOf(met({}), 'A')).toEqual([]));

  it('MAT-6 the order after that answers what was left, which is legal there as it was before', () => {
    const state = met();
    const then = on(state);
    expect(darkAge.check(knownTo(state, 'A'), 'A', idOf(state), STEP)).toEqual([]);
    expect(dueIn(then)).toEqual([{ later: idOf(state), skip: { type: 'end-turn', token: null } }]);
    expect(darkAge.check(knownTo(then, 'A'), 'A', then.question?.id ?? '', STEP)).toEqual([]);
  });

  it('MAT-6 the turn’s orders are told apart, so that what was left for one is not given for another', () => {
    const then = ordered(on(met()), STEP).state;
    expect(dueIn(then).map(({ later }) => later)).not.toContain(idOf(met()));
  });

  it('MAT-6 a question in the middle of an order answers none', () => expect(dueIn(met())).toEqual([]));
});
