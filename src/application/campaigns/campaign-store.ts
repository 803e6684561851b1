/** Port: the store of running campaigns. One transaction a command; the tables decide, the events audit and replay. */
import type { CampaignId, ForceId, UserId } from '../../kernel/ids';
import type { Dice } from '../../kernel/dice';
import type { MicroTons } from '../../kernel/tonnage';
import type {
  Audience,
  CampaignEvent,
  CampaignState,
  CombatStep,
  EventType,
  FreshDice,
  Instant,
  Knowledge,
  Opening,
  Order,
  Phase,
} from '../../rules';
import type { Catalog } from '../../catalog/model';
import type { IdempotencyClaim, KeptAnswer } from '../idempotency/claim';
import type { MemberLinks } from '../accounts/member-links';
import type { Entries } from '../../tactical/engines/table/worksheet-state';
import type { KeptRecord } from '../battles/kept-record';
import type { Kept, Variant } from '../designs/ports';
import type { ExternalEngine } from '../engines/ports';
import type { Refusal } from '../refusal';
import type { AudienceVersions } from './audience-versions';

/** A campaign as one transaction, or one moment, finds it. */
export interface LoadedCampaign {
  readonly state: CampaignState;
  /** Counts events. */
  readonly version: number;
  readonly audiences: AudienceVersions;
  /** What audiences know, by their feeds, as far as it was asked for; kept from version to version for those who are shown nothing. */
  readonly known: Map<string, Knowledge>;
  /** Counts changes of ready marks. */
  readonly readyRevision: number;
  /** Who may do what; every change of it makes a new version. */
  readonly members: readonly Member[];
  /** The catalogue with the designs that this campaign keeps in place of newer ones. */
  readonly catalog: Catalog;
}

/** A saved sheet of the open phase. */
export interface SavedSheet {
  readonly force: ForceId;
  readonly orders: readonly Order[];
  readonly ready: boolean;
  /** Null: marked ready without orders. */
  readonly savedAt: Instant | null;
}

/** From where a sheet was saved last. */
export interface Saver {
  readonly session: string;
  /** On what that session was opened; null: unknown. */
  readonly device: string | null;
}

/** A sheet as one user reads it. */
export interface OwnSheet extends SavedSheet {
  /** Null: from no session of the reader's that is still known. */
  readonly savedBy: Saver | null;
}

/** What the store says of a sheet that it has just saved. */
export interface SheetSaved {
  readonly savedAt: Instant;
  readonly ready: boolean;
  /** Of the session that saved it. */
  readonly device: string | null;
}

/** Who may do what in a campaign. */
export interface Member {
  readonly user: UserId;
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: ForceId | null;
  readonly displayName: string;
}

/** What a command changes. */
export interface Change {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
  readonly openings: readonly Opening[];
  /** Members that the command adds, replaces or (role null) removes. */
  readonly members: readonly (Omit<Member, 'role'> & { readonly role: Member['role'] | null })[];
}

export interface CampaignTransaction {
  /** As locked: nobody else changes it before this transaction ends. */
  readonly campaign: LoadedCampaign;
  /** The database's clock when the lock was had. */
  readonly now: Instant;
  /** ROUND-5; opens the sealed seed. */
  dice(): Promise<Dice>;
  /** ROUND-5, END-2: draws a new seed; `write` keeps it, and it counts from the epoch of the written state on. */
  freshDice(): FreshDice;
  /** The sheets of the open phase. */
  sheets(): Promise<readonly SavedSheet[]>;
  /** Sets a force's ready mark for the open phase. */
  setReady(force: ForceId, ready: boolean): Promise<void>;
  /** Notes that the user, a GM, reads the force's sheet of the open phase; false: they were the last who did. */
  noteRead(force: ForceId, user: UserId): Promise<boolean>;
  /** When the force was last nudged in the open phase; null: not yet. */
  lastNudge(force: ForceId): Promise<Instant | null>;
  /** Notes that it is nudged now. */
  noteNudge(force: ForceId): Promise<void>;
  /** Keeps a design that a force has drawn up; a drawing is no event and changes no state. */
  keepVariant(variant: Variant, dryRun: boolean): Promise<Kept>;
  /** MM-4: what was brought back from a battle; another battle of that id with another setup is another one. */
  records(battle: string, hash: string): Promise<readonly KeptRecord[]>;
  /** TBL: what the sides have filled in of a battle; nobody saves more of it before this transaction ends. */
  worksheet(battle: string): Promise<Entries>;
  /** Keeps what a speaker brought in place of what he had brought before. */
  keepRecord(battle: string, hash: string, kept: KeptRecord): Promise<void>;
  /** The state as a phase found it, of the latest epoch that had it; null: there is none. */
  opening(round: number, phase: Phase, step: CombatStep | null): Promise<CampaignState | null>;
  /** External engines that are registered for the campaign. */
  engines(): Promise<readonly ExternalEngine[]>;
  dropEngine(engine: string): Promise<void>;
  /** Reset links for members of this campaign; neither state nor event. */
  readonly resetLinks: MemberLinks;
  /** Writes everything the command changed; at most once a transaction. */
  write(change: Change): Promise<void>;
}

/** What is public about the open phase beside the state, and the last sequence number of each audience's feed. */
export interface Marks {
  readonly ready: readonly ForceId[];
  readonly feeds: Readonly<Record<string, number>>;
}

