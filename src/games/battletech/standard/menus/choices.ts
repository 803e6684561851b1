/** What stands in the asks of orders: hexes, facings, words. */
import { distance, type Hex, parseHex } from '../../../../kernel/hex';
import { type Choice, type Text, text } from '../../../shapes';
import { centreOf, hexGrid } from '../../../shared/hex-field';
import type { Battlefield } from '../field/model';

export const plainChoice = (value: unknown, label: Text, more: Partial<Choice> = {}): Choice => ({
  value,
  label,
  token: null,
  at: null,
  costs: [],
  odds: null,
  terms: [],
  ...more,
});

export const hexChoice = ({ columns, rows }: Battlefield, hex: Hex, costs: Choice['costs'] = []): Choice =>
  plainChoice(hex, text('bt.hex', { hex }), { at: centreOf(hexGrid(columns, rows), hex), costs });

/** `facing`: 0 … 5. */
export const facingChoice = (facing: number, costs: Choice['costs'] = []): Choice =>
  plainChoice(facing * 60, text(`bt.facing.${facing}`), { costs });

/** Nearest to what was sent; of equal ones the first; the middle one where nothing was sent. */
export const nearestHex = (from: readonly Hex[], sent: unknown): Hex | undefined => {
  const wanted = typeof sent === 'string' ? parseHex(sent) : null;
  if (wanted === null) return from[Math.floor(from.length / 2)];
  let best = from[0];
  for (const hex of from)
    if (best !== undefined && distance(hex, wanted) < distance(best, wanted)) best = hex;
  return best;
};

/** The nearest in degrees; undefined: there are none. */
export const nearestFacing = (from: readonly number[], degrees: number): number | undefined => {
  const off = (facing: number): number => {
    const turn = Math.abs(facing * 60 - degrees) % 360;
    return Math.min(turn, 360 - turn);
  };
  return from.reduce<number | undefined>(
    (best, one) => (best === undefined || off(one) < off(best) ? one : best),
    undefined,
  );
};
