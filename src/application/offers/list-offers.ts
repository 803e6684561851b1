/** The open exchanges that a player has offered or was offered (DEP-5). */
import { offersOf, type OfferShape } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { pageById, type Page } from '../page';

export class ListOffers {
  constructor(private readonly reader: Pick<CampaignReader, 'knowledge'>) {}

  run({ campaign, audience }: Access, after: string | null, limit: number): Page<OfferShape> {
    const offers = offersOf(this.reader.knowledge(campaign, audience), campaign.catalog);
    return pageById(offers, after, limit, (offer) => offer);
  }
}
