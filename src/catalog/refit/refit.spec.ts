import { tons } from '../../kernel/tonnage';
import { violation } from '../../kernel/violation';
import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import {
  LOCATIONS,
  type AmmoBin,
  type Item,
  type ItemId,
  type Location,
  type MechDesign,
  type Slot,
  type SystemPart,
} from '../model';
import { planRefit, type RefitPlan, type RefitWish } from './refit';

const catalog = bundledCatalog();
const raise = (what: string): never => {
  throw new Error(what);
};
const design = (slug: string): MechDesign => catalog.mech(slug) ?? raise(slug);
const lookup = (id: ItemId): Item | null => catalog.item(id);
const refit = (
  wish: Partial<RefitWish> & Pick<RefitWish, 'from' | 'to'>,
  unlawful: (design: MechDesign) => [] = () => [],
) => planRefit({ condition: UNDAMAGED, stock: null, ...wish }, lookup, unlawful);
const plan = (wish: Partial<RefitWish> & Pick<RefitWish, 'from' | 'to'>): RefitPlan => {
  const result = refit(wish);
  return result.ok ? result.value : raise(JSON.stringify(result.error));
};
const refused = (wish: Partial<RefitWish> & Pick<RefitWish, 'from' | 'to'>) => {
  const result = refit(wish);
  return result.ok ? raise('allowed') : result.error;
};

const piece = (item: string): Slot => ({ kind: 'items', items: [{ item: item as ItemId, rear: false }] });
const system = (part: SystemPart): Slot => ({ kind: 'system', part });
/** A design with other slots in a location: what is named stands there, from slot 1 or from `at`. */
const withSlots = (
  mech: MechDesign,
  location: Location,
  slots: readonly (Slot | null)[],
  at = 0,
): MechDesign => ({
  ...mech,
  slots: {
    ...mech.slots,
    [location]: mech.slots[location].map((slot, i) =>
      i >= at && i - at < slots.length ? (slots[i - at] ?? null) : slot,
    ),
  },
});
const withBins = (mech: MechDesign, ...bins: readonly AmmoBin[]): MechDesign => ({ ...mech, bins });
const bin = (location: Location, slot: number, item: string, shots: number): AmmoBin => ({
  location,
  slot,
  item: item as ItemId,
  shots,
});
const damaged = (condition: Partial<Condition>): Condition => ({ ...UNDAMAGED, ...condition });
const emptied = (mech: MechDesign): MechDesign =>
  LOCATIONS.reduce(
    (bare, location) =>
      withSlots(
        bare,
        location,
        bare.slots[location].map((slot) => (slot?.kind === 'items' ? null : slot)),
      ),
    withBins(mech),
  );

/** A mech of our own on a bundled chassis: arms end in slot 4, so its weapons stand from slot 5 (index 4). */
const bare: MechDesign = {
  ...emptied(design('hunchback-hbk-4g')),
  heatSinks: { ...design('hunchback-hbk-4g').heatSinks, count: 10 },
};
const lasers = (where: Location, count: number, mech = bare, at = 4): MechDesign =>
  withSlots(mech, where, Array<Slot>(count).fill(piece('medium-laser')), at);
const quantity = (goods: readonly { item: string; quantity: number }[], item: string): number =>
  goods.find((line) => line.item === item)?.quantity ?? 0;

