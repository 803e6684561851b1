/** Saving the draft of a force, whatever is wrong with it (SETUP-11). */
import { type CampaignId, err, ok, type Result, type UserId } from '../../../kernel';
import { misshapen, NOT_FOUND, type Refusal } from '../../refusal';
import { changeable, stillInSetup, type Precondition } from '../guards';
import { seatOf, withSeat, type Seat } from '../model';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { readForce } from '../reading/read-force';
import { type ForceShape, presentForce } from './present-force';

export const putForce =
  ({ store }: SetupPorts) =>
  async (
    id: CampaignId,
    user: UserId,
    body: unknown,
    precondition: Precondition,
    options: CommandOptions,
  ): Promise<Result<ForceShape, Refusal>> => {
    const draft = readForce(body);
    if (!draft.ok) return err(misshapen(draft.error));
    return store.transact(
      id,
      async (transaction) => {
        const { campaign, catalog } = transaction;
        const begun = stillInSetup(campaign);
        if (!begun.ok) return begun;
        const seat = seatOf(campaign, user);
        if (seat === null) return err(NOT_FOUND);
        const open = changeable(campaign, precondition, () => presentForce(catalog, campaign, seat));
        if (!open.ok) return open;
        const changed: Seat = { ...seat, draft: draft.value, submitted: false };
        await transaction.save(withSeat(campaign, seat.seat, changed));
        return ok(presentForce(catalog, campaign, changed));
      },
      options,
    );
  };
