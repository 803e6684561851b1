/**
 * report-disputed (TAC-7): a side disagrees with a report; it waits for the GM or for another one. Told to
 * who fights in the battle.
 */
import type { BattleId, ForceId, ReportId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';
import { inHex } from '../words/battle-in';

export interface ReportDisputed {
  readonly battle: BattleId;
  readonly report: ReportId;
  readonly force: ForceId;
  readonly reason: string;
  readonly forces: readonly ForceId[];
  /** CMB-11: when the battle is overdue, or called off; null: it waits for the GM. */
  readonly dueAt: Instant | null;
  /** Of the battle; events of before it was told lack it. */
  readonly hex?: Hex;
}

/** What is told of it. */
export interface ReportDisputedTold {
  readonly battle: string;
  readonly hex?: string;
  readonly report: string;
  readonly force: string;
  readonly reason: string;
}

export const reportDisputed = defineEvent<'report-disputed', ReportDisputed, ReportDisputedTold>({
  type: 'report-disputed',
  apply: (draft, { battle, report, force, reason, dueAt }) => {
    const row = draft.row('reports', report);
    if (row !== null)
      draft.put('reports', report, {
        ...row,
        state: 'disputed',
        disputes: [...row.disputes, { force, reason }],
        confirmedBy: row.confirmedBy.filter((one) => one !== force),
      });
    draft.patch('battles', battle, { state: 'disputed', dueAt });
  },
  tell: ({ battle, report, force, reason, forces, hex }, to) =>
    mayKnow(to, ...forces) ? { battle, ...inHex(hex), report, force, reason } : null,
});
