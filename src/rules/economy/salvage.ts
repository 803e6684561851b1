/** What salvage brings and costs (SALV-2, SALV-3, BLD-SCRAP): V / M × T tons of scrap, or the mech itself for (1 − V / M) × 1.5 × T. */
import type { Condition } from '../../catalog/condition';
import { fullStructure, remainingStructure } from '../../catalog/fitness';
import type { ItemId, MechDesign } from '../../catalog/model';
import { MICRO_TONS, negateTons, ZERO_TONS, type MicroTons } from '../../kernel/tonnage';
import type { Price, PriceTerm } from '../orders/definition';
import { fraction, minus, plus, times, toMicroTons, type Fraction } from './fraction';

export const SCRAP = 'scrap' as ItemId;

/** V and M of SALV-2, in points. A scrapyard counts half of M − V as there, wherever it counts. */
export interface Structure {
  readonly left: number;
  readonly full: number;
}

export const structureOf = (design: MechDesign, condition: Condition): Structure => ({
  left: remainingStructure(design, condition),
  full: fullStructure(design),
});

/** Hundredths of the lost structure's tonnage. */
const KEEPING = 150;

/** Points of M as a share of the tonnage. */
const tonsOf = ({ tons }: MechDesign, points: number, { full }: Structure): Fraction => times(fraction(tons * MICRO_TONS), points, full);

/** What a scrapyard counts as there: half of what is lost. */
const spared = (design: MechDesign, structure: Structure): Fraction => times(tonsOf(design, structure.full - structure.left, structure), 1, 2);

const tonsTerm = (text: string, tons: MicroTons, rule: string): PriceTerm => ({ text, factor: null, tons, rule });

/** The exact scrap S, in micro-tons, rounded down once. `scrapyard`: the salvager has one that works. */
export const scrapOf = (design: MechDesign, condition: Condition, scrapyard: boolean): MicroTons => {
  const structure = structureOf(design, condition);
  const left = tonsOf(design, structure.left, structure);
  return toMicroTons(scrapyard ? plus(left, spared(design, structure)) : left, 'down');
};

/** Scrap costs nothing; the terms add up to the tons that it is. */
export const scrapPrice = (design: MechDesign, condition: Condition, scrapyard: boolean): Price => {
  const structure = structureOf(design, condition);
  const left = tonsTerm('supply/scrap', toMicroTons(tonsOf(design, structure.left, structure), 'down'), 'SALV-2');
  if (!scrapyard) return { amount: ZERO_TONS, terms: [left] };
  return { amount: ZERO_TONS, terms: [left, tonsTerm('supply/scrapyard', toMicroTons(spared(design, structure), 'down'), 'BLD-SCRAP')] };
};

/** What keeping costs, rounded up once: the tons of the terms together, times the factor. */
export const keepPrice = (design: MechDesign, condition: Condition, scrapyard: boolean): Price => {
  const structure = structureOf(design, condition);
  const lost = tonsOf(design, structure.full - structure.left, structure);
  const counted = scrapyard ? minus(lost, spared(design, structure)) : lost;
  const half = tonsTerm('supply/scrapyard', negateTons(toMicroTons(spared(design, structure), 'down')), 'BLD-SCRAP');
  return {
    amount: negateTons(toMicroTons(times(counted, KEEPING, 100), 'up')),
    terms: [
      tonsTerm('supply/lost-structure', toMicroTons(lost, 'down'), 'SALV-2'),
      ...(scrapyard ? [half] : []),
      { text: 'supply/keeping', factor: KEEPING / 100, tons: null, rule: 'SALV-2' },
    ],
  };
};
