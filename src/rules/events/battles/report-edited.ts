/**
 * report-edited (TAC-7): the GM has changed a report; the sides confirm it anew. Told to who fights in the
 * battle.
 */
import type { BattleId, ForceId, ReportId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { BattleReport } from '../../model/battle';
import type { Hex } from '../../model/map';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';
import { inHex } from '../words/battle-in';

export interface ReportEdited {
  readonly battle: BattleId;
  readonly report: ReportId;
  readonly body: BattleReport;
  readonly at: Instant;
  readonly dueAt: Instant;
  readonly forces: readonly ForceId[];
  /** Of the battle; events of before it was told lack it. */
  readonly hex?: Hex;
}

/** What is told of it. */
export interface ReportEditedTold {
  readonly battle: string;
  readonly hex?: string;
  readonly report: string;
}

export const reportEdited = defineEvent<'report-edited', ReportEdited, ReportEditedTold>({
  type: 'report-edited',
  apply: (draft, { battle, report, body, at, dueAt }) => {
    draft.patch('reports', report, { body, at, state: 'pending', confirmedBy: [], disputes: [] });
    draft.patch('battles', battle, { state: 'reported', report, dueAt });
  },
  tell: ({ battle, report, forces, hex }, to) =>
    mayKnow(to, ...forces) ? { battle, ...inHex(hex), report } : null,
});
