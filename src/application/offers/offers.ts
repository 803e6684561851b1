/**
 * Exchanges between players (DEP-5): made, accepted and withdrawn openly between the two, in the supply
 * phase.
 */
import { err, type ForceId, type OfferId, ok, type Result } from '../../kernel';
import {
  acceptOffer,
  makeOffer,
  offersOf,
  offerShape,
  withdrawOffer,
  type OfferSent,
  type OfferShape,
} from '../../rules';
import { pageById, type Page } from '../page';
import { FORBIDDEN, type Refusal } from '../refusal';
import type { Member } from '../campaigns/campaign-store';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall, type Decided } from '../campaigns/command';
import type { Access, CampaignReader } from '../campaigns/reader';
import { refusalOf } from '../campaigns/refusals';

const asForce = <T>({ force }: Member, run: (force: ForceId) => Decided<T>): Decided<T> =>
  force === null ? err(FORBIDDEN) : run(force);

export class Offers {
  constructor(
    private readonly store: CampaignTransactions,
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
  ) {}

  /** Open ones that they made or were made. */
  list({ campaign, audience }: Access, after: string | null, limit: number): Page<OfferShape> {
    return pageById(
      offersOf(this.reader.knowledge(campaign, audience), campaign.catalog),
      after,
      limit,
      (offer) => offer,
    );
  }

  make(call: CommandCall, sent: OfferSent): Promise<Result<OfferShape, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, member) =>
      asForce(member, (force) => {
        const made = makeOffer(resolution, force, sent);
        if (!made.ok) return err(refusalOf(made.error));
        const row = resolution.state.row('offers', made.value);
        if (row === null) throw new Error('an offer that was made is not there');
        return ok({ answer: offerShape(resolution.catalog, row) });
      }),
    );
  }

  /** Carried out at once. */
  accept(
    call: CommandCall,
    offer: OfferId,
  ): Promise<Result<{ readonly offer: string; readonly accepted: true }, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, member) =>
      asForce(member, (force) =>
        decidedBy(acceptOffer(resolution, force, offer), () => ({ offer, accepted: true as const })),
      ),
    );
  }

  /** The maker takes it back, or the other declines. */
  withdraw(call: CommandCall, offer: OfferId): Promise<Result<null, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, member) =>
      asForce(member, (force) => decidedBy(withdrawOffer(resolution, force, offer), () => null)),
    );
  }
}
