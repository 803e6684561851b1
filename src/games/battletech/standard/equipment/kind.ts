/** A kind of equipment: which items are of it, and what they do. */
import type { GameRule } from '../../../contract';
import type { Figures } from '../mech/sheet';

export interface Kind {
  /** Its name in code: `ultra`. */
  readonly code: string;
  readonly rule: GameRule;
  readonly covers: (figures: Figures) => boolean;
  /** In one English sentence, for the list of equipment. */
  readonly does: (figures: Figures) => string;
}