/** An entry of a feed: what an audience was told, frozen. */
export interface FeedEntry {
  readonly seq: number;
  readonly round: number;
  readonly phase: Phase;
  readonly at: Instant;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LedgerEntry {
  readonly seq: number;
  readonly round: number;
  readonly phase: Phase;
  readonly at: Instant;
  readonly amount: MicroTons;
  readonly balance: MicroTons;
  readonly cause: { readonly rule: string; readonly text: string; readonly order: Order | null };
}

/** A sheet as it counted when its phase closed. */
export interface PastSheet {
  readonly force: ForceId;
  readonly epoch: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly orders: readonly Order[];
}

/** Name of an audience's feed: a force's id, `observer` or `gm`. */
export const feedName = (audience: Audience): string => (audience.kind === 'force' ? audience.force : audience.kind);

export interface CampaignStore {
  /** What the cache has, without asking the database: it may be old, so whoever uses it proves the version when he writes. */
  peek(id: CampaignId): LoadedCampaign | null;
  /** Ready marks and feed heads of the version that was read; null: the campaign has moved on for this audience, read it again. */
  readMarks(id: CampaignId, campaign: LoadedCampaign, audience: Audience): Promise<Marks | null>;
  /** Entries of a feed after a sequence number, in order. */
  readFeed(id: CampaignId, feed: string, after: number, limit: number): Promise<readonly FeedEntry[]>;
  /** Every entry of a feed of these types, in order: few, such as one a phase. */
  readTypes(id: CampaignId, feed: string, types: readonly EventType[]): Promise<readonly FeedEntry[]>;
  /** Every entry of a feed that belongs to a round, in order, whether or not it was undone. */
  readRound(id: CampaignId, feed: string, round: number): Promise<readonly FeedEntry[]>;
  /** Sheets of a round of these forces, of every epoch that played it. */
  readPastSheets(id: CampaignId, round: number, forces: readonly ForceId[]): Promise<readonly PastSheet[]>;
  /** A force's ledger entries after a sequence number, in order. */
  readLedger(id: CampaignId, force: ForceId, after: number, limit: number): Promise<readonly LedgerEntry[]>;
  /** The present state of a started campaign, without a lock; null: none such, or not started. */
  read(id: CampaignId): Promise<LoadedCampaign | null>;
  /** The same as this user may know it: perhaps of an older version, since when nothing has happened that the user's audience may see. */
  readAs(id: CampaignId, user: UserId): Promise<LoadedCampaign | null>;
  /** The same with the members as they are now, and the versions of all audiences; the rest may be older. */
  readMembers(id: CampaignId): Promise<{ readonly campaign: LoadedCampaign; readonly audiences: AudienceVersions } | null>;
  /**
   * Runs `work` under the campaign's lock in one transaction and commits. When `work` throws, nothing is changed. With an idempotency
   * key, the first answer that `work` wants kept is kept in the same transaction and given again.
   */
  transact<T>(id: CampaignId, work: (transaction: CampaignTransaction) => Promise<T>, options?: TransactOptions<T>): Promise<TransactOutcome<T>>;
  /**
   * Saves a sheet if the campaign is still at `version` for its force (checked under a shared lock, so that a close waits or the sheet does).
   * Answers null when it is not.
   */
  saveSheet(sheet: SheetToSave): Promise<SheetSaved | null>;
  /** The open phase's sheet of a force, as this user reads it; null: none saved. */
  readSheet(id: CampaignId, force: ForceId, campaign: LoadedCampaign, reader: UserId): Promise<OwnSheet | null>;
  /** Whether it is noted that the user has read it; see `CampaignTransaction.noteRead`. */
  wasRead(id: CampaignId, force: ForceId, campaign: LoadedCampaign, user: UserId): Promise<boolean>;
  readSheets(id: CampaignId, campaign: LoadedCampaign): Promise<readonly SavedSheet[]>;
  /** See `CampaignTransaction.records`; without a lock. */
  readRecords(id: CampaignId, battle: string, hash: string): Promise<readonly KeptRecord[]>;
  /** See `CampaignTransaction.opening`; without a lock. */
  readOpening(id: CampaignId, round: number, phase: Phase, step: CombatStep | null): Promise<CampaignState | null>;
  /** Campaigns in which something is due by the database's clock, longest due first, ms until the next one is (null: none), and for how long the first has been. */
  due(limit: number): Promise<{ readonly ids: readonly CampaignId[]; readonly nextInMs: number | null; readonly lateMs: number }>;
}

/** `missing`: no such started campaign, or (`skipLocked`) somebody else holds it. `refused`: the idempotency key stands in the way. */
export type TransactOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'kept'; readonly answer: KeptAnswer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface TransactOptions<T> {
  readonly skipLocked?: boolean;
  readonly idempotency?: IdempotencyClaim | null;
  /** What to keep of an answer under the idempotency key; null: nothing. */
  readonly keep?: (value: T) => KeptAnswer | null;
}

export interface SheetToSave {
  readonly campaign: CampaignId;
  readonly force: ForceId;
  /** Of the force, as an audience. */
  readonly version: number;
  readonly epoch: number;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly orders: readonly Order[];
  /** Of whom saves it; null: it is not from outside. */
  readonly session: string | null;
  /** When given: save only over the sheet that was saved at this instant (null: only if there is none). */
  readonly onlyOver: { readonly savedAt: Instant | null } | null;
}
