import fc from 'fast-check';
import {
  addTons,
  microTons,
  negateTons,
  parseTons,
  roundHalfTonDown,
  subtractTons,
  tons,
  toTons,
  ZERO_TONS,
} from './tonnage';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(microTons);

describe('tonnage', () => {
  it('Money: JSON tons with up to six decimals go in and out exactly', () => {
    fc.assert(fc.property(amount, (a) => parseTons(toTons(a)) === a));
    expect(parseTons(0.1)).toBe(100_000);
    expect(tons(1.234567)).toBe(1_234_567);
  });

  it('Money: a seventh decimal, infinities and amounts out of range are refused', () => {
    for (const bad of [0.0000001, 1.2345678, NaN, Infinity, -Infinity, 1e16])
      expect(parseTons(bad)).toBeNull();
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
