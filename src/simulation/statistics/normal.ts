/** The standard normal distribution: what intervals are made of. */

const A = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const B = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1,
];
const C = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const D = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416];
const TAIL = 0.02425;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, one) => sum * x + one, 0);

/**
 * The value below which a share of all lies; to about nine digits (Acklam's approximation). Throws RangeError
 * unless 0 < share < 1.
 */
export const normalQuantile = (share: number): number => {
  if (!(share > 0 && share < 1)) throw new RangeError(`no quantile of ${share}`);
  if (share > 0.5) return -normalQuantile(1 - share);
  if (share < TAIL) {
    const q = Math.sqrt(-2 * Math.log(share));
    return polynomial(C, q) / (polynomial(D, q) * q + 1);
  }
  const q = share - 0.5;
  const r = q * q;
  return (polynomial(A, r) * q) / (polynomial(B, r) * r + 1);
};

/** How far a two-sided interval reaches, in standard errors: 1.96 for a confidence of 0.95. */
export const reachOf = (confidence: number): number => normalQuantile(0.5 + confidence / 2);
