/** Intervals and tests against figures that others have published or that can be computed by hand. */
import { Chance } from '../../kernel';
import { bootstrap, type Figure } from './bootstrap';
import { alike, chiSquareTail } from './chi-square';
import { normalQuantile, reachOf } from './normal';
import { newcombe, wilson } from './proportions';

describe('the normal distribution', () => {
  it('has the quantiles of the tables', () => {
    expect(normalQuantile(0.5)).toBeCloseTo(0, 8);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
    expect(normalQuantile(0.995)).toBeCloseTo(2.575829, 6);
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 6);
    expect(reachOf(0.9)).toBeCloseTo(1.644854, 6);
  });

  it('has no quantile of 0 and 1', () => {
    expect(() => normalQuantile(0)).toThrow(RangeError);
    expect(() => normalQuantile(1)).toThrow(RangeError);
  });
});

describe('shares', () => {
  // Newcombe 1998, Statistics in Medicine 17, pages 857–872, table I: 81 of 263, and 15 of 148.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d lie between %d and %d (Wilson)', (hits, of, low, high) => {
    const interval = wilson({ hits, of });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('says nothing of nothing', () => {
    expect(wilson({ hits: 0, of: 0 })).toEqual({ value: NaN, low: 0, high: 1 });
    expect(newcombe({ hits: 0, of: 0 }, { hits: 1, of: 2 })).toEqual({ value: NaN, low: -1, high: 1 });
  });

  // Newcombe 1998, Statistics in Medicine 17, pages 873–890, table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 10, 0.6075, 1],
  ])('%d of %d less %d of %d (Newcombe)', (a, m, b, n, low, high) => {
    const interval = newcombe({ hits: a, of: m }, { hits: b, of: n });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('are surer with less confidence', () => {
    const [wide, narrow] = [
      newcombe({ hits: 9, of: 30 }, { hits: 5, of: 40 }, 0.99),
      newcombe({ hits: 9, of: 30 }, { hits: 5, of: 40 }, 0.8),
    ];
    expect(wide.low).toBeLessThan(narrow.low);
    expect(wide.high).toBeGreaterThan(narrow.high);
  });
});

describe('chi-square', () => {
  it.each([
    [3.841459, 1, 0.05],
    [7.814728, 3, 0.05],
    [11.344867, 3, 0.01],
    [30.143527, 19, 0.05],
    [0.584375, 3, 0.9],
  ])('gives %d with %d degrees as often as the tables say: %d', (statistic, degrees, p) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(p, 5);
  });

  it('finds equal counts equal and a loaded die loaded', () => {
    expect(alike([10, 10, 10, 10])).toEqual({ statistic: 0, degrees: 3, p: 1 });
    expect(alike([25, 5, 5, 5])?.p).toBeLessThan(0.001);
  });

  it('says nothing of fewer than five in each', () => {
    expect(alike([4, 4, 4, 4])).toBeNull();
    expect(alike([100])).toBeNull();
  });
});

describe('the bootstrap', () => {
  const mean: Figure = (sums) => (sums[0] ?? 0) / (sums[1] ?? 0);
  const draw = (numbers: readonly number[], figure: Figure, seed: string) =>
    bootstrap(
      numbers.map((one) => Float64Array.of(one, 1)),
      [figure],
      new Chance(seed),
    )[0] ?? { value: 0, low: 0, high: 0 };

  it('comes near the interval of a mean', () => {
    const chance = new Chance('numbers');
    const interval = draw(
      Array.from({ length: 400 }, () => chance.next()),
      mean,
      'draws',
    );
    // 1.96 standard errors of a mean of 400 uniform numbers: 0.0283.
    expect(interval.value - interval.low).toBeCloseTo(0.028, 2);
    expect(interval.high - interval.value).toBeCloseTo(0.028, 2);
  });

  it('is the same from the same seed', () => {
    expect(draw([1, 2, 3, 4], mean, 'x')).toEqual(draw([1, 2, 3, 4], mean, 'x'));
  });

  it('says nothing when most draws say nothing', () => {
    expect(draw([1, 2], () => NaN, 'x')).toEqual({ value: NaN, low: -Infinity, high: Infinity });
  });
});
