/** pilot-healed (INJ-1): a pilot who rested for the whole round regained health. Told to his own force. */
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

export const pilotHealed = defineEvent<'pilot-healed', PilotHealed>({
  type: 'pilot-healed',
  apply: (draft, { pilot, hits }) => draft.patch('pilots', pilot, { hits }),
  tell: ({ force, pilot, name, hits }, to) => (mayKnow(to, force) ? { force, pilot, name, hits } : null),
  text: {
    en: (told) =>
      told['hits'] === 0
        ? `${String(told['name'])} has recovered.`
        : `${String(told['name'])} is recovering (${String(told['hits'])} ${told['hits'] === 1 ? 'hit' : 'hits'} left).`,
    de: (told) =>
      told['hits'] === 0 ? `${String(told['name'])} hat sich erholt.` : `${String(told['name'])} erholt sich (noch ${String(told['hits'])} Treffer).`,
  },
});
