/** battle-overdue (CMB-11): a battle has no report after `battleHours`. Only the GM is told. */
import { type BattleId, isoTime } from '../../../kernel';
import type { Hex } from '../../model/map';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface BattleOverdue {
  readonly battle: BattleId;
  readonly hex: Hex;
  /** When it is called off by itself; null: it waits. */
  readonly dueAt: Instant | null;
}

/** What is told of it. */
export interface BattleOverdueTold {
  readonly battle: string;
  readonly hex: string;
  readonly calledOffAt: string | null;
}

export const battleOverdue = defineEvent<'battle-overdue', BattleOverdue, BattleOverdueTold>({
  type: 'battle-overdue',
  apply: (draft, { battle, dueAt }) => draft.patch('battles', battle, { overdue: true, dueAt }),
  tell: ({ battle, hex, dueAt }, to) =>
    to.kind === 'gm' ? { battle, hex, calledOffAt: dueAt === null ? null : isoTime(dueAt) } : null,
});
