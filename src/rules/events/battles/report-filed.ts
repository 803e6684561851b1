/**
 * report-filed (TAC-7): a report waits for the other sides; one that was filed before is superseded. Told to
 * who fights in the battle.
 */
import type { ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import type { Instant, ReportRow } from '../../model/state';
import { defineEvent } from '../definition';
import { inHex } from '../words/battle-in';

export interface ReportFiled {
  readonly row: ReportRow;
  /** Forces that fight in the battle. */
  readonly forces: readonly ForceId[];
  /** When it counts by itself, or when the battle comes due without it (TAC-7); null: it waits for the GM. */
  readonly dueAt: Instant | null;
  /** Id of the external engine that is its author (TAC-8); left out when people filed it. */
  readonly engine?: string;
  /** Of the battle; events of before it was told lack it. */
  readonly hex?: Hex;
}

/** What is told of it. */
export interface ReportFiledTold {
  readonly battle: string;
  readonly hex?: string;
  readonly report: string;
  readonly by: string | null;
  readonly engine?: string;
}

export const reportFiled = defineEvent<'report-filed', ReportFiled, ReportFiledTold>({
  type: 'report-filed',
  apply: (draft, { row, dueAt }) => {
    for (const one of Object.values(draft.reports))
      if (one.battle === row.battle && one.state !== 'superseded')
        draft.patch('reports', one.id, { state: 'superseded' });
    draft.put('reports', row.id, row);
    draft.patch('battles', row.battle, { state: 'reported', report: row.id, dueAt });
  },
  tell: ({ row, forces, engine, hex }, to) =>
    mayKnow(to, ...forces)
      ? {
          battle: row.battle,
          ...inHex(hex),
          report: row.id,
          by: row.by,
          ...(engine === undefined ? {} : { engine }),
        }
      : null,
});
