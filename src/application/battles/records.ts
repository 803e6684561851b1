/**
 * Battles that come back from MegaMek (MM-4, MM-5): records of one or both sides and answers to what they leave open are kept until they make a
 * report, which whoever wants to files through the usual door (TAC-7).
 */
import type { Catalog } from '../../catalog';
import { at, type BattleId, err, ok, type Result } from '../../kernel';
import {
  battleFor,
  decideFileReport,
  diffReport,
  sideIn,
  type BattleActor,
  type BattleReport,
  type BattleRow,
  type ReportDifference,
  type Resolution,
} from '../../rules';
import { type Answers, type Claim, claimSteps, type Findings, findingSteps, type MegaMekRecord, strangersIn } from '../../tactical';
import type { Access } from '../campaigns/reader';
import type { Member, CampaignTransactions } from '../campaigns/campaign-store';
import { command, type CommandCall } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { breathe, inBreaths } from '../breathe';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import { answerFor, type BattleAnswer } from './battle-answer';
import type { KeptRecord } from './kept-record';
import { RecordFiles, type ReadXml } from './record-files';
import { sideNamed, sidesOf } from './record-sides';
import type { BattlePapers } from './papers';

/** What somebody brings: files as they came, and answers in place of his earlier ones (null: those stay). */
export interface Brought {
  readonly files: readonly Uint8Array[];
  readonly answers: Answers | null;
  /** Whose records they are, for a game master where they do not show it. */
  readonly side: string | null;
  /** Whether a report is filed as soon as nothing is open. */
  readonly file: boolean;
}

export interface RecordsAnswer extends Findings {
  readonly battle: string;
  /** Without a side: one of somebody who only watched, brought by the game master. */
  readonly records: readonly { readonly side: string | null; readonly version: string; readonly units: number }[];
  /** The asker's own. */
  readonly answers: Answers;
  /** TAC-7: what the report changes. */
  readonly difference: ReportDifference | null;
  readonly filed: BattleAnswer | null;
}

interface Asker {
  readonly actor: BattleActor;
  /** Null: the game master. */
  readonly side: string | null;
}

const askerOf = (member: Member, battle: BattleRow): Asker | null => {
  if (member.role === 'gm') return { actor: { kind: 'gm' }, side: null };
  const side = member.force === null ? null : sideIn(battle.setup, member.force);
  return member.force === null || side === null ? null : { actor: { kind: 'force', force: member.force }, side: side.side };
};

/** SIGHT-4: what a report that waits says of the others' mines, everybody who fights has read. */
const minesTold = (waiting: BattleReport | null): Readonly<Record<string, number>> => waiting?.minesUsed ?? {};

const put = (kept: readonly KeptRecord[], one: KeptRecord): readonly KeptRecord[] => [...kept.filter(({ speaker }) => speaker !== one.speaker), one];
const ofSpeaker = (kept: readonly KeptRecord[], speaker: string | null): KeptRecord =>
  kept.find((one) => one.speaker === speaker) ?? { speaker, record: null, answers: {} };

/** Claims that have been read already, by their records. */
type Known = ReadonlyMap<MegaMekRecord, readonly Claim[]>;

/** Slice by slice, so that others get their turn between records. */
const answer = async (
  catalog: Catalog,
  { id, setup }: BattleRow,
  kept: readonly KeptRecord[],
  side: string | null,
  waiting: BattleReport | null,
  known: Known,
): Promise<RecordsAnswer> => {
  const records = kept.flatMap(({ speaker, record }) => (record === null ? [] : [{ side: speaker, record }]));
  const claims: (readonly Claim[])[] = [];
  for (const { side: of, record } of records) {
    const before = known.get(record);
    // What was kept has been read before for the same setup and designs: nothing in it is wrong.
    const read = before === undefined ? await inBreaths(claimSteps(catalog, setup, of, record)) : ok(before);
    if (read.ok) claims.push(read.value);
  }
  const spoken = kept.map(({ speaker, answers }) => ({ by: speaker, answers }));
  const findings = await inBreaths(findingSteps(catalog, setup, { claims, spoken, asker: side, minesKnown: minesTold(waiting) }));
  return {
    battle: id,
    records: records.map(({ side: of, record }) => ({ side: of, version: record.version, units: record.entities.length })),
    answers: ofSpeaker(kept, side).answers,
    ...findings,
    difference: findings.report === null ? null : diffReport(catalog, setup, findings.report),
    filed: null,
  };
};

