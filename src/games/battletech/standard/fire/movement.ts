/** What movement adds to a shot (BT-GUN-2, BT-GUN-3). */
import type { Mode, Moved } from '../mech/model';

const BY_MODE: Readonly<Record<Mode, number>> = { stand: 0, walk: 1, run: 2, jump: 3 };

/** Null: it has not moved yet, and counts as standing. */
export const attackerMovement = (moved: Moved | null): number => BY_MODE[moved?.mode ?? 'stand'];

/** From so many hexes on, so much harder; the first that fits. */
const BY_HEXES: readonly (readonly [hexes: number, harder: number])[] = [
  [25, 6],
  [18, 5],
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];

/** By hexes; further ones as the last. A bot asks for each place that it could move to. */
const HARDER = Uint8Array.from(
  { length: 26 },
  (_, moved) => BY_HEXES.find(([hexes]) => moved >= hexes)?.[1] ?? 0,
);

/** Without what a jump adds. */
export const targetMovement = (moved: Moved | null): number =>
  HARDER[Math.min(moved?.hexes ?? 0, HARDER.length - 1)] ?? 0;

export const targetJumped = (moved: Moved | null): number => (moved?.mode === 'jump' ? 1 : 0);
