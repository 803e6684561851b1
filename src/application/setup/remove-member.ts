/**
 * Leaving a campaign, or being sent away by its GM before the start: the seat is free again, its draft gone.
 * Whoever leaves a war that has begun gives up the seat; everybody is told, and the phase does not wait for
 * it.
 */
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { decideLeave } from '../../rules';
import type { Member } from '../campaigns/campaign-store';
import { closeIfAllReady } from '../campaigns/close-phase';
import { conclude } from '../campaigns/conclude';
import { resolutionOf } from '../campaigns/resolution-of';
import { FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import { stillInSetup } from './guards';
import { EMPTY_SEAT, type SetupCampaign } from './model';
import type { SetupPorts } from './ports';
import type { CommandOptions, SetupTransaction } from './setup-transaction';

/** The campaign has begun. */
export const leaveWar = async (
  transaction: SetupTransaction,
  { user, displayName, role }: Member,
): Promise<void> => {
  const running = await transaction.running();
  const resolution = await resolutionOf(running);
  if (decideLeave(resolution, { user, name: displayName, role }) === 'seat-vacant')
    await closeIfAllReady(resolution, running);
  await conclude(resolution, running, [{ user, role: null, force: null, displayName }]);
};

/** Before the start: without the member, and with their seat free. */
export const freedOf = (campaign: SetupCampaign, member: Member): SetupCampaign => ({
  ...campaign,
  members: campaign.members.filter((one) => one !== member),
  seats: campaign.seats.map((seat) => (seat.user === member.user ? { ...seat, ...EMPTY_SEAT } : seat)),
});

/** Everybody may go; the GM may send others away, but does not leave themselves. */
export const removeMember =
  ({ store }: SetupPorts) =>
  (id: CampaignId, by: UserId, user: UserId, options: CommandOptions): Promise<Result<null, Refusal>> =>
    store.transact(
      id,
      async (transaction) => {
        const { campaign } = transaction;
        const asking = campaign.members.find((member) => member.user === by);
        const member = campaign.members.find((one) => one.user === user);
        if (asking === undefined || member === undefined) return err(NOT_FOUND);
        if (member.role === 'gm' || (asking.role !== 'gm' && asking !== member)) return err(FORBIDDEN);
        const open = stillInSetup(campaign);
        if (!open.ok && asking !== member) return open;
        if (!open.ok) {
          await leaveWar(transaction, member);
          return ok(null);
        }
        await transaction.save(freedOf(campaign, member));
        return ok(null);
      },
      options,
    );
