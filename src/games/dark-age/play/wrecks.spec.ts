/** Wrecks that are towed (DA-SPEC-2), and equipment that is used up once an order (DA-SPEC-1). */
import { darkAge } from '..';
import { known } from '../known';
import { offersOf } from '../menus';
import type { State } from '../model/state';
import { block, matchOf, ordered, point, type Side, unit, type Wanted } from '../testing/match';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const far = at('infantry', 300, 300);
const wreck = [{ id: 'wreck', slot: 'attack' as const }];
const towers = (state: State): readonly (string | null)[] =>
  offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A')
    .filter(({ type }) => type === 'tow')
    .map(({ token }) => token);
const codes = (state: State, order: Parameters<typeof ordered>[1]): readonly string[] =>
  darkAge
    .check(known(state, { kind: 'seat', seat: 'A' }), 'A', state.question?.id ?? '', order)
    .map(({ code }) => code);
const towing = matchOf(
  { a1: at('vehicle', 1800, 1800), a2: at('vehicle', 1800, 2072, { with: wreck }) },
  { b1: far },
);
const tow = (y: number, besideY: number, id = 'a2') => ({
  ...{ type: 'tow', token: 'a1', path: [point(1800, y)], facing: 0 },
  tow: { id, at: point(1800, besideY) },
});

describe('wrecks', () => {
  it('DA-SPEC-2 are towed with half speed, and end beside whoever tows them', () => {
    expect(codes(towing, tow(1500, 1772))).toEqual([]);
    const { state } = ordered(towing, tow(1500, 1772));
    expect([unit(state, 'a1').at, unit(state, 'a2').at]).toEqual([point(1800, 1500), point(1800, 1772)]);
    expect(unit(state, 'a1').tokens).toBe(1);
    expect(codes(towing, tow(1499, 1771))).toContain('dark-age/way-too-far');
    expect(codes(towing, tow(1500, 2072))).toEqual(['game/out-of-bounds']);
  });

  it('DA-SPEC-2 may lie in the way of whoever tows them', () => {
    const { state } = ordered(towing, tow(2072, 1800));
    expect([unit(state, 'a1').at, unit(state, 'a2').at]).toEqual([point(1800, 2072), point(1800, 1800)]);
  });

  it('DA-SPEC-2 are towed by vehicles and mechs in contact, mechs by mechs only', () => {
    const state = matchOf(
      {
        a1: at('vehicle', 600, 600),
        a2: at('mech', 600, 847, { with: wreck }),
        a3: at('mech', 600, 1069),
        a4: at('infantry', 1800, 1800),
        a5: at('vehicle', 1800, 2012, { with: wreck }),
        a6: at('vehicle', 2600, 2600),
      },
      { b1: far },
    );
    expect(towers(state)).toEqual(['a3']);
  });

  it('DA-SPEC-2 of the enemy are towed too, captives are not', () => {
    const foes = (captor: string | null) =>
      matchOf(
        { a1: at('vehicle', 1800, 1800), a2: at('infantry', 1800, 2284) },
        { b1: at('vehicle', 1800, 2072, { with: wreck, state: { captor } }), b2: far },
      );
    expect([towers(foes(null)), towers(foes('a2'))]).toEqual([['a1'], []]);
  });

  it('DA-MOV-5 are towed with half of the half in terrain that stops', () => {
    const shallow = block('pond', 'shallow', [1700, 1700, 300, 500]);
    const state = matchOf(
      { a1: at('vehicle', 1800, 1800), a2: at('vehicle', 1800, 2072, { with: wreck }) },
      { b1: far },
      [shallow],
    );
    expect(codes(state, tow(1600, 1872))).toEqual([]);
    expect(codes(state, tow(1599, 1871))).toContain('dark-age/way-too-far');
  });
});

describe('one-shot equipment', () => {
  const evade = [{ id: 'evade', slot: 'speed' as const, oneShot: true, colour: 'green' }];

  it('DA-SPEC-1 costs a click once an order, though pulse weapons attack twice', () => {
    const state = matchOf(
      { a1: at('mech', 1800, 1800, { with: [{ id: 'pulse', slot: 'secondary', oneShot: true }] }) },
      { b1: at('vehicle', 1800, 1200, { facing: 180, clicks: 9, with: evade, state: { moved: true } }) },
    );
    const shot = ordered(
      state,
      { type: 'shoot', token: 'a1', weapon: 'secondary', targets: ['b1'], off: [] },
      ...[6, 5, 6],
    ).state;
    expect(shot.question).toMatchObject({ kind: 'defend', seats: ['B'] });
    const after = ordered(shot, { type: 'defend', token: 'b1', off: [] }, 6, 5, 6, 6, 5, 6).state;
    expect([unit(after, 'b1').click, unit(after, 'a1').click]).toEqual([5, 1]);
  });

  it('DA-SPEC-1 costs nothing by a free turn, and a free turn is no move (DA-MOV-7)', () => {
    const state = matchOf(
      { a1: at('mech', 1800, 1800) },
      { b1: at('mech', 1800, 1238, { with: evade }), b2: far },
    );
    const met = ordered(state, { type: 'move', token: 'a1', path: [point(1800, 1460)], facing: 0 }).state;
    const turned = ordered(met, { type: 'turn', token: 'b1', facing: 180 }).state;
    expect(unit(turned, 'b1')).toMatchObject({ facing: 180, click: 0, moved: false, isMoving: false });
  });

  it('DA-SPEC-1 can be switched off by each member of a movement formation', () => {
    const group = matchOf(
      {
        a1: at('infantry', 1800, 1800),
        a2: at('infantry', 1952, 1800, { with: evade }),
        a3: at('infantry', 2104, 1800),
      },
      { b1: at('infantry', 1952, 1648, { facing: 180 }), b2: far },
    );
    const march = (off: readonly string[], ...dice: readonly number[]) =>
      ordered(group, { type: 'march', token: 'a1', members: ['a2', 'a3'], off }, ...dice);
    expect(march([]).events.some(({ type }) => type === 'broke-away')).toBe(false);
    expect(march([]).state.current?.spent).toEqual(['a2']);
    const held = march(['a2 evade'], 1);
    expect(held.events.some(({ type }) => type === 'broke-away')).toBe(true);
    expect(held.state.current).toMatchObject({ spent: [], stuck: ['a2'] });
  });
});
