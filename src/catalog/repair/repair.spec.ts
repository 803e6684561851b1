import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import { conditionViolations } from '../condition-check';
import { locationDestroyed } from '../fitness';
import type { ItemId, MechDesign } from '../model';
import { armorNeeded, lostArmor, mendableArmor, withArmor } from './armor';
import { fillings, withShots } from './bins';
import { lostStructure, missingHold, withStructure } from './structure';

const catalog = bundledCatalog();
const lookup = (id: ItemId) => catalog.item(id);
const hunchback = catalog.mech('hunchback-hbk-4g') as MechDesign;
const plenty = () => 10_000;
const damaged = (changes: Partial<Condition>): Condition => ({ ...UNDAMAGED, ...changes });

describe('armour', () => {
  it('REP-1 is mended point by point, as far as stock goes, in the order of the locations', () => {
    const condition = damaged({ armor: { CT: 20, LA: 10, CTR: 0 } });
    const lost = { CT: hunchback.armor.CT - 20, LA: hunchback.armor.LA - 10, CTR: hunchback.armor.CTR };
    expect(mendableArmor(hunchback, condition, plenty)).toEqual(lost);
    expect(withArmor(hunchback, condition, lost)).toEqual(UNDAMAGED);
    expect(mendableArmor(hunchback, condition, () => lost.CT + 1)).toEqual({ CT: lost.CT, LA: 1 });
    expect([...armorNeeded(hunchback, { CT: 2, CTR: 1 })]).toEqual([['standard-armor', 3]]);
  });

  it('REP-5 a location without structure takes none, nor an arm whose torso is gone', () => {
    const condition = damaged({ armor: { RA: 0, RT: 0, RL: 0 }, structure: { RT: 0 } });
    expect([lostArmor(hunchback, condition, 'RA'), lostArmor(hunchback, condition, 'RTR')]).toEqual([0, 0]);
    expect(mendableArmor(hunchback, condition, plenty)).toEqual({ RL: hunchback.armor.RL });
  });
});

describe('bins', () => {
  const [bin] = hunchback.bins;
  const at = bin === undefined ? { location: 'CT' as const, slot: 1 } : { location: bin.location, slot: bin.slot };
  const all = () => true;

  it('REP-1 are filled with their own kind from stock, no further than they hold', () => {
    const empty = damaged({ ammunition: [{ ...at, shots: 1 }] });
    expect(fillings(hunchback, empty, lookup, all, plenty)).toMatchObject([{ item: 'autocannon-20-ammo', shots: (bin?.shots ?? 0) - 1 }]);
    expect(fillings(hunchback, empty, lookup, all, () => 2)).toMatchObject([{ shots: 2 }]);
    expect(fillings(hunchback, UNDAMAGED, lookup, all, plenty)).toEqual([]);
    expect(withShots(hunchback, empty, fillings(hunchback, empty, lookup, all, plenty))).toEqual(UNDAMAGED);
  });

  it('REP-5 a bin that is hit or lost takes nothing', () => {
    const hit = damaged({ ammunition: [{ ...at, shots: 0 }], slots: [{ ...at, state: 'hit' }] });
    expect(fillings(hunchback, hit, lookup, all, plenty)).toEqual([]);
    expect(fillings(hunchback, damaged({ ammunition: [{ ...at, shots: 0 }], structure: { [at.location]: 0 } }), lookup, all, plenty)).toEqual([]);
  });
});

describe('structure', () => {
  it('REP-3 is made whole where it is wanted, and nothing else is', () => {
    const condition = damaged({ structure: { CT: 3, LL: 2 }, armor: { CT: 0 }, slots: [{ location: 'CT', slot: 3, state: 'hit' }] });
    expect([lostStructure(hunchback, condition, 'CT'), lostStructure(hunchback, condition, 'HD')]).toEqual([hunchback.structure.CT - 3, 0]);
    expect(withStructure(hunchback, condition, ['CT'])).toEqual({ ...condition, structure: { LL: 2 } });
  });

  it('REP-5 a location that was gone stands again, empty', () => {
    const rebuilt = withStructure(hunchback, damaged({ structure: { RT: 0 } }), ['RT']);
    expect(conditionViolations(hunchback, rebuilt)).toEqual([]);
    expect(rebuilt.armor).toEqual({ RT: 0, RTR: 0, RA: 0 });
    const filled = hunchback.slots.RT.filter((slot) => slot !== null).length;
    expect(rebuilt.slots.filter(({ location, state }) => location === 'RT' && state === 'destroyed')).toHaveLength(filled);
    expect(locationDestroyed(hunchback, rebuilt, 'RT')).toBe(false);
  });

  it('REP-5 an arm that fell with its torso does not come back with it', () => {
    const condition = damaged({ structure: { RT: 0 } });
    expect(lostStructure(hunchback, condition, 'RA')).toBe(hunchback.structure.RA);
    expect([missingHold(hunchback, condition, 'RA'), missingHold(hunchback, condition, 'LA')]).toEqual(['RT', null]);
    expect(withStructure(hunchback, condition, ['RT']).structure).toEqual({ RA: 0 });
    expect(withStructure(hunchback, condition, ['RT', 'RA']).structure).toEqual({});
  });
});
