/** Ports of setting up campaigns. Instants are milliseconds since 1970, by the database's clock. */
import type { Catalog } from '../../catalog';
import type { CampaignId, Dice, ForceId, Result, UserId, Violation } from '../../kernel';
import type { CampaignEvent, CampaignState, CombatStep, Instant, MapPlan, MapRequest, Opening, Options, Phase, Ruleset } from '../../rules';
import type { CampaignTransaction } from '../campaigns/campaign-store';
import type { IdempotencyClaim } from '../idempotency/claim';
import type { Vault } from '../ports/vault';
import type { Refusal } from '../refusal';
import type { GuessLimits, InvitationLine, ListedMember } from './listed';
import type { CampaignStatus, Invitation, SetupCampaign } from './model';

/** What the start of a campaign writes: the state that the rules made, and the events that say so. */
export interface Start {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
  readonly openings: readonly Opening[];
}

/** A campaign under its lock. In a dry run everything is read and decided, and nothing written. */
export interface SetupTransaction {
  readonly campaign: SetupCampaign;
  /** With what was imported for it. */
  readonly catalog: Catalog;
  readonly now: Instant;
  /** Replaces the campaign; parts that are the same objects are not written again. */
  save(next: SetupCampaign): Promise<void>;
  /** With what was saved so far, as this member sees it: of a campaign that has begun, where it stands. */
  summary(user: UserId): Promise<CampaignSummary>;
  /** Ids of the external engines that are registered for the campaign. */
  engines(): Promise<readonly string[]>;
  /** Those of them whose reports count at once (TAC-7). */
  enginesAtOnce(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** Of a campaign that has begun everybody is told. `sealedCode`: for the game master's list. */
  addInvitation(invitation: Invitation, sealedCode: Uint8Array): Promise<void>;
  /** It is as if it had never been made; of a campaign that has begun everybody is told. */
  revokeInvitation(invitation: Invitation): Promise<void>;
  invitation(codeHash: string): Promise<Invitation | null>;
  useInvitation(codeHash: string, user: UserId): Promise<void>;
  openInvitations(): Promise<number>;
  /** The same campaign, which has begun, for what the rules decide of it; written within this transaction. */
  running(): Promise<CampaignTransaction>;
  /** Removes the campaign with everything that belongs to it. */
  remove(): Promise<void>;
  dice(): Promise<Dice>;
  /** The campaign leaves the setup: writes the first state, its history and its members' forces in this transaction. */
  start(start: Start): Promise<void>;
}

/** How a command is to be run. */
export interface CommandOptions {
  /** Decide and answer, but change nothing, and keep no answer. */
  readonly dryRun: boolean;
  /** Null: the client sent no key. */
  readonly idempotency: IdempotencyClaim | null;
}

/** A campaign as its line in a list and its head show it, before and after the start. */
export interface CampaignSummary {
  readonly id: CampaignId;
  readonly name: string;
  readonly status: CampaignStatus;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly deadline: Instant | null;
  readonly ruleset: string;
  readonly options: Options;
  readonly diceCommitment: string;
  /** ROUND-5: the seed itself (hex), once the campaign is over; null before. */
  readonly diceSeed: string | null;
  /** ROUND-5: every seed that is public, from which epoch on it counted, and what had been promised of it. */
  readonly diceSeeds: readonly { readonly epoch: number; readonly commitment: string; readonly seed: string }[];
  /** SETUP-10: what was mixed into the seed of the map (hex), once the campaign is over; null before, and when it has none. */
  readonly mapSecret: string | null;
  readonly gameMaster: { readonly id: UserId; readonly displayName: string } | null;
  readonly role: 'gm' | 'player' | 'observer';
  readonly myForce: ForceId | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly force: ForceId | null;
    readonly faction: string | null;
    /** Name of the force. */
    readonly name: string | null;
    readonly user: { readonly id: UserId; readonly displayName: string } | null;
    readonly submitted: boolean;
    readonly out: boolean;
  }[];
}

/** What a user is in a campaign. */
export interface Membership {
  readonly campaign: CampaignId;
  readonly user: UserId;
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: ForceId | null;
  readonly status: CampaignStatus;
}

/** Who may do what, asked at the door of every campaign route. */
export abstract class Memberships {
  /** Null: no such campaign, or the user is not in it. Any text may be asked for. */
  abstract find(campaign: string, user: UserId): Promise<Membership | null>;
}

