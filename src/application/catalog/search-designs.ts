/** Searching the designs that everybody, or that the members of a campaign see. */
import { type MechQuery, type MechSort, type MechSummary, searchMechs } from '../../catalog';
import type { CampaignId } from '../../kernel';
import type { Page } from '../page';
import type { PageWish } from './page-wish';
import { scopeOf, type CatalogScopes } from './scope';

export class SearchDesigns {
  constructor(private readonly scopes: CatalogScopes) {}

  async run(
    query: MechQuery,
    page: PageWish & { readonly sort: MechSort },
    campaign: CampaignId | null = null,
  ): Promise<Page<MechSummary>> {
    const { shelves } = await scopeOf(this.scopes, campaign);
    const { entries, next } = searchMechs(shelves, query, page);
    return { items: entries.map(({ summary }) => summary), next };
  }
}
