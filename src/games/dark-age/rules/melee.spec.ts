import { block, matchOf, ordered, unit, type Side, type Wanted } from '../testing/match';
import { known } from '../known';
import { menusOf, offersOf } from '../menus';
import { type State, standingOf } from '../model/state';
import type { Offer } from '../../shapes';
import { draftOf } from '../../shared/menu';
import { besideOf } from './tow';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const offerOf = (state: State, token: string, type: string): Offer | undefined =>
  offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A').find(
    (one) => one.token === token && one.type === type,
  );
const values = (offer: Offer | undefined): readonly unknown[] =>
  (offer?.terms ?? []).map(({ value }) => value);
const south = { facing: 180 };
const far = at('mech', 300, 300);
/** Discs of 0.75 and 1.1 inches that touch. */
const mechBefore = (more: Wanted = {}): Side[string] => at('mech', 1800, 1613, { ...south, ...more });

describe('close attacks', () => {
  it('DA-CC-1 are for infantry and mechs in front-arc contact, +2 from the rear', () => {
    const strike = (a: Wanted, b: Wanted) =>
      values(offerOf(matchOf({ a1: at('infantry', 1800, 1800, a) }, { b1: mechBefore(b) }), 'a1', 'strike'));
    expect([strike({}, {}), strike({}, { facing: 0 }), strike({ facing: 180 }, {})]).toEqual([
      [18, -9],
      [18, -9, -2],
      [],
    ]);
  });

  it('DA-CC-2 do the primary damage of a mech, or that of its fist', () => {
    const state = matchOf(
      {
        a1: at('mech', 1800, 1834, {
          secondary: { type: 'melee', targets: 1, min: 0, max: 0 },
          click: { primary: 3, secondary: 5 },
        }),
      },
      { b1: mechBefore() },
    );
    const strike = (weapon: string) =>
      unit(ordered(state, { type: 'strike', token: 'a1', target: 'b1', weapon }, 5, 5, 5).state, 'b1').click;
    expect([strike('primary'), strike('secondary')]).toEqual([3, 5]);
  });

  it('DA-CC-3 have attack +4 on a shut-down mech', () =>
    expect(
      values(
        offerOf(
          matchOf(
            { a1: at('infantry', 1800, 1800) },
            { b1: mechBefore({ state: { isShutDown: true, stop: 4 } }) },
          ),
          'a1',
          'strike',
        ),
      ),
    ).toEqual([18, -9, -4]));

  it('DA-FORM-4, DA-T-10 add 2 for the second and 2 for the rear: ForestryMech and Gnome +4', () => {
    const state = matchOf(
      { a1: at('mech', 1800, 1834), a2: at('infantry', 1800, 1426, south) },
      { b1: mechBefore({ points: 40 }) },
    );
    expect(values(offerOf(state, 'a1', 'gang'))).toEqual([18, -9, -2, -2]);
  });
});

describe('special attacks', () => {
  const reachable = at('mech', 1800, 1200, south);
  it('DA-CC-4, DA-T-12 cost a charger that is pushed 1 click and 3 of heat, a rammer 1 click', () => {
    const state = matchOf({ a1: at('mech', 1800, 1800, { state: { tokens: 1 } }) }, { b1: reachable });
    const order = offerOf(state, 'a1', 'charge')?.order ?? { type: '', token: null };
    const { state: after } = ordered(state, order, 5, 5, 5, 6, 6, 6);
    expect([unit(after, 'b1').click, unit(after, 'a1').click, unit(after, 'a1').stop]).toEqual([4, 1, 3]);
    const tank = matchOf({ a1: at('vehicle', 1800, 1800) }, { b1: reachable });
    const { state: rammed } = ordered(tank, offerOf(tank, 'a1', 'ram')?.order ?? order, 1, 2, 1);
    expect([unit(rammed, 'b1').click, unit(rammed, 'a1').click]).toEqual([0, 1]);
  });

  it('DA-CC-5 are not reduced by armour, and go harder uphill', () => {
    const hill = block('h', 'open', [1500, 900, 600, 400], { height: 'elevated' });
    const state = matchOf(
      { a1: at('mech', 1800, 1800, { with: [{ id: 'jump-jets', slot: 'speed' }] }) },
      { b1: at('mech', 1800, 1200, { ...south, with: ['heavy-armour'] }) },
      [hill],
    );
    expect([values(offerOf(state, 'a1', 'charge')), values(offerOf(state, 'a1', 'dfa'))]).toEqual([
      [18, 1, -9],
      [18, 2, -9],
    ]);
    const { state: after } = ordered(
      state,
      offerOf(state, 'a1', 'dfa')?.order ?? { type: '', token: null },
      5,
      5,
      5,
    );
    expect([unit(after, 'b1').click, unit(after, 'a1').click]).toEqual([5, 1]);
  });
});

