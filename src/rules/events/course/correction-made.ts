/**
 * correction-made (END-2): the GM has corrected something. Everybody is told the reason; what was changed
 * follows as events of its own.
 */
import { defineEvent } from '../definition';

export interface CorrectionMade {
  readonly reason: string;
}

/** What is told of it. */
export interface CorrectionMadeTold {
  readonly reason: string;
}

export const correctionMade = defineEvent<'correction-made', CorrectionMade, CorrectionMadeTold>({
  type: 'correction-made',
  tell: ({ reason }) => ({ reason }),
});
