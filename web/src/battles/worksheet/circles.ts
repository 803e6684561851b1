/**
 * Circles of armour or structure: which of them a finger marks, and how many points are left then. The first
 * go first, as the doll draws them.
 */
export interface Circles {
  /** All that are printed. */
  readonly full: number;
  /** Left as the battle began: what was lost before stays lost. */
  readonly before: number;
  readonly left: number;
}

/** Off: what the finger passes over is hit; on: it is whole again. */
export type Stroke = 'off' | 'on';

/** A hit circle becomes whole, one that is whole is hit. */
export const strokeAt = ({ full, left }: Circles, index: number): Stroke =>
  index < full - left ? 'on' : 'off';

/** Points left when the stroke has come to this circle, counted from 0. */
export const leftAfter = ({ full, before }: Circles, stroke: Stroke, index: number): number =>
  Math.max(0, Math.min(before, full - (stroke === 'off' ? index + 1 : index)));

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
};

/** Points left after a key, as sliders have it; null: the key means nothing here. */
export function leftAfterKey({ before, left }: Circles, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return before;
  const step = KEYS[key];
  return step === undefined ? null : Math.max(0, Math.min(before, left + step));
}
