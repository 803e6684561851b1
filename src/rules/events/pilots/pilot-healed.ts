/** pilot-healed (INJ-1): a pilot who rested for the whole round regained health. Told to their own force. */
import type { ForceId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface PilotHealed {
  readonly force: ForceId;
  readonly pilot: PilotId;
  readonly name: string;
  /** Hits after it, 0 … 5. */
  readonly hits: number;
}

/** What is told of it. */
export interface PilotHealedTold {
  readonly force: string;
  readonly pilot: string;
  readonly name: string;
  readonly hits: number;
}

export const pilotHealed = defineEvent<'pilot-healed', PilotHealed, PilotHealedTold>({
  type: 'pilot-healed',
  apply: (draft, { pilot, hits }) => draft.patch('pilots', pilot, { hits }),
  tell: ({ force, pilot, name, hits }, to) => (mayKnow(to, force) ? { force, pilot, name, hits } : null),
});