describe('REP-4 what a refit takes and gives', () => {
  it('is nothing, and changes nothing, when both designs are the same', () => {
    const hunchback = design('hunchback-hbk-4g');
    const same = plan({ from: hunchback, to: hunchback });
    expect(same).toMatchObject({ takes: [], gives: [], lost: [], cost: 0, condition: UNDAMAGED });
    expect(same.bv).toEqual({ before: hunchback.bv, after: hunchback.bv });
  });

  it('takes what is fitted and gives what is removed, by the piece', () => {
    const one = plan({ from: lasers('RA', 3), to: withSlots(bare, 'LT', [piece('small-laser')]) });
    expect(one.takes).toEqual([{ item: 'small-laser', unit: 'pieces', quantity: 1 }]);
    expect(one.gives).toEqual([{ item: 'medium-laser', unit: 'pieces', quantity: 3 }]);
  });

  it('counts a piece of many slots once, also when it is split over two locations', () => {
    const cannon = Array<Slot>(10).fill(piece('autocannon-20'));
    const whole = withSlots(bare, 'RT', cannon);
    const split = withSlots(withSlots(bare, 'RT', cannon.slice(0, 6)), 'CT', cannon.slice(0, 4), 10);
    expect(plan({ from: bare, to: whole }).takes).toEqual([
      { item: 'autocannon-20', unit: 'pieces', quantity: 1 },
    ]);
    expect(plan({ from: whole, to: { ...split, slots: { ...split.slots } } }).takes).toEqual([]);
  });

  it('needs no depot for a part that both designs have, wherever it stands', () => {
    const moved = plan({ from: lasers('RA', 2), to: lasers('LT', 2, bare, 0) });
    expect([moved.takes, moved.gives]).toEqual([[], []]);
  });

  it('changes heat sinks within the engine like any others', () => {
    const doubled: MechDesign = {
      ...bare,
      heatSinks: { ...bare.heatSinks, double: true, capacity: 20, item: 'is-double-heat-sink' as ItemId },
    };
    const changed = plan({ from: bare, to: doubled });
    expect(changed.takes).toEqual([{ item: 'is-double-heat-sink', unit: 'pieces', quantity: 10 }]);
    expect(changed.gives).toEqual([{ item: 'heat-sink', unit: 'pieces', quantity: 10 }]);
  });

  it('DEP-6 counts what weighs by the mech as made for its weight', () => {
    const jumping: MechDesign = {
      ...withSlots(bare, 'LT', [piece('jump-jet')]),
      jump: 1,
      mountTons: { 'jump-jet': tons(0.5) },
    };
    expect(plan({ from: bare, to: jumping }).takes).toEqual([
      { item: 'jump-jet@0.5', unit: 'pieces', quantity: 1 },
    ]);
    const computer = (weight: number): MechDesign => ({
      ...withSlots(bare, 'LT', [piece('is-targeting-computer')]),
      mountTons: { 'is-targeting-computer': tons(weight) },
    });
    const other = plan({ from: computer(1), to: computer(2) });
    expect([other.takes, other.gives].map(([line]) => line?.item)).toEqual([
      'is-targeting-computer@2',
      'is-targeting-computer@1',
    ]);
  });

  it('costs no tons for parts: they come from stock', () =>
    expect(plan({ from: bare, to: lasers('RA', 3) }).cost).toBe(0));

  it('REP-5 charges 1 t for each hand or lower arm that is put on, and nothing for one that comes off', () => {
    const handless = withSlots(bare, 'RA', [null], 3);
    expect(bare.slots.RA[3]).toEqual(system('hand'));
    expect(plan({ from: handless, to: bare })).toMatchObject({
      cost: tons(1),
      actuators: { fitted: 1, removed: 0 },
      takes: [],
    });
    expect(plan({ from: bare, to: handless })).toMatchObject({
      cost: 0,
      actuators: { fitted: 0, removed: 1 },
      gives: [],
    });
  });

  it('computes the Battle Value before and after anew, from the damage that stays', () => {
    const hurt = damaged({ armor: { CT: 2 } });
    const changed = plan({ from: lasers('RA', 1), condition: hurt, to: lasers('RA', 3) });
    const whole = plan({ from: lasers('RA', 1), to: lasers('RA', 3) });
    expect(changed.bv.after).toBeGreaterThan(changed.bv.before);
    expect(changed.bv.after).toBeLessThan(whole.bv.after);
  });
});

