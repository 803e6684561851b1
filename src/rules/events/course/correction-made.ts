/** correction-made (END-2): the GM has corrected something. Everybody is told the reason; what was changed follows as events of its own. */
import { defineEvent } from '../definition';

export interface CorrectionMade {
  readonly reason: string;
}

export const correctionMade = defineEvent<'correction-made', CorrectionMade>({
  type: 'correction-made',
  tell: ({ reason }) => ({ reason }),
  text: {
    en: (told) => `The game master made a correction: ${String(told['reason'])}`,
    de: (told) => `Die Spielleitung hat etwas berichtigt: ${String(told['reason'])}`,
  },
});
