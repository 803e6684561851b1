/** The GM reminds a player whose orders the open phase waits for (ROUND-3, END-2). */
import { type ForceId, violation, type Violation } from '../../../kernel';
import { openPhase } from '../../course';
import { rowOf } from '../../model/draft';
import type { ForceRow } from '../../model/state';
import type { Resolution } from '../../resolution';

export interface Nudge {
  readonly force: ForceId;
  readonly reason: string | null;
  /** Whether the force is marked ready for the open phase. */
  readonly ready: boolean;
}

export const decideNudge = (
  resolution: Resolution,
  { force, reason, ready }: Nudge,
): readonly Violation[] => {
  const { campaign, forces } = resolution.state;
  const { status, round, phase, step } = campaign;
  if (status !== 'running') return [violation('gm/not-running', 'ROUND-4', '')];
  if (openPhase(resolution)?.takesOrders !== true)
    return [violation('gm/no-orders-here', 'ROUND-3', '', { phase, step })];
  const row = rowOf<ForceRow>(forces, force);
  if (row === null) return [violation('gm/no-such-force', 'END-2', '/force')];
  const { name } = row;
  if (row.out) return [violation('gm/force-is-out', 'END-1', '/force', { name })];
  if (row.user === null) return [violation('gm/seat-is-vacant', 'ROUND-3', '/force', { name })];
  if (ready) return [violation('gm/force-is-ready', 'ROUND-3', '/force', { name })];
  resolution.emit({ type: 'nudged', data: { force, name, round, phase, step, reason } });
  return [];
};