const waitingIn = (
  state: { row(table: 'reports', key: string): { readonly body: BattleReport } | null },
  { report }: BattleRow,
): BattleReport | null => (report === null ? null : (state.row('reports', report)?.body ?? null));

export class RecordDesk {
  readonly #files: RecordFiles;

  constructor(
    private readonly store: CampaignTransactions & BattlePapers,
    readXml: ReadXml,
  ) {
    this.#files = new RecordFiles(readXml);
  }

  /** Keeps what was brought unless something in it is wrong, and answers what is open; files the report where that is wanted and nothing is. */
  async bring(call: CommandCall, id: BattleId, brought: Brought): Promise<Result<RecordsAnswer, Refusal>> {
    const read = await this.#files.read(brought.files);
    if (!read.ok) return read;
    return command<RecordsAnswer>(this.store, call, 'fighter', async (resolution, transaction, member) => {
      const { state, catalog } = resolution;
      const asker = askerIn(resolution, member, id);
      if (!asker.ok) return asker;
      const { battle, actor, side } = asker.value;
      const strange = [...sideNamed(battle, side, brought.side), ...at('/answers', strangersIn(battle.setup, brought.answers ?? {}))];
      if (strange.length > 0) return err(againstRules(strange));
      const sided = await sidesOf(catalog, battle, read.value, side, brought.side);
      if (!sided.ok) return err(againstRules(sided.error));
      let kept = await transaction.records(battle.id, battle.setup.hash);
      const changed = new Set<string | null>();
      const change = (speaker: string | null, part: Partial<KeptRecord>): void => {
        kept = put(kept, { ...ofSpeaker(kept, speaker), ...part });
        changed.add(speaker);
      };
      for (const { side: of, record } of sided.value) change(of, { record });
      if (brought.answers !== null) change(side, { answers: brought.answers });
      const known = new Map(sided.value.map(({ record, claims }) => [record, claims]));
      const found = await answer(catalog, battle, kept, side, waitingIn(state, battle), known);
      await breathe();
      const report = brought.file ? found.report : null;
      // A refusal changes nothing, so that it comes before anything is kept.
      const violations = report === null ? [] : decideFileReport(resolution, { actor, battle: id, body: report });
      if (violations.length > 0) return err(refusalOf(violations));
      await breathe();
      if (!call.dryRun) for (const speaker of changed) await transaction.keepRecord(battle.id, battle.setup.hash, ofSpeaker(kept, speaker));
      return ok({ answer: { ...found, filed: report === null ? null : answerFor(resolution, id) } });
    });
  }

  /** How things stand, for who fights in it and the game master. */
  async state({ id, campaign, member }: Access, battle: string): Promise<Result<RecordsAnswer, Refusal>> {
    const row = campaign.state.battles[battle as BattleId] ?? null;
    const asker = row === null ? null : askerOf(member, row);
    if (row === null || asker === null) return err(NOT_FOUND);
    const kept = await this.store.readRecords(id, row.id, row.setup.hash);
    const waiting = row.report === null ? null : (campaign.state.reports[row.report]?.body ?? null);
    return ok(await answer(campaign.catalog, row, kept, asker.side, waiting, new Map()));
  }
}

const askerIn = (resolution: Resolution, member: Member, id: BattleId): Result<Asker & { readonly battle: BattleRow }, Refusal> => {
  const row = resolution.state.row('battles', id);
  const asker = row === null ? null : askerOf(member, row);
  if (asker === null) return err(NOT_FOUND);
  const battle = battleFor(resolution.state, asker.actor, id);
  return battle.ok ? ok({ ...asker, battle: battle.value }) : err(refusalOf(battle.error));
};
