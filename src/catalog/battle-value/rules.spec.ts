import { bundledCatalog } from '../bundled';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type Slot } from '../model';
import { battleValue } from './battle-value';
import { engineFactor } from './structure';
import { targetModifier } from './movement';
import type { Term } from './term';

const raise = (what: string): never => {
  throw new Error(what);
};
const catalog = bundledCatalog();
const model = catalog.mech('archer-arc-2r') ?? raise('no archer');
const empty = (): (Slot | null)[] => Array.from({ length: 12 }, () => null);

/** 70 t, 4/6, 10 heat sinks, a standard engine and nothing but itself; then what is put into its slots, `<` to the rear. */
const bare = (mounted: Partial<Record<Location, readonly string[]>>, changes: Partial<MechDesign> = {}): MechDesign => {
  const shell = (location: Location): (Slot | null)[] => model.slots[location].flatMap((slot) => (slot?.kind === 'system' ? [slot] : []));
  const put = (location: Location): Slot[] =>
    (mounted[location] ?? []).flatMap((text): Slot[] => {
      const item = text.replace('<', '') as ItemId;
      const size = itemOf(item)?.slots ?? 1;
      return Array.from({ length: size }, () => ({ kind: 'items', items: [{ item, rear: text.endsWith('<') }] }));
    });
  const at = (location: Location) => [...shell(location), ...put(location), ...empty()].slice(0, 12);
  const slots: MechDesign['slots'] = {
    HD: at('HD'),
    CT: at('CT'),
    RT: at('RT'),
    LT: at('LT'),
    RA: at('RA'),
    LA: at('LA'),
    RL: at('RL'),
    LL: at('LL'),
  };
  const bins = LOCATIONS.flatMap((location) =>
    slots[location].flatMap((slot, i) => {
      const item = slot?.kind === 'items' ? itemOf(slot.items[0]?.item ?? raise('empty')) : null;
      return item?.ammunition ? [{ location, slot: i + 1, item: item.id, shots: item.ammunition.shotsPerTon }] : [];
    }),
  );
  return { ...model, heatSinks: { count: 10, double: false, capacity: 10, item: 'heat-sink' as ItemId, fixed: null }, slots, bins, ...changes };
};

const like = (id: string, changes: Partial<Item>): Item => ({ ...(catalog.item(id) ?? raise(id)), ...changes });
const flagged = (id: string, alias: string, ...flags: string[]): Item => like('is-case', { id: id as ItemId, alias, slots: 1, bv: 0, flags });
/** Items of rules that no bundled mech has. */
const MORE: readonly Item[] = [
  flagged('case-ii', 'ISCASEII', 'caseii'),
  flagged('artemis-v', 'CLArtemisV', 'artemis-v'),
  flagged('apollo', 'ISApollo', 'apollo'),
  flagged('capacitor', 'PPC Capacitor', 'ppc-capacitor'),
  flagged('improved-jet', 'Improved Jump Jet', 'jump-jet', 'improved'),
  flagged('supercharger', 'Supercharger', 'masc'),
  flagged('partial-wing', 'ISPartialWing', 'partial-wing'),
  flagged('industrial', 'Industrial Triple Strength Myomer', 'industrial-tsm'),
  flagged('void', 'Mek Void Signature System'),
  like('is-case', { id: 'dispenser' as ItemId, slots: 1, bv: 8, flags: [] }),
  like('is-case', { id: 'bloodhound' as ItemId, alias: 'BloodhoundActiveProbe', slots: 3, bv: 25, flags: [] }),
  like('is-hatchet', { id: 'shield' as ItemId, alias: 'ISMediumShield', slots: 5, bv: 135 }),
  like('is-hatchet', { id: 'mystery' as ItemId, alias: 'Mystery Club', slots: 1, bv: null }),
  like('machine-gun', { id: 'array' as ItemId, bv: 0, flags: ['mga'] }),
  like('srm-4', { id: 'srm-4-once' as ItemId, bv: 8, flags: ['missile', 'oneshot'] }),
];
const itemOf = (id: string): Item | null => MORE.find((item) => item.id === id) ?? catalog.item(id);

