import { matchOf, ordered, unit, type Side, type Wanted } from '../testing/match';
import { known } from '../known';
import { offersOf } from '../menus';
import type { State } from '../model/state';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const types = (state: State, token: string): readonly string[] =>
  offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A')
    .filter((one) => one.token === token)
    .map(({ type }) => type);
const far = at('infantry', 300, 300);

describe('special equipment', () => {
  it('DA-SPEC-1 costs a click when it is one-shot and used, and can be switched off', () => {
    const jets = [{ id: 'jump-jets', slot: 'speed' as const, oneShot: true }];
    const state = matchOf(
      { a1: at('infantry', 1800, 1800, { with: jets }), a2: at('infantry', 400, 3000) },
      { b1: far },
    );
    const go = (type: string) =>
      unit(ordered(state, { type, token: 'a1', path: [{ x: 1800, y: 1500 }], facing: 0 }).state, 'a1').click;
    expect([go('jump'), go('move')]).toEqual([1, 0]);
    const gun = matchOf(
      {
        a1: at('infantry', 1800, 1800, {
          with: ['flamethrower'],
          primary: { type: 'energy', targets: 1, min: 0, max: 12 },
        }),
      },
      { b1: at('mech', 1800, 1000, { facing: 180 }) },
    );
    const shot = ordered(
      gun,
      { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'], off: ['a1 flamethrower'] },
      5,
      5,
      5,
    ).state;
    expect([unit(shot, 'b1').click, unit(shot, 'b1').stop]).toEqual([3, 1]);
  });

  it('DA-SPEC-2 evades, sprays infantry, strikes with a die, hot-wires, and leaves wrecks alone', () => {
    const evading = matchOf(
      { a1: at('vehicle', 1800, 1800) },
      { b1: at('vehicle', 1800, 1000, { facing: 180, with: ['evade'], state: { moved: true } }) },
    );
    const terms = offersOf(known(evading, { kind: 'seat', seat: 'A' }), 'A')
      .find(({ type }) => type === 'shoot')
      ?.terms.map(({ value }) => value);
    expect(terms).toEqual([18, 2, -9]);
    const spray = matchOf(
      { a1: at('vehicle', 1800, 1800, { with: ['anti-infantry'] }) },
      { b1: at('infantry', 1800, 1000, { facing: 180 }), b2: at('infantry', 1800, 848, { facing: 180 }) },
    );
    const sprayed = ordered(
      spray,
      { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'], off: [] },
      5,
      5,
      5,
    ).state;
    expect([unit(sprayed, 'b1').click, unit(sprayed, 'b2').click]).toEqual([3, 3]);
    const fists = matchOf(
      {
        a1: at('mech', 1800, 1834, {
          with: [{ id: 'hand-to-hand', slot: 'secondary' }],
          secondary: { type: 'melee', targets: 1, min: 0, max: 0 },
        }),
      },
      { b1: at('mech', 1800, 1613, { facing: 180, clicks: 9 }) },
    );
    expect(
      unit(
        ordered(
          fists,
          { type: 'strike', token: 'a1', target: 'b1', weapon: 'secondary', off: [] },
          5,
          5,
          5,
          6,
        ).state,
        'b1',
      ).click,
    ).toBe(6);
    const wire = matchOf(
      { a1: at('infantry', 1800, 1800, { with: [{ id: 'hot-wire', slot: 'attack' }] }) },
      { b1: at('vehicle', 1800, 1589, { state: { captor: 'a1' } }), b2: far },
    );
    expect(types(wire, 'a1')).toContain('hot-wire');
    expect(
      unit(ordered(wire, { type: 'hot-wire', token: 'a1', target: 'b1' }, 5, 5, 5).state, 'b1'),
    ).toMatchObject({ seat: 'A', captor: null });
    const wreck = matchOf(
      { a1: at('mech', 1800, 1800, { with: ['wreck'] }), a2: at('infantry', 900, 3000) },
      { b1: far },
    );
    expect(types(wreck, 'a1')).toEqual([]);
  });

  it('DA-SPEC-3 repairs click by click to a repair stop, and hurts by two white 1s', () => {
    const state = matchOf(
      {
        a1: at('infantry', 1800, 1800, { with: [{ id: 'repair-machine', slot: 'attack' }] }),
        a2: at('vehicle', 1800, 1589, { state: { click: 2 } }),
      },
      { b1: far },
    );
    const repair = (...dice: readonly number[]) =>
      unit(ordered(state, { type: 'repair', token: 'a1', target: 'a2' }, ...dice).state, 'a2').click;
    expect([repair(5, 5, 5), repair(1, 1, 6), repair(2, 2, 1)]).toEqual([0, 3, 2]);
  });

  it('DA-SPEC-4 attacks again by pulse weapons for heat, and ignores what blocks with streak missiles', () => {
    const pulse = matchOf(
      { a1: at('mech', 1800, 1800, { with: [{ id: 'pulse', slot: 'secondary' }] }) },
      { b1: at('vehicle', 1800, 1200, { facing: 180, clicks: 9 }) },
    );
    const after = ordered(
      pulse,
      { type: 'shoot', token: 'a1', weapon: 'secondary', targets: ['b1'], off: [] },
      5,
      5,
      5,
      5,
      5,
      1,
    ).state;
    expect([unit(after, 'b1').click, unit(after, 'a1').stop]).toEqual([4, 1]);
    const streak = matchOf(
      { a1: at('vehicle', 1800, 1800, { with: ['streak'] }) },
      { b1: at('vehicle', 1800, 1000, { facing: 180 }), b2: at('mech', 1800, 1400) },
    );
    const hit = ordered(
      streak,
      { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'], off: [] },
      5,
      5,
      5,
    ).state;
    expect(unit(hit, 'b1').click).toBe(2);
  });

  it('DA-TURN-3 takes damage, then heat of the targets, pushes, and tokens at last', () => {
    const state = matchOf(
      {
        a1: at('infantry', 1800, 1800, {
          state: { tokens: 1 },
          primary: { type: 'energy', targets: 1, min: 0, max: 12 },
        }),
      },
      { b1: at('mech', 1800, 1000, { facing: 180 }) },
    );
    const { events } = ordered(
      state,
      { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'] },
      5,
      5,
      5,
    );
    const told = events
      .map(({ type }) => type)
      .filter((type) => ['attacked', 'damaged', 'heated', 'done'].includes(type));
    expect(told).toEqual(['attacked', 'damaged', 'heated', 'damaged', 'done']);
  });
});
