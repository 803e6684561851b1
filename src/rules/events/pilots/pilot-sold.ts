/** pilot-sold (SUP-6): a stored pilot left play. */
import type { ForceId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface PilotSold {
  readonly force: ForceId;
  readonly pilot: PilotId;
  readonly name: string;
}

/** What is told of it. */
export interface PilotSoldTold {
  readonly force: string;
  readonly pilot: string;
  readonly name: string;
}

export const pilotSold = defineEvent<'pilot-sold', PilotSold, PilotSoldTold>({
  type: 'pilot-sold',
  apply: (draft, { pilot }) => draft.remove('pilots', pilot),
  tell: ({ force, pilot, name }, to) => (mayKnow(to, force) ? { force, pilot, name } : null),
});
