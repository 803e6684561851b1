/**
 * battle-handed-over (TAC-8): the GM lets another engine fight a battle. Who fights in it and the GM are
 * told.
 */
import type { BattleId, ForceId, ReportId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface BattleHandedOver {
  readonly battle: BattleId;
  readonly hex: Hex;
  readonly engine: string;
  /** Forces that fight in it. */
  readonly forces: readonly ForceId[];
  /**
   * A report that waited and does not any more, since the battle is fought anew, and when it comes due
   * without it; left out: none.
   */
  readonly setAside?: { readonly report: ReportId; readonly dueAt: Instant | null };
  /** MAT-5: when it comes due from now on; null: not at all, it is fought on the server. Left out: as before. */
  readonly dueAt?: Instant | null;
}

/** What is told of it. */
export interface BattleHandedOverTold {
  readonly battle: string;
  readonly hex: string;
  readonly engine: string;
  readonly setAside?: string;
}

export const battleHandedOver = defineEvent<'battle-handed-over', BattleHandedOver, BattleHandedOverTold>({
  type: 'battle-handed-over',
  apply: (draft, { battle, engine, setAside, dueAt }) => {
    draft.patch('battles', battle, { engine });
    if (setAside !== undefined) {
      draft.patch('reports', setAside.report, { state: 'superseded' });
      draft.patch('battles', battle, { state: 'open', report: null, dueAt: setAside.dueAt });
    }
    if (dueAt !== undefined) draft.patch('battles', battle, { dueAt, overdue: false });
  },
  tell: ({ battle, hex, engine, forces, setAside }, to) =>
    mayKnow(to, ...forces)
      ? { battle, hex, engine, ...(setAside === undefined ? {} : { setAside: setAside.report }) }
      : null,
});
