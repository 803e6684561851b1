/** The GM's hand on time (ROUND-4, END-2): pausing, resuming, and moving the deadline of the open phase. */
import { flatMap, isoTime, violation, type Violation } from '../../../kernel';
import { openPhase } from '../../course';
import { rowsOf } from '../../model/draft';
import type { CampaignState, Instant } from '../../model/state';
import type { Resolution } from '../../resolution';
import { movedOut, standsStill } from '../../timetable/standing-still';
import { goOn } from './go-on';

const notRunning = violation('gm/not-running', 'ROUND-4', '');

/** CMB-11: battles have instants of their own; they stand still too. */
export const nextBattleDue = (state: CampaignState): Instant | null =>
  rowsOf(state.battles).reduce<Instant | null>(
    (first, { dueAt }) => (dueAt !== null && (first === null || dueAt < first) ? dueAt : first),
    null,
  );

export const decidePause = (
  resolution: Resolution,
  { reason }: { readonly reason: string | null },
): readonly Violation[] => {
  const { campaign } = resolution.state;
  if (campaign.status !== 'running') return [notRunning];
  const due = campaign.deadline ?? nextBattleDue(resolution.state);
  resolution.emit({
    type: 'campaign-paused',
    data: { remaining: due === null ? null : due - resolution.now, reason },
  });
  return [];
};

export const decideResume = (
  resolution: Resolution,
  { reason }: { readonly reason: string | null },
): readonly Violation[] => {
  const { campaign } = resolution.state;
  if (campaign.status !== 'paused') return [violation('gm/not-paused', 'ROUND-4', '')];
  const still = standsStill(resolution);
  const due = campaign.remaining === null ? null : resolution.now + campaign.remaining;
  const first = nextBattleDue(resolution.state);
  const fighting = campaign.step === 'battles';
  const shift = fighting && due !== null && first !== null ? due - first : 0;
  const battles = flatMap(rowsOf(resolution.state.battles), ({ id, dueAt }) =>
    shift === 0 || dueAt === null ? [] : [{ battle: id, dueAt: movedOut(still, dueAt + shift) }],
  );
  resolution.emit({
    type: 'campaign-resumed',
    data: { deadline: fighting || due === null ? null : movedOut(still, due), battles, reason },
  });
  goOn(resolution);
  return [];
};

/**
 * `now`: the deadline is over at once, whether or not a time that has passed is named; whoever decides it
 * lets it pass next.
 */
export type NewDeadline = { readonly reason: string | null } & (
  { readonly at: Instant; readonly now: false } | { readonly at: Instant | null; readonly now: true }
);

const wrongTime = ({ now }: Resolution, wish: NewDeadline): readonly Violation[] => {
  if (wish.at === null || wish.at <= now === wish.now) return [];
  const params = { at: isoTime(wish.at), now: isoTime(now) };
  // A slip of the year or the zone would end the phase for everybody.
  return [
    wish.now
      ? violation('gm/deadline-ahead', 'ROUND-4', '/at', params)
      : violation('gm/deadline-past', 'ROUND-4', '/at', params),
  ];
};

/**
 * A deadline lies ahead, or is over `now`. While the campaign is paused, what is left of it is set, and none
 * can be over.
 */
export const decideDeadline = (resolution: Resolution, wish: NewDeadline): readonly Violation[] => {
  const { campaign } = resolution.state;
  const paused = campaign.status === 'paused';
  if (campaign.status === 'finished' || (paused && wish.now)) return [notRunning];
  if (openPhase(resolution)?.takesOrders !== true)
    return [violation('gm/no-deadline-here', 'ROUND-4', '', { phase: campaign.phase, step: campaign.step })];
  const wrong = wrongTime(resolution, wish);
  if (wrong.length > 0) return wrong;
  const at = wish.now ? resolution.now : wish.at;
  const data = {
    deadline: paused ? null : at,
    remaining: paused ? at - resolution.now : null,
    reason: wish.reason,
  };
  resolution.emit({ type: 'deadline-moved', data });
  return [];
};
