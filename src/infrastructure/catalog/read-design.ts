/**
 * Makes of a mech file that was understood what an import stores: the packed content, its hash, and what
 * searches look at.
 */
import type { ReadDesign } from '../../application/catalog/import-ports';
import { type Catalog, designHash, differences, entryOf, type MtfDocument } from '../../catalog';
import { packDesign } from './packed-design';

export const readDesignOf = (
  bundled: Catalog,
  file: string,
  { design, carried }: MtfDocument,
): ReadDesign => {
  const entry = entryOf(design, bundled.item);
  const present = bundled.mech(design.slug);
  return {
    design: design.slug,
    name: entry.summary.name,
    file,
    bv: design.bv,
    hash: designHash(design),
    content: packDesign(design),
    carried: JSON.stringify(carried),
    entry: JSON.stringify(entry),
    bundled: present === null ? null : differences(present, design),
  };
};
