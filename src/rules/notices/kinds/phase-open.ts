/** phase-open (ROUND-3): a phase waits for the orders of a force. */
import type { NoticeFacts } from '../facts';
import { defineNotice, type Called } from '../definition';
import { isOpenNow, isWaitedFor, positionKey, type Position } from '../position';

export interface PhaseOpenData extends Position {
  /** ISO 8601, UTC; null: it ends when all are ready. */
  readonly deadline: string | null;
}

/** Of several phases that one command opens, the last is the one that waits. */
const called = (
  { round, phase, step, deadline }: Omit<PhaseOpenData, 'epoch'>,
  { epoch }: NoticeFacts,
): Called<PhaseOpenData> => {
  const data = { epoch, round, phase, step, deadline };
  return { cause: positionKey(data), data };
};

export const phaseOpen = defineNotice<'phase-open', PhaseOpenData>({
  kind: 'phase-open',
  urgency: 'soon',
  calledBy: {
    'phase-opened': (told, _to, facts) => called(told, facts),
    'campaign-rolled-back': (told, _to, facts) => called(told, facts),
  },
  stillTrue: (data, facts, to) => isOpenNow(data, facts) && isWaitedFor(to, facts),
  path: (_data, home) => home,
});
