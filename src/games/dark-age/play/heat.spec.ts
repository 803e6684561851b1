import { block, matchOf, ordered, unit, type Side, type Wanted } from '../testing/match';
import { known } from '../known';
import { offersOf } from '../menus';
import { fightFrom } from './course';
import { falling } from '../testing/match';
import { heat } from './heat';
import { damageOf, speedOf } from '../rules/units';
import type { State } from '../model/state';
import { listedFigure, FIGURES } from '../armies/figures';

const far: Side[string] = ['infantry', { at: [300, 300] }];
const mech = (more: Wanted = {}): State =>
  matchOf({ a1: ['mech', { at: [1800, 1800], clicks: 9, ...more }] }, { b1: far });
/** Heat for a1, and the dice that its effects take. */
const warmed = (state: State, clicks: number, ...dice: readonly number[]): State => {
  const fight = fightFrom(state);
  heat(fight, 'a1', clicks, falling(...dice));
  return fight.state;
};
const ended = (state: State, ...dice: readonly number[]): State =>
  ordered(state, { type: 'end-turn', token: null }, ...dice).state;

describe('heat', () => {
  it('DA-HEAT-1, DA-T-4 adds the figures of the stop, never below 0, and cools to the start stop at most', () => {
    const hot = unit(mech({ state: { stop: 2 } }), 'a1');
    expect([damageOf(hot, 'primary'), damageOf(hot, 'secondary')]).toEqual([2, 1]);
    const weak = unit(mech({ state: { stop: 3 }, click: { secondary: 1, speed: 0 } }), 'a1');
    expect([damageOf(weak, 'secondary'), speedOf(weak)]).toEqual([0, 0]);
    const cooled = ordered(mech({ cooling: 3, state: { stop: 1 } }), { type: 'cool', token: 'a1' }).state;
    expect(unit(cooled, 'a1').stop).toBe(0);
  });

  it('DA-HEAT-2, DA-T-4 takes all clicks of an order, then rolls, and again after heat from a roll', () => {
    expect(unit(warmed(mech(), 2, 3), 'a1').stop).toBe(2);
    expect(unit(warmed(mech(), 2, 1, 6, 6), 'a1').stop).toBe(3);
    const flamed = matchOf(
      {
        a2: [
          'infantry',
          {
            at: [1800, 2200],
            with: ['flamethrower'],
            primary: { type: 'energy', targets: 1, min: 0, max: 8 },
          },
        ],
      },
      { b2: ['mech', { at: [1800, 1800], clicks: 9 }] },
    );
    const { state } = ordered(
      flamed,
      { type: 'shoot', token: 'a2', weapon: 'primary', targets: ['b2'], off: [] },
      5,
      5,
      5,
      6,
    );
    expect([unit(state, 'b2').stop, unit(state, 'b2').click]).toEqual([2, 0]);
  });

  it('DA-HEAT-3, DA-HEAT-10 cools by the cooling rate', () => {
    const after = ordered(
      matchOf(
        {
          a1: ['mech', { at: [1800, 1800], cooling: 2, state: { stop: 3 } }],
          a2: ['infantry', { at: [900, 3000] }],
        },
        { b1: far },
      ),
      { type: 'cool', token: 'a1' },
    ).state;
    expect(unit(after, 'a1')).toMatchObject({ stop: 1, tokens: 0 });
  });

  it('DA-HEAT-4, DA-HEAT-9 shuts down at the last stop or by a roll of 1 or 2, with two tokens', () => {
    expect(unit(warmed(mech(), 4), 'a1')).toMatchObject({ isShutDown: true, tokens: 2 });
    expect(unit(warmed(mech(), 3, 2), 'a1')).toMatchObject({ isShutDown: true });
    // Its ammunition explodes: ballistic damage 3 - 1 by heat, less 1.
    expect(unit(warmed(mech(), 3, 3, 2), 'a1')).toMatchObject({ isShutDown: false, click: 1 });
    expect(unit(warmed(mech(), 3, 3, 3), 'a1')).toMatchObject({ click: 0 });
  });

  it('DA-HEAT-5 leaves a shut-down mech cool orders only, and no heat', () => {
    const state = mech({ state: { isShutDown: true, stop: 3, tokens: 2 } });
    expect(unit(warmed(state, 1), 'a1').stop).toBe(3);
    const types = offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A')
      .filter(({ token }) => token === 'a1')
      .map(({ type }) => type);
    expect(types).toEqual(['cool']);
  });

  it('DA-HEAT-6 restarts at the start stop, or by 4 or more where the stop allows it; tokens go', () => {
    const off = (stop: number) => mech({ state: { isShutDown: true, stop, tokens: 2 } });
    expect(unit(ended(off(1)), 'a1')).toMatchObject({ isShutDown: false, tokens: 0, stop: 0 });
    expect(unit(ended(off(2), 4), 'a1')).toMatchObject({ isShutDown: false, stop: 1 });
    expect(unit(ended(off(2), 3), 'a1')).toMatchObject({ isShutDown: true, tokens: 2 });
  });

  it('DA-HEAT-7 cools by 1 without an order', () =>
    expect(unit(ended(mech({ state: { stop: 2 } })), 'a1').stop).toBe(1));

  it('DA-HEAT-8 cools by 1 more in water, by 2 in deep water', () => {
    const inWater = (ground: 'shallow' | 'deep') =>
      ended(
        matchOf(
          { a1: ['mech', { at: [1800, 1800], state: { stop: 4, isShutDown: true, isAsleep: false } }] },
          { b1: far },
          [block('l', ground, [1500, 1500, 600, 600])],
        ),
        1,
      );
    expect(unit(inWater('shallow'), 'a1').stop).toBe(2);
    expect(unit(inWater('deep'), 'a1').stop).toBe(1);
  });

  it('DA-CAMP-3 and DA-FIG-3: every listed figure has a whole dial', () => {
    for (const { id } of FIGURES) expect(listedFigure(id)?.dial.length).toBeGreaterThan(0);
  });
});
