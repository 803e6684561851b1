/**
 * A campaign before its start (SETUP): its seats, members, options and plan as one aggregate, changed as a
 * whole under a lock.
 */
import type { FactionId, ForceDraft } from '../../catalog';
import type { CampaignId, ForceId, UserId } from '../../kernel';
import type { Instant, MapPlan, Options } from '../../rules';
import type { Member } from '../campaigns/campaign-store';

export type CampaignStatus = 'setup' | 'running' | 'paused' | 'finished';

/** A place for one player, and the draft of their force. */
export interface Seat {
  /** From 1. */
  readonly seat: number;
  /** The id that its force will have; given with the seat, so that a change of players tells nothing. */
  readonly force: ForceId;
  /** The faction that the GM has set; null: whoever takes the seat chooses. */
  readonly preset: FactionId | null;
  /** Of the player's force; null while nobody sits here. */
  readonly faction: FactionId | null;
  readonly forceName: string | null;
  readonly user: UserId | null;
  /** Null: nothing drafted yet. */
  readonly draft: ForceDraft | null;
  /** SETUP-11: checked and handed in; any change takes it back. */
  readonly submitted: boolean;
}

export interface Invitation {
  /** SHA-256 of the code; the code itself is kept nowhere. */
  readonly codeHash: string;
  readonly role: 'player' | 'observer';
  /** The seat that it is for; null: any free one. */
  readonly seat: number | null;
  /** The force whose seat it takes over, as it is; null: none. */
  readonly force: ForceId | null;
  readonly expiresAt: Instant;
  readonly usedBy: UserId | null;
}

export interface SetupCampaign {
  readonly id: CampaignId;
  readonly name: string;
  /** Every change but an observer's coming and going needs `setup`. */
  readonly status: CampaignStatus;
  readonly options: Options;
  /** ROUND-5: SHA-256 of the dice seed. */
  readonly diceCommitment: string;
  /** Secret key (hex) under which ids are derived. */
  readonly idKey: string;
  /** In the order of their numbers. */
  readonly seats: readonly Seat[];
  readonly members: readonly Member[];
  /** SETUP-7, SETUP-10; null: the GM has made no map yet. */
  readonly plan: MapPlan | null;
}

/** Two to eight players (SETUP-1). */
export const MIN_SEATS = 2;
export const MAX_SEATS = 8;
/** Invitations of one campaign that are neither used nor expired. */
export const MAX_OPEN_INVITATIONS = 100;
/** Characters of the name of a campaign, a force, a mech or a pilot. */
export const MAX_NAME = 60;

export const seatOf = (campaign: SetupCampaign, user: UserId): Seat | null =>
  campaign.seats.find((seat) => seat.user === user) ?? null;

/** The campaign with one seat replaced by what `change` makes of it. */
export const withSeat = (campaign: SetupCampaign, number: number, change: Partial<Seat>): SetupCampaign => ({
  ...campaign,
  seats: campaign.seats.map((seat) => (seat.seat === number ? { ...seat, ...change } : seat)),
});

/** What an empty seat differs in from a taken one. */
export const EMPTY_SEAT = {
  user: null,
  faction: null,
  forceName: null,
  draft: null,
  submitted: false,
} as const;
