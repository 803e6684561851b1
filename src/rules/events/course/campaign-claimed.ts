/** campaign-claimed (END-2): a member has taken over from a game master who was gone for long. Everybody is told. */
import type { UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface CampaignClaimed {
  /** Null: there was no game master any more. */
  readonly from: UserId | null;
  readonly to: UserId;
  readonly name: string;
}

export const campaignClaimed = defineEvent<'campaign-claimed', CampaignClaimed>({
  type: 'campaign-claimed',
  tell: ({ name }) => ({ name }),
  text: {
    en: (told) => `The game master has long been absent; ${String(told['name'])} has taken over.`,
    de: (told) => `Die Spielleitung war lange abwesend; ${String(told['name'])} hat sie übernommen.`,
  },
});
