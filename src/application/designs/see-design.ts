/** Seeing the record sheet of a design that one may know. */
import { err, ok, type Result } from '../../kernel';
import type { Access } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { FindKnownDesign } from './known-designs';
import { sheetOf, type VariantSheet } from './variant-shapes';

export class SeeDesign {
  constructor(private readonly known: FindKnownDesign) {}

  async run(access: Access, slug: string): Promise<Result<VariantSheet, Refusal>> {
    const design = await this.known.run(access, slug);
    return design === null ? err(NOT_FOUND) : ok(sheetOf(access.campaign.catalog, design));
  }
}
