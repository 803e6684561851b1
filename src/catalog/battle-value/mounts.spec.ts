import { bundledCatalog } from '../bundled';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type Slot } from '../model';
import { itemsOf, mountsOf } from './mounts';

const catalog = bundledCatalog();
const model = catalog.mechs[0];
if (model === undefined) throw new Error('no mechs');
const items = new Map<ItemId, Item>(catalog.items.map((item) => [item.id, item]));
const empty: MechDesign['slots'] = { HD: [], CT: [], RT: [], LT: [], RA: [], LA: [], RL: [], LL: [] };
const filled = (count: number, item: string, rear = false): readonly Slot[] =>
  Array.from({ length: count }, () => ({ kind: 'items', items: [{ item: item as ItemId, rear }] }));
const pieces = (slots: Partial<Record<Location, readonly Slot[]>>) =>
  mountsOf({ ...model, slots: { ...empty, ...slots } }, items).map(({ item, location, rear, slots: of }) => [
    item.id,
    location,
    rear,
    of.length,
  ]);

describe('pieces of equipment', () => {
  it('are put together from as many slots as the item has', () => {
    expect(pieces({ RT: filled(6, 'ppc') })).toEqual([
      ['ppc', 'RT', false, 3],
      ['ppc', 'RT', false, 3],
    ]);
  });

  it('do not mix front and rear', () => {
    expect(pieces({ RT: [...filled(1, 'medium-laser'), ...filled(1, 'medium-laser', true)] })).toEqual([
      ['medium-laser', 'RT', false, 1],
      ['medium-laser', 'RT', true, 1],
    ]);
  });

  it('may be split over two neighbouring locations: they stand in the inner one', () => {
    expect(pieces({ RT: filled(3, 'autocannon-20'), RA: filled(7, 'autocannon-20') })).toEqual([
      ['autocannon-20', 'RT', false, 10],
    ]);
    expect(pieces({ CT: filled(2, 'autocannon-20'), LT: filled(8, 'autocannon-20') })).toEqual([
      ['autocannon-20', 'CT', false, 10],
    ]);
  });

  it('are told apart when both sides have one that is split', () => {
    const both = {
      RT: filled(2, 'autocannon-20'),
      LT: filled(3, 'autocannon-20'),
      RA: filled(8, 'autocannon-20'),
      LA: filled(7, 'autocannon-20'),
    };
    expect(pieces(both)).toEqual([
      ['autocannon-20', 'RT', false, 10],
      ['autocannon-20', 'LT', false, 10],
    ]);
    // One whole beside one that is split.
    expect(
      pieces({
        RT: [...filled(10, 'autocannon-20'), ...filled(2, 'autocannon-20')],
        RA: filled(8, 'autocannon-20'),
      }),
    ).toEqual([
      ['autocannon-20', 'RT', false, 10],
      ['autocannon-20', 'RT', false, 10],
    ]);
  });

  it('are never put together of locations that are no neighbours', () => {
    expect(pieces({ RA: filled(7, 'autocannon-20'), LA: filled(3, 'autocannon-20') })).toEqual([
      ['autocannon-20', 'RA', false, 7],
      ['autocannon-20', 'LA', false, 3],
    ]);
  });

  it('are one for the whole mech where their slots may lie anywhere', () => {
    expect(
      pieces({ RT: filled(2, 'is-triple-strength-myomer'), RL: filled(4, 'is-triple-strength-myomer') }),
    ).toEqual([['is-triple-strength-myomer', 'RT', false, 6]]);
  });

  it('stand in the order of slots, whatever they are', () => {
    const rack = [...filled(1, 'srm-4'), ...filled(1, 'medium-laser'), ...filled(1, 'srm-4')];
    expect(pieces({ LT: rack }).map(([item]) => item)).toEqual(['srm-4', 'medium-laser', 'srm-4']);
  });

  it('tell turret and armour', () => {
    const marked = (mark: object): Slot => ({
      kind: 'items',
      items: [{ item: 'ppc' as ItemId, rear: false, ...mark }],
    });
    const slots = {
      ...empty,
      RT: [
        ...Array<Slot>(3).fill(marked({ turret: true })),
        ...Array<Slot>(3).fill(marked({ armored: true })),
      ],
    };
    expect(mountsOf({ ...model, slots }, items).map(({ turret, armored }) => [turret, armored])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('have the slots of the rule where those depend on the mech', () => {
    expect(pieces({ RA: filled(4, 'is-hatchet'), LA: filled(4, 'is-hatchet') })).toEqual([
      ['is-hatchet', 'RA', false, 4],
      ['is-hatchet', 'LA', false, 4],
    ]);
  });

  it('use up every slot of every bundled mech that holds an item', () => {
    for (const design of catalog.mechs) {
      const used = LOCATIONS.flatMap((location) => design.slots[location]).reduce(
        (sum, slot) => sum + (slot?.kind === 'items' ? slot.items.length : 0),
        0,
      );
      expect(mountsOf(design, items).reduce((sum, { slots }) => sum + slots.length, 0)).toBe(used);
    }
  });

  it('name items that the look-up does not know', () => {
    const design = {
      ...model,
      slots: { ...empty, RT: [...filled(2, 'no-such-thing'), ...filled(1, 'medium-laser')] },
    };
    const { items: known, unknown } = itemsOf(design, catalog.item);
    expect([[...known.keys()], unknown]).toEqual([['medium-laser'], ['no-such-thing']]);
  });
});
