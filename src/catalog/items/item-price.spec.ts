import { tons } from '../../kernel/tonnage';
import { bundledCatalog } from '../bundled';
import { baseTons } from './item-price';

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
    for (const id of [
      'jump-jet',
      'is-masc',
      'is-hatchet',
      'is-targeting-computer',
      'is-endo-steel',
      'generic-infantry-kit',
      'is-leg-attack',
    ])
      expect([id, item(id).tradable, baseTons(item(id))]).toEqual([id, false, null]);
    for (const each of catalog.items) expect(baseTons(each) !== null).toBe(each.tradable);
  });

  it('DEP-6 a ton of armour or ammunition costs a ton, whatever it is counted in', () => {
    for (const each of catalog.items)
      if (each.tradable && each.perTon !== null)
        expect([each.id, baseTons(each)]).toEqual([each.id, tons(1)]);
  });
});
