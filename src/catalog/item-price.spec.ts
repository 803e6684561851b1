import fc from 'fast-check';
import { tons } from '../kernel/tonnage';
import { bundledCatalog } from './bundled';
import { baseTons, stockTons } from './item-price';

const catalog = bundledCatalog();
const item = (id: string) => {
  const found = catalog.item(id);
  if (found === null) throw new Error(id);
  return found;
};

describe('base prices', () => {
  it('SUP-3 is the tonnage of a piece', () => {
    expect(baseTons(item('autocannon-20'))).toBe(tons(14));
    expect(baseTons(item('small-laser'))).toBe(tons(0.5));
    expect(baseTons(item('clan-machine-gun'))).toBe(tons(0.25));
  });

  it('SUP-3 counts 1 t per critical slot of what has no weight, and at least 1 t', () => {
    expect(baseTons(item('is-triple-strength-myomer'))).toBe(tons(6));
    expect(baseTons(item('clan-case'))).toBe(tons(1));
  });

  it('SUP-3 has no price for what weighs by its mech, nor for what is not traded by itself', () => {
    for (const id of ['jump-jet', 'is-masc', 'is-hatchet', 'is-targeting-computer', 'is-endo-steel', 'generic-infantry-kit', 'is-leg-attack'])
      expect([id, item(id).tradable, baseTons(item(id)), stockTons(item(id), 1, 'up')]).toEqual([id, false, null, null]);
    for (const each of catalog.items) expect(baseTons(each) !== null).toBe(each.tradable);
  });

  it('DEP-6 a ton of armour or ammunition costs a ton, whatever it is counted in', () => {
    for (const each of catalog.items)
      if (each.tradable && each.perTon !== null) expect([each.id, stockTons(each, each.perTon, 'up')]).toEqual([each.id, tons(1)]);
    expect(stockTons(item('scrap'), tons(3.25), 'down')).toBe(tons(3.25));
  });

  it('Money: n shots are n / shots-per-ton × factor, multiplied out first and rounded once', () => {
    // 7 of 12 shots at ×1.5: 0.875 t exactly, though 7/12 t is not whole in micro-tons.
    expect(stockTons(item('lrm-10-ammo'), 7, 'up', { numerator: 15, denominator: 10 })).toBe(tons(0.875));
    expect(stockTons(item('lrm-10-ammo'), 1, 'up')).toBe(83_334);
    expect(stockTons(item('lrm-10-ammo'), 1, 'down')).toBe(83_333);
    expect(stockTons(item('is-ferro-fibrous-armor'), 17, 'up', { numerator: 15, denominator: 10 })).toBe(tons(1.5));
  });

  it('Money: a buyer never pays less than a seller would get for the same, and more stock never costs less', () => {
    const tradable = catalog.items.filter((each) => each.tradable);
    fc.assert(
      fc.property(fc.constantFrom(...tradable), fc.nat(5_000), fc.integer({ min: 1, max: 40 }), (each, n, tenths) => {
        const factor = { numerator: tenths, denominator: 10 };
        const [up, down, more] = [
          stockTons(each, n, 'up', factor) ?? NaN,
          stockTons(each, n, 'down', factor) ?? NaN,
          stockTons(each, n + 1, 'up', factor) ?? NaN,
        ];
        expect(up - down === 0 || up - down === 1).toBe(true);
        expect(more).toBeGreaterThanOrEqual(up);
      }),
    );
  });
});
