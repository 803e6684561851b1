/** Leaving a campaign before its start, or being removed by its GM: the seat is free again, its draft gone. */
import type { CampaignId, UserId } from '../../kernel/ids';
import { err, ok, type Result } from '../../kernel/result';
import { FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import { stillInSetup } from './guards';
import { EMPTY_SEAT } from './model';
import type { CommandOptions, SetupPorts } from './ports';

/** Everybody may go; the GM may send others away, but does not leave himself. */
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
        if (!open.ok) return open;
        await transaction.save({
          ...campaign,
          members: campaign.members.filter((one) => one !== member),
          seats: campaign.seats.map((seat) => (seat.user === user ? { ...seat, ...EMPTY_SEAT } : seat)),
        });
        return ok(null);
      },
      options,
    );
