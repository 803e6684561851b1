/** One command's transaction on a campaign whose row is locked. */
import type { PoolClient } from 'pg';
import {
  allAt,
  nextVersions,
  type AudienceVersions,
} from '../../application/campaigns/feeds/audience-versions';
import type { LoadedCampaign } from '../../application/campaigns/campaign-store';
import type { CampaignTransaction, Change } from '../../application/campaigns/campaign-transaction';
import type { SavedSheet } from '../../application/campaigns/sheets/saved-sheet';
import type { SheetSaved, SheetToSave } from '../../application/campaigns/sheets/sheet-store';
import type { StandingWords, WordsState } from '../../application/campaigns/standing-words/word';
import type { ExternalEngine } from '../../application/engines/external-engine';
import type { PapersOf, PaperToSave } from '../../application/battles/papers/papers';
import type { BattleMatches } from '../../application/battles/matches/battle-matches';
import type { Kept, Variant } from '../../application/designs/ports';
import type { MemberLinks } from '../../application/accounts/member-links';
import type { Vault } from '../../application/ports/vault';
import type { CampaignId, Dice, ForceId, UserId } from '../../kernel';
import {
  awayAt,
  factsOf,
  nextWarning,
  type CampaignState,
  type CombatStep,
  type FreshDice,
  type Instant,
  type Phase,
  type Timetable,
} from '../../rules';
import type { Paper } from '../../tactical';
import { callLastAwaited } from '../notices/call-last-awaited';
import { commandNotices } from '../notices/command-notices';
import { putNotices } from '../notices/put-notices';
import { commandPosts, putPosts } from '../notices/put-posts';
import { closeLinks, memberLinks } from '../accounts/member-links';
import { dropEngine, listEngines } from '../engines/pg-engines';
import { CAMPAIGN_COLUMNS, campaignValues, changedColumns } from './state/campaign-row';
import type { Column } from './state/table';
import { drawDice, writeSeed, type DrawnDice } from './history/dice-seeds';
import { nextDue } from './due';
import { keepDesigns, type DesignShelf } from './state/kept-designs';
import { changeMembers, writeMembers } from './state/members';
import { announce } from './changes';
import { roughSize, stillKnown, type CachedState } from './cache/cached-state';
import { lastNudge, noteNudge } from './sheets/nudges';
import { noteRead, readSheets, saveSheet, setReady } from './sheets/sheets';
import { PgStandingWords } from './sheets/standing-words';
import { readSnapshot, snapshotRows, writeSnapshots } from './history/snapshots';
import { keepVariant } from './state/variants';
import { battleMatches } from '../matches/battle-matches';
import { followCampaign } from '../matches/follow-campaign';
import { forgetPapers, keepPaper, readPapers } from './battles/papers';
import { shownNothing, shownNothingOfDrawing } from './history/who-is-shown';
import { rowsOfCommand, type Heads } from './history/rows-of-command';
import { writeHistory } from './history/write-history';
import { writeTables } from './state/write-state';
import { writeTimetable } from './timetables';
import { inOneWrite, together } from './together';

/** Few sets of columns occur, and each is a statement of its own. */
const updateCampaign = (columns: readonly Column[]): { readonly name: string; readonly text: string } => ({
  name: `update-campaign-${columns.map((c) => CAMPAIGN_COLUMNS.indexOf(c).toString(36)).join('')}`,
  text:
    `UPDATE campaigns SET version = $2, heads = $3, due_at = to_timestamp($4::float8 / 1000), audiences = $5, notices_due_at = to_timestamp($6::float8 / 1000), ` +
    ["game_master = (SELECT user_id FROM campaign_members WHERE campaign_id = $1 AND role = 'gm')"]
      .concat(columns.map((c, i) => `"${c.sql}" = $${i + 7}`))
      .join(', ') +
    ` WHERE id = $1`,
});

const users = (members: Change['members']): readonly UserId[] => members.map(({ user }) => user);

/** A pause is neither: the war goes on after it as it was. */
const endsOrGoesBack = ({ campaign: before }: CampaignState, { campaign: after }: CampaignState): boolean =>
  (before.status === 'finished') !== (after.status === 'finished') || before.epoch !== after.epoch;

/** What comes with the campaign's row when it is locked, and from right behind it. */
export interface LockedWith {
  readonly now: Instant;
  readonly words: WordsState;
  readonly heads: Heads;
  readonly timetable: Timetable;
}

/** A campaign with what the cache keeps beside it. */
export type Loaded = LoadedCampaign & Pick<CachedState, 'drawings'>;

export class PgCampaignTransaction implements CampaignTransaction {
  /** What the cache may hold once the transaction is committed. */
  written: CachedState | null = null;
  readonly now: Instant;
  readonly timetable: Timetable;
  readonly words: StandingWords;
  readonly resetLinks: MemberLinks;
  readonly matches: BattleMatches;
  #drawn: DrawnDice | null = null;
  readonly #heads: Heads;

  constructor(
    private readonly client: PoolClient,
    private readonly id: CampaignId,
    readonly campaign: Loaded,
    { now, words, heads, timetable }: LockedWith,
    /** Of the present epoch; asked for once the lock is had. */
    private readonly epochDice: Promise<Dice>,
    private readonly vault: Vault,
    private readonly shelf: Pick<DesignShelf, 'keep'>,
  ) {
    this.now = now;
    this.timetable = timetable;
    this.#heads = heads;
    this.words = new PgStandingWords(client, id, campaign.version, words);
    this.resetLinks = memberLinks(client, id);
    this.matches = battleMatches(client, id, vault);
  }

  dice(): Promise<Dice> {
    return this.epochDice;
  }

