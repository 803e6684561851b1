/** battle-overdue (CMB-11): a battle has no report after its time. Only the game master gets it. */
import { defineNotice } from '../definition';

export interface BattleOverdueData {
  readonly battle: string;
  readonly hex: string;
  /** ISO 8601, UTC; null: it waits. */
  readonly calledOffAt: string | null;
}

export const battleOverdue = defineNotice<'battle-overdue', BattleOverdueData>({
  kind: 'battle-overdue',
  urgency: 'soon',
  calledBy: {
    'battle-overdue': ({ battle, hex, calledOffAt }, to) =>
      to.kind === 'gm' ? { cause: battle, data: { battle, hex, calledOffAt } } : null,
  },
  stillTrue: ({ battle }, { status, battles }, to) => {
    const now = battles[battle as keyof typeof battles];
    return (
      to.kind === 'gm' &&
      status === 'running' &&
      now !== undefined &&
      now.overdue &&
      (now.state === 'open' || now.state === 'disputed')
    );
  },
  path: ({ battle }, home) => `${home}/b/${battle}`,
});
