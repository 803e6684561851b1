/** What whoever has a code is shown before they join. */
import type { FactionId } from '../../../catalog';
import { err, isoTime, ok, type Result, sha256Hex } from '../../../kernel';
import { NOT_FOUND, tooMany, type Refusal } from '../../refusal';
import { MAX_SEATS, type Invitation, type Seat, type SetupCampaign } from '../model';
import type { SetupPorts } from '../ports';

export interface InvitationLookShape {
  readonly campaign: { readonly name: string; readonly status: SetupCampaign['status'] };
  readonly gameMaster: string | null;
  readonly role: 'player' | 'observer';
  readonly seat: number | null;
  /** What is taken over as it is; null: the player makes a force of their own. */
  readonly force: { readonly name: string; readonly faction: string } | null;
  readonly factions: readonly string[];
  readonly open: boolean;
  readonly expiresAt: string;
}

/** The seat that whoever accepts would get; null: there is none. `any`: one would be added for them. */
const seatFor = ({ seats }: SetupCampaign, { seat: wanted, force }: Invitation): Seat | 'any' | null => {
  if (force !== null) return seats.find((seat) => seat.force === force) ?? null;
  const free = seats.find((seat) => seat.user === null && (wanted === null || seat.seat === wanted));
  if (free !== undefined) return free;
  const grows =
    seats.length < MAX_SEATS &&
    seats.every(({ preset }) => preset === null) &&
    (wanted === null || wanted > seats.length);
  return grows ? 'any' : null;
};

interface Place {
  readonly seat: number | null;
  readonly force: InvitationLookShape['force'];
  readonly factions: readonly string[];
  readonly isThere: boolean;
}

const placeOf = (campaign: SetupCampaign, invitation: Invitation, all: readonly FactionId[]): Place => {
  const nothing = { seat: invitation.seat, force: null, factions: [] };
  const begun = campaign.status !== 'setup';
  if (invitation.role === 'observer') return { ...nothing, isThere: campaign.status !== 'finished' };
  if (campaign.status === 'finished' || (begun && invitation.force === null))
    return { ...nothing, isThere: false };
  const seat = seatFor(campaign, invitation);
  if (seat === null) return { ...nothing, isThere: false };
  if (seat === 'any') return { ...nothing, factions: all, isThere: true };
  const takenOver =
    invitation.force !== null &&
    seat.forceName !== null &&
    seat.faction !== null &&
    (begun || seat.user !== null);
  if (takenOver)
    return {
      seat: seat.seat,
      force: { name: seat.forceName, faction: seat.faction },
      factions: [],
      isThere: true,
    };
  return {
    seat: seat.seat,
    force: null,
    factions: seat.preset === null ? all : [seat.preset],
    isThere: true,
  };
};

/**
 * For anybody who has the code. Little is told: what somebody has to know to decide. A code that nobody has
 * counts as a guess.
 */
export const seeInvitation =
  ({ store, guesses, catalog }: SetupPorts) =>
  async (code: string, address: string): Promise<Result<InvitationLookShape, Refusal>> => {
    const wait = await guesses.reserve(address);
    if (wait !== null) return err(tooMany('setup/too-many-looks', wait));
    const codeHash = sha256Hex(code);
    const id = await store.campaignOf(codeHash);
    const campaign = id === null ? null : await store.read(id);
    const found = id === null ? null : await store.invitation(id, codeHash);
    if (campaign === null || found === null) return err(NOT_FOUND);
    await guesses.forgive(address);
    const { invitation, now } = found;
    const place = placeOf(
      campaign,
      invitation,
      catalog.factions.map((faction) => faction.id),
    );
    const { isThere, ...shown } = place;
    return ok({
      campaign: { name: campaign.name, status: campaign.status },
      gameMaster: campaign.members.find(({ role }) => role === 'gm')?.displayName ?? null,
      role: invitation.role,
      ...shown,
      open: isThere && invitation.usedBy === null && invitation.expiresAt > now,
      expiresAt: isoTime(invitation.expiresAt),
    });
  };
