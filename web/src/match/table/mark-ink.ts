/** In what colour a mark is drawn, and which lie under the units. */
import { seatColor } from '../../board/colors';
import type { DrawnMark } from './drawn';
import type { TableFrame } from './frame';

export type Ink = 'fact' | 'pencil' | 'flash';

export function colorOf({ colors }: TableFrame, { kind, seat }: DrawnMark, ink: Ink): string {
  if (ink === 'pencil') return colors.pencil;
  if (ink === 'flash' || kind === 'blast') return colors.danger;
  if (kind === 'objective' || kind === 'edge') return colors['map-ink'];
  return seat === 0 ? colors['map-ink'] : seatColor(colors, seat);
}

const UNDER: readonly DrawnMark['kind'][] = ['zone', 'edge', 'objective', 'arc', 'blast'];

export const isUnder = (kind: DrawnMark['kind']): boolean => UNDER.includes(kind);
