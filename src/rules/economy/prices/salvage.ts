/**
 * What salvage brings and costs (SALV-2, SALV-3, BLD-SCRAP): V / M × T tons of scrap, or the mech itself for
 * (1 − V / M) × 1.5 × T.
 */
import { type Condition, fullStructure, type MechDesign, remainingStructure } from '../../../catalog';
import { MICRO_TONS, type MicroTons, ZERO_TONS } from '../../../kernel';
import type { Price } from '../../orders/definition';
import { fraction, minus, times, toMicroTons, type Fraction } from './fraction';
import type { PriceTerm } from '../../orders/definition';
import { cost, type FactorTerm } from './price';

/** V and M of SALV-2, in points. */
export interface Structure {
  readonly left: number;
  readonly full: number;
}

export const structureOf = (design: MechDesign, condition: Condition): Structure => ({
  left: remainingStructure(design, condition),
  full: fullStructure(design),
});

/** (1 − V / M) × T, exactly, in micro-tons. */
const lostTons = ({ tons }: MechDesign, { left, full }: Structure): Fraction =>
  times(fraction(tons * MICRO_TONS), full - left, full);

/** S in micro-tons, rounded down once. `scrapyard`: the salvager has one that works. */
export const scrapOf = (design: MechDesign, condition: Condition, scrapyard: boolean): MicroTons => {
  const lost = lostTons(design, structureOf(design, condition));
  return toMicroTons(minus(fraction(design.tons * MICRO_TONS), scrapyard ? times(lost, 1, 2) : lost), 'down');
};

/** Scrap costs nothing, and its price has no factor; the term says how much it will be. */
export const scrapPrice = (design: MechDesign, condition: Condition, scrapyard: boolean): Price => ({
  amount: ZERO_TONS,
  terms: [
    { text: 'supply/scrap', factor: null, tons: scrapOf(design, condition, scrapyard), rule: 'SALV-2' },
    ...(scrapyard
      ? [{ text: 'supply/scrapyard', factor: null, tons: null, rule: 'BLD-SCRAP' } satisfies PriceTerm]
      : []),
  ],
});

const KEEPING: FactorTerm = { text: 'supply/keeping', hundredths: 150, rule: 'SALV-2' };
/** With half of the lost structure counted as there, half of the factor is left. */
const SPARED: FactorTerm = { text: 'supply/scrapyard', hundredths: -75, rule: 'BLD-SCRAP' };

const CAPTURED: FactorTerm = { text: 'supply/capture-share', hundredths: 100, rule: 'SALV-3' };
const MILLION = 1_000_000;

/**
 * SALV-3: the least that keeping an enemy's mech costs, whatever it has lost. `share`: 0 … 0.5, at most six
 * decimals.
 */
const captureCost = (design: MechDesign, share: number): Price =>
  cost(
    {
      text: 'supply/captured-mech',
      tons: times(fraction(design.tons * MICRO_TONS), Math.round(share * MILLION), MILLION),
      rule: 'SALV-3',
    },
    [CAPTURED],
  );

/** What keeping costs, rounded up once. `captureShare`: of an enemy's mech; 0 of an own one. */
export const keepPrice = (
  design: MechDesign,
  condition: Condition,
  scrapyard: boolean,
  captureShare: number,
): Price => {
  const keeping = cost(
    { text: 'supply/lost-structure', tons: lostTons(design, structureOf(design, condition)), rule: 'SALV-2' },
    scrapyard ? [KEEPING, SPARED] : [KEEPING],
  );
  const capture = captureCost(design, captureShare);
  // Costs are negative amounts.
  return capture.amount < keeping.amount ? capture : keeping;
};
