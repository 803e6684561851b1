/**
 * report-confirmed (TAC-7): a force agrees to a report, for its whole side. Told to who fights in the battle.
 */
import type { BattleId, ForceId, ReportId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';
import { inHex } from '../words/battle-in';

export interface ReportConfirmed {
  readonly battle: BattleId;
  readonly report: ReportId;
  readonly force: ForceId;
  readonly forces: readonly ForceId[];
  /** Of the battle; events of before it was told lack it. */
  readonly hex?: Hex;
}

/** What is told of it. */
export interface ReportConfirmedTold {
  readonly battle: string;
  readonly hex?: string;
  readonly report: string;
  readonly force: string;
}

export const reportConfirmed = defineEvent<'report-confirmed', ReportConfirmed, ReportConfirmedTold>({
  type: 'report-confirmed',
  apply: (draft, { report, force }) => {
    const row = draft.row('reports', report);
    if (row !== null && !row.confirmedBy.includes(force))
      draft.put('reports', report, { ...row, confirmedBy: [...row.confirmedBy, force] });
  },
  tell: ({ battle, report, force, forces, hex }, to) =>
    mayKnow(to, ...forces) ? { battle, ...inHex(hex), report, force } : null,
});
