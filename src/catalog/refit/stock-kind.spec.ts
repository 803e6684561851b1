import { tons } from '../../kernel/tonnage';
import { bundledCatalog } from '../bundled';
import type { Item, ItemId } from '../model';
import { isStockKind, itemOfKind, stockKindOf } from './stock-kind';

const { item: lookup } = bundledCatalog();
const item = (id: string): Item => {
  const found = lookup(id);
  if (found === null) throw new Error(id);
  return found;
};
const isKind = (kind: string): boolean => isStockKind(kind as ItemId, lookup);

describe('DEP-6 what a depot calls a piece', () => {
  it('is the item, whatever the mech', () => {
    expect(stockKindOf(item('medium-laser'), tons(1))).toBe('medium-laser');
    expect(stockKindOf(item('is-triple-strength-myomer'), tons(0))).toBe('is-triple-strength-myomer');
  });

  it('is the item and its tons where these go by the mech', () => {
    const kind = stockKindOf(item('jump-jet'), tons(0.5));
    expect([kind, itemOfKind(kind), isStockKind(kind, lookup)]).toEqual(['jump-jet@0.5', 'jump-jet', true]);
    expect(stockKindOf(item('is-masc'), tons(3))).toBe('is-masc@3');
  });

  it('is the full kind of a half-ton bin', () =>
    expect(stockKindOf(item('machine-gun-ammo-half-ton'), tons(0.5))).toBe('machine-gun-ammo'));

  it('is known in one spelling only', () => {
    expect(
      ['medium-laser', 'standard-armor', 'machine-gun-ammo', 'is-masc@3', 'jump-jet@0.5'].filter(
        (kind) => !isKind(kind),
      ),
    ).toEqual([]);
    const wrong = [
      'elves',
      'constructor',
      'jump-jet',
      'jump-jet@',
      'jump-jet@0',
      'jump-jet@0.50',
      'jump-jet@00.5',
      'jump-jet@-1',
      'jump-jet@1e1',
    ];
    const others = [
      'jump-jet@0.5@1',
      'medium-laser@1',
      'machine-gun-ammo-half-ton',
      'is-endo-steel',
      'is-endo-steel@5',
      '@1',
      '',
    ];
    expect([...wrong, ...others].filter(isKind)).toEqual([]);
  });
});
