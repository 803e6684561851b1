/** A player offers another one an exchange (DEP-5), in the supply phase. */
import { err, ok, type Result } from '../../kernel';
import { makeOffer, offerShape, type OfferSent, type OfferShape } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, type CommandCall } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import type { Refusal } from '../refusal';
import { asForce } from './as-force';

export class MakeOffer {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, sent: OfferSent): Promise<Result<OfferShape, Refusal>> {
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
}
