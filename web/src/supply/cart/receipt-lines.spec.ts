/** Which computation belongs to which line of the receipt. */
import type { Order } from './cart';
import { costOf, receiptLines, type Preview } from './receipt-lines';

const pilot = (hex: string): Order => ({ type: 'buy-pilot', hex });
const told = (order: number, cost: number | null): Preview => ({
  order,
  cost,
  terms: [],
  violations: [],
  warnings: [],
});
const computed = {
  orders: [pilot('0101'), pilot('0202'), pilot('0101')],
  preview: [told(0, 10), told(1, 11), told(2, 12)],
  balance: null,
};
const costs = (orders: readonly Order[]) =>
  receiptLines(orders, computed).map(({ preview }) => preview?.cost ?? null);

describe('the receipt', () => {
  it('has each order’s own computation, also of two that are the same', () => {
    expect(costs(computed.orders)).toEqual([10, 11, 12]);
  });

  it('keeps it when lines above go away, and has none yet for new ones', () => {
    expect(costs([pilot('0202'), pilot('0101')])).toEqual([11, 10]);
    expect(costs([pilot('0303'), pilot('0202')])).toEqual([null, 11]);
    expect(receiptLines([pilot('0101')], null)).toEqual([{ order: pilot('0101'), preview: null }]);
  });

  it('knows the cost of what is refused for want of tons', () => {
    const violation = {
      code: 'supply/not-enough-tons',
      rule: 'SUP-8',
      pointer: '',
      message: '',
      params: { cost: 30, missing: 2 },
    };
    expect(costOf({ cost: null, violations: [violation] })).toBe(30);
    expect(costOf({ cost: 3, violations: [] })).toBe(3);
    expect(costOf({ cost: null, violations: [] })).toBeNull();
  });
});
