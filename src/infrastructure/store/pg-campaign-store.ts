/**
 * The campaign store on PostgreSQL: one transaction a command under the campaign's row lock, set-based, with
 * a cache by version.
 */
import type { Pool, PoolClient } from 'pg';
import {
  type FeedEntry,
  feedName,
  type Feeds,
  type LedgerEntry,
  type Marks,
} from '../../application/campaigns/feeds/feeds';
import type { LoadedCampaign, CampaignStates } from '../../application/campaigns/campaign-store';
import type {
  CampaignTransaction,
  TransactOptions,
  TransactOutcome,
  CampaignTransactions,
} from '../../application/campaigns/campaign-transaction';
import type { SavedSheet } from '../../application/campaigns/sheets/saved-sheet';
import type { WordsState } from '../../application/campaigns/standing-words/word';
import type {
  OwnSheet,
  PastSheet,
  SheetToSave,
  SheetStore,
} from '../../application/campaigns/sheets/sheet-store';
import { KEY_REUSED, KEY_RUNNING } from '../../application/idempotency/claim';
import type { Vault } from '../../application/ports/vault';
import {
  audienceVersions,
  MEMBERS,
  versionFor,
  type AudienceVersions,
} from '../../application/campaigns/feeds/audience-versions';
import { audienceOf } from '../../application/campaigns/reader';
import type { CampaignId, ForceId, UserId } from '../../kernel';
import type { Audience, CampaignState, CombatStep, EventType, Phase } from '../../rules';
import { ByteCache } from './cache/byte-cache';
import { roughSize, stillKnown, type CachedState } from './cache/cached-state';
import { readFeed, readRound, readTypes } from './history/read-feeds';
import { readDiceAhead } from './history/dice-seeds';
import { readLedger, readMarks } from './history/read-history';
import type { Heads } from './history/rows-of-command';
import { dueCampaigns } from './due';
import type { CatalogOwner, DesignShelf } from './state/kept-designs';
import { loadState } from './state/load-state';
import { PgCampaignTransaction, type Loaded } from './pg-transaction';
import type { KeptStates } from './cache/state-refresher';
import { SheetSaver } from './sheets/sheet-saver';
import { wordsWait } from './sheets/standing-words';
import { readPastSheets, readSheet, readSheets, wasRead } from './sheets/sheets';
import { readSnapshot } from './history/snapshots';
import { StampReader, type Freshness } from './cache/stamp-reader';
import { readTimetable, TIMETABLE_STAMP, type TimetableStamp } from './timetables';
import { withTransaction } from './transaction';
import { campaignRevision } from '../catalog/library-shelf';
import { claimIdempotency, keepAnswer } from '../idempotency/idempotency';

/** How fresh the locked campaign is, the database's clock, and up to where its history goes. */
export interface Stamp extends Freshness, TimetableStamp {
  readonly now: number;
  readonly words: WordsState;
  readonly heads: Heads;
}

const STAMP = `version::int8 AS version, audiences, ready_revision::int8 AS "readyRevision", words, coalesce(${campaignRevision('campaigns')}, 0) AS "catalogRevision", floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now`;
const STARTED = `status <> 'setup'`;
const LOCKED = `${STAMP}, heads, ${TIMETABLE_STAMP}`;
/**
 * No key: what only refers to the campaign, as the notices of its matches, does not wait for it. A match waiting for its
 * campaign while the campaign waits for the match would be a deadlock.
 */
const LOCK_STAMP = {
  name: 'lock-stamp',
  text: `SELECT ${LOCKED} FROM campaigns WHERE id = $1 AND ${STARTED} FOR NO KEY UPDATE`,
};
const TRY_STAMP = {
  name: 'try-stamp',
  text: `SELECT ${LOCKED} FROM campaigns WHERE id = $1 AND ${STARTED} FOR NO KEY UPDATE SKIP LOCKED`,
};

/** So often a state is refreshed that nobody asks for. */
const MAX_UNASKED = 100;

export class PgCampaignStore implements CampaignTransactions, CampaignStates, Feeds, SheetStore, KeptStates {
  readonly #states: ByteCache<CachedState>;
  /** How often in a row states were refreshed. */
  readonly #unasked = new WeakMap<CachedState, number>();
  readonly #stamps: StampReader;
  readonly #saver: SheetSaver;

  constructor(
    private readonly pool: Pool,
    private readonly shelf: DesignShelf,
    private readonly vault: Vault,
    cacheBytes: number,
  ) {
    this.#states = new ByteCache(cacheBytes);
    this.#stamps = new StampReader(pool);
    this.#saver = new SheetSaver(pool);
  }