describe('REP-4 ammunition', () => {
  const launcher = (mech: MechDesign): MechDesign =>
    withSlots(mech, 'LT', Array<Slot>(2).fill(piece('lrm-10')));
  const loaded = (mech: MechDesign, location: Location, slot: number): MechDesign => ({
    ...withSlots(launcher(mech), location, [piece('lrm-10-ammo')], slot - 1),
    bins: [...mech.bins, bin(location, slot, 'lrm-10-ammo', 12)],
  });
  const one = loaded(bare, 'LT', 3);
  const two = loaded(one, 'LT', 4);

  it('fills a new bin from the depot, in shots', () =>
    expect(plan({ from: one, to: two }).takes).toEqual([
      { item: 'lrm-10-ammo', unit: 'shots', quantity: 12 },
    ]));

  it('gives the shots that are left in a bin that goes', () => {
    const condition = damaged({ ammunition: [{ location: 'LT', slot: 4, shots: 5 }] });
    expect(plan({ from: two, condition, to: one }).gives).toEqual([
      { item: 'lrm-10-ammo', unit: 'shots', quantity: 5 },
    ]);
  });

  it('leaves a bin that stays as full as it is', () => {
    const condition = damaged({ ammunition: [{ location: 'LT', slot: 3, shots: 5 }] });
    const after = plan({ from: one, condition, to: lasers('RA', 1, one) });
    expect(after.condition.ammunition).toEqual(condition.ammunition);
    expect(quantity(after.takes, 'lrm-10-ammo')).toBe(0);
  });

  it('uses the shots of a bin that goes for a new one of its kind, and takes the rest', () => {
    const condition = damaged({ ammunition: [{ location: 'LT', slot: 3, shots: 5 }] });
    const elsewhere = loaded(bare, 'RT', 1);
    const moved = plan({ from: one, condition, to: elsewhere });
    expect([moved.takes, moved.gives]).toEqual([[{ item: 'lrm-10-ammo', unit: 'shots', quantity: 7 }], []]);
    expect(moved.condition.ammunition).toEqual([]);
  });

  it('REP-5 loses what lies in a hit bin', () => {
    const condition = damaged({ slots: [{ location: 'LT', slot: 4, state: 'hit' }] });
    const after = plan({ from: two, condition, to: one });
    expect([after.gives, after.lost]).toEqual([[], [{ item: 'lrm-10-ammo', unit: 'shots', quantity: 12 }]]);
  });

  it('DEP-6 counts a half-ton bin as shots of its full kind', () => {
    const half = withBins(
      withSlots(bare, 'LT', [piece('machine-gun-ammo-half-ton')]),
      bin('LT', 1, 'machine-gun-ammo-half-ton', 100),
    );
    expect(plan({ from: bare, to: half }).takes).toEqual([
      { item: 'machine-gun-ammo', unit: 'shots', quantity: 100 },
    ]);
  });
});

describe('REP-4 armour', () => {
  const full = bare.armor.CT;
  const plated = (CT: number, kind: Partial<MechDesign> = {}): MechDesign => ({
    ...bare,
    ...kind,
    armor: { ...bare.armor, CT },
  });
  const points = Object.values(bare.armor).reduce((sum, value) => sum + value, 0);

  it('takes the points that the new design has more, and leaves what was shot away lacking (REP-1)', () => {
    const changed = plan({
      from: bare,
      condition: damaged({ armor: { CT: full - 10 } }),
      to: plated(full + 4),
    });
    expect(changed.takes).toEqual([{ item: 'standard-armor', unit: 'points', quantity: 4 }]);
    expect(changed.condition.armor).toEqual({ CT: full - 6 });
  });

  it('gives the points above the new maximum, and no more than are left', () => {
    expect(plan({ from: bare, to: plated(full - 6) }).gives).toEqual([
      { item: 'standard-armor', unit: 'points', quantity: 6 },
    ]);
    const changed = plan({
      from: bare,
      condition: damaged({ armor: { CT: full - 4 } }),
      to: plated(full - 6),
    });
    expect([changed.gives, changed.condition.armor]).toEqual([
      [{ item: 'standard-armor', unit: 'points', quantity: 2 }],
      {},
    ]);
  });

  it('takes off all that is left of another kind, and fits the whole anew', () => {
    const changed = plan({
      from: bare,
      condition: damaged({ armor: { CT: 3 } }),
      to: plated(full, { armorType: 'ferro-fibrous' }),
    });
    expect(changed.gives).toEqual([{ item: 'standard-armor', unit: 'points', quantity: points - full + 3 }]);
    expect(changed.takes).toEqual([{ item: 'is-ferro-fibrous-armor', unit: 'points', quantity: points }]);
    expect(changed.condition.armor).toEqual({});
  });

  it('REP-5 fits none where no structure is left', () => {
    const condition = damaged({ structure: { LA: 0 } });
    const changed = plan({ from: bare, condition, to: plated(full, { armorType: 'ferro-fibrous' }) });
    expect(quantity(changed.takes, 'is-ferro-fibrous-armor')).toBe(points - bare.armor.LA);
    expect(quantity(changed.gives, 'standard-armor')).toBe(points - bare.armor.LA);
    expect(changed.condition).toMatchObject({ armor: { LA: 0 }, structure: { LA: 0 } });
  });
});