describe('capture', () => {
  const held = (more: Side = {}, b: Side[string] = at('infantry', 1800, 1649, { points: 30 })): State => {
    const state = matchOf({ a1: at('infantry', 1800, 1800), ...more }, { b1: b, b2: far });
    return ordered(state, { type: 'capture', token: 'a1', target: 'b1' }, 5, 5, 5).state;
  };
  /** Turns end until it is this seat's. */
  const until = (state: State, seat: string): State =>
    state.active === seat ? state : until(ordered(state, { type: 'end-turn', token: null }).state, seat);

  it('DA-CAP-1 has defence +3, does no damage, and costs a click when it fails', () => {
    const state = matchOf({ a1: at('infantry', 1800, 1800) }, { b1: mechBefore() });
    expect(values(offerOf(state, 'a1', 'capture'))).toEqual([18, 3, -9]);
    const after = (...dice: readonly number[]) =>
      ordered(state, { type: 'capture', token: 'a1', target: 'b1' }, ...dice).state;
    expect([
      unit(after(5, 5, 5), 'b1').captor,
      unit(after(5, 5, 5), 'b1').click,
      unit(after(2, 1, 1), 'a1').click,
    ]).toEqual(['a1', 0, 1]);
  });

  it('DA-CAP-2 leaves a captive without orders, neither friend nor foe, and no target', () => {
    const state = held({ a2: at('infantry', 1950, 1649, { facing: 270 }) });
    expect(offerOf(state, 'a2', 'strike')).toBeUndefined();
    const theirs = until(state, 'B');
    expect(
      offersOf(known(theirs, { kind: 'seat', seat: 'B' }), 'B').some(({ token }) => token === 'b1'),
    ).toBe(false);
  });

  it('DA-CAP-3 lets the captor move only', () => {
    const state = until(until(held(), 'B'), 'A');
    expect(
      offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A')
        .filter(({ token }) => token === 'a1')
        .map(({ type }) => type),
    ).toEqual(['move']);
  });

  it('DA-CAP-4 takes the captive along, to where both fit', () => {
    const state = until(until(held(), 'B'), 'A');
    const menus = menusOf(known(state, { kind: 'seat', seat: 'A' }), 'A');
    const order = draftOf(
      menus,
      state.question?.id ?? '',
      { type: 'move', token: 'a1', path: [{ x: 1800, y: 2200 }], facing: 0 },
      null,
    )?.offer.order;
    const { state: after } = ordered(state, order ?? { type: '', token: null });
    const [captor, captive] = [standingOf(after, 'a1'), standingOf(after, 'b1')];
    expect(captor?.at).toEqual({ x: 1800, y: 2200 });
    expect(captor !== null && captive !== null && besideOf(after, captor, captive, captor)[0]).toEqual(
      captive?.at,
    );
  });

  it('DA-CAP-5 takes its tokens at the end of its first owner’s turn, and cools a mech', () => {
    const state = held({}, mechBefore({ state: { tokens: 1, stop: 2 } }));
    const mine = until(state, 'B');
    expect([unit(mine, 'b1').tokens, unit(mine, 'b1').stop]).toEqual([1, 2]);
    const theirs = until(mine, 'A');
    expect([unit(theirs, 'b1').tokens, unit(theirs, 'b1').stop]).toEqual([0, 1]);
  });

  it('DA-CAP-6 sets it free when the captor is gone', () => {
    const state = matchOf(
      { a1: at('infantry', 1800, 1800, { clicks: 1, state: { tokens: 1 } }), a2: at('infantry', 400, 3000) },
      { b1: at('infantry', 1800, 1649), b2: far },
    );
    const after = ordered(state, { type: 'capture', token: 'a1', target: 'b1' }, 5, 5, 5).state;
    expect([unit(after, 'a1').gone, unit(after, 'b1').captor, unit(after, 'b1').gone]).toEqual([
      'eliminated',
      null,
      null,
    ]);
  });
});

describe('movement formations', () => {
  it('DA-FORM-2, DA-T-9 move at the slowest’s speed, one by one, and end as one group', () => {
    const state = matchOf(
      {
        a1: at('infantry', 1800, 2400, { click: { speed: 6 } }),
        a2: at('vehicle', 1952, 2400, { mode: 'hover', click: { speed: 12 } }),
        a3: at('vehicle', 1648, 2400, { mode: 'wheel', click: { speed: 12 } }),
      },
      { b1: far },
    );
    const { state: asked } = ordered(state, { type: 'march', token: 'a1', members: ['a2', 'a3'] });
    const to = (x: number, y: number) => ({ path: [{ x, y }], facing: 0 });
    const order = {
      type: 'ways',
      token: 'a1',
      ways: { a1: to(1800, 1900), a2: to(1948, 1801), a3: to(1652, 2000) },
    };
    const draft = (sent: typeof order) =>
      draftOf(
        menusOf(known(asked, { kind: 'seat', seat: 'A' }), 'A'),
        asked.question?.id ?? '',
        sent,
        null,
      )?.violations.map(({ code }) => code);
    expect(draft(order)).toEqual([]);
    expect(draft({ ...order, ways: { ...order.ways, a2: to(1948, 1799) } })).toContain(
      'dark-age/way-too-far',
    );
    expect(draft({ ...order, ways: { ...order.ways, a3: to(1648, 2300) } })).toContain('dark-age/end');
    const { state: after } = ordered(asked, order);
    expect(['a1', 'a2', 'a3'].map((id) => [unit(after, id).at?.y, unit(after, id).tokens])).toEqual([
      [1900, 1],
      [1801, 1],
      [2000, 1],
    ]);
  });
});
