/** Facings as parts of orders: whole degrees, or those of some arcs. */
import { type Arc, type Order, text } from '../../shapes';
import type { Part, Reason } from '../../shared/menu';
import { wholeDegrees } from '../geometry/facing';

/** The degrees that pass, as arcs clockwise; null: all of them. */
export const arcsOf = (passes: (degrees: number) => boolean): readonly Arc[] | null => {
  const ok = Array.from({ length: 360 }, (_, degrees) => passes(degrees));
  if (ok.every(Boolean)) return null;
  const arcs: Arc[] = [];
  for (let from = 0; from < 360; from += 1) {
    if (ok[from] !== true || ok[wholeDegrees(from - 1)] === true) continue;
    let to = from;
    while (ok[wholeDegrees(to + 1)] === true) to += 1;
    arcs.push({ from, to: wholeDegrees(to) });
  }
  return arcs;
};

/** The passing facing nearest to the wanted one. */
export const nearestFacing = (wanted: number, passes: (degrees: number) => boolean): number => {
  for (let by = 0; by <= 180; by += 1) {
    if (passes(wholeDegrees(wanted + by))) return wholeDegrees(wanted + by);
    if (passes(wholeDegrees(wanted - by))) return wholeDegrees(wanted - by);
  }
  return wholeDegrees(wanted);
};

export const facingPart = (
  pointer: string,
  token: string | null,
  wanted: (order: Order) => number,
  passes: (order: Order) => ((degrees: number) => boolean) | null,
  reason: Reason | null = null,
): Part => ({
  pointer,
  title: text('da.ask.facing'),
  token,
  bounds: (order) => {
    const test = passes(order);
    return { kind: 'facing', from: null, arcs: test === null ? null : arcsOf(test) };
  },
  choose: (order, sent) => {
    const test = passes(order) ?? ((): boolean => true);
    const from = typeof sent === 'number' && Number.isSafeInteger(sent) ? sent : wanted(order);
    return nearestFacing(wholeDegrees(from), test);
  },
  reason: (_, __, isWithin) => (isWithin ? null : reason),
});
