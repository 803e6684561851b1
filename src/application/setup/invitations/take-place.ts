/**
 * Taking a place that is free: a player a seat, added if need be, with a faction and a name; an observer just
 * joins.
 */
import type { Catalog } from '../../../catalog';
import { err, ok, type Result, type UserId, violation, type Violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { DrawMap } from '../map/drawn-maps';
import { withSeat, type Invitation, type Seat, type SetupCampaign } from '../model';
import type { SetupTransaction } from '../setup-transaction';
import { withSeatAdded } from '../seats';
import type { Acceptance } from '../reading/read-acceptance';

/**
 * The campaign with a free seat for the invited player, added if need be, and that seat; null: there is none.
 */
const withFreeSeat = (
  draw: DrawMap,
  campaign: SetupCampaign,
  invitation: Invitation,
): { readonly campaign: SetupCampaign; readonly seat: Seat } | null => {
  const wanted =
    invitation.force === null
      ? invitation.seat
      : (campaign.seats.find(({ force }) => force === invitation.force)?.seat ?? 0);
  const free = campaign.seats.find((seat) => seat.user === null && (wanted === null || seat.seat === wanted));
  if (free !== undefined) return { campaign, seat: free };
  if (wanted !== null && wanted <= campaign.seats.length) return null;
  const more = withSeatAdded(draw, campaign);
  return more === null ? null : withFreeSeat(draw, more, invitation);
};

const wrongWith = (
  catalog: Catalog,
  campaign: SetupCampaign,
  { preset }: Seat,
  { faction, forceName }: Acceptance,
): readonly Violation[] => {
  const known = faction !== null && catalog.faction(faction) !== null;
  return [
    ...(known ? [] : [violation('setup/unknown-faction', 'SETUP-3', '/faction', { faction: faction ?? '' })]),
    ...(known && preset !== null && preset !== faction
      ? [violation('setup/other-faction', 'SETUP-3', '/faction', { faction, preset })]
      : []),
    ...(forceName !== null &&
    campaign.seats.some((seat) => seat.forceName?.toLowerCase() === forceName.toLowerCase())
      ? [violation('setup/force-name-taken', null, '/forceName', { name: forceName })]
      : []),
  ];
};

export const takePlace = (
  catalog: Catalog,
  draw: DrawMap,
  { campaign: present }: SetupTransaction,
  invitation: Invitation,
  acceptance: Acceptance,
  user: UserId,
  displayName: string,
): Result<SetupCampaign, Refusal> => {
  if (invitation.role === 'observer')
    return ok({
      ...present,
      members: [...present.members, { user, role: 'observer', force: null, displayName }],
    });
  const place = withFreeSeat(draw, present, invitation);
  if (place === null)
    return err(
      againstRules([violation('setup/no-free-seat', 'SETUP-1', '', { seats: present.seats.length })]),
    );
  const { campaign, seat } = place;
  const wrong = wrongWith(catalog, campaign, seat, acceptance);
  if (wrong.length > 0) return err(againstRules(wrong));
  const members = [...campaign.members, { user, role: 'player' as const, force: seat.force, displayName }];
  return ok(withSeat({ ...campaign, members }, seat.seat, { user, ...acceptance }));
};
