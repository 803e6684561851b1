import fc from 'fast-check';
import { addTons, microTons, negateTons, parseTons, roundHalfTonDown, scaleTons, subtractTons, tons, toTons, ZERO_TONS } from './tonnage';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(microTons);
const whole = fc.integer({ min: 0, max: 1_000_000 });
const positive = fc.integer({ min: 1, max: 1_000_000 });

describe('tonnage', () => {
  it('Money: JSON tons with up to six decimals go in and out exactly', () => {
    fc.assert(fc.property(amount, (a) => parseTons(toTons(a)) === a));
    expect(parseTons(0.1)).toBe(100_000);
    expect(tons(1.234567)).toBe(1_234_567);
  });

  it('Money: a seventh decimal, infinities and amounts out of range are refused', () => {
    for (const bad of [0.0000001, 1.2345678, NaN, Infinity, -Infinity, 1e16]) expect(parseTons(bad)).toBeNull();
    expect(() => tons(1 / 3)).toThrow(RangeError);
    expect(() => microTons(0.5)).toThrow(RangeError);
    expect(() => microTons(2 ** 53)).toThrow(RangeError);
  });

  it('Money: ten times 0.1 t is 1 t', () => {
    expect(addTons(...Array.from({ length: 10 }, () => tons(0.1)))).toBe(tons(1));
  });

  it('Money: sums are exact, order does not matter, subtraction undoes addition', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), amount, (list, a) => {
        const sum = addTons(...list);
        expect(addTons(...[...list].reverse())).toBe(sum);
        expect(subtractTons(addTons(sum, a), a)).toBe(sum);
        expect(addTons(a, negateTons(a))).toBe(ZERO_TONS);
      }),
    );
  });

  it('Money: there is no negative zero', () => {
    expect(Object.is(negateTons(ZERO_TONS), 0)).toBe(true);
    expect(Object.is(scaleTons(ZERO_TONS, -1, 1, 'up'), 0)).toBe(true);
  });

  it('Money: scaling multiplies out first and rounds once, up for a payer and down for a payee', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }).map(microTons), whole, positive, (a, numerator, denominator) => {
        const [up, down] = [scaleTons(a, numerator, denominator, 'up'), scaleTons(a, numerator, denominator, 'down')];
        const product = BigInt(a) * BigInt(numerator);
        expect(BigInt(down) * BigInt(denominator) <= product && product <= BigInt(up) * BigInt(denominator)).toBe(true);
        expect(up - down).toBe(product % BigInt(denominator) === 0n ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });

  it('Money: a third of a ton is 333,333 µt for a seller and 333,334 for a buyer, below zero as well', () => {
    expect(scaleTons(tons(1), 1, 3, 'down')).toBe(333_333);
    expect(scaleTons(tons(1), 1, 3, 'up')).toBe(333_334);
    expect(scaleTons(tons(-1), 1, 3, 'down')).toBe(-333_334);
    expect(scaleTons(tons(-1), 1, 3, 'up')).toBe(-333_333);
  });

  it('Money: a product beyond what is exact is an error, not a wrong amount', () => {
    expect(() => scaleTons(tons(1_000_000), 1_000_000, 1, 'up')).toThrow(RangeError);
  });

  it('SUP-7 rounds a net to half tons against the player: a credit shrinks, a debit grows', () => {
    expect(roundHalfTonDown(tons(3.7))).toBe(tons(3.5));
    expect(roundHalfTonDown(tons(-3.1))).toBe(tons(-3.5));
    expect(roundHalfTonDown(tons(2.5))).toBe(tons(2.5));
    expect(roundHalfTonDown(tons(-0.000001))).toBe(tons(-0.5));
    fc.assert(
      fc.property(amount, (a) => {
        const rounded = roundHalfTonDown(a);
        expect(Math.abs(rounded % 500_000)).toBe(0);
        expect(rounded <= a && a - rounded < 500_000).toBe(true);
      }),
    );
  });
});
