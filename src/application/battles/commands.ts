/** What is done about a battle (TAC-5 to TAC-7, CMB-11): filing, confirming, disputing; and the GM's editing, deciding and calling off. */
import { type BattleId, err, type ForceId, ok, type ReportId, type Result, violation, type Violation } from '../../kernel';
import {
  decideCallOff,
  decideConfirmReport,
  decideDecideReport,
  decideDisputeReport,
  decideEditReport,
  decideFileReport,
  diffReport,
  isOver,
  sideIn,
  type BattleActor,
  type BattleReport,
  type BattleState,
  type CombatStep,
  type Phase,
  type ReportDifference,
  type ReportRow,
  type Resolution,
} from '../../rules';
import { finish } from '../../tactical';
import { NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../refusal';
import type { CampaignTransaction, Member, CampaignTransactions } from '../campaigns/campaign-store';
import { positionOf } from '../campaigns/close-phase';
import { command, decidedBy, type CommandCall, type Decided } from '../campaigns/command';
import { handOver, type OwnEngine } from './hand-over';
import { reportEtag } from './report-etag';

export interface BattleAnswer {
  readonly battle: string;
  readonly state: BattleState;
  readonly winner: string | null;
  /** Id of the report that waits or counted. */
  readonly report: string | null;
  readonly reportState: ReportRow['state'] | null;
  /** Of what the report says: who confirms can name what he has read. */
  readonly reportEtag: string | null;
  readonly confirmedBy: readonly string[];
  /** TAC-7: what the report changes, unit by unit. */
  readonly difference: ReportDifference | null;
  /** Where the campaign stands now: with its last battle the step ends (CMB-11). */
  readonly campaign: { readonly round: number; readonly phase: Phase; readonly step: CombatStep | null };
}

export const answerFor = (resolution: Resolution, id: BattleId, reportId: ReportId | null): BattleAnswer => {
  const battle = resolution.state.row('battles', id);
  if (battle === null) throw new Error('a battle vanished under its command');
  const report = resolution.state.row('reports', reportId ?? battle.report ?? '');
  return {
    battle: id,
    state: battle.state,
    winner: battle.winner,
    report: report?.id ?? null,
    reportState: report?.state ?? null,
    reportEtag: report === null ? null : reportEtag(report.body),
    confirmedBy: report?.confirmedBy ?? [],
    difference: report === null ? null : diffReport(resolution.catalog, battle.setup, report.body),
    campaign: positionOf(resolution),
  };
};

const actorOf = (member: Member): BattleActor | null => {
  if (member.role === 'gm') return { kind: 'gm' };
  return member.force === null ? null : { kind: 'force', force: member.force };
};

/** The report that a command was about: the one that it filed or confirmed, else the one that waits. */
export const reportOf = (resolution: Resolution): ReportId | null => {
  for (const event of resolution.events) {
    if (event.type === 'report-filed') return event.data.row.id;
    if (event.type === 'report-confirmed') return event.data.report;
  }
  return null;
};

type Found = readonly Violation[];
type Run = (resolution: Resolution, member: Member, transaction: CampaignTransaction) => Found | Promise<Found>;

/** SIGHT-4: that the other sides' worksheets agree is told, and their mines only once that counts. */
const withoutForeignMines = (answer: BattleAnswer, side: string): BattleAnswer => {
  const { difference } = answer;
  if (difference === null) return answer;
  const minesUsed = Object.fromEntries(Object.entries(difference.minesUsed).map(([of, mines]) => [of, of === side ? mines : 0]));
  return { ...answer, difference: { ...difference, minesUsed } };
};

export class BattleDesk {
  constructor(
    private readonly store: CampaignTransactions,
    /** Those of the registry: a battle can be handed to any of them. */
    private readonly engines: readonly OwnEngine[],
  ) {}

  /** CMB-8: checked as a whole; then it waits for the other sides, unless they have all agreed. */
  file(call: CommandCall, battle: BattleId, body: BattleReport): Promise<Result<BattleAnswer, Refusal>> {
    return this.#run(call, 'fighter', battle, (resolution, member) => {
      const actor = actorOf(member);
      return actor === null ? [violation('battle/unknown', null, '')] : decideFileReport(resolution, { actor, battle, body });
    });
  }

  /** TBL: files what a worksheet makes, and confirms it for the sides whose own worksheets say the same (TAC-7). */
  async fileFinished(call: CommandCall, battle: BattleId): Promise<Result<BattleAnswer, Refusal>> {
    let filer = '';
    const answer = await this.#byForce(call, battle, async (resolution, force, transaction) => {
      const row = resolution.state.row('battles', battle);
      const side = row === null ? null : sideIn(row.setup, force);
      if (row === null || side === null) return [violation('battle/unknown', null, '')];
      filer = side.side;
      // Under the lock, so that what was acknowledged to another side is in it.
      const finished = finish(resolution.catalog, row.setup, await transaction.worksheet(battle), filer);
      // That a battle is over comes before what is open in its worksheet.
      if (!finished.ok) return isOver(row) ? [violation('battle/already-done', 'TAC-7', '')] : finished.error;
      const filed = decideFileReport(resolution, { actor: { kind: 'force', force }, battle, body: finished.value.report });
      if (filed.length > 0) return filed;
      for (const other of finished.value.agreed) {
        const now = resolution.state.row('battles', battle);
        if (now?.state === 'reported' && now.report !== null)
          decideConfirmReport(resolution, { actor: { kind: 'force', force: other as ForceId }, battle, report: now.report });
      }
      return [];
    });
    return answer.ok && call.dryRun ? ok(withoutForeignMines(answer.value, filer)) : answer;
  }

  /** `wasRead`: whether the report that has this tag now is the one that he means, since the GM may have edited it since. */
  confirm(call: CommandCall, battle: BattleId, report: ReportId, wasRead: (etag: string) => boolean): Promise<Result<BattleAnswer, Refusal>> {
    return command<BattleAnswer>(this.store, call, 'player', (resolution, _transaction, { force }) => {
      const row = resolution.state.row('reports', report);
      if (row === null || force === null) return err(NOT_FOUND);
      const violations = decideConfirmReport(resolution, { actor: { kind: 'force', force }, battle, report });
      if (violations.length === 0 && !wasRead(reportEtag(row.body))) return err(PRECONDITION_FAILED);
      return decidedBy(violations, () => answerFor(resolution, battle, report));
    });
  }

  dispute(call: CommandCall, battle: BattleId, report: ReportId, reason: string): Promise<Result<BattleAnswer, Refusal>> {
    return this.#byForce(call, battle, (resolution, force) =>
      decideDisputeReport(resolution, { actor: { kind: 'force', force }, battle, report, reason }),
    );
  }

  edit(call: CommandCall, battle: BattleId, report: ReportId, body: BattleReport): Promise<Result<BattleAnswer, Refusal>> {
    return this.#run(call, 'gm', battle, (resolution) => decideEditReport(resolution, { battle, report, body }));
  }

  /** `report` null: the one that waits. */
  decide(call: CommandCall, battle: BattleId, report: ReportId | null): Promise<Result<BattleAnswer, Refusal>> {
    return this.#run(call, 'gm', battle, (resolution) => decideDecideReport(resolution, { battle, report }));
  }

  callOff(call: CommandCall, battle: BattleId, reason: string): Promise<Result<BattleAnswer, Refusal>> {
    return this.#run(call, 'gm', battle, (resolution) => decideCallOff(resolution, { battle, reason }));
  }

  /** TAC-8: any engine of the registry that can fight it, or an external one that is registered for the campaign and knows its ruleset. */
  handTo(call: CommandCall, battle: BattleId, engine: string): Promise<Result<{ readonly battle: string; readonly engine: string }, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction): Promise<Decided<{ battle: string; engine: string }>> => {
      const violations = handOver(resolution, battle, engine, { own: this.engines, external: await transaction.engines() });
      return decidedBy(violations, () => ({ battle, engine }));
    });
  }

  #byForce(
    call: CommandCall,
    battle: BattleId,
    decideIt: (resolution: Resolution, force: ForceId, transaction: CampaignTransaction) => Found | Promise<Found>,
  ): Promise<Result<BattleAnswer, Refusal>> {
    return this.#run(call, 'player', battle, (resolution, member, transaction) =>
      member.force === null ? [violation('battle/unknown', null, '')] : decideIt(resolution, member.force, transaction),
    );
  }

  #run(call: CommandCall, needed: 'player' | 'gm' | 'fighter', battle: BattleId, run: Run): Promise<Result<BattleAnswer, Refusal>> {
    return command(this.store, call, needed, async (resolution, transaction, member) => {
      const violations = await run(resolution, member, transaction);
      return decidedBy(violations, () => answerFor(resolution, battle, reportOf(resolution)));
    });
  }
}
