/**
 * What a campaign is started from (SETUP): seats with their players and forces, the planet, the options, and
 * what is drawn outside.
 */
import type { Catalog, FactionId, ForceDraft } from '../../catalog';
import type { CampaignId, UserId } from '../../kernel';
import type { MapPlan } from '../map/plan';
import type { Options } from '../model/options';

export interface StartSeat {
  /** From 1. */
  readonly seat: number;
  /** Null: nobody has taken the seat. */
  readonly player: {
    readonly user: UserId;
    readonly name: string;
    readonly faction: FactionId;
    readonly forceName: string;
  } | null;
  /** The force as its player has submitted it; null: not yet. */
  readonly force: ForceDraft | null;
}

export interface StartInput {
  readonly id: CampaignId;
  readonly name: string;
  readonly ruleset: string;
  readonly options: Options;
  readonly seats: readonly StartSeat[];
  /** Null: there is no map yet. */
  readonly plan: MapPlan | null;
  /** Secret key for ids, hex. */
  readonly idKey: string;
  /** ROUND-5: SHA-256 of the dice seed. */
  readonly diceCommitment: string;
  readonly catalog: Catalog;
}
