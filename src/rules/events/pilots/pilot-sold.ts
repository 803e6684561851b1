/** pilot-sold (SUP-6): a stored pilot left play. */
import type { ForceId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface PilotSold {
  readonly force: ForceId;
  readonly pilot: PilotId;
  readonly name: string;
}

export const pilotSold = defineEvent<'pilot-sold', PilotSold>({
  type: 'pilot-sold',
  apply: (draft, { pilot }) => draft.remove('pilots', pilot),
  tell: ({ force, pilot, name }, to) => (mayKnow(to, force) ? { force, pilot, name } : null),
  text: {
    en: (told) => `${String(told['name'])} has left.`,
    de: (told) => `${String(told['name'])} ist ausgeschieden.`,
  },
});