describe('REP-5 damage that stays', () => {
  it('keeps a hit part where it is, hit, also in another slot of the location', () => {
    const condition = damaged({ slots: [{ location: 'RA', slot: 5, state: 'destroyed' }] });
    const after = plan({
      from: lasers('RA', 1),
      condition,
      to: withSlots(bare, 'RA', [piece('medium-laser')], 6),
    });
    expect(after.condition.slots).toEqual([{ location: 'RA', slot: 7, state: 'destroyed' }]);
    expect([after.takes, after.gives, after.lost]).toEqual([[], [], []]);
  });

  it('loses a hit part that goes, and needs a new one where it is to stand elsewhere', () => {
    const condition = damaged({ slots: [{ location: 'RA', slot: 5, state: 'hit' }] });
    const after = plan({ from: lasers('RA', 1), condition, to: lasers('LA', 1) });
    expect(after.lost).toEqual([{ item: 'medium-laser', unit: 'pieces', quantity: 1 }]);
    expect(after.takes).toEqual([{ item: 'medium-laser', unit: 'pieces', quantity: 1 }]);
    expect([after.gives, after.condition.slots]).toEqual([[], []]);
  });

  it('takes out the hit one of two, not the good one', () => {
    const condition = damaged({ slots: [{ location: 'RA', slot: 5, state: 'hit' }] });
    const after = plan({ from: lasers('RA', 2), condition, to: lasers('RA', 1) });
    expect([after.gives, after.lost.length, after.condition.slots]).toEqual([[], 1, []]);
  });

  it('keeps hits of the engine, the gyro and actuators, and structure lost', () => {
    const slots = [
      { location: 'CT' as const, slot: 1, state: 'hit' as const },
      { location: 'CT' as const, slot: 4, state: 'hit' as const },
      { location: 'RA' as const, slot: 1, state: 'hit' as const },
    ];
    const condition = damaged({ slots, structure: { CT: 5 } });
    expect(plan({ from: bare, condition, to: lasers('LT', 1) }).condition).toMatchObject({
      slots,
      structure: { CT: 5 },
    });
  });

  it('REP-5 fits nothing where no structure is left, also in an arm that fell with its torso', () => {
    const wish = { from: bare, condition: damaged({ structure: { RT: 0 } }) };
    expect(refused({ ...wish, to: lasers('RA', 1) })).toEqual([
      violation('refit/location-gone', 'REP-5', '/to', { location: 'RA' }),
    ]);
    expect(plan({ ...wish, to: lasers('LA', 1) }).takes).toHaveLength(1);
  });

  it('REP-5 gives nothing out of a location without structure, and may leave it empty', () => {
    const after = plan({ from: lasers('RA', 2), condition: damaged({ structure: { RA: 0 } }), to: bare });
    expect([after.gives, after.lost]).toEqual([[], [{ item: 'medium-laser', unit: 'pieces', quantity: 2 }]]);
  });
});

