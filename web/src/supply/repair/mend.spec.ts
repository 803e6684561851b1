/** Mend all: what is wished for, and that only the server decides what of it fits. */
import type { Order } from '../cart/cart';
import { canMend, fitting, isDamaged, mendAllWishes, mendsOf } from './mend';
import type { SupplyOptions } from '../options';
import type { Preview } from '../cart/receipt-lines';

const WHOLE = { armor: {}, structure: {}, slots: [], ammunition: [] };
const scratched = { id: 'm1', condition: { ...WHOLE, armor: { CT: 3 } } };
const broken = {
  id: 'm2',
  condition: {
    ...WHOLE,
    armor: { LA: 0 },
    structure: { LA: 1 },
    slots: [{ location: 'LA' as const, slot: 5, state: 'hit' as const }],
  },
};
const worse = { id: 'm3', condition: { ...WHOLE, structure: { CT: 1 } } };
const options: SupplyOptions = {
  'repair-structure': { mechs: [{ mech: 'm2', locations: ['LA'], tons: -1 }, { mech: 'm3', locations: ['CT'], tons: -4 }] }, // prettier-ignore
  replace: {
    mechs: [{ mech: 'm2', parts: [{ location: 'LA', slot: 5, takes: [], tons: -1, inStock: true }] }],
  },
};

/** A server that takes orders as long as their prices fit. */
const server = (tons: number, prices: Readonly<Record<string, number>>) => {
  const asked: (readonly Order[])[] = [];
  return {
    asked,
    ask: (orders: readonly Order[]) => {
      asked.push(orders);
      let left = tons;
      const preview = orders.map((order, index): Preview => {
        const cost = prices[order.type] ?? 0;
        const fits = cost <= left;
        if (fits) left -= cost;
        const violation = {
          code: 'supply/not-enough-tons',
          rule: 'SUP-8',
          pointer: '',
          message: '',
          params: {},
        };
        return {
          order: index,
          cost: fits ? cost : null,
          terms: [],
          warnings: [],
          violations: fits ? [] : [violation],
        };
      });
      return Promise.resolve({ refused: preview.some(({ violations }) => violations.length > 0), preview });
    },
  };
};

describe('mend all', () => {
  it('tells what is damaged', () => {
    expect([isDamaged({ condition: WHOLE }), isDamaged(scratched), isDamaged(broken)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('wishes structure first, then parts, then armour', () => {
    expect(mendsOf(broken, options).map(({ type }) => type)).toEqual([
      'repair-structure',
      'replace',
      'repair-armor',
    ]);
  });

  it('calls for a tap only where the options offer something that the sheet does not have', () => {
    expect(canMend([scratched], options, [])).toBe(false);
    expect(canMend([scratched], { 'repair-armor': { mechs: [{ mech: 'm1', points: { CT: 0 } }] } }, [])).toBe(
      false,
    );
    expect(canMend([scratched], { 'repair-armor': { mechs: [{ mech: 'm1', points: { CT: 2 } }] } }, [])).toBe(
      true,
    );
    expect(canMend([broken], options, [])).toBe(true);
    expect(canMend([broken], options, mendsOf(broken, options))).toBe(false);
    expect(canMend([broken], options, [{ type: 'hangar', mech: 'm2', building: 'b1' }])).toBe(false);
  });

  it('begins with the cheapest mech', () => {
    const mechs = mendAllWishes([worse, broken, { id: 'm4', condition: WHOLE }, scratched], options).map(
      (order) => 'mech' in order && order.mech,
    );
    expect([...new Set(mechs)]).toEqual(['m1', 'm2', 'm3']);
  });

  it('gives the hangar to the dearest mech in it, once', () => {
    const there = (mech: string) => ({ mech, takes: [], condition: WHOLE });
    const hangar = { buildings: [{ building: 'b1', hex: '0101', mechs: [there('m2'), there('m3')] }] };
    const wishes = mendAllWishes([broken, worse], { ...options, hangar });
    expect(wishes[0]).toEqual({ type: 'hangar', mech: 'm3', building: 'b1' });
    expect(wishes.filter((order) => 'mech' in order && order.mech === 'm3')).toHaveLength(1);
  });

  it('keeps what the server takes, and drops the rest', async () => {
    const { ask, asked } = server(5, { 'repair-structure': 3, 'buy-pilot': 1 });
    const mine: Order = { type: 'buy-pilot', hex: '0101' };
    const sheet = await fitting([mine], [...mendsOf(broken, options), ...mendsOf(worse, options)], ask);
    expect(sheet.map((order) => [order.type, 'mech' in order ? order.mech : null])).toEqual([
      ['buy-pilot', null],
      ['repair-structure', 'm2'],
      ['replace', 'm2'],
      ['repair-armor', 'm2'],
    ]);
    expect(asked).toHaveLength(2);
  });

  it('asks nothing when nothing is wished or all of it is in the cart', async () => {
    const { ask, asked } = server(5, {});
    const cart: readonly Order[] = [{ type: 'repair-armor', mech: 'm1' }];
    expect(await fitting(cart, mendsOf(scratched, options), ask)).toEqual(cart);
    expect(asked).toEqual([]);
  });

  it('ends when what was there before is refused', async () => {
    const { ask, asked } = server(0, { 'buy-pilot': 1 });
    const sheet = await fitting([{ type: 'buy-pilot', hex: '0101' }], mendsOf(scratched, options), ask);
    expect(sheet.map(({ type }) => type)).toEqual(['buy-pilot', 'repair-armor']);
    expect(asked).toHaveLength(1);
  });
});
