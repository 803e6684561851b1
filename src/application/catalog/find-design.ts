/**
 * Finding a design with the catalogue in which it is seen; within a campaign also what a player drew up, for
 * those who may know it.
 */
import type { Catalog, MechDesign } from '../../catalog';
import { err, ok, type Result } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import { scopeOf, type Asker, type CatalogScopes, type KnownDesigns } from './scope';

export class FindDesign {
  constructor(
    private readonly scopes: CatalogScopes,
    private readonly known: KnownDesigns,
  ) {}

  async run(
    design: string,
    asker: Asker | null = null,
  ): Promise<Result<{ readonly catalog: Catalog; readonly mech: MechDesign }, Refusal>> {
    const { catalog } = await scopeOf(this.scopes, asker?.campaign ?? null);
    const mech =
      catalog.mech(design) ??
      (asker === null ? null : await this.known.find(asker.campaign, asker.user, design));
    return mech === null ? err(NOT_FOUND) : ok({ catalog, mech });
  }
}