describe('REP-4 what is refused', () => {
  const change = (changed: Partial<MechDesign>): readonly unknown[] =>
    refused({ from: bare, to: { ...bare, ...changed } }).map(({ code, params }) => [code, params['what']]);

  it('another chassis, engine, gyro, cockpit or structure, all named', () => {
    expect(
      change({
        chassis: 'Another',
        engine: { ...bare.engine, rating: 150 },
        gyro: 'compact',
        cockpit: 'small',
        structureType: 'endo-steel',
        omni: true,
      }),
    ).toEqual(
      ['chassis', 'omni', 'engine', 'gyro', 'cockpit', 'structure'].map((what) => [
        'refit/other-chassis',
        what,
      ]),
    );
    expect(change({ engine: { ...bare.engine, type: 'xl' } })).toEqual([['refit/other-chassis', 'engine']]);
    const endo: MechDesign = { ...bare, structureType: 'endo-steel' };
    expect(refused({ from: endo, to: { ...endo, structureTechBase: 'clan' } })).toMatchObject([
      { params: { what: 'structure' } },
    ]);
    // A standard engine is a standard engine, whoever made it.
    expect(plan({ from: bare, to: { ...bare, engine: { ...bare.engine, techBase: 'clan' } } }).takes).toEqual(
      [],
    );
  });

  it('another actuator than hands and lower arms', () => {
    expect(refused({ from: bare, to: withSlots(bare, 'RA', [null], 1) })).toEqual([
      violation('refit/system-changed', 'REP-4', '/to', { location: 'RA', part: 'upper-arm' }),
    ]);
  });

  it('a design that is not legal by itself, the present one too', () => {
    const wrong = (mech: MechDesign) => [
      violation('construction/overweight', null, '/weight', { tons: mech.tons, weight: 100 }),
    ];
    const result = planRefit({ from: bare, to: bare, condition: UNDAMAGED, stock: null }, lookup, wrong);
    expect(result.ok ? [] : result.error.map(({ pointer }) => pointer)).toEqual([
      '/from/weight',
      '/to/weight',
    ]);
  });

  it('equipment that the catalogue does not know, by name', () => {
    const unknown = withSlots(bare, 'LT', [piece('no-such-thing')]);
    expect(refused({ from: bare, to: unknown })).toMatchObject([
      { code: 'battle-value/unknown-item', params: { item: 'no-such-thing' } },
    ]);
  });

  it('a condition that does not fit the present design', () =>
    expect(refused({ from: bare, to: bare, condition: damaged({ armor: { CT: 999 } }) })).toMatchObject([
      { pointer: '/condition/armor/CT' },
    ]));

  it('DEP-2 what does not lie there, each kind named with what is missing', () => {
    const to = { ...lasers('RA', 3), armor: { ...bare.armor, CT: bare.armor.CT + 4 } };
    const laser = { item: 'medium-laser' as ItemId, quantity: 2 };
    expect(refused({ from: bare, to, stock: [laser] })).toEqual([
      violation('refit/missing-stock', 'DEP-2', '/stock', {
        item: 'medium-laser',
        unit: 'pieces',
        needed: 3,
        there: 2,
        missing: 1,
      }),
      violation('refit/missing-stock', 'DEP-2', '/stock', {
        item: 'standard-armor',
        unit: 'points',
        needed: 4,
        there: 0,
        missing: 4,
      }),
    ]);
    const enough = [laser, { ...laser, quantity: 1 }, { item: 'standard-armor' as ItemId, quantity: 4 }];
    expect(plan({ from: bare, to, stock: enough }).takes).toHaveLength(2);
  });

  it('a new part that is armoured by itself', () => {
    const armored: Slot = {
      kind: 'items',
      items: [{ item: 'medium-laser' as ItemId, rear: false, armored: true }],
    };
    expect(refused({ from: bare, to: withSlots(bare, 'LT', [armored]) })).toMatchObject([
      { code: 'refit/armored-part' },
    ]);
  });
});
