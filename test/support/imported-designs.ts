/**
 * Designs that no catalogue has, as an import reads them: variants of a bundled one under names of their own.
 */
import type { Reading, ReadTable } from '../../src/application/catalog/import-ports';
import { bundledCatalog } from '../../src/catalog/bundled';
import type { DesignSlug, MechDesign } from '../../src/catalog/model';
import { documentOf, writeMtf } from '../../src/catalog/mtf';
import { NOTHING_CARRIED } from '../../src/catalog/mtf/document';
import { slug } from '../../src/catalog/slug';
import { readDesignOf } from '../../src/infrastructure/catalog/read-design';

/** A Hunchback in all but the name, and with what is told of it. */
export const testbed = (model: string, parts: Partial<MechDesign> = {}): MechDesign => {
  const base = bundledCatalog().mech('hunchback-hbk-4g');
  if (base === null) throw new Error('the bundled catalogue has changed');
  return {
    ...base,
    mulId: null,
    chassis: 'Testbed',
    model,
    slug: slug(`Testbed ${model}`) as DesignSlug,
    factions: [],
    cost: null,
    ...parts,
  };
};

export const readingOf = (designs: readonly MechDesign[], tables: readonly ReadTable[] = []): Reading => ({
  designs: designs.map((design) =>
    readDesignOf(bundledCatalog(), `${design.chassis} ${design.model}.mtf`, {
      design,
      carried: NOTHING_CARRIED,
    }),
  ),
  tables,
  refusals: [],
});

/** The file that a design would come in. */
export const fileOf = (design: MechDesign): string => writeMtf(documentOf(design));