  async read(id: CampaignId): Promise<LoadedCampaign | null> {
    const stamp = await this.#stamps.read(id);
    return stamp === null ? null : this.#loaded(this.pool, id, stamp);
  }

  async readAs(id: CampaignId, user: UserId): Promise<LoadedCampaign | null> {
    const stamp = await this.#stamps.read(id);
    return stamp === null
      ? null
      : this.#loaded(this.pool, id, stamp, (cached) => isCurrentFor(cached, stamp, user));
  }

  async readMembers(id: CampaignId): ReturnType<CampaignStates['readMembers']> {
    const stamp = await this.#stamps.read(id);
    if (stamp === null) return null;
    const campaign = await this.#loaded(this.pool, id, stamp, (cached) => isSame(cached, stamp, MEMBERS));
    return campaign === null ? null : { campaign, audiences: stamp.audiences };
  }

  async transact<T>(
    id: CampaignId,
    work: (transaction: CampaignTransaction) => Promise<T>,
    options: TransactOptions<T> = {},
  ): Promise<TransactOutcome<T>> {
    let written: CachedState | null = null;
    const keeps = options.inPassing !== true || this.#states.peek(id) !== null;
    const outcome = await withTransaction<TransactOutcome<T>>(this.pool, async (client) => {
      const claim = options.idempotency ?? null;
      const claimed = claim === null ? null : await claimIdempotency(client, claim);
      if (claimed?.kind === 'kept') return claimed;
      if (claimed?.kind === 'conflict') return { kind: 'refused', refusal: KEY_REUSED };
      if (claimed?.kind === 'running') return { kind: 'refused', refusal: KEY_RUNNING };
      const lock = options.skipLocked === true ? TRY_STAMP : LOCK_STAMP;
      const asked = client.query<StampRow>({ ...lock, values: [id] });
      // A statement of its own, right behind the one that may wait: it sees what the holder before has
      // committed.
      const dice = readDiceAhead(client, this.vault, id);
      const { rows } = await asked;
      const stamp = rows[0] === undefined ? null : toStamp(rows[0]);
      const campaign = stamp === null ? null : await this.#loaded(client, id, stamp, never, keeps);
      if (stamp === null || campaign === null) return { kind: 'missing' };
      const locked = { ...stamp, timetable: await readTimetable(client, id, stamp) };
      const transaction = new PgCampaignTransaction(
        client,
        id,
        campaign,
        locked,
        dice,
        this.vault,
        this.shelf,
      );
      const value = await work(transaction);
      written = transaction.written;
      const kept = claim === null ? null : (options.keep?.(value) ?? null);
      if (claim !== null && kept !== null) keepAnswer(client, claim, kept);
      return { kind: 'done', value };
    });
    // Only what is committed may be kept in memory.
    if (written !== null && keeps) {
      this.#keep(id, written);
      // What others drew up makes a new catalogue: whoever asks next shall not wait for it.
      this.shelf.knownCatalogFor(catalogOwner(written));
    }
    return outcome;
  }

  peek(id: CampaignId): LoadedCampaign | null {
    const cached = this.#states.get(id);
    const catalog = cached === null ? null : this.shelf.knownCatalogFor(catalogOwner(cached));
    return cached === null || catalog === null ? null : { ...cached, readyRevision: 0, catalog };
  }

