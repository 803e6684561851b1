/** waiting-for (ROUND-4): a deadline comes near or has passed, and some are not ready. Who is ready is public. */
import type { DeadlinePassedTold } from '../../../events/course/deadline-passed';
import { isOpenNow, late, type Position } from '../../position';
import { definePost, toldOf } from '../definition';

export interface WaitingForData extends Position {
  /** ISO 8601, UTC; null: it has passed. */
  readonly deadline: string | null;
}

export const waitingFor = definePost<'waiting-for', WaitingForData>({
  kind: 'waiting-for',
  called: (told, { epoch }) => {
    const passed = toldOf<DeadlinePassedTold>(told, 'deadline-passed').at(-1);
    if (passed === undefined) return null;
    const { round, phase, step } = passed;
    return { epoch, round, phase, step: step as Position['step'], deadline: null };
  },
  stillTrue: (data, facts) => isOpenNow(data, facts) && late(facts).length > 0,
});
