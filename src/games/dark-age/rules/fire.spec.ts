import { block, matchOf, ordered, unit, type Side, type Wanted } from '../testing/match';
import { known } from '../known';
import { offersOf } from '../menus';
import { standingOf, type State } from '../model/state';
import type { Piece } from '../model/terrain';
import type { Offer } from '../../shapes';
import { sightOf } from './sight';
import { hitsIn216, isHit } from './odds';
import { clicksOf } from './damage';

const offerOf = (state: State, token: string, type: string, seat = 'A'): Offer | undefined =>
  offersOf(known(state, { kind: 'seat', seat }), seat).find(
    (one) => one.token === token && one.type === type,
  );
const targetsOf = (state: State, token: string, type = 'shoot'): readonly unknown[] => {
  const bounds = offerOf(state, token, type)?.ask.find(({ pointer }) =>
    pointer.startsWith('/target'),
  )?.bounds;
  return bounds?.kind === 'some-of' || bounds?.kind === 'one-of' ? bounds.from.map(({ value }) => value) : [];
};
const sight = (state: State, from: string, to: string) => {
  const [one, other] = [standingOf(state, from), standingOf(state, to)];
  if (one === null || other === null) throw new Error('not there');
  return sightOf(state, one, other);
};
/** A at the south looks north at B. */
const facing = (
  a: Side[string],
  b: Side[string],
  terrain: readonly Piece[] = [],
  others: { a?: Side; b?: Side } = {},
): State => matchOf({ a1: a, ...others.a }, { b1: b, ...others.b }, terrain);
const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const looksSouth = { facing: 180 };

describe('lines of fire', () => {
  it('DA-LOS-1 go from centre to centre through the front arc', () => {
    expect(targetsOf(facing(at('vehicle', 1800, 1800), at('mech', 1800, 1000)), 'a1')).toEqual(['b1']);
    expect(
      targetsOf(facing(at('vehicle', 1800, 1800, { facing: 180 }), at('mech', 1800, 1000)), 'a1'),
    ).toEqual([]);
  });

  it('DA-LOS-2, DA-T-7 are blocked by mechs alone where a mech takes part, else by any base', () => {
    const tank = at('vehicle', 1800, 1800, { primary: { type: 'energy', targets: 1, min: 2, max: 12 } });
    const between = (kind: 'vehicle' | 'mech') => ({ b: { b2: at(kind, 1800, 1400) } });
    expect(targetsOf(facing(tank, at('mech', 1800, 1000), [], between('vehicle')), 'a1')).toEqual([
      'b1',
      'b2',
    ]);
    expect(targetsOf(facing(tank, at('mech', 1800, 1000), [], between('mech')), 'a1')).toEqual(['b2']);
    expect(targetsOf(facing(tank, at('infantry', 1800, 1000), [], between('vehicle')), 'a1')).toEqual(['b2']);
    expect(
      targetsOf(facing(at('mech', 1800, 1800), at('infantry', 1800, 1000), [], between('vehicle')), 'a1'),
    ).toEqual(['b1', 'b2']);
  });

  it('DA-LOS-3 have cover in difficult terrain, but not out of one’s own edge of it', () => {
    const b1 = at('mech', 1800, 1000, looksSouth);
    const cover = (terrain: readonly Piece[], y = 1800) =>
      sight(facing(at('infantry', 1800, y), b1, terrain), 'a1', 'b1').hasCover;
    expect([cover([]), cover([block('w', 'difficult', [1700, 1300, 200, 200])])]).toEqual([false, true]);
    const wood = block('w', 'difficult', [1500, 1500, 600, 600]);
    expect([cover([wood], 1570), cover([wood], 1580)]).toEqual([false, true]);
    expect(
      sight(
        facing(at('infantry', 1800, 1800), b1, [block('h', 'blocking', [1700, 1300, 200, 200])]),
        'a1',
        'b1',
      ).isClear,
    ).toBe(false);
  });

  it('DA-LOS-4, DA-T-11 look over what is low from a height, but not through a house', () => {
    const hill = block('h', 'open', [1500, 1600, 600, 600], { height: 'elevated' });
    const low = block('w', 'difficult', [1700, 1200, 200, 200]);
    const shooter = at('mech', 1800, 1800);
    const target = at('mech', 1800, 900, looksSouth);
    const over = facing(shooter, target, [hill, low], { a: { a2: at('mech', 1800, 1100) } });
    expect(sight(over, 'a1', 'b1')).toMatchObject({ isClear: true, hasCover: false });
    expect(
      sight(facing(shooter, target, [hill, block('x', 'blocking', [1700, 1200, 200, 200])]), 'a1', 'b1')
        .isClear,
    ).toBe(false);
    const between = block('e', 'open', [1700, 1200, 200, 200], { height: 'elevated' });
    expect(sight(facing(shooter, target, [between]), 'a1', 'b1').isClear).toBe(false);
  });

  it('DA-LOS-5, DA-T-12 add 1 for height and 1 for cover', () => {
    const hill = block('h', 'difficult', [1500, 600, 600, 600], { height: 'elevated' });
    const state = facing(at('infantry', 1800, 1800), at('mech', 1800, 900, looksSouth), [hill]);
    expect(sight(state, 'a1', 'b1')).toMatchObject({ isClear: true, hasCover: true, hasHeight: true });
    expect(offerOf(state, 'a1', 'shoot')?.terms.map(({ value }) => value)).toEqual([18, 1, 1, -9]);
  });
});

