/** What comes into the cart: one line for what is ordered twice, and everything after what it builds on. */
import { added, holds, without, withoutAt, type Order } from './cart';

const armor = (quantity: number, hex = '0101'): Order => ({
  type: 'buy-equipment',
  item: 'standard-armor',
  quantity,
  hex,
});
const fill = (...orders: readonly Order[]): readonly Order[] => orders.reduce<readonly Order[]>(added, []);

describe('the cart', () => {
  it('adds up what goes to the same place, and nothing else', () => {
    expect(fill(armor(16), armor(4), armor(1, '0202'))).toEqual([armor(20), armor(1, '0202')]);
    const sale = (quantity: number): Order => ({ type: 'sell', item: 'scrap', quantity, hex: '0101' });
    expect(fill(sale(1.5), { type: 'sell', mech: 'm1' }, sale(2))).toEqual([
      sale(3.5),
      { type: 'sell', mech: 'm1' },
    ]);
  });

  it('makes one transfer of two between the same depots', () => {
    const move = (items: { item: string; quantity: number }[], pilots: string[] = []): Order => ({
      type: 'transfer',
      from: '0101',
      to: '0202',
      items,
      pilots,
    });
    const both = fill(move([{ item: 'a', quantity: 1 }], ['p1']), move([{ item: 'a', quantity: 2 }, { item: 'b', quantity: 3 }], ['p1', 'p2'])); // prettier-ignore
    expect(both).toEqual([move([{ item: 'a', quantity: 3 }, { item: 'b', quantity: 3 }], ['p1', 'p2'])]); // prettier-ignore
  });

  it('takes the last word about a building, a wreck, a mech’s armour and its refit', () => {
    const repair = (cp: number): Order => ({ type: 'repair-building', building: 'b1', cp });
    const choice = (as: 'scrap' | 'keep'): Order => ({ type: 'salvage', battle: 'k1', unit: 'u1', as });
    expect(fill(repair(5), choice('scrap'), repair(10), choice('keep'))).toEqual([
      choice('keep'),
      repair(10),
    ]);
    expect(
      fill({ type: 'repair-armor', mech: 'm1' }, { type: 'repair-armor', mech: 'm1', points: { CT: 2 } }),
    ).toEqual([{ type: 'repair-armor', mech: 'm1', points: { CT: 2 } }]);
  });

  it('trains both skills of a pilot in one order', () => {
    expect(
      fill({ type: 'train', pilot: 'p1', gunnery: true }, { type: 'train', pilot: 'p1', piloting: true }),
    ).toEqual([{ type: 'train', pilot: 'p1', gunnery: true, piloting: true }]);
  });

  it('puts structure before what it holds, of the same mech, and salvage before its sale', () => {
    const orders = fill(
      { type: 'repair-armor', mech: 'm1' },
      { type: 'repair-armor', mech: 'm2' },
      { type: 'replace', mech: 'm2', location: 'LA', slot: 5 },
      { type: 'repair-structure', mech: 'm2' },
      { type: 'salvage', battle: 'k1', unit: 'u1', as: 'scrap' },
    );
    expect(orders.map(({ type }) => type)).toEqual([
      'salvage',
      'repair-armor',
      'repair-structure',
      'replace',
      'repair-armor',
    ]);
  });

  it('leaves all of a mech to the hangar', () => {
    const orders = fill(
      { type: 'repair-armor', mech: 'm1' },
      { type: 'reload', mech: 'm2' },
      { type: 'hangar', mech: 'm1', building: 'b1' },
    );
    expect(orders).toEqual([
      { type: 'reload', mech: 'm2' },
      { type: 'hangar', mech: 'm1', building: 'b1' },
    ]);
  });

  it('knows an order by what it says, in whatever order that stands', () => {
    const same: Order = { hex: '0101', quantity: 16, item: 'standard-armor', type: 'buy-equipment' };
    expect(holds([armor(16)], same)).toBe(true);
    expect(without([armor(16), armor(1)], same)).toEqual([armor(1)]);
    expect(withoutAt([armor(16), armor(16)], 1)).toEqual([armor(16)]);
  });
});
