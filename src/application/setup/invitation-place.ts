/** The place that whoever accepts an invitation would get. */
import type { FactionId } from '../../catalog';
import { type Invitation, MAX_SEATS, type Seat, type SetupCampaign } from './model';
import type { InvitationLookShape } from './invitation-shapes';

/** The seat that whoever accepts would get; null: there is none. `any`: one would be added for them. */
const seatFor = ({ seats }: SetupCampaign, { seat: wanted, force }: Invitation): Seat | 'any' | null => {
  if (force !== null) return seats.find((seat) => seat.force === force) ?? null;
  const free = seats.find((seat) => seat.user === null && (wanted === null || seat.seat === wanted));
  if (free !== undefined) return free;
  const grows = seats.length < MAX_SEATS && seats.every(({ preset }) => preset === null) && (wanted === null || wanted > seats.length);
  return grows ? 'any' : null;
};

interface Place {
  readonly seat: number | null;
  readonly force: InvitationLookShape['force'];
  readonly factions: readonly string[];
  readonly isThere: boolean;
}

export const placeOf = (campaign: SetupCampaign, invitation: Invitation, all: readonly FactionId[]): Place => {
  const nothing = { seat: invitation.seat, force: null, factions: [] };
  const begun = campaign.status !== 'setup';
  if (invitation.role === 'observer') return { ...nothing, isThere: campaign.status !== 'finished' };
  if (campaign.status === 'finished' || (begun && invitation.force === null)) return { ...nothing, isThere: false };
  const seat = seatFor(campaign, invitation);
  if (seat === null) return { ...nothing, isThere: false };
  if (seat === 'any') return { ...nothing, factions: all, isThere: true };
  const takenOver = invitation.force !== null && seat.forceName !== null && seat.faction !== null && (begun || seat.user !== null);
  if (takenOver) return { seat: seat.seat, force: { name: seat.forceName, faction: seat.faction }, factions: [], isThere: true };
  return { seat: seat.seat, force: null, factions: seat.preset === null ? all : [seat.preset], isThere: true };
};
