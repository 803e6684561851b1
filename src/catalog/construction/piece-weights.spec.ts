import { UNDAMAGED } from '../condition';
import { bundledCatalog } from '../bundled';
import { furtherEquipment } from '../items/equipment';
import type { Item } from '../model';
import { isStockKind, stockItem } from '../refit';
import { partsOf } from '../refit/parts';
import { pieceWeights } from './piece-weights';

const catalog = bundledCatalog();
const weights = (id: string): readonly number[] =>
  pieceWeights(catalog.item(id) as Item).map((weight) => weight / 1_000_000);
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

describe('DEP-6 weights of pieces that weigh by the mech', () => {
  it.each([
    // To 55 t, to 85 t, above.
    ['jump-jet', [0.5, 1, 2]],
    ['improved-jump-jet', [1, 2, 4]],
    // A twentieth of 10 … 100 t, to the nearest; of clan mechs a 25th; at least 1.
    ['is-masc', upTo(5)],
    ['clan-masc', upTo(4)],
    // A 15th, rounded up.
    ['is-hatchet', upTo(7)],
    // A 20th, up to half tons.
    ['is-sword', upTo(10).map((halves) => halves / 2)],
  ])('%s', (id, expected) => expect(weights(id)).toEqual(expected));

  it('a targeting computer leaves room for the weapons that it steers, and for a mech around both', () => {
    // 100 t less structure 5, cockpit 2, and for walking 1 an engine of 1 t and a gyro of 0.5 t: 91.5 t for
    // weapons and a quarter of them.
    const most = weights('is-targeting-computer').at(-1) ?? 0;
    expect(weights('is-targeting-computer')).toEqual(upTo(most));
    expect(4 * (most - 1) + most).toBeLessThan(91.5);
    expect(4 * most + (most + 1)).toBeGreaterThan(91);
  });

  it('none for what weighs the same everywhere, and for what no mech can mount', () => {
    for (const id of [
      'medium-laser',
      'standard-armor',
      'is-endo-steel',
      'vehicle-jump-jet',
      'clan-protomech-jump-jet',
    ])
      expect(weights(id)).toEqual([]);
  });

  it('none that is nothing, or more than the heaviest mech', () => {
    for (const item of [...catalog.items, ...furtherEquipment().values()])
      for (const weight of pieceWeights(item))
        expect([item.id, weight > 0 && weight < 100_000_000]).toEqual([item.id, true]);
  });

  it('every piece of every bundled design is one that a depot can hold and a market sells', () => {
    const wrong = catalog.mechs.flatMap((design) =>
      partsOf(design, UNDAMAGED, catalog.item)
        .filter(
          ({ kind, item }) =>
            !isStockKind(kind, catalog.item) ||
            (catalog.item(item)?.tons === null && stockItem(kind, catalog.item)?.tradable !== true),
        )
        .map(({ kind }) => `${design.slug} ${kind}`),
    );
    expect(wrong).toEqual([]);
  });
});
