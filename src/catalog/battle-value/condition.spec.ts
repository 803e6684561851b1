import fc from 'fast-check';
import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import { ARMOR_LOCATIONS, LOCATIONS, type Location, type MechDesign, type SystemPart } from '../model';
import { battleValue } from './battle-value';
import type { Term } from './term';

const catalog = bundledCatalog();
const design = (slug: string): MechDesign => catalog.mech(slug) ?? raise(slug);
const raise = (what: string): never => {
  throw new Error(what);
};
const valued = (mech: MechDesign, condition: Condition = UNDAMAGED): Term => {
  const result = battleValue(mech, catalog.item, condition);
  return result.ok ? result.value.term : raise(mech.slug);
};
/** All terms of a name, in order. */
const all = (term: Term, name: string): readonly Term[] =>
  term.code === name ? [term] : term.terms.flatMap((inner) => all(inner, name));
const value = (term: Term, name: string): number => (all(term, name)[0] ?? raise(`${name} is no term`)).value;
const count = (term: Term, name: string, item?: string): number =>
  all(term, name).filter(({ params }) => item === undefined || params['item'] === item).length;

const partHits = (mech: MechDesign, location: Location, part: SystemPart, hits: number): Condition['slots'] =>
  mech.slots[location]
    .flatMap((slot, i) =>
      slot?.kind === 'system' && slot.part === part ? [{ location, slot: i + 1, state: 'hit' as const }] : [],
    )
    .slice(0, hits);
const itemHits = (mech: MechDesign, location: Location, item: string, hits = 1): Condition['slots'] =>
  mech.slots[location]
    .flatMap((slot, i) =>
      slot?.kind === 'items' && slot.items.some((one) => one.item === item)
        ? [{ location, slot: i + 1, state: 'destroyed' as const }]
        : [],
    )
    .slice(0, hits);
const hit = (...slots: readonly Condition['slots'][]): Condition => ({ ...UNDAMAGED, slots: slots.flat() });
const without = (...locations: readonly Location[]): Condition => ({
  ...UNDAMAGED,
  structure: Object.fromEntries(locations.map((location) => [location, 0])),
});

/** 70 t, two LRM 20 in the side torsos, four bins, four medium lasers. */
const archer = design('archer-arc-2r');
/** 50 t, an AC/20 in the right torso. */
const hunchback = design('hunchback-hbk-4g');
/** 55 t, five jump jets. */
const griffin = design('griffin-grf-1n');
const first = (found: (mech: MechDesign) => boolean, what: string): MechDesign =>
  catalog.mechs.find(found) ?? raise(`no mech with ${what}`);
const standsIn = (mech: MechDesign, location: Location, item: string): boolean =>
  mech.slots[location].some((slot) => slot?.kind === 'items' && slot.items.some((one) => one.item === item));
const stands = (mech: MechDesign, item: string): boolean =>
  LOCATIONS.some((location) => standsIn(mech, location, item));

