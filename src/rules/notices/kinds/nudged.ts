/** nudged (ROUND-3, END-2): the game master reminds a player whose orders are waited for. */
import { defineNotice } from '../definition';
import { isOpenNow, isWaitedFor, type Position } from '../position';

export interface NudgedData extends Position {
  readonly reason: string | null;
}

export const nudged = defineNotice<'nudged', NudgedData>({
  kind: 'nudged',
  urgency: 'now',
  calledBy: {
    nudged: ({ force, round, phase, step, reason }, to, { epoch, now }) =>
      to.kind === 'force' && to.force === force
        ? { cause: String(now), data: { epoch, round, phase, step, reason } }
        : null,
  },
  stillTrue: (data, facts, to) => isOpenNow(data, facts) && isWaitedFor(to, facts),
  path: (_data, home) => home,
});
