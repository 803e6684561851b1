/** What may become of a pilot in a round. */
import type { Place } from './entries';

export const PILOT_CHANGES = [
  'hurt',
  'dead',
  'captured',
  'freed',
  'healed',
  'trained',
  'joined',
  'sold',
  'prisoner-taken',
  'prisoner-lost',
  'corrected',
] as const;

export type PilotChangeKind = (typeof PILOT_CHANGES)[number];

export interface PilotChange extends Place {
  readonly pilot: string;
  readonly name: string;
  /** Their own force. */
  readonly force: string;
  readonly change: PilotChangeKind;
  /** After it; null where it does not change. */
  readonly hits: number | null;
  readonly gunnery: number | null;
  readonly piloting: number | null;
}
