/** The GM's hand on time (ROUND-4, END-2): pausing, resuming, and moving the deadline of the open phase. */
import { violation, type Violation } from '../../../kernel/violation';
import { openPhase } from '../../course';
import { rowsOf } from '../../model/draft';
import type { CampaignState, Instant } from '../../model/state';
import type { Resolution } from '../../resolution';
import { goOn } from './go-on';

const notRunning = violation('gm/not-running', 'ROUND-4', '');

/** CMB-11: battles have instants of their own; they stand still too. */
export const nextBattleDue = (state: CampaignState): Instant | null =>
  rowsOf(state.battles).reduce<Instant | null>((first, { dueAt }) => (dueAt !== null && (first === null || dueAt < first) ? dueAt : first), null);

export const decidePause = (resolution: Resolution, { reason }: { readonly reason: string | null }): readonly Violation[] => {
  const { campaign } = resolution.state;
  if (campaign.status !== 'running') return [notRunning];
  const due = campaign.deadline ?? nextBattleDue(resolution.state);
  resolution.emit({ type: 'campaign-paused', data: { remaining: due === null ? null : due - resolution.now, reason } });
  return [];
};

export const decideResume = (resolution: Resolution, { reason }: { readonly reason: string | null }): readonly Violation[] => {
  const { campaign } = resolution.state;
  if (campaign.status !== 'paused') return [violation('gm/not-paused', 'ROUND-4', '')];
  const due = campaign.remaining === null ? null : resolution.now + campaign.remaining;
  const first = nextBattleDue(resolution.state);
  const fighting = campaign.step === 'battles';
  const shift = fighting && due !== null && first !== null ? due - first : 0;
  const battles = rowsOf(resolution.state.battles).flatMap(({ id, dueAt }) =>
    shift === 0 || dueAt === null ? [] : [{ battle: id, dueAt: dueAt + shift }],
  );
  resolution.emit({ type: 'campaign-resumed', data: { deadline: fighting ? null : due, battles, reason } });
  goOn(resolution);
  return [];
};

/** A deadline may lie in the past: the phase then closes soon. While the campaign is paused, what is left of it is set. */
export const decideDeadline = (
  resolution: Resolution,
  { at, reason }: { readonly at: Instant; readonly reason: string | null },
): readonly Violation[] => {
  const { campaign } = resolution.state;
  if (campaign.status === 'finished') return [notRunning];
  if (openPhase(resolution)?.takesOrders !== true)
    return [violation('gm/no-deadline-here', 'ROUND-4', '', { phase: campaign.phase, step: campaign.step })];
  const paused = campaign.status === 'paused';
  resolution.emit({ type: 'deadline-moved', data: { deadline: paused ? null : at, remaining: paused ? at - resolution.now : null, reason } });
  return [];
};
