/** What was seen between two stands, kept: a phase of fire asks for the same pairs again and again (BT-LOS). */
import { memo } from '../../../../kernel';
import type { Ground } from '../field/ground';
import type { Stand } from './heights';
import { type Seen, seenFrom } from './sight';

/** Pairs of a field; then it begins anew. */
const MOST_KEPT = 10_000;
const ELEVATIONS = 32;
const LEVELS = 128;
/** More than any key of one stand on the largest field (80 × 85 hexes). */
const STANDS = 2 ** 26;

const seenOn = memo((_: Ground): Map<number, Seen> => new Map());

/** Tells stands of one field apart; null: higher or deeper than fields are. */
const keyOf = ({ index, elevation, feet, isUpright }: Stand): number | null => {
  const level = feet + LEVELS / 2;
  if (elevation < 0 || elevation >= ELEVATIONS || level < 0 || level >= LEVELS) return null;
  const key = ((index * ELEVATIONS + elevation) * LEVELS + level) * 2 + (isUpright ? 1 : 0);
  return key < STANDS ? key : null;
};

/** As `seenFrom`. */
export const keptSeen = (ground: Ground, from: Stand, to: Stand): Seen => {
  const [one, other] = [keyOf(from), keyOf(to)];
  if (one === null || other === null) return seenFrom(ground, from, to);
  const kept = seenOn(ground);
  const key = one * STANDS + other;
  const before = kept.get(key);
  if (before !== undefined) return before;
  if (kept.size >= MOST_KEPT) kept.clear();
  const seen = seenFrom(ground, from, to);
  kept.set(key, seen);
  return seen;
};
