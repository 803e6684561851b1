/** Seeing record sheets of designs: of one, or of several. */
import { presentRecordSheet } from '../../catalog';
import { type CampaignId, ok, type Result } from '../../kernel';
import { wholeList, type Page } from '../page';
import type { Refusal } from '../refusal';
import type { FindDesign } from './find-design';
import { scopeOf, type Asker, type CatalogScopes } from './scope';

type RecordSheet = ReturnType<typeof presentRecordSheet>;

export class SeeRecordSheets {
  constructor(
    private readonly scopes: CatalogScopes,
    private readonly find: FindDesign,
  ) {}

  async one(design: string, asker: Asker | null = null): Promise<Result<RecordSheet, Refusal>> {
    const found = await this.find.run(design, asker);
    return found.ok ? ok(presentRecordSheet(found.value.catalog, found.value.mech)) : found;
  }

  /** Of those that everybody, or the members of a campaign see; others are left out. */
  async several(designs: readonly string[], campaign: CampaignId | null = null): Promise<Page<RecordSheet>> {
    const { catalog } = await scopeOf(this.scopes, campaign);
    return wholeList(
      designs
        .map((design) => catalog.mech(design))
        .flatMap((mech) => (mech === null ? [] : [presentRecordSheet(catalog, mech)])),
    );
  }
}
