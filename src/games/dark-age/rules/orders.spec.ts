import { falling, matchOf, ordered, setupOf, unit } from '../testing/match';
import { darkAge } from '../index';
import { bot } from '../bot';
import { known } from '../known';
import { offersOf } from '../menus';

const far = { at: [1800, 300] as const };
const foe = { b1: ['mech', far] as const };
const typesOf = (state: Parameters<typeof known>[0], token: string | null = null): readonly string[] =>
  offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A')
    .filter((offer) => token === null || offer.token === token)
    .map(({ type }) => type);

describe('figures and orders', () => {
  it('DA-FIG-1 keeps what is printed on a base, and shows a dial as it stands', () => {
    const state = matchOf({ a1: ['infantry', { at: [1000, 3000], click: { attack: 8 } }] }, foe);
    expect(unit(state, 'a1')).toMatchObject({ rank: 'green', now: { attack: 8 }, primary: { max: 12 } });
  });

  it('DA-FIG-4 eliminates past the last click, and tells nobody what a dial holds beyond', () => {
    const state = matchOf({ a1: ['infantry', { at: [1000, 3000], clicks: 1, state: { tokens: 1 } }] }, foe);
    const { state: after } = ordered(state, { type: 'move', token: 'a1', path: [], facing: 10 });
    expect(unit(after, 'a1')).toMatchObject({ gone: 'eliminated', at: null });
    expect(JSON.stringify(known(state, { kind: 'gm' }))).not.toContain('"dial"');
    const open = matchOf({ a1: ['infantry', { at: [1000, 3000] }] }, foe, [], {
      options: { turnLimit: 15, victory: 'total', openDials: true, first: 'A' },
    });
    expect(known(open, { kind: 'spectator' }).openDials?.['a1']?.dial).toHaveLength(6);
  });

  it('DA-FIG-5 plays the same from the same setup, dice and answers', () => {
    const state = matchOf({ a1: ['mech', { at: [1000, 3000] }] }, foe);
    const go = () =>
      ordered(state, { type: 'move', token: 'a1', path: [{ x: 1000, y: 2700 }], facing: 0 }).events;
    expect(go()).toEqual(go());
  });

  it('DA-ORD-1, DA-T-2 gives one order for each 100 points, whatever they are, and one a figure', () => {
    const many = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `a${index + 1}`,
        ['infantry', { at: [400 + 300 * index, 3000] }] as const,
      ]),
    );
    let state = matchOf(many, foe);
    for (const token of ['a1', 'a2']) {
      state = ordered(state, { type: 'move', token, path: [], facing: 5 }).state;
      expect(typesOf(state, token)).toEqual([]);
    }
    expect([state.active, state.seats[0]?.left]).toEqual(['A', 1]);
    state = ordered(state, { type: 'move', token: 'a3', path: [], facing: 5 }).state;
    expect(state.active).toBe('B');
  });

  it('DA-ORD-2 offers move, ranged, close and cool to whom they belong, and gives tokens for all but cool', () => {
    const state = matchOf(
      { a1: ['mech', { at: [1000, 3000], state: { stop: 1 } }], a2: ['vehicle', { at: [1500, 3000] }] },
      foe,
    );
    expect(typesOf(state, 'a1')).toEqual(['move', 'run', 'cool']);
    expect(typesOf(state, 'a2')).toEqual(['move']);
    const cooled = ordered(state, { type: 'cool', token: 'a1' }).state;
    const moved = ordered(cooled, { type: 'move', token: 'a2', path: [], facing: 9 }).state;
    expect([unit(moved, 'a1').tokens, unit(moved, 'a2').tokens, unit(moved, 'a1').stop]).toEqual([0, 1, 0]);
  });

  it('DA-ORD-3, DA-T-3 pushes: infantry takes a click and rests a turn, a mech takes heat', () => {
    const quiet = { b1: ['infantry', far] as const };
    let state = matchOf(
      { a1: ['infantry', { at: [1000, 3000] }], a2: ['mech', { at: [1500, 3000] }] },
      quiet,
    );
    const turn = (...tokens: readonly string[]) => {
      for (const token of tokens)
        state = ordered(state, { type: 'move', token, path: [], facing: state.turn * 7 }).state;
      if (state.active === 'A') state = ordered(state, { type: 'end-turn', token: null }).state;
      state = ordered(state, { type: 'end-turn', token: null }).state;
    };
    turn('a1', 'a2');
    expect([unit(state, 'a1').tokens, unit(state, 'a1').click, unit(state, 'a2').stop]).toEqual([1, 0, 0]);
    turn('a1', 'a2');
    expect([unit(state, 'a1').tokens, unit(state, 'a1').click]).toEqual([2, 1]);
    expect([unit(state, 'a2').tokens, unit(state, 'a2').stop]).toEqual([1, 1]);
    expect(typesOf(state, 'a1')).toEqual([]);
    turn();
    expect([unit(state, 'a1').tokens, unit(state, 'a2').tokens, unit(state, 'a2').stop]).toEqual([0, 0, 0]);
  });

  it('DA-ORD-4 attacks no friend and not itself', () => {
    const state = matchOf(
      { a1: ['infantry', { at: [1000, 3000] }], a2: ['infantry', { at: [1000, 2700] }] },
      foe,
    );
    expect(typesOf(state)).not.toContain('shoot');
    expect(
      darkAge.check(known(state, { kind: 'seat', seat: 'A' }), 'A', state.question?.id ?? '', {
        type: 'shoot',
        token: 'a1',
        weapon: 'primary',
        targets: ['a2'],
      }),
    ).not.toEqual([]);
  });

  it('DA-ORD-5 takes tokens at the end of a turn without an order; cooled and shut-down mechs keep theirs', () => {
    const state = matchOf(
      {
        a1: ['infantry', { at: [1000, 3000], state: { tokens: 2 } }],
        a2: ['mech', { at: [1500, 3000], state: { tokens: 1, stop: 2 } }],
        a3: ['mech', { at: [2000, 3000], state: { tokens: 2, isShutDown: true, stop: 3 } }],
      },
      foe,
    );
    const cooled = ordered(state, { type: 'cool', token: 'a2' }).state;
    const ended = ordered(cooled, { type: 'end-turn', token: null }).state;
    expect(['a1', 'a2', 'a3'].map((id) => unit(ended, id).tokens)).toEqual([0, 1, 2]);
  });

  it('DA-TURN-1 goes round clockwise from the first player', () => {
    let state = matchOf({ a1: ['infantry', { at: [1000, 3000] }] }, { b1: ['infantry', far] });
    const turns = [1, 2, 3].map(() => {
      state = ordered(state, { type: 'end-turn', token: null }).state;
      return [state.active, state.round];
    });
    expect(turns).toEqual([
      ['B', 1],
      ['A', 2],
      ['B', 2],
    ]);
  });

  it('DA-TURN-2, DA-SET-6 asks one question after the other, from the pool to the first order', () => {
    const setup = setupOf({ a1: ['infantry', {}], a2: ['vehicle', {}] }, { b1: ['mech', {}] });
    const dice = falling();
    let state = darkAge.begin(setup, dice).reduce(darkAge.apply, darkAge.open(setup));
    const kinds: (string | undefined)[] = [];
    while (state.question?.kind !== 'order') {
      kinds.push(state.question?.kind);
      const seat = state.question?.seats[0] ?? '';
      const order = bot(known(state, { kind: 'seat', seat }), seat, state.question?.id ?? '', 'hold');
      state = ordered(state, order).state;
    }
    expect(kinds).toEqual(['deploy', 'deploy', 'deploy']);
    expect(state.units.map(({ at }) => (at?.y ?? 0) >= 3300 || (at?.y ?? 9) <= 300)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('DA-TURN-4 tells of each attack what it needs and its chance', () => {
    const state = matchOf({ a1: ['vehicle', { at: [1800, 1000] }] }, foe);
    const offer = offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A').find(
      ({ type }) => type === 'shoot',
    );
    expect(offer?.terms.map(({ value }) => value)).toEqual([18, -9, -2]);
    expect(offer?.odds).toBeCloseTo(185 / 216, 1);
  });

  it('DA-VEH-1 gives vehicles no close orders and no free turns', () => {
    const state = matchOf(
      { a1: ['vehicle', { at: [1800, 600] }] },
      { b1: ['infantry', { at: [1800, 390], facing: 180 }] },
    );
    expect(typesOf(state, 'a1')).not.toContain('strike');
    expect(typesOf(state, 'a1')).toContain('shoot');
  });

  it('DA-INF-1 lets infantry capture, and nobody ram it', () => {
    const state = matchOf(
      { a1: ['infantry', { at: [1800, 600] }], a2: ['vehicle', { at: [1200, 900] }] },
      { b1: ['infantry', { at: [1800, 450] }] },
    );
    expect(typesOf(state, 'a1')).toContain('capture');
    expect(typesOf(state, 'a2')).not.toContain('ram');
  });
});
