/** deadline-moved (ROUND-4): the GM has set another deadline for the open phase. Everybody is told. */
import { isoTime } from '../../../kernel';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface DeadlineMoved {
  /** Null while the campaign is paused. */
  readonly deadline: Instant | null;
  /** What is left of it, ms, while the campaign is paused; null when it runs. */
  readonly remaining: number | null;
  readonly reason: string | null;
}

/** What is told of it. */
export interface DeadlineMovedTold {
  readonly deadline: string | null;
  readonly remaining: number | null;
  readonly reason: string | null;
}

export const deadlineMoved = defineEvent<'deadline-moved', DeadlineMoved, DeadlineMovedTold>({
  type: 'deadline-moved',
  apply: (draft, { deadline, remaining }) => draft.patchCampaign({ deadline, remaining }),
  tell: ({ deadline, remaining, reason }) => ({
    deadline: deadline === null ? null : isoTime(deadline),
    remaining,
    reason,
  }),
});
