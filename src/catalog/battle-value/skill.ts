/**
 * What a pilot makes of a Battle Value: the table of factors by gunnery and piloting (TM, BV skill
 * multipliers).
 */
import { given, product, rounded, type Term } from './term';

/** The worst skill; the best is 0. */
export const WORST_SKILL = 8;

/** Gunnery 0–8 down, piloting 0–8 across; 4/5 is what a Battle Value is stated at. */
const FACTORS: readonly (readonly number[])[] = [
  [2.42, 2.31, 2.21, 2.1, 1.93, 1.75, 1.68, 1.59, 1.5],
  [2.21, 2.11, 2.02, 1.92, 1.76, 1.6, 1.54, 1.46, 1.38],
  [1.93, 1.85, 1.76, 1.68, 1.54, 1.4, 1.35, 1.28, 1.21],
  [1.66, 1.58, 1.51, 1.44, 1.32, 1.2, 1.16, 1.1, 1.04],
  [1.38, 1.32, 1.26, 1.2, 1.1, 1.0, 0.95, 0.9, 0.85],
  [1.31, 1.19, 1.13, 1.08, 0.99, 0.9, 0.86, 0.81, 0.77],
  [1.24, 1.12, 1.07, 1.02, 0.94, 0.85, 0.81, 0.77, 0.72],
  [1.17, 1.06, 1.01, 0.96, 0.88, 0.8, 0.76, 0.72, 0.68],
  [1.1, 0.99, 0.95, 0.9, 0.83, 0.75, 0.71, 0.68, 0.64],
];

const within = (skill: number): number => Math.min(WORST_SKILL, Math.max(0, skill));

/**
 * The factor of a pair of whole skills; better than 0 counts as 0, worse than 8 as 8. Throws RangeError for
 * what is not whole.
 */
export const skillFactor = (gunnery: number, piloting: number): number => {
  const factor = FACTORS[within(gunnery)]?.[within(piloting)];
  if (factor === undefined) throw new RangeError(`no whole skills: ${gunnery}/${piloting}`);
  return factor;
};

/** A Battle Value with its pilot, to the nearest whole number, and how it came about. */
export const skilled = (bv: Term, gunnery: number, piloting: number): Term =>
  rounded('skilled', [
    product('skilled/exact', [
      bv,
      given('skilled/factor', skillFactor(gunnery, piloting), { gunnery, piloting }),
    ]),
  ]);
