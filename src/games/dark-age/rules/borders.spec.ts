/** What lies exactly on a border, or is used in a way that nobody would think of. */
import {
  matchOf,
  ordered,
  setupOf,
  unit,
  block,
  violationsOf,
  type Side,
  type Wanted,
} from '../testing/match';
import { known } from '../known';
import { offersOf } from '../menus';
import { standingOf, type State } from '../model/state';
import { open } from '../play/open';
import type { Offer, Order } from '../../shapes';
import { sightOf } from './sight';
import { moverOf } from './speed';
import { wayFault } from './way';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const far = at('infantry', 300, 300);
const offerOf = (state: State, token: string, type: string): Offer | undefined =>
  offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A').find(
    (one) => one.token === token && one.type === type,
  );
const faultOf = (state: State, path: readonly (readonly [number, number])[]) => {
  const one = standingOf(state, 'a1');
  if (one === null) throw new Error('not there');
  return wayFault(
    state,
    moverOf(state, one, 'walk'),
    path.map(([x, y]) => ({ x, y })),
  );
};

describe('ways along borders', () => {
  it('DA-MOV-2 do not pass between two in contact with a corner just between them', () => {
    const state = matchOf(
      {
        a1: at('infantry', 1875, 2000),
        a2: at('infantry', 1800, 1800),
        a3: at('infantry', 1950, 1800),
      },
      { b1: far },
    );
    const through = [
      [1875, 1800],
      [1875, 1600],
    ] as const;
    expect(faultOf(state, through)).toBe('base');
  });

  it('DA-MOV-5 end where the base is first wholly in, also where a corner of the way lies just there', () => {
    const state = matchOf({ a1: at('infantry', 1800, 1700) }, { b1: far }, [
      block('w', 'difficult', [1500, 1000, 600, 600]),
    ]);
    expect(faultOf(state, [[1800, 1525]])).toBeNull();
    const along = [
      [1800, 1525],
      [2000, 1525],
    ] as const;
    expect(faultOf(state, along)).toBe('stop');
  });

  it('DA-TER-4 do not end on the border of high terrain but on an access point', () => {
    const roof = block('r', 'open', [1500, 1500, 600, 600], {
      height: 'high',
      access: [{ x: 1800, y: 2100 }],
    });
    const state = matchOf({ a1: at('mech', 1800, 1700) }, { b1: far }, [roof]);
    expect([faultOf(state, [[1800, 1500]]), faultOf(state, [[1800, 2100]])]).toEqual(['high', null]);
  });

  it('DA-CC-4 reach a target that can barely be touched', () => {
    const state = matchOf({ a1: at('mech', 2352, 2636) }, { b1: at('mech', 1500, 1500) });
    const offer = offerOf(state, 'a1', 'charge');
    expect(offer?.order['target']).toBe('b1');
    expect(violationsOf(state, offer?.order ?? { type: '', token: null })).toEqual([]);
  });
});

