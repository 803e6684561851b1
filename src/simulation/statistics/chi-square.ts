/** The chi-square test: whether counts differ from what is expected by more than chance. */

const STEPS = 300;
const SMALL = 1e-15;

/** ln Γ(x), x > 0 (Lanczos). */
const logGamma = (x: number): number => {
  const parts = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const y = x - 1;
  const sum = parts.reduce((total, part, index) => total + part / (y + index + 1), 0.9999999999998099);
  const t = y + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum);
};

/** The upper regularised incomplete gamma function Q(a, x), by its series or its continued fraction. */
const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1;
  const front = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < STEPS && Math.abs(term) > Math.abs(sum) * SMALL; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * front;
  }
  let b = x + 1 - a;
  let c = 1 / 1e-300;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < STEPS; i += 1) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < SMALL) break;
  }
  return front * h;
};

/** The chance of a statistic at least as large, when there is nothing but chance. */
export const chiSquareTail = (statistic: number, degrees: number): number =>
  upperGamma(degrees / 2, statistic / 2);

export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
  /** How often chance alone gives as much. */
  readonly p: number;
}

/**
 * Of counts that should all be alike; null with fewer than 5 expected in each, where the test says nothing.
 */
export const alike = (counts: readonly number[]): ChiSquare | null => {
  const expected = counts.reduce((sum, one) => sum + one, 0) / counts.length;
  if (counts.length < 2 || expected < 5) return null;
  const statistic = counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  return { statistic, degrees: counts.length - 1, p: chiSquareTail(statistic, counts.length - 1) };
};
