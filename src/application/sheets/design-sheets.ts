/** The record sheets of designs as they leave the factory, as SVG. */
import type { Language } from '../../kernel/language';
import { UNDAMAGED } from '../../catalog/condition';
import { recordSheet, svgOf } from '../../catalog/record-sheet';
import { ok, type Result } from '../../kernel/result';
import type { CatalogBrowser } from '../catalog/browse';
import type { Refusal } from '../refusal';
import type { Asker } from '../catalog/scope';

export class DesignSheets {
  constructor(private readonly designs: Pick<CatalogBrowser, 'find'>) {}

  /** Of a design that everybody, or that the members of a campaign see. */
  async svg(design: string, language: Language, asker: Asker | null): Promise<Result<string, Refusal>> {
    const found = await this.designs.find(design, asker);
    if (!found.ok) return found;
    const { catalog, mech } = found.value;
    return ok(svgOf(recordSheet({ design: mech, lookup: catalog.item, condition: UNDAMAGED, pilot: null, name: null, force: null }, language)));
  }
}