describe('fire along borders', () => {
  it('DA-LOS-3 leaves cover out while only terrain under the whole base is crossed', () => {
    const cover = (facing: number): boolean => {
      const state = matchOf({ a1: at('vehicle', 1800, 1800, { facing }) }, { b1: at('mech', 1800, 1000) }, [
        block('w', 'difficult', [1500, 1670, 600, 300]),
      ]);
      const [one, other] = [standingOf(state, 'a1'), standingOf(state, 'b1')];
      return one === null || other === null || sightOf(state, one, other).hasCover;
    };
    expect([cover(0), cover(90)]).toEqual([false, true]);
  });

  it('DA-CAP-3 DA-RNG-7 sprays no captors, and by indirect fire nobody beside', () => {
    const spray = (more: Wanted, order: Partial<Order>, walls: Parameters<typeof matchOf>[2] = []) => {
      const state = matchOf(
        { a1: at('vehicle', 1800, 1800, { with: ['anti-infantry'] }), a2: at('infantry', 1800, 697, more) },
        { b1: at('infantry', 1800, 1000), b2: at('infantry', 1800, 848) },
        walls,
      );
      const asked = { type: 'shoot', token: 'a1', weapon: 'primary', ...order };
      const after = ordered(state, asked, 5, 5, 6).state;
      return ['b1', 'b2'].map((id) => unit(after, id).click);
    };
    const shoot = { targets: ['b1'], off: [] };
    const away = { at: [300, 3000] as const };
    expect(spray(away, shoot)).toEqual([3, 3]);
    expect(spray({ state: { captor: 'b2' } }, shoot)).toEqual([3, 0]);
    const house = [block('h', 'blocking', [1600, 1300, 400, 200])];
    expect(spray(away, { type: 'indirect', target: 'b1' }, house)).toEqual([2, 0]);
  });

  it('DA-SPEC-4 takes targets of streak missiles only while they are on, and others while they are off', () => {
    const state = matchOf(
      { a1: at('vehicle', 1800, 1800, { with: ['streak'] }) },
      { b1: at('vehicle', 1800, 1000), b2: at('mech', 1800, 1400) },
    );
    const shoot = (target: string, off: readonly string[]) =>
      violationsOf(state, { type: 'shoot', token: 'a1', weapon: 'primary', off, targets: [target] });
    expect(shoot('b1', [])).toEqual([]);
    expect(shoot('b2', ['a1 streak'])).toEqual([]);
    expect(shoot('b1', ['a1 streak'])).toContain('dark-age/no-target');
    const down = matchOf(
      { a1: at('vehicle', 1800, 1800, { with: ['streak'] }) },
      { b1: at('mech', 1800, 1000, { state: { isShutDown: true, stop: 4 } }) },
    );
    expect(offerOf(down, 'a1', 'shoot')?.order).toMatchObject({ off: ['a1 streak'], targets: ['b1'] });
    expect(
      violationsOf(down, { type: 'shoot', token: 'a1', weapon: 'primary', off: [], targets: ['b1'] }),
    ).toContain('dark-age/no-target');
  });

  it('DA-SPEC-1 counts one-shot equipment as used when it did something, armour too', () => {
    const mark = (id: string, slot: 'primary' | 'defence' = 'primary') => [{ id, slot, oneShot: true }];
    const fire = (
      a: Wanted,
      b: Side[string],
      ...dice: readonly number[]
    ): readonly [attacker: number, target: number] => {
      const state = matchOf({ a1: at('vehicle', 1800, 1800, a), a2: at('infantry', 300, 3000) }, { b1: b });
      const off = a.with === undefined ? {} : { off: [] };
      const order = { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'], ...off };
      const after = ordered(state, order, ...dice).state;
      return [unit(after, 'a1').click, unit(after, 'b1').click];
    };
    const plated = (id: string) => at('vehicle', 1800, 1000, { with: mark(id, 'defence') });
    expect(fire({}, plated('reactive-armour'), 5, 5, 5)).toEqual([0, 2]);
    expect(fire({}, plated('reflective-armour'), 5, 5, 5)).toEqual([0, 3]);
    expect(fire({}, plated('reactive-armour'), 2, 1, 1)).toEqual([0, 0]);
    const target = at('infantry', 1800, 1000);
    expect(fire({ with: mark('pulse') }, target, 2, 1, 1)).toEqual([0, 0]);
    expect(fire({ with: mark('pulse') }, target, 5, 5, 5, 2, 1, 1)).toEqual([1, 3]);
    const flames = { with: mark('flamethrower'), primary: { type: 'energy', targets: 1, min: 0, max: 12 } };
    expect(fire(flames as Wanted, target, 5, 5, 5)).toEqual([0, 1]);
    expect(fire(flames as Wanted, at('mech', 1800, 1000), 5, 5, 5, 6)).toEqual([1, 0]);
  });
});

describe('orders along borders', () => {
  it('DA-MOV-6 gives no wreck a free turn, not even after a missed jump', () => {
    const jets = { with: [{ id: 'jump-jets', slot: 'speed' as const }] };
    const missed = (more: Wanted) => {
      const state = matchOf(
        { a1: at('mech', 1800, 1800, jets), a2: at('infantry', 300, 3000) },
        { b1: at('mech', 1800, 1400, more), b2: far },
      );
      const path = [{ x: 1800, y: 1622 }];
      return ordered(state, { type: 'dfa', token: 'a1', target: 'b1', path, facing: 0 }, 2, 1, 1).state
        .question?.kind;
    };
    expect(missed({})).toBe('free-turn');
    expect(missed({ with: ['wreck'] })).toBe('order');
    // Who faces the attacker has nothing to turn for.
    expect(missed({ facing: 180 })).toBe('order');
  });

  it('DA-FORM-4 strikes with the primary damage of the main attacker', () => {
    const fist = { secondary: { type: 'melee', targets: 1, min: 0, max: 0 } } as const;
    const state = matchOf(
      { a1: at('mech', 1800, 1834, fist), a2: at('infantry', 1985, 1613, { facing: 270 }) },
      { b1: at('mech', 1800, 1613, { facing: 180 }) },
    );
    const bounds = offerOf(state, 'a1', 'gang')?.ask.find(({ pointer }) => pointer === '/weapon')?.bounds;
    expect(bounds?.kind === 'one-of' && bounds.from.map(({ value }) => value)).toEqual(['primary']);
  });

  it('DA-TURN-1 DA-SET-4 goes clockwise around the table, wherever the seats sit', () => {
    const setup = setupOf({ a1: far }, { b1: far });
    const [south, north] = setup.forces;
    if (south === undefined || north === undefined) throw new Error('two forces');
    const more = (['west', 'east'] as const).map((edge, index) => ({
      ...south,
      seat: 'CD'.charAt(index),
      edge,
    }));
    const seats = open({ ...setup, forces: [south, north, ...more] }).seats;
    expect(seats.map(({ seat }) => seat)).toEqual(['A', 'C', 'B', 'D']);
  });

  it('DA-VP-2 gives the points of a figure that was taken over to its enemies', () => {
    const taken = { seat: 'A', side: 'south', hurtBy: 'A', tokens: 1 };
    const state = matchOf(
      { a1: at('infantry', 300, 3000) },
      { b1: at('vehicle', 1800, 1800, { clicks: 1, state: taken }), b2: far },
    );
    const order = { type: 'move', token: 'b1', path: [{ x: 1800, y: 1700 }], facing: 0 };
    const { scores } = ordered(state, order).state;
    expect(scores.map(({ seat, pieces }) => [seat, pieces])).toEqual([
      ['A', 0],
      ['B', 20],
    ]);
  });

  it('DA-VP-5 lets dice decide between equals, when all agree to end too', () => {
    const state = matchOf({ a1: at('infantry', 1800, 2900) }, { b1: at('infantry', 1800, 700) });
    const asked = ordered(state, { type: 'propose-end', token: null }).state;
    const { outcome } = ordered(asked, { type: 'agree', token: null }, 1, 1, 1, 2, 2, 2).state;
    expect(outcome?.winners).toEqual(['B']);
  });
});

describe('repair', () => {
  it('DA-TER-2 reaches who stands in shallow water from there only', () => {
    const isOffered = (x: number): boolean => {
      const state = matchOf(
        {
          a1: at('infantry', 1800, 1800, { with: [{ id: 'repair-machine', slot: 'attack' }] }),
          a2: at('mech', 1800, 1613, { state: { click: 2 } }),
        },
        { b1: far },
        [block('pond', 'shallow', [1500, 1300, 600, x])],
      );
      return offerOf(state, 'a1', 'repair') !== undefined;
    };
    expect([isOffered(400), isOffered(600)]).toEqual([false, true]);
  });
});

describe('leaving the field', () => {
  const leaving = (a: Side, b: Side = { b1: far }, terrain: Parameters<typeof matchOf>[2] = []): State => {
    const { forces } = setupOf(a, b);
    return matchOf(a, b, terrain, { forces: forces.map((one) => ({ ...one, exits: ['south' as const] })) });
  };
  const leave = { type: 'leave', token: 'a1' };
  const other = { a2: at('infantry', 900, 2000) };

  it('DA-MOV-4 DA-CAMP-5 breaks away first, as by any move', () => {
    const held = leaving({ a1: at('infantry', 1800, 3200), ...other }, { b1: at('infantry', 1800, 3049) });
    const [stays, goes] = [ordered(held, leave, 3).state, ordered(held, leave, 4).state];
    expect([unit(stays, 'a1').gone, stays.question?.kind]).toEqual([null, 'turn']);
    expect([unit(goes, 'a1').gone, goes.question?.kind]).toEqual(['withdrawn', 'order']);
    const jets = { with: [{ id: 'jump-jets', slot: 'speed' as const }] };
    const jumps = leaving(
      { a1: at('infantry', 1800, 3200, jets), ...other },
      { b1: at('infantry', 1800, 3049) },
    );
    expect(unit(ordered(jumps, leave).state, 'a1').gone).toBe('withdrawn');
  });

  it('DA-CAMP-5 goes where a way leads to the edge: as far as a mech runs, not through what blocks', () => {
    const offers = (a1: Side[string], terrain: Parameters<typeof matchOf>[2] = []) =>
      offerOf(leaving({ a1, ...other }, { b1: far }, terrain), 'a1', 'leave') !== undefined;
    expect([offers(at('infantry', 1800, 3000)), offers(at('infantry', 1800, 2999))]).toEqual([true, false]);
    expect([offers(at('mech', 1800, 2400)), offers(at('mech', 1800, 2399))]).toEqual([true, false]);
    const wide = [block('h', 'blocking', [1500, 3200, 600, 300])];
    expect(offers(at('infantry', 1800, 3050), wide)).toBe(false);
  });

  it('DA-CAP-4 keeps a captor on the field, where its captive stands', () => {
    const state = leaving(
      { a1: at('infantry', 1800, 3200), ...other },
      { b1: at('infantry', 1800, 3049, { state: { captor: 'a1' } }), b2: far },
    );
    expect(offerOf(state, 'a1', 'leave')).toBeUndefined();
    expect(offerOf(state, 'a1', 'move')).toBeDefined();
  });
});
