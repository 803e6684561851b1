/**
 * Accepting an invitation: a player takes a seat with a faction and names their force, or takes over a force as it is; an observer just joins.
 */
import type { Catalog, FactionId } from '../../catalog';
import { err, ok, type Result, sha256Hex, type UserId, violation, type Violation } from '../../kernel';
import { Fields, readName } from '../../rules';
import { againstRules, conflict, misshapen, NOT_FOUND, UNAUTHENTICATED, type Refusal } from '../refusal';
import { withMaps, type DrawMap } from './drawn-maps';
import { MAX_NAME, seatOf, withSeat, type Invitation, type Seat, type SetupCampaign } from './model';
import type { CommandOptions, SetupPorts, SetupTransaction } from './ports';
import { presentCampaign, type CampaignShape } from './reading/present-campaign';
import { withSeatAdded } from './seats';
import { seatTakenOver, takeOver } from './take-over';

interface Acceptance {
  readonly faction: FactionId | null;
  readonly forceName: string | null;
}

const readAcceptance = (input: unknown): Result<Acceptance, readonly Violation[]> => {
  const fields = new Fields(input);
  const sent = (name: string): boolean => fields.has(name) && fields.raw(name) !== null;
  const faction = sent('faction') ? fields.id<FactionId>('faction') : null;
  const forceName = sent('forceName') ? readName(fields.raw('forceName'), MAX_NAME) : null;
  if (sent('forceName') && forceName === null) fields.refuse('forceName', 'shape/not-a-name', { max: MAX_NAME });
  return fields.done({ faction, forceName });
};

/** What only players have to send. */
const missing = ({ faction, forceName }: Acceptance): readonly Violation[] => [
  ...(faction === null ? [violation('shape/missing', null, '/faction')] : []),
  ...(forceName === null ? [violation('shape/missing', null, '/forceName')] : []),
];

/** The campaign with a free seat for the invited player, added if need be, and that seat; null: there is none. */
const withFreeSeat = (
  draw: DrawMap,
  campaign: SetupCampaign,
  invitation: Invitation,
): { readonly campaign: SetupCampaign; readonly seat: Seat } | null => {
  const wanted = invitation.force === null ? invitation.seat : (campaign.seats.find(({ force }) => force === invitation.force)?.seat ?? 0);
  const free = campaign.seats.find((seat) => seat.user === null && (wanted === null || seat.seat === wanted));
  if (free !== undefined) return { campaign, seat: free };
  if (wanted !== null && wanted <= campaign.seats.length) return null;
  const more = withSeatAdded(draw, campaign);
  return more === null ? null : withFreeSeat(draw, more, invitation);
};

const wrongWith = (catalog: Catalog, campaign: SetupCampaign, { preset }: Seat, { faction, forceName }: Acceptance): readonly Violation[] => {
  const folded = forceName?.toLowerCase() ?? null;
  const known = faction !== null && catalog.faction(faction) !== null;
  return [
    ...(known ? [] : [violation('setup/unknown-faction', 'SETUP-3', '/faction', { faction })]),
    ...(known && preset !== null && preset !== faction ? [violation('setup/other-faction', 'SETUP-3', '/faction', { faction, preset })] : []),
    ...(campaign.seats.some((seat) => seat.forceName?.toLowerCase() === folded)
      ? [violation('setup/force-name-taken', null, '/forceName', { name: forceName })]
      : []),
  ];
};

const taken = (
  catalog: Catalog,
  draw: DrawMap,
  { campaign: present }: SetupTransaction,
  invitation: Invitation,
  acceptance: Acceptance,
  user: UserId,
  displayName: string,
): Result<SetupCampaign, Refusal> => {
  if (invitation.role === 'observer') return ok({ ...present, members: [...present.members, { user, role: 'observer', force: null, displayName }] });
  const place = withFreeSeat(draw, present, invitation);
  if (place === null) return err(againstRules([violation('setup/no-free-seat', 'SETUP-1', '', { seats: present.seats.length })]));
  const { campaign, seat } = place;
  const wrong = wrongWith(catalog, campaign, seat, acceptance);
  if (wrong.length > 0) return err(againstRules(wrong));
  const members = [...campaign.members, { user, role: 'player' as const, force: seat.force, displayName }];
  return ok(withSeat({ ...campaign, members }, seat.seat, { user, ...acceptance }));
};

export const acceptInvitation =
  ({ store, catalog, cartographer }: SetupPorts) =>
  async (code: string, user: UserId, body: unknown, options: CommandOptions): Promise<Result<CampaignShape, Refusal>> => {
    const codeHash = sha256Hex(code);
    const id = await store.campaignOf(codeHash);
    if (id === null) return err(NOT_FOUND);
    const read = readAcceptance(body === undefined ? {} : body);
    const displayName = await store.displayName(user);
    if (displayName === null) return err(UNAUTHENTICATED);
    return withMaps({ store, cartographer }, id, (draw) =>
      store.transact(
        id,
        async (transaction) => {
          const { campaign, now } = transaction;
          const invitation = await transaction.invitation(codeHash);
          if (invitation === null || invitation.usedBy !== null || invitation.expiresAt <= now) return err(NOT_FOUND);
          if (!read.ok) return err(misshapen(read.error));
          const over = seatTakenOver(campaign, invitation);
          const incomplete = invitation.role === 'player' && over === null ? missing(read.value) : [];
          if (incomplete.length > 0) return err(misshapen(incomplete));
          if (campaign.status === 'finished') return err(conflict(invitation.force === null ? 'setup/started' : 'gm/campaign-finished'));
          if (campaign.status !== 'setup' && invitation.role === 'player' && over === null) return err(conflict('setup/started'));
          const member = campaign.members.find((one) => one.user === user);
          if (member !== undefined && (over === null || member.role !== 'observer')) {
            const other = over === null || member.force === over.force ? null : seatOf(campaign, user);
            const code = member.role === 'gm' ? 'setup/gm-does-not-play' : other === null ? 'setup/already-member' : 'gm/user-has-seat';
            return err(againstRules([violation(code, null, '', other === null ? {} : { seat: other.seat })]));
          }
          if (over !== null) {
            const done = await takeOver(transaction, over, { user, displayName });
            if (!done.ok) return done;
          } else {
            const next = taken(catalog, draw, transaction, invitation, read.value, user, displayName);
            if (!next.ok) return next;
            await transaction.save(next.value);
          }
          await transaction.useInvitation(codeHash, user);
          // Observers join campaigns that have begun, too: what was set up does not say where those stand.
          return ok(presentCampaign(await transaction.summary(user)));
        },
        options,
      ),
    );
  };
