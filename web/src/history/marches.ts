/** Who went where in a phase, as it was told, and how far they are after so many steps. Pure. */
import type { DrawnPath, PathKind } from '../board/scene';
import type { WarEvent } from './course';

export interface March {
  readonly from: string;
  readonly path: readonly string[];
  readonly kind: PathKind;
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);
const KINDS: Readonly<Record<string, PathKind>> = { rail: 'rail', dropship: 'flight' };

/** The moves that were revealed; the same way of several mechs is one arrow. */
export function marchesOf(events: readonly WarEvent[]): readonly March[] {
  const found = new Map<string, March>();
  for (const event of events) {
    if (event.type !== 'mech-moved') continue;
    const { from, path, by } = event.data;
    if (!isHex(from) || !Array.isArray(path) || path.length === 0 || !path.every(isHex)) continue;
    const kind = KINDS[by] ?? 'move';
    found.set([kind, from, ...path].join(' '), { from, path, kind });
  }
  return [...found.values()];
}

/** Steps until the last has arrived; a flight is one. */
export const stepsOf = (marches: readonly March[]): number =>
  Math.max(0, ...marches.map(({ path, kind }) => (kind === 'flight' ? 1 : path.length)));

export function pathsAt(marches: readonly March[], steps: number): readonly DrawnPath[] {
  return steps <= 0
    ? []
    : marches.map(({ from, path, kind }) => ({
        ...{ from, kind, saved: true, dim: true },
        path: kind === 'flight' ? path.slice(-1) : path.slice(0, steps),
      }));
}
