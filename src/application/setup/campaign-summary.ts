/** The head of a campaign, as lists and pages show it. */
import type { CampaignId, ForceId, UserId } from '../../kernel';
import type { CombatStep, Instant, Options, Phase } from '../../rules';
import type { CampaignStatus } from './model';

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
  readonly diceSeeds: readonly {
    readonly epoch: number;
    readonly commitment: string;
    readonly seed: string;
  }[];
  /**
   * SETUP-10: what was mixed into the seed of the map (hex), once the campaign is over; null before, and when
   * it has none.
   */
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