const valued = (design: MechDesign) => {
  const result = battleValue(design, itemOf);
  return result.ok ? result.value : raise(JSON.stringify(result.error));
};
const all = (term: Term, name: string): readonly Term[] => (term.name === name ? [term] : term.terms.flatMap((inner) => all(inner, name)));
const figure = (design: MechDesign, name: string): number => (all(valued(design).term, name)[0] ?? raise(name)).value;
const weapons = (design: MechDesign): readonly number[] => all(valued(design).term, 'weapons/weapon').map(({ value }) => value);
const heats = (design: MechDesign) => all(valued(design).term, 'weapons/weapon').map(({ about }) => about['heat']);
const codes = (design: MechDesign, lookup = itemOf) => {
  const result = battleValue(design, lookup);
  return result.ok ? [] : result.error.map(({ code, params }) => [code, params['item'] ?? params['kind']]);
};
const sideEngine = (slots: number): Partial<MechDesign> => {
  const engine: Slot = { kind: 'system', part: 'engine' };
  const side = [...Array.from({ length: slots }, () => engine), ...empty()].slice(0, 12);
  return { slots: { ...bare({}).slots, RT: side, LT: side } };
};

describe('Battle Value by the rules', () => {
  it('adds up a mech of nothing but armour, structure and weight', () => {
    // Armour 216 × 2.5, structure 107 × 1.5, gyro 35; +2 for 6 MP; weight 70 × 1.12.
    const points = Object.values(model.armor).reduce((sum, value) => sum + value, 0);
    const structure = Object.values(model.structure).reduce((sum, value) => sum + value, 0);
    expect(valued(bare({})).bv).toBe(Math.round((points * 2.5 + structure * 1.5 + 35) * 1.2 + 70 * 1.12));
  });

  it('takes the target modifier of the band, 1 more for a jump', () => {
    expect([2, 3, 4, 5, 6, 7, 9, 10, 17, 18, 24, 25].map(targetModifier)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    expect(figure(bare({}, { jump: 7 }), 'movement/target-modifier')).toBe(4);
    expect(figure(bare({}, { jump: 2 }), 'movement/target-modifier')).toBe(2);
  });

  it('runs at twice the walking MP with MASC or a supercharger, two and a half with both', () => {
    const run = (...items: string[]) => all(valued(bare({ LT: items }, { walk: 5 })).term, 'movement/run-modifier')[0]?.about['mp'];
    expect([run(), run('supercharger'), run('is-masc'), run('supercharger', 'is-masc')]).toEqual([8, 10, 10, 13]);
  });

  it('hides by 3 with a void signature system that an ECM suite feeds', () => {
    expect(figure(bare({ LT: ['void', 'is-guardian-ecm-suite'] }), 'movement/concealment')).toBe(3);
    expect(figure(bare({ LT: ['void'] }), 'movement/concealment')).toBe(0);
  });

  it('takes from the structure what the engine fills of the side torsos', () => {
    expect([0, 2, 3, 4, 6].map(engineFactor)).toEqual([1, 0.75, 0.5, 0.5, 0.25]);
  });

  it('counts 15 for each slot of ammunition, where CASE does not help', () => {
    const penalty = (location: Location, items: readonly string[], changes: Partial<MechDesign> = {}) =>
      figure(bare({ [location]: items }, changes), 'defensive/explosive');
    expect(penalty('RT', ['srm-6-ammo', 'srm-6-ammo'])).toBe(-30);
    expect(penalty('RT', ['srm-6-ammo', 'is-case'])).toBe(0);
    expect(penalty('CT', ['srm-6-ammo', 'is-case'])).toBe(-15);
    expect(penalty('RL', ['srm-6-ammo'])).toBe(-15);
    expect(penalty('RT', ['srm-6-ammo'], { techBase: 'clan' })).toBe(0);
    expect(penalty('CT', ['srm-6-ammo'], { techBase: 'clan' })).toBe(-15);
    expect(penalty('CT', ['srm-6-ammo', 'case-ii'])).toBe(0);
    expect(penalty('RT', ['is-gauss-rifle-ammo'])).toBe(0);
    expect(penalty('RT', ['capacitor'])).toBe(-1);
    expect(figure(bare({ RA: ['srm-6-ammo'], RT: ['is-case'] }), 'defensive/explosive')).toBe(0);
    expect(figure(bare({ RA: ['srm-6-ammo'], RT: ['case-ii'] }), 'defensive/explosive')).toBe(0);
    expect(figure(bare({ RA: ['srm-6-ammo'], LT: ['is-case'] }), 'defensive/explosive')).toBe(-15);
  });

  it('counts 1 for each slot of a Gauss rifle', () => {
    expect(figure(bare({ RT: ['is-gauss-rifle'] }), 'defensive/explosive')).toBe(-7);
    expect(figure(bare({ RT: ['is-gauss-rifle', 'is-case'] }), 'defensive/explosive')).toBe(0);
  });

  it('fears for the front legs of a quad as for all legs', () => {
    expect(figure(bare({ RA: ['srm-6-ammo'] }, { techBase: 'clan', motion: 'quad' }), 'defensive/explosive')).toBe(-15);
    expect(figure(bare({ RA: ['srm-6-ammo'] }, { techBase: 'clan' }), 'defensive/explosive')).toBe(0);
  });

  it('fears for ammunition anywhere beside an engine that dies with a side torso, CASE or not', () => {
    const three = bare({}, sideEngine(3));
    const bin = { location: 'RA' as const, slot: 12, item: 'srm-6-ammo' as ItemId, shots: 15 };
    const slot: Slot = { kind: 'items', items: [{ item: bin.item, rear: false }] };
    const arm = { ...three.slots, RA: three.slots.RA.with(11, slot) };
    expect(figure({ ...three, slots: arm, bins: [bin] }, 'defensive/explosive')).toBe(-15);
    expect(figure({ ...three, techBase: 'clan', slots: arm, bins: [bin] }, 'defensive/explosive')).toBe(0);
  });

  it('fears for the side torsos of a clan mech only when its engine dies with one', () => {
    const four = bare({}, { ...sideEngine(4), techBase: 'clan' });
    const bin = { location: 'RT' as const, slot: 12, item: 'srm-6-ammo' as ItemId, shots: 15 };
    const slot: Slot = { kind: 'items', items: [{ item: bin.item, rear: false }] };
    const loaded = (design: MechDesign) => ({ ...design, slots: { ...design.slots, RT: design.slots.RT.with(11, slot) }, bins: [bin] });
    expect(figure(loaded(four), 'defensive/explosive')).toBe(-15);
    expect(figure(loaded({ ...four, ...sideEngine(2) }), 'defensive/explosive')).toBe(0);
  });

  it('cools 6 and its heat sinks less 2 for running or the jump, which heats 3 at least', () => {
    const efficiency = (design: MechDesign) => valued(design).heatEfficiency.value;
    expect(efficiency(bare({}))).toBe(14);
    expect(efficiency(bare({}, { jump: 1 }))).toBe(13);
    expect(efficiency(bare({ LL: Array<string>(5).fill('jump-jet') }, { jump: 5 }))).toBe(11);
    expect(efficiency(bare({ LL: Array<string>(6).fill('improved-jet') }, { jump: 7 }))).toBe(12);
  });

  it('counts weapons in order of value, in full up to the one that passes the heat, the rest at half', () => {
    // 14 may be spent: PPC 10, large laser 8 passes it, medium laser comes too late; a machine gun is cold.
    expect(weapons(bare({ RT: ['medium-laser', 'ppc', 'machine-gun', 'large-laser'] }))).toEqual([176, 123, 23, 5]);
    // Exactly used up is used up.
    expect(
      weapons(
        bare({ RT: ['ppc', 'large-laser'] }, { heatSinks: { count: 10, double: false, capacity: 6, item: 'heat-sink' as ItemId, fixed: null } }),
      ),
    ).toEqual([176, 61.5]);
  });

  it('counts twice the heat of Ultra, six times of rotary autocannons, half of Streak, a quarter of one shot', () => {
    expect(heats(bare({ LT: ['is-ultra-autocannon-5'] }))).toEqual([2]);
    expect(heats(bare({ LT: ['is-rotary-autocannon-5'] }))).toEqual([6]);
    expect(heats(bare({ LT: ['is-streak-srm-4'] }))).toEqual([1.5]);
    expect(heats(bare({ LT: ['srm-4-once'] }))).toEqual([0.75]);
    expect(heats(bare({ LT: ['clan-streak-srm-4-os'] }))).toEqual([0.375]);
  });

  it('halves what fires to the rear, or the front when the back bites harder; arms never', () => {
    expect(weapons(bare({ LT: ['large-laser', 'medium-laser<'] }))).toEqual([123, 23]);
    expect(weapons(bare({ LT: ['large-laser<', 'medium-laser'] }))).toEqual([123, 23]);
    expect(weapons(bare({ LT: ['medium-laser<'], RA: ['large-laser'] }))).toEqual([123, 46]);
    const even = valued(bare({ LT: ['srm-6', 'is-streak-srm-4<'] }));
    expect(all(even.term, 'weapons/weapon').map(({ about, value }) => [about['item'], value])).toEqual([
      ['srm-6', 59],
      ['is-streak-srm-4', 29.5],
    ]);
  });

  it('lets each system guide one launcher of its own location', () => {
    expect(weapons(bare({ LT: ['is-artemis-iv-fcs', 'srm-6', 'srm-6'], RT: ['srm-6'] })).map((value) => value / 59)).toEqual([1.2, 1, 1]);
    expect(weapons(bare({ LT: ['artemis-v', 'srm-6'] }))[0]).toBeCloseTo(59 * 1.3, 9);
    expect(weapons(bare({ LT: ['apollo', 'is-mrm-10'] }))[0]).toBeCloseTo(56 * 1.15, 9);
    expect(weapons(bare({ LT: ['is-artemis-iv-fcs', 'is-mrm-10'] }))).toEqual([56]);
  });

  it('adds a quarter to direct fire with a targeting computer', () => {
    expect(weapons(bare({ LT: ['is-targeting-computer', 'medium-laser', 'srm-6'] }))).toEqual([59, 57.5]);
  });

  it('charges one PPC with a capacitor, for 5 heat', () => {
    const design = bare(
      { LT: ['ppc', 'ppc', 'capacitor'] },
      { heatSinks: { count: 20, double: false, capacity: 20, item: 'heat-sink' as ItemId, fixed: null } },
    );
    expect(weapons(design)).toEqual([264, 176]);
    expect(heats(design)).toEqual([15, 10]);
    expect(weapons({ ...design, slots: bare({ LT: ['ppc', 'ppc', 'capacitor', 'capacitor'] }).slots })).toEqual([264, 264]);
  });

  it('values an array at 0.67 of its machine guns beside themselves', () => {
    expect(weapons(bare({ LT: ['array', 'machine-gun', 'machine-gun'] }))).toEqual([6.7, 5, 5]);
    expect(weapons(bare({ LT: ['array', ...Array<string>(5).fill('machine-gun')] }))[0]).toBeCloseTo(13.4, 9);
  });

  it('counts ammunition up to the value of the weapons that fire it, together', () => {
    const ammunition = (...items: string[]) => figure(bare({ LT: items }), 'offensive/ammunition');
    expect(ammunition('autocannon-20', 'autocannon-20-ammo')).toBe(22);
    expect(ammunition('machine-gun', ...Array<string>(7).fill('machine-gun-ammo'))).toBe(5);
    expect(ammunition('autocannon-20-ammo')).toBe(0);
    expect(ammunition('autocannon-20-ammo', 'autocannon-5')).toBe(0);
    expect(ammunition('srm-4-once', 'srm-4-ammo')).toBe(0);
    expect(ammunition('is-lb-10-x-ac', 'is-lb-10-x-ac-ammo', 'is-lb-10-x-cluster-ammo')).toBe(38);
  });

  it('counts missile defence and its ammunition for the defence only', () => {
    const design = bare({ LT: ['is-anti-missile-system', ...Array<string>(4).fill('is-anti-missile-system-ammo')] });
    expect(figure(design, 'defensive/equipment')).toBe(32 + 32);
    expect(figure(design, 'offensive/ammunition')).toBe(0);
    expect(weapons(design)).toEqual([]);
  });

  it('counts probes for the defence, told by their flag or their name', () => {
    expect(figure(bare({ LT: ['is-beagle-active-probe', 'bloodhound'] }), 'defensive/equipment')).toBe(10 + 25);
    expect(figure(bare({ LT: ['bloodhound'] }), 'offensive/equipment')).toBe(0);
  });

  it('counts shields for the defence, hatchets by their damage, other equipment for the offence', () => {
    expect(figure(bare({ LA: ['shield'] }), 'defensive/equipment')).toBe(135);
    expect(figure(bare({ LA: ['shield'] }), 'offensive/physical')).toBe(0);
    expect(figure(bare({ RA: ['is-hatchet'] }), 'offensive/physical')).toBe(14 * 1.5);
    expect(figure(bare({ RA: ['is-sword'] }), 'offensive/physical')).toBe(8 * 1.725);
    expect(figure(bare({ RA: ['is-hatchet'], LT: ['is-triple-strength-myomer'] }), 'offensive/physical')).toBe(14 * 1.5 * 2);
    expect(figure(bare({ LT: ['dispenser'] }), 'offensive/equipment')).toBe(8);
  });

  it('weighs a mech with triple-strength myomer half as much again, industrial 0.15 more', () => {
    expect(figure(bare({ LT: ['is-triple-strength-myomer'] }), 'offensive/weight')).toBe(105);
    expect(figure(bare({ LT: ['industrial'] }), 'offensive/weight')).toBeCloseTo(80.5, 9);
  });

  it('leaves C3 out', () => {
    const design = bare({ LT: ['is-c3-slave-unit', 'is-improved-c3-computer'], RT: ['is-c3-master-computer'] });
    expect(valued(design).bv).toBe(valued(bare({})).bv);
  });

  it('takes run and half the jump, rounded up, for the speed factor, to two decimals', () => {
    expect(figure(bare({}), 'offensive/speed')).toBe(1.12);
    expect(figure(bare({}, { jump: 3 }), 'offensive/speed')).toBe(1.37);
    expect(figure(bare({}, { walk: 8, run: 12 }), 'offensive/speed')).toBe(1.89);
  });

  it('knows the kinds of armour, structure, gyro and cockpit that are to come', () => {
    const kinds = (changes: object) => bare({}, changes);
    expect(figure(kinds({ armorType: 'hardened' }), 'armor/kind')).toBe(2);
    expect(all(valued(kinds({ armorType: 'hardened' })).term, 'movement/run-modifier')[0]?.about['mp']).toBe(5);
    expect(figure(kinds({ structureType: 'composite' }), 'structure/kind')).toBe(0.5);
    expect(figure(kinds({ gyro: 'heavy-duty' }), 'defensive/gyro')).toBe(70);
    const small = valued(kinds({ cockpit: 'small' }));
    expect(small.bv).toBe(Math.round(figure(kinds({ cockpit: 'small' }), 'battle-value/ratings') * 0.95));
  });

  it('refuses by name what is not known, has no value or is not covered, all at once', () => {
    const design = bare({ LT: ['mystery', 'no-such-thing', 'partial-wing'] }, { armorType: 'glass' as 'stealth' });
    expect(codes(design)).toEqual([
      ['battle-value/unknown-kind', 'glass'],
      ['battle-value/unknown-item', 'no-such-thing'],
      ['battle-value/not-covered', 'partial-wing'],
      ['battle-value/no-value', 'mystery'],
    ]);
    expect(codes(bare({}, { armorType: 'constructor' as 'stealth' }))).toEqual([['battle-value/unknown-kind', 'constructor']]);
  });
});
