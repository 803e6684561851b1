/** Handing a force in (SETUP-11). */
import { type CampaignId, err, ok, type Result, type UserId } from '../../../kernel';
import { againstRules, NOT_FOUND, type Refusal } from '../../refusal';
import { stillInSetup } from '../guards';
import { seatOf, withSeat, type Seat } from '../model';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { type ForceShape, EMPTY_DRAFT, violationsOf, presentForce } from './present-force';

/** Hands the draft in, if nothing is wrong with it; again does no harm. */
export const submitForce =
  ({ store }: SetupPorts) =>
  (id: CampaignId, user: UserId, options: CommandOptions): Promise<Result<ForceShape, Refusal>> =>
    store.transact(
      id,
      async (transaction) => {
        const { campaign, catalog } = transaction;
        // A seat that changed hands after the start has another player than in the setup: first whether it is
        // too late.
        const open = stillInSetup(campaign);
        if (!open.ok) return open;
        const seat = seatOf(campaign, user);
        if (seat === null) return err(NOT_FOUND);
        const wrong = violationsOf(catalog, campaign, seat, seat.draft ?? EMPTY_DRAFT);
        if (wrong.length > 0) return err(againstRules(wrong));
        const submitted: Seat = { ...seat, submitted: true };
        await transaction.save(withSeat(campaign, seat.seat, submitted));
        return ok(presentForce(catalog, campaign, submitted));
      },
      options,
    );
