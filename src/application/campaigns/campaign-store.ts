/**
 * Ports: the states of running campaigns, and one transaction a command; the tables decide, the events audit
 * and replay.
 */
import type { CampaignId, ForceId, UserId } from '../../kernel';
import type { CampaignState, CombatStep, Knowledge, Phase } from '../../rules';
import type { Catalog } from '../../catalog';
import type { AudienceVersions } from './feeds/audience-versions';

/** A campaign as one transaction, or one moment, finds it. */
export interface LoadedCampaign {
  readonly state: CampaignState;
  /** Counts events. */
  readonly version: number;
  readonly audiences: AudienceVersions;
  /**
   * What audiences know, by their feeds, as far as it was asked for; kept from version to version for those
   * who are shown nothing.
   */
  readonly known: Map<string, Knowledge>;
  /** Counts changes of ready marks. */
  readonly readyRevision: number;
  /** Who may do what; every change of it makes a new version. */
  readonly members: readonly Member[];
  /** The catalogue with the designs that this campaign keeps in place of newer ones. */
  readonly catalog: Catalog;
}

/** Who may do what in a campaign. */
export interface Member {
  readonly user: UserId;
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: ForceId | null;
  readonly displayName: string;
}

/** Port: the states of running campaigns. */
export interface CampaignStates {
  /**
   * What the cache has, without asking the database: it may be old, so whoever uses it proves the version
   * when they write.
   */
  peek(id: CampaignId): LoadedCampaign | null;
  /** The present state of a started campaign, without a lock; null: none such, or not started. */
  read(id: CampaignId): Promise<LoadedCampaign | null>;
  /**
   * The same as this user may know it: perhaps of an older version, since when nothing has happened that the
   * user's audience may see.
   */
  readAs(id: CampaignId, user: UserId): Promise<LoadedCampaign | null>;
  /** The same with the members as they are now, and the versions of all audiences; the rest may be older. */
  readMembers(
    id: CampaignId,
  ): Promise<{ readonly campaign: LoadedCampaign; readonly audiences: AudienceVersions } | null>;
  /** See `CampaignTransaction.opening`; without a lock. */
  readOpening(
    id: CampaignId,
    round: number,
    phase: Phase,
    step: CombatStep | null,
  ): Promise<CampaignState | null>;
  /**
   * Campaigns in which something is due by the database's clock, longest due first, ms until the next one is
   * (null: none), and for how long the first has been.
   */
  due(limit: number): Promise<{
    readonly ids: readonly CampaignId[];
    readonly nextInMs: number | null;
    readonly lateMs: number;
  }>;
}