describe('Battle Value of a damaged mech', () => {
  it('BV-D1 counts the points of armour and structure that are left', () => {
    const before = valued(archer);
    const after = valued(archer, { ...UNDAMAGED, armor: { CT: 3, CTR: 0 }, structure: { CT: 2 } });
    expect(value(before, 'armor/points') - value(after, 'armor/points')).toBe(30 + 10);
    expect(value(before, 'structure/points') - value(after, 'structure/points')).toBe(20);
    expect(after.value).toBeLessThan(before.value);
  });

  it('BV-D1 takes a destroyed side torso with its armour, its arm and all that was in them', () => {
    const after = valued(archer, without('RT'));
    const lost = (['RT', 'RTR', 'RA'] as const).reduce((sum, location) => sum + archer.armor[location], 0);
    expect(value(valued(archer), 'armor/points') - value(after, 'armor/points')).toBe(lost);
    expect(value(after, 'structure/points')).toBe(
      value(valued(archer), 'structure/points') - archer.structure.RT - archer.structure.RA,
    );
    expect(count(after, 'weapons/weapon', 'lrm-20')).toBe(1);
    expect(count(after, 'weapons/weapon', 'medium-laser')).toBe(3);
    expect(count(after, 'ammunition/bin')).toBe(2);
  });

  it('BV-D2 is 0 without engine, centre torso or cockpit', () => {
    expect(valued(archer, hit(partHits(archer, 'CT', 'engine', 3))).value).toBe(0);
    expect(valued(archer, without('CT')).value).toBe(0);
    expect(valued(archer, without('HD')).value).toBe(0);
    expect(valued(archer, hit(partHits(archer, 'HD', 'cockpit', 1))).value).toBe(0);
    expect(valued(archer, hit(partHits(archer, 'CT', 'engine', 2))).value).toBeGreaterThan(0);
  });

  it('BV-D3 leaves a weapon out at its first hit slot', () => {
    const after = valued(hunchback, hit(itemHits(hunchback, 'RT', 'autocannon-20')));
    expect(count(valued(hunchback), 'weapons/weapon', 'autocannon-20')).toBe(1);
    expect(count(after, 'weapons/weapon', 'autocannon-20')).toBe(0);
    expect(count(after, 'weapons/weapon', 'medium-laser')).toBe(2);
  });

  it('BV-D4 keeps triple-strength myomer while any of it stands', () => {
    const mech = first((one) => stands(one, 'is-triple-strength-myomer'), 'TSM');
    const slots = LOCATIONS.flatMap((location) => itemHits(mech, location, 'is-triple-strength-myomer', 12));
    expect(slots).toHaveLength(6);
    expect(count(valued(mech, hit(slots.slice(0, 5))), 'weight/tsm')).toBe(1);
    expect(count(valued(mech, hit(slots)), 'weight/tsm')).toBe(0);
  });

  it('BV-D5 leaves a hatchet out without its hand or shoulder', () => {
    const mech = first((one) => standsIn(one, 'RA', 'is-hatchet'), 'a hatchet');
    expect(count(valued(mech), 'equipment/offensive')).toBe(1);
    for (const part of ['hand', 'shoulder'] as const) {
      expect(count(valued(mech, hit(partHits(mech, 'RA', part, 1))), 'equipment/offensive')).toBe(0);
      expect(count(valued(mech, hit(partHits(mech, 'LA', part, 1))), 'equipment/offensive')).toBe(1);
    }
  });

  it('BV-D6 counts ammunition by the shots left, and an empty bin not at all', () => {
    const bin = archer.bins[0] ?? raise('no bin');
    const left = (shots: number): Term =>
      valued(archer, { ...UNDAMAGED, ammunition: [{ location: bin.location, slot: bin.slot, shots }] });
    const full = value(valued(archer), 'ammunition/bins');
    const one = full / archer.bins.length;
    expect(value(left(3), 'ammunition/bins')).toBeCloseTo(full - one / 2, 9);
    expect(value(left(0), 'ammunition/bins')).toBeCloseTo(full - one, 9);
    expect(value(left(3), 'defensive/explosive')).toBe(-60);
    expect(value(left(0), 'defensive/explosive')).toBe(-45);
    expect(value(valued(archer, hit([{ ...bin, state: 'hit' }])), 'defensive/explosive')).toBe(-45);
  });

  it('BV-D6 never counts ammunition above the weapons that are left', () => {
    const one = hit(itemHits(archer, 'LT', 'lrm-20'));
    const none = hit(itemHits(archer, 'LT', 'lrm-20'), itemHits(archer, 'RT', 'lrm-20'));
    expect(value(valued(archer, one), 'ammunition/weapons')).toBe(181);
    expect(value(valued(archer, none), 'offensive/ammunition')).toBe(0);
  });

  it('BV-D6 does not fear a Gauss rifle that is broken', () => {
    const mech = first(
      (one) => one.techBase === 'is' && standsIn(one, 'RA', 'is-gauss-rifle'),
      'a Gauss rifle',
    );
    const before = valued(mech);
    const after = valued(mech, hit(itemHits(mech, 'RA', 'is-gauss-rifle')));
    expect(value(after, 'defensive/explosive') - value(before, 'defensive/explosive')).toBe(7);
  });

  it('BV-D7 fears ammunition behind a CASE that is broken', () => {
    const mech = first(
      (one) =>
        one.engine.type === 'fusion' &&
        standsIn(one, 'LT', 'is-case') &&
        one.bins.some(({ location }) => location === 'LT'),
      'CASE',
    );
    const before = value(valued(mech), 'defensive/explosive');
    expect(value(valued(mech, hit(itemHits(mech, 'LT', 'is-case'))), 'defensive/explosive')).toBeLessThan(
      before,
    );
  });

  it('BV-D8 counts the gyro until its second hit', () => {
    expect(value(valued(archer, hit(partHits(archer, 'CT', 'gyro', 1))), 'defensive/gyro')).toBe(35);
    expect(value(valued(archer, hit(partHits(archer, 'CT', 'gyro', 2))), 'defensive/gyro')).toBe(0);
  });

  it('BV-D9 counts the MP that its legs still give', () => {
    const lame = valued(archer, hit(partHits(archer, 'RL', 'hip', 1)));
    expect(all(valued(archer), 'movement/run-modifier')[0]?.params['mp']).toBe(6);
    expect(all(lame, 'movement/run-modifier')[0]?.params['mp']).toBe(3);
    expect(value(lame, 'offensive/speed')).toBe(0.77);
    const still = valued(archer, hit(partHits(archer, 'CT', 'gyro', 2)));
    expect(value(still, 'offensive/speed')).toBe(0.44);
  });

  it('BV-D10 loses 1 MP with each jump jet, and all without gyro or legs', () => {
    const mp = (condition: Condition) =>
      all(valued(griffin, condition), 'offensive/speed')[0]?.terms[0]?.params['jump'];
    const jets = LOCATIONS.flatMap((location) => itemHits(griffin, location, 'jump-jet', 12));
    expect(mp(UNDAMAGED)).toBe(5);
    expect(mp(hit(jets.slice(0, 2)))).toBe(3);
    expect(mp(hit(partHits(griffin, 'CT', 'gyro', 2)))).toBe(0);
    expect(mp(without('RL', 'LL'))).toBe(0);
  });

  it('BV-D11 cools less without its heat sinks, and runs hot with a hit engine', () => {
    const efficiency = (mech: MechDesign, condition: Condition) =>
      all(valued(mech, condition), 'offensive/weapons')[0]?.params['heatEfficiency'];
    const single = first((one) => standsIn(one, 'CT', 'heat-sink'), 'single heat sinks');
    const double = first((one) => standsIn(one, 'RT', 'is-double-heat-sink'), 'double heat sinks');
    const cool = (mech: MechDesign) => Number(efficiency(mech, UNDAMAGED));
    expect(efficiency(single, hit(itemHits(single, 'CT', 'heat-sink')))).toBe(cool(single) - 1);
    expect(efficiency(double, hit(itemHits(double, 'RT', 'is-double-heat-sink')))).toBe(cool(double) - 2);
    expect(efficiency(archer, hit(partHits(archer, 'CT', 'engine', 2)))).toBe(cool(archer) - 10);
  });

  it('BV-D12 fires nothing after two sensor hits', () => {
    const blind = valued(archer, hit(partHits(archer, 'HD', 'sensors', 2)));
    expect(value(blind, 'offensive/parts')).toBe(70);
    const dim = valued(archer, hit(partHits(archer, 'HD', 'sensors', 1)));
    expect(dim.value).toBe(valued(archer).value);
  });

  it('BV-D13 neither hides nor heats by stealth armour without ECM', () => {
    const mech = first((one) => one.armorType === 'stealth', 'stealth armour');
    const ecm = LOCATIONS.flatMap((location) => itemHits(mech, location, 'is-guardian-ecm-suite'));
    const after = valued(mech, hit(ecm));
    expect([count(valued(mech), 'movement/concealment'), count(after, 'movement/concealment')]).toEqual([
      1, 0,
    ]);
    const efficiency = (term: Term) => Number(all(term, 'offensive/weapons')[0]?.params['heatEfficiency']);
    expect(efficiency(after) - efficiency(valued(mech))).toBe(10);
  });

  it('BV-D1 never rises when armour or structure is shot away, and stays a whole number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...catalog.mechs),
        fc.constantFrom(...ARMOR_LOCATIONS),
        fc.constantFrom(...LOCATIONS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (mech, plate, location, share) => {
          const condition: Condition = {
            ...UNDAMAGED,
            armor: { [plate]: Math.floor(mech.armor[plate] * share) },
            structure: { [location]: Math.max(1, Math.floor(mech.structure[location] * share)) },
          };
          const bv = valued(mech, condition).value;
          expect(Number.isInteger(bv)).toBe(true);
          expect(bv).toBeLessThanOrEqual(mech.bv);
          expect(bv).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300, seed: 3055 },
    );
  });
});
