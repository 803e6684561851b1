/**
 * When a fact was last seen (SIGHT-4), in one order of its properties: equal sightings give equal bytes,
 * however they were kept.
 */
import type { Moment } from '../model/phases';
import type { SeenShape } from './shapes';

export const seenShape = (seen: Moment | null): SeenShape =>
  seen === null ? null : { round: seen.round, phase: seen.phase };
