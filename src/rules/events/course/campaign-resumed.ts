/**
 * campaign-resumed (ROUND-4): a paused campaign goes on; what was left of its deadlines runs from now.
 * Everybody is told.
 */
import { type BattleId, isoTime } from '../../../kernel';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface CampaignResumed {
  readonly deadline: Instant | null;
  /** CMB-11, TAC-7: the instants of battles, moved by the length of the pause. */
  readonly battles: readonly { readonly battle: BattleId; readonly dueAt: Instant }[];
  readonly reason: string | null;
}

/** What is told of it. */
export interface CampaignResumedTold {
  readonly deadline: string | null;
  readonly reason: string | null;
}

export const campaignResumed = defineEvent<'campaign-resumed', CampaignResumed, CampaignResumedTold>({
  type: 'campaign-resumed',
  apply: (draft, { deadline, battles }) => {
    draft.patchCampaign({ status: 'running', deadline, remaining: null });
    for (const { battle, dueAt } of battles) draft.patch('battles', battle, { dueAt });
  },
  tell: ({ deadline, reason }) => ({ deadline: deadline === null ? null : isoTime(deadline), reason }),
});