  isBehind(id: string, version: number): boolean {
    const cached = this.#states.peek(id);
    return cached !== null && cached.version < version && (this.#unasked.get(cached) ?? 0) < MAX_UNASKED;
  }

  async refresh(id: string): Promise<void> {
    const loaded = await loadState(this.pool, id);
    const cached = this.#states.peek(id);
    // This process may have loaded or written a later one meanwhile, or dropped it.
    if (loaded === null || cached === null || cached.version >= loaded.version) return;
    const fresh = { ...loaded, known: stillKnown(cached, loaded.audiences), bytes: roughSize(loaded.state) };
    this.#unasked.set(fresh, (this.#unasked.get(cached) ?? 0) + 1);
    this.#keep(id, fresh);
    this.shelf.knownCatalogFor(catalogOwner(fresh));
  }

  readMarks(id: CampaignId, campaign: LoadedCampaign, audience: Audience): Promise<Marks | null> {
    return readMarks(this.pool, id, campaign, audience);
  }

  readFeed(id: CampaignId, feed: string, after: number, limit: number): Promise<readonly FeedEntry[]> {
    return readFeed(this.pool, id, feed, after, limit);
  }

  readTypes(id: CampaignId, feed: string, types: readonly EventType[]): Promise<readonly FeedEntry[]> {
    return readTypes(this.pool, id, feed, types);
  }

  readRound(id: CampaignId, feed: string, round: number): Promise<readonly FeedEntry[]> {
    return readRound(this.pool, id, feed, round);
  }

  readPastSheets(id: CampaignId, round: number, forces: readonly ForceId[]): Promise<readonly PastSheet[]> {
    return readPastSheets(this.pool, id, round, forces);
  }

  readLedger(id: CampaignId, force: ForceId, after: number, limit: number): Promise<readonly LedgerEntry[]> {
    return readLedger(this.pool, id, force, after, limit);
  }

  async saveSheet(sheet: SheetToSave): ReturnType<SheetStore['saveSheet']> {
    const saved = await this.#saver.save(sheet);
    return saved === null && (await wordsWait(this.pool, sheet.campaign)) ? 'first-act' : saved;
  }

  readSheet(
    id: CampaignId,
    force: ForceId,
    campaign: LoadedCampaign,
    reader: UserId,
  ): Promise<OwnSheet | null> {
    return readSheet(this.pool, id, campaign.state.campaign, force, reader);
  }

  wasRead(id: CampaignId, force: ForceId, campaign: LoadedCampaign, user: UserId): Promise<boolean> {
    return wasRead(this.pool, id, campaign.state.campaign, force, user);
  }

  readSheets(id: CampaignId, campaign: LoadedCampaign): Promise<readonly SavedSheet[]> {
    return readSheets(this.pool, id, campaign.state.campaign);
  }

  readOpening(
    id: CampaignId,
    round: number,
    phase: Phase,
    step: CombatStep | null,
  ): Promise<CampaignState | null> {
    return readSnapshot(this.pool, id, round, phase, step);
  }

  due(limit: number): ReturnType<CampaignStates['due']> {
    return dueCampaigns(this.pool, limit);
  }

  /** `isGoodEnough`: whether a state of another version serves as well. `keeps`: what is loaded is kept. */
  async #loaded(
    client: Pool | PoolClient,
    id: CampaignId,
    stamp: Freshness,
    isGoodEnough: (cached: CachedState) => boolean = never,
    keeps = true,
  ): Promise<Loaded | null> {
    let cached = this.#states.get(id);
    if (cached === null || (cached.version !== stamp.version && !isGoodEnough(cached))) {
      const loaded = await loadState(client, id);
      if (loaded === null) return null;
      // Outside a transaction the state may be newer than the stamp: the events in it say which version it
      // is.
      cached = { ...loaded, known: stillKnown(cached, loaded.audiences), bytes: roughSize(loaded.state) };
      if (keeps) this.#keep(id, cached);
    }
    this.#unasked.delete(cached);
    const catalog = await this.shelf.catalogFor(client, catalogOwner(cached), stamp.catalogRevision);
    const { state, version, audiences, known, members, drawings } = cached;
    return {
      state,
      version,
      audiences,
      known,
      members,
      drawings,
      readyRevision: stamp.readyRevision,
      catalog,
    };
  }

  #keep(id: string, cached: CachedState): void {
    this.#states.set(id, cached, cached.bytes);
  }
}

const never = (): boolean => false;

const catalogOwner = ({ state, members, drawings }: CachedState): CatalogOwner => ({
  id: state.campaign.id,
  gameMaster: members.find((member) => member.role === 'gm')?.user ?? null,
  designs: state.campaign.designs,
  drawings,
});

/** Whether an audience (or the members) has been shown nothing between the two. */
const isSame = (cached: CachedState, { audiences }: Freshness, audience: string): boolean =>
  versionFor(cached.audiences, audience) === versionFor(audiences, audience);

const isCurrentFor = (cached: CachedState, stamp: Freshness, user: UserId): boolean => {
  if (!isSame(cached, stamp, MEMBERS)) return false;
  const member = cached.members.find((one) => one.user === user);
  return member === undefined || isSame(cached, stamp, feedName(audienceOf(member)));
};

type StampRow = Readonly<
  Record<Exclude<keyof Stamp, 'audiences' | 'words' | 'heads' | keyof TimetableStamp>, string>
> &
  Pick<Stamp, 'words' | 'heads' | keyof TimetableStamp> & { readonly audiences: AudienceVersions | null };

const toStamp = (row: StampRow): Stamp => ({
  version: Number(row.version),
  audiences: audienceVersions(Number(row.version), row.audiences),
  readyRevision: Number(row.readyRevision),
  catalogRevision: Number(row.catalogRevision),
  now: Number(row.now),
  words: row.words,
  heads: row.heads,
  calendar: row.calendar,
  hasVacations: row.hasVacations,
});
