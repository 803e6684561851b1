/**
 * Listing designs that players drew up: one's own; of all forces for the game master, and for everybody after
 * the end.
 */
import type { Access } from '../campaigns/reader';
import { pageById, type Page } from '../page';
import { knowsAll } from './known-designs';
import type { Variants } from './ports';
import { summaryOf, type VariantSummary } from './variant-shapes';

export class ListDesigns {
  constructor(private readonly variants: Variants) {}

  async run(access: Access, after: string | null, limit: number): Promise<Page<VariantSummary>> {
    const { audience, id } = access;
    if (audience.kind === 'observer' && !knowsAll(access)) return { items: [], next: null };
    const force = audience.kind === 'force' && !knowsAll(access) ? audience.force : null;
    const entries = (await this.variants.list(id, force)).map((variant) => ({
      id: `${variant.design.slug} ${variant.force}`,
      variant,
    }));
    return pageById(entries, after, limit, ({ variant }) => summaryOf(variant));
  }
}