/** A campaign as it is written first, with its secrets. */
export interface Creation {
  readonly campaign: SetupCampaign;
  /** ROUND-5. */
  readonly sealedSeed: Uint8Array;
  /** SETUP-10. */
  readonly sealedMapSecret: Uint8Array;
  /** Campaigns that one GM may have that are not finished. */
  readonly limit: number;
}

export interface SetupStore {
  /** Writes a new campaign, unless the key of an earlier one says that it was made already: then its first answer comes again. */
  create<T>(creation: Creation, answer: () => T, options: CommandOptions): Promise<Result<T, Refusal>>;
  /** Runs `work` under the campaign's lock; a refusal changes nothing. Not found when there is no such campaign. */
  transact<T>(
    campaign: CampaignId,
    work: (transaction: SetupTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>>;
  /**
   * SETUP-10: what is mixed into the seed of every map of the campaign, 64 hex digits. A campaign that has none yet gets one, in a transaction of its
   * own, so that a dry run tells the map that will be. Null: there is no such campaign.
   */
  mapSecret(campaign: CampaignId): Promise<string | null>;
  /** Without a lock, started or not; null: there is none. */
  read(campaign: CampaignId): Promise<SetupCampaign | null>;
  /** The catalogue as a campaign sees it: with what was imported for it, and the designs that it keeps. */
  catalog(campaign: CampaignId): Promise<Catalog>;
  /** As this user sees it; null: there is none, or he is not in it. */
  summary(campaign: CampaignId, user: UserId): Promise<CampaignSummary | null>;
  /** The user's campaigns, newest first, after one of them (null: from the first). */
  list(user: UserId, after: CampaignId | null, limit: number): Promise<readonly CampaignSummary[]>;
  /** The campaign that an invitation is for, used or not; null: no such code. */
  campaignOf(codeHash: string): Promise<CampaignId | null>;
  /** An invitation to this campaign, without a lock, with the database's clock; null: no such code. */
  invitation(campaign: CampaignId, codeHash: string): Promise<{ readonly invitation: Invitation; readonly now: Instant } | null>;
  /** Members in the order of their ids, after one of them. */
  members(campaign: CampaignId, after: UserId | null, limit: number): Promise<readonly ListedMember[]>;
  /** Invitations, newest first, after a cursor. */
  invitations(campaign: CampaignId, after: string | null, limit: number): Promise<readonly InvitationLine[]>;
  displayName(user: UserId): Promise<string | null>;
}

/** Where chance and new ids come from. */
export interface Chance {
  /** UUIDv7. */
  id(): string;
  bytes(count: number): Uint8Array;
  /** So many random bytes as hex digits. */
  hex(count: number): string;
  /** So many random bytes as text that may stand in a URL. */
  token(count: number): string;
  /** Of bytes, as hex digits. */
  sha256(bytes: Uint8Array): string;
}

/** A map, or why there is none. */
export type DrawnMap = Result<MapPlan, readonly Violation[]>;

/** Draws maps where nobody has to wait for it. */
export interface Cartographer {
  /** Refuses when too many maps are wanted at once. Throws a MapNotDrawn. */
  draw(request: MapRequest): Promise<Result<DrawnMap, Refusal>>;
}

/** A map took too much time or memory, or the drawing of it broke; another try may do better. */
export class MapNotDrawn extends Error {
  constructor(options?: ErrorOptions) {
    super('a map could not be drawn', options);
    this.name = 'MapNotDrawn';
  }
}

export interface SetupPorts {
  readonly store: SetupStore;
  readonly cartographer: Cartographer;
  readonly chance: Chance;
  /** Of strangers who look at invitations. */
  readonly guesses: GuessLimits;
  readonly vault: Vault;
  /** Seals what is mixed into maps' seeds. */
  readonly mapVault: Vault;
  /** What every campaign has in common: its factions. */
  readonly catalog: Catalog;
  readonly ruleset: Ruleset;
  /** Names of the tactical engines that a campaign may choose. */
  readonly engines: readonly string[];
  /** Campaigns that one user may lead at a time, finished ones left out. */
  readonly campaignsPerUser: number;
  /** Where clients reach this server; no slash at the end. */
  readonly publicUrl: string;
}
