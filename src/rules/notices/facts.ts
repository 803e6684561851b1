/**
 * What decides whether a notice is still true: a few facts of a campaign, from the state or straight from the
 * database.
 */
import type { BattleId, ForceId, OfferId, ReportId, UserId } from '../../kernel';
import { forcesIn } from '../combat/battle-sides';
import { rowsOf } from '../model/draft';
import type { CombatStep, Phase } from '../model/phases';
import type { BattleState, CampaignState, Instant } from '../model/state';
import type { Vacation } from '../model/timetable';
import { rulesetOf } from '../rulesets/registry';

export interface BattleFacts {
  readonly state: BattleState;
  readonly overdue: boolean;
  /** Forces that fight in it, by side. */
  readonly sides: readonly (readonly ForceId[])[];
  /** The report that waits or counted; null: none. */
  readonly report: ReportId | null;
  /** Forces that agree with it. */
  readonly confirmedBy: readonly ForceId[];
}

export interface NoticeFacts {
  /** When they were asked for. */
  readonly now: Instant;
  readonly status: 'setup' | 'running' | 'paused' | 'finished';
  readonly ruleset: string;
  readonly epoch: number;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly deadline: Instant | null;
  /** By seat. */
  readonly forces: readonly {
    readonly id: ForceId;
    readonly name: string;
    readonly out: boolean;
    readonly user: UserId | null;
  }[];
  /** Forces that are marked ready for the open phase. */
  readonly ready: readonly ForceId[];
  /** Forces whose player is on vacation. */
  readonly away: readonly ForceId[];
  readonly battles: Readonly<Record<BattleId, BattleFacts>>;
  readonly offers: readonly OfferId[];
}

/** ROUND-3: whether the open phase waits for orders. */
export const takesOrders = ({
  status,
  ruleset,
  phase,
  step,
}: Pick<NoticeFacts, 'status' | 'ruleset' | 'phase' | 'step'>): boolean =>
  status !== 'setup' &&
  rulesetOf(ruleset).phases.some((one) => one.phase === phase && one.step === step && one.takesOrders);

/** Forces whose player is on vacation at an instant: the vacation counts while they play the force. */
export const awayAt = (
  state: CampaignState,
  vacations: readonly Vacation[],
  now: Instant,
): readonly ForceId[] =>
  rowsOf(state.forces)
    .filter((one) =>
      vacations.some(
        ({ force, user, from, to }) => force === one.id && user === one.user && from < now && now <= to,
      ),
    )
    .map(({ id }) => id)
    .sort();

/** Of a state. `ready` and `away` lie beside it. */
export const factsOf = (
  state: CampaignState,
  now: Instant,
  ready: readonly ForceId[] = [],
  away: readonly ForceId[] = [],
): NoticeFacts => {
  const { status, ruleset, epoch, round, phase, step, deadline } = state.campaign;
  return {
    ...{ status, ruleset, epoch, round, phase, step, deadline, ready, away, now },
    forces: rowsOf(state.forces)
      .map(({ id, name, out, user, seat }) => ({ id, name, out, user, seat }))
      .sort((one, other) => one.seat - other.seat)
      .map(({ id, name, out, user }) => ({ id, name, out, user })),
    battles: Object.fromEntries(
      rowsOf(state.battles).map(({ id, state: now, overdue, setup, report }) => [
        id,
        {
          ...{ state: now, overdue, report },
          sides: setup.sides.map((side) => forcesIn({ sides: [side] })),
          confirmedBy: report === null ? [] : (state.reports[report]?.confirmedBy ?? []),
        },
      ]),
    ),
    offers: rowsOf(state.offers).map(({ id }) => id),
  };
};
