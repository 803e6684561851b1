import fc from 'fast-check';
import { bundledCatalog } from '../../../catalog/bundled';
import { baseTons } from '../../../catalog/items/item-price';
import { microTons, tons, type MicroTons } from '../../../kernel/tonnage';
import { fraction, minus, plus, times, toMicroTons } from './fraction';

const scaled = (amount: MicroTons, numerator: number, denominator: number, round: 'up' | 'down'): MicroTons =>
  toMicroTons(times(fraction(amount), numerator, denominator), round);
const whole = fc.integer({ min: -1_000, max: 1_000 });
const positive = fc.integer({ min: 1, max: 1_000 });
const amount = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }).map(microTons);

describe('exact fractions of tons', () => {
  it('Money: multiplies out first and rounds once, up for a payer and down for a payee', () => {
    fc.assert(
      fc.property(amount, whole, positive, (a, numerator, denominator) => {
        const [up, down] = [
          scaled(a, numerator, denominator, 'up'),
          scaled(a, numerator, denominator, 'down'),
        ];
        const product = BigInt(a) * BigInt(numerator);
        expect(
          BigInt(down) * BigInt(denominator) <= product && product <= BigInt(up) * BigInt(denominator),
        ).toBe(true);
        expect(up - down).toBe(product % BigInt(denominator) === 0n ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });

  it('Money: a third of a ton is 333,333 µt for a seller and 333,334 for a buyer, below zero as well', () => {
    expect([scaled(tons(1), 1, 3, 'down'), scaled(tons(1), 1, 3, 'up')]).toEqual([333_333, 333_334]);
    expect([scaled(tons(-1), 1, 3, 'down'), scaled(tons(-1), 1, 3, 'up')]).toEqual([-333_334, -333_333]);
  });

  it('Money: sums of thirds are whole again, and there is no negative zero', () => {
    const third = fraction(tons(1), 3);
    expect(toMicroTons(plus(plus(third, third), third), 'down')).toBe(tons(1));
    expect(Object.is(toMicroTons(minus(third, third), 'up'), 0)).toBe(true);
    expect(Object.is(scaled(tons(0), -1, 1, 'up'), 0)).toBe(true);
  });

  it('Money: a product beyond what is exact is an error, not a wrong amount', () => {
    expect(() => scaled(tons(1_000_000), 1_000_000, 1, 'up')).toThrow(RangeError);
  });

  it('DEP-6 so many shots of a ton at a factor are multiplied out first: 7 of 12 at 1.5 are 0.875 t', () => {
    const item = bundledCatalog().item('lrm-10-ammo');
    const lot = item === null ? null : baseTons(item);
    if (lot === null) throw new Error('not in the catalogue');
    expect(toMicroTons(times(fraction(lot), 7 * 15, 12 * 10), 'up')).toBe(tons(0.875));
    expect([scaled(lot, 1, 12, 'up'), scaled(lot, 1, 12, 'down')]).toEqual([83_334, 83_333]);
  });
});