describe('ranged orders', () => {
  it('DA-RNG-1 need attack, range and distance', () => {
    const tank = (min: number, max: number, attack = 9) =>
      at('vehicle', 1800, 1800, { click: { attack }, primary: { type: 'energy', targets: 1, min, max } });
    const targets = (a: Side[string]) => targetsOf(facing(a, at('mech', 1800, 1000)), 'a1').length;
    expect([targets(tank(8, 8)), targets(tank(9, 12)), targets(tank(0, 7)), targets(tank(0, 12, 0))]).toEqual(
      [1, 0, 0, 0],
    );
  });

  it('DA-RNG-2 spare those in contact with friends, and see only whom they touch', () => {
    const b1 = at('mech', 1800, 1000);
    const beside = { a: { a2: at('infantry', 1800, 1187) }, b: { b2: at('mech', 2300, 1000) } };
    expect(targetsOf(facing(at('vehicle', 1600, 1800), b1, [], beside), 'a1')).toEqual(['b2']);
    expect(
      targetsOf(facing(at('infantry', 1800, 1187), b1, [], { b: { b2: at('mech', 2300, 1000) } }), 'a1'),
    ).toEqual(['b1']);
  });

  it('DA-RNG-3 name one of a mech’s weapons', () => {
    const state = facing(at('mech', 1800, 1600), at('mech', 1800, 1000));
    const weapon = offerOf(state, 'a1', 'shoot')?.ask.find(({ pointer }) => pointer === '/weapon')?.bounds;
    expect(weapon).toMatchObject({ kind: 'one-of', from: [{ value: 'primary' }, { value: 'secondary' }] });
  });

  it('DA-RNG-4, DA-T-8 miss with two white 1s for a click, and hit with two white 6s for one more', () => {
    expect([isHit([1, 1, 6], 3), isHit([6, 6, 1], 18), hitsIn216(19), hitsIn216(3)]).toEqual([
      false,
      true,
      6,
      210,
    ]);
    const state = facing(
      at('vehicle', 1800, 1800, { click: { attack: 1 } }),
      at('vehicle', 1800, 1000, looksSouth),
    );
    const shoot = (...dice: readonly number[]) =>
      ordered(state, { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'] }, ...dice).state;
    expect([
      unit(shoot(1, 1, 6), 'a1').click,
      unit(shoot(6, 6, 1), 'b1').click,
      unit(shoot(6, 5, 5), 'b1').click,
    ]).toEqual([1, 4, 0]);
  });

  it('DA-RNG-5 do 1 click to infantry by energy, and heat a mech once a turn', () => {
    const laser: Wanted = { primary: { type: 'energy', targets: 1, min: 0, max: 12 } };
    const shoot = (state: State, token: string) =>
      ordered(state, { type: 'shoot', token, weapon: 'primary', targets: ['b1'] }, 5, 5, 5).state;
    expect(
      unit(shoot(facing(at('vehicle', 1800, 1800, laser), at('infantry', 1800, 1000)), 'a1'), 'b1').click,
    ).toBe(1);
    const state = facing(at('vehicle', 1800, 1800, laser), at('mech', 1800, 1000), [], {
      a: { a2: at('vehicle', 2100, 1800, laser) },
    });
    const twice = shoot(shoot(state, 'a1'), 'a2');
    expect([unit(twice, 'b1').click, unit(twice, 'b1').stop]).toEqual([6, 1]);
  });

  it('DA-RNG-6, DA-T-6 take three targets with one roll of 8, and split 4 clicks as 3 and 1', () => {
    const catapult = at('mech', 1800, 1800, {
      click: { attack: 10, secondary: 4 },
      secondary: { type: 'ballistic', targets: 3, min: 5, max: 14 },
    });
    const state = matchOf(
      { a1: catapult },
      {
        b1: at('mech', 1400, 1000, { facing: 180, click: { defence: 18 } }),
        b2: at('infantry', 1800, 1000, { facing: 180, click: { defence: 17 } }),
        b3: at('vehicle', 2200, 1000, { facing: 180, click: { defence: 20 } }),
      },
    );
    const order = { type: 'shoot', token: 'a1', weapon: 'secondary', targets: ['b1', 'b2', 'b3'] };
    const { state: rolled } = ordered(state, order, 3, 3, 2);
    expect(rolled.current).toMatchObject({ hits: ['b1', 'b2'], clicks: 4 });
    const { state: after } = ordered(rolled, { type: 'split', token: 'a1', clicks: { b1: 3, b2: 1 } });
    expect(['b1', 'b2', 'b3'].map((id) => unit(after, id).click)).toEqual([3, 1, 0]);
  });

  it('DA-RNG-7, DA-T-12 go over what blocks the line: defence +3, 2 clicks at most', () => {
    const house = block('h', 'blocking', [1700, 1300, 200, 200]);
    const state = facing(
      at('vehicle', 1800, 1800, { click: { primary: 5 } }),
      at('vehicle', 1800, 1000, looksSouth),
      [house],
    );
    expect(offerOf(state, 'a1', 'shoot')).toBeUndefined();
    expect(offerOf(state, 'a1', 'indirect')?.terms.map(({ value }) => value)).toEqual([18, 3, -9]);
    expect(
      unit(
        ordered(state, { type: 'indirect', token: 'a1', weapon: 'primary', target: 'b1' }, 5, 5, 2).state,
        'b1',
      ).click,
    ).toBe(2);
  });

  it('DA-SPEC-5 reckons value, limits, the critical click, then armour', () => {
    const state = facing(
      at('vehicle', 1800, 1800),
      at('infantry', 1800, 1000, { with: ['heavy-armour', 'reflective-armour'] }),
    );
    const blow = {
      value: 5,
      type: 'energy',
      isIndirect: false,
      isSubmerged: false,
      isCritical: false,
      isSpecial: false,
    } as const;
    const [plain, armoured] = [unit(state, 'a1'), unit(state, 'b1')];
    expect([
      clicksOf(blow, plain),
      clicksOf(blow, armoured),
      clicksOf({ ...blow, isCritical: true }, armoured),
    ]).toEqual([5, 0, 0]);
    expect([
      clicksOf({ ...blow, type: 'ballistic' }, armoured),
      clicksOf({ ...blow, isSpecial: true, type: null }, armoured),
    ]).toEqual([4, 5]);
    expect([
      clicksOf({ ...blow, isIndirect: true }, plain),
      clicksOf({ ...blow, isSubmerged: true, type: null }, plain),
    ]).toEqual([2, 3]);
  });
});

describe('formations of fire', () => {
  const three = (faction: string | null): Side => ({
    a1: at('infantry', 1800, 1800, { faction }),
    a2: at('infantry', 1952, 1800, { faction }),
    a3: at('infantry', 1648, 1800, { faction }),
  });
  it('DA-FORM-1 are of one faction, without mercenaries', () => {
    const foe = { b1: at('mech', 1800, 1000, looksSouth) };
    expect(offerOf(matchOf(three('highlanders'), foe), 'a1', 'volley')).toBeDefined();
    expect(offerOf(matchOf(three(null), foe), 'a1', 'volley')).toBeUndefined();
  });

  it('DA-FORM-3, DA-T-10 add 2 for each other member: a Panther and two more +4', () => {
    const state = matchOf(three('swordsworn'), { b1: at('mech', 1800, 1000, looksSouth) });
    const { terms } = offerOf(state, 'a1', 'volley') ?? { terms: [] };
    expect(terms.map(({ value }) => value)).toEqual([18, -9, -4]);
    const { state: after } = ordered(
      state,
      { type: 'volley', token: 'a1', target: 'b1', members: ['a2', 'a3'] },
      2,
      2,
      1,
    );
    expect([unit(after, 'b1').click, ...['a1', 'a2', 'a3'].map((id) => unit(after, id).tokens)]).toEqual([
      3, 1, 1, 1,
    ]);
  });

  it('DA-FORM-5 cost only the main attacker a click for a critical miss, and push each for itself', () => {
    const side = three('swordsworn');
    const tired: Side = { ...side, a2: ['infantry', { ...side['a2']?.[1], state: { tokens: 1 } }] };
    const state = matchOf(tired, { b1: at('mech', 1800, 1000) });
    const { state: after } = ordered(
      state,
      { type: 'volley', token: 'a1', target: 'b1', members: ['a2', 'a3'] },
      1,
      1,
      6,
    );
    expect(['a1', 'a2', 'a3'].map((id) => [unit(after, id).click, unit(after, id).tokens])).toEqual([
      [1, 1],
      [1, 2],
      [0, 1],
    ]);
  });
});
