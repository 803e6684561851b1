/**
 * Whom a phase waits for, as the game master sees it (ROUND-3, ROUND-4): how many orders are saved and when,
 * and not which.
 */
import { type CampaignId, type ForceId, isoTime } from '../../kernel';
import { rowsOf, rulesetOf, type CampaignRow, type CombatStep, type Instant, type Phase } from '../../rules';
import type { Access } from '../campaigns/reader';

export type OpenPhase = Pick<CampaignRow, 'epoch' | 'round' | 'phase' | 'step'>;

/**
 * What stands beside the state of a force: its order sheet of the open phase, without the orders, and its
 * player's account.
 */
export interface SeatMark {
  readonly force: ForceId;
  readonly ready: boolean;
  /** Null, as the next one: nothing is saved. */
  readonly orders: number | null;
  readonly savedAt: Instant | null;
  readonly nudgedAt: Instant | null;
  /** Null: nobody plays it. */
  readonly lastSeen: Instant | null;
}

export interface SeatMarks {
  read(campaign: CampaignId, open: OpenPhase): Promise<readonly SeatMark[]>;
}

/** Times are ISO 8601, UTC. */
export interface Seat {
  readonly force: string;
  readonly seat: number;
  readonly name: string;
  readonly player: string | null;
  readonly out: boolean;
  readonly ready: boolean;
  readonly waitedFor: boolean;
  readonly late: boolean;
  readonly orders: number | null;
  readonly savedAt: string | null;
  readonly nudgedAt: string | null;
  readonly lastSeen: string | null;
}

export interface SeatList {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly takesOrders: boolean;
  /** By seat. */
  readonly items: readonly Seat[];
}

const timeOf = (at: Instant | null | undefined): string | null =>
  at === null || at === undefined ? null : isoTime(at);

export class Seats {
  constructor(private readonly marks: SeatMarks) {}

  async list({ id, campaign: { state } }: Access): Promise<SeatList> {
    const { ruleset, round, phase, step, status, deadline } = state.campaign;
    const takesOrders =
      status !== 'finished' &&
      rulesetOf(ruleset).phases.some((one) => one.phase === phase && one.step === step && one.takesOrders);
    const marks = new Map((await this.marks.read(id, state.campaign)).map((mark) => [mark.force, mark]));
    const items = rowsOf(state.forces).map((force): Seat => {
      const mark = marks.get(force.id);
      const ready = mark?.ready ?? false;
      const waitedFor = takesOrders && !force.out && force.user !== null && !ready;
      return {
        force: force.id,
        seat: force.seat,
        name: force.name,
        player: force.playerName,
        out: force.out,
        ready,
        waitedFor,
        // ROUND-4: a running phase has no deadline any more when it goes on after it.
        late: waitedFor && status === 'running' && deadline === null,
        orders: mark?.orders ?? null,
        savedAt: timeOf(mark?.savedAt),
        nudgedAt: timeOf(mark?.nudgedAt),
        lastSeen: timeOf(mark?.lastSeen),
      };
    });
    return { round, phase, step, takesOrders, items: items.sort((one, other) => one.seat - other.seat) };
  }
}
