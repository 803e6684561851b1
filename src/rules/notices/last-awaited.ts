/** The notice to the one whose orders alone the open phase waits for (ROUND-3). */
import { isoTime } from '../../kernel';
import type { CalledNotice } from './called';
import type { NoticeFacts } from './facts';
import type { OthersReadyData } from './kinds/others-ready';
import { late, positionIn, positionKey } from './position';

/** Nobody, while several are waited for, and where nobody else has said that they are ready. */
export const lastAwaited = (facts: NoticeFacts): readonly CalledNotice[] => {
  const [last, ...more] = late(facts);
  if (last === undefined || last.user === null || more.length > 0 || facts.ready.length === 0) return [];
  if (facts.away.includes(last.id)) return [];
  const { deadline } = facts;
  const data: OthersReadyData = {
    ...positionIn(facts),
    deadline: deadline === null ? null : isoTime(deadline),
  };
  const to = { kind: 'force', force: last.id } as const;
  return [{ user: last.user, kind: 'others-ready', to, cause: positionKey(data), data }];
};