  freshDice(): FreshDice {
    this.#drawn = drawDice(this.vault);
    return this.#drawn;
  }

  sheets(): Promise<readonly SavedSheet[]> {
    return readSheets(this.client, this.id, this.campaign.state.campaign);
  }

  saveSheet(sheet: SheetToSave): Promise<SheetSaved | null> {
    return saveSheet(this.client, sheet, true);
  }

  async setReady(force: ForceId, ready: boolean): Promise<void> {
    await setReady(this.client, this.id, this.campaign.state.campaign, force, ready);
    await announce(this.client, this.id, this.campaign.version);
    if (ready) await callLastAwaited(this.client, this.id);
  }

  noteRead(force: ForceId, user: UserId): Promise<boolean> {
    return noteRead(this.client, this.id, this.campaign.state.campaign, force, user);
  }

  lastNudge(force: ForceId): Promise<Instant | null> {
    return lastNudge(this.client, this.id, this.campaign.state.campaign, force);
  }

  noteNudge(force: ForceId): Promise<void> {
    return noteNudge(this.client, this.id, this.campaign.state.campaign, force, this.now);
  }

  async keepVariant(variant: Variant, dryRun: boolean): Promise<Kept> {
    const { campaign } = this;
    const next = nextVersions(
      campaign.audiences,
      campaign.version + 1,
      shownNothingOfDrawing(campaign, variant.force),
    );
    const kept = await keepVariant(this.client, this.id, variant, dryRun ? null : next);
    if (kept === 'had') return 'kept';
    if (kept !== 'kept' || dryRun) return kept;
    // A drawing makes a new version without an event, since refits are checked against what has been drawn.
    await announce(this.client, this.id, next.at);
    const { force, design } = variant;
    const hash = this.shelf.keep(design);
    const drawings = { ...campaign.drawings, [force]: { ...campaign.drawings[force], [design.slug]: hash } };
    this.written = { ...this.#cached(campaign.state, next), drawings };
    return kept;
  }

  papers(of: PapersOf): Promise<readonly Paper[]> {
    return readPapers(this.client, this.id, of);
  }

  keepPaper(of: PapersOf, paper: PaperToSave): Promise<void> {
    return keepPaper(this.client, this.id, of, paper);
  }

  opening(round: number, phase: Phase, step: CombatStep | null): Promise<CampaignState | null> {
    return readSnapshot(this.client, this.id, round, phase, step);
  }

  engines(): Promise<readonly ExternalEngine[]> {
    return listEngines(this.client, this.id);
  }

  dropEngine(engine: string): Promise<void> {
    return dropEngine(this.client, this.id, engine);
  }

  async write(change: Change): Promise<void> {
    if (change.events.length === 0 && change.members.length === 0) return;
    if (this.written !== null) throw new Error('a transaction writes once');
    const { client, id, campaign } = this;
    const { state: before, version } = campaign;
    const { state: after, members } = change;
    const [heads, drawn] = [this.#heads, this.#drawn];
    const history = rowsOfCommand(heads, before, after, change.events);
    // Members that change without an event still make a new version: what one may see has changed.
    const newVersion = version + Math.max(1, change.events.length);
    const unmoved = shownNothing({ campaign, change, heads, next: history.heads });
    const audiences =
      unmoved.length === 0 ? allAt(newVersion) : nextVersions(campaign.audiences, newVersion, unmoved);
    const people = { before: campaign.members, after: changeMembers(campaign.members, members) };
    const away = awayAt(after, change.timetable.vacations, this.now);
    const facts = factsOf(after, this.now, [], away);
    const notices = commandNotices({ feeds: history.feeds, facts, members: people });
    const posts = commandPosts(history.feeds, facts);
    const { rows: snapshots, snapshot } = snapshotRows(heads, change.openings);
    const row = [
      newVersion,
      JSON.stringify({ ...history.heads, snapshot }),
      nextDue(after),
      JSON.stringify(audiences),
      nextWarning(after.campaign, this.now),
    ];
    const columns = changedColumns(before.campaign, after.campaign);
    // The campaign's row names its game master by the members.
    await writeMembers(client, id, members);
    if (change.timetable !== this.timetable)
      await writeTimetable(client, id, this.timetable, change.timetable);
    await together([
      // First what the database works at longest: meanwhile the rest is packed here.
      () => writeTables(client, id, before, after),
      () => (inOneWrite(client), writeHistory(client, id, this.now, history)),
      ...(after.campaign.epoch === before.campaign.epoch ? [] : [() => forgetPapers(client, id)]),
      () => keepDesigns(client, campaign.catalog, before.campaign.designs, after.campaign.designs),
      () => writeSnapshots(client, id, newVersion, snapshots),
      ...(drawn === null ? [] : [() => writeSeed(client, id, after.campaign.epoch, drawn.sealedSeed)]),
      () => closeLinks(client, id, endsOrGoesBack(before, after), users(members)),
      () =>
        client.query({
          ...updateCampaign(columns),
          values: [id, ...row, ...campaignValues(after.campaign, columns)],
        }),
      () => putPosts(client, id, posts),
      () => announce(client, id, newVersion),
    ]);
    await followCampaign(client, before, after);
    // Whom they call is held until the commit: as with orders, matches come before people.
    putNotices(client, id, notices);
    this.written = { ...this.#cached(after, audiences), members: people.after };
  }

  #cached(state: CampaignState, audiences: AudienceVersions): CachedState {
    const { members, drawings } = this.campaign;
    const known = stillKnown(this.campaign, audiences);
    return { state, version: audiences.at, audiences, known, members, drawings, bytes: roughSize(state) };
  }
}
