/**
 * A catalogue that also has imported designs: those of one or several libraries, each up to what of it may be
 * seen.
 */
import {
  type Catalog,
  type DesignSlug,
  type HouseList,
  type MechDesign,
  WEIGHT_CLASSES,
} from '../../catalog';
import type { ReadTableEntry } from '../../application/catalog/import-ports';
import type { ImportedDesign, ImportedTable, Library } from './libraries';
import type { Unpacker } from './packed-design';

/** What is seen of a library: imports up to a revision; null: all of it. */
export interface LibraryView {
  readonly library: Library;
  readonly upTo: number | null;
}

const within = <T extends { readonly revision: number }>(
  found: T | undefined,
  upTo: number | null,
): T | null => (found === undefined || (upTo !== null && found.revision > upTo) ? null : found);

const first = <T>(views: readonly LibraryView[], find: (view: LibraryView) => T | null): T | null => {
  for (const view of views) {
    const found = find(view);
    if (found !== null) return found;
  }
  return null;
};

const importedDesign = (views: readonly LibraryView[], slug: string): ImportedDesign | null =>
  first(views, ({ library, upTo }) => within(library.designs.get(slug), upTo));

const importedTable = (views: readonly LibraryView[], slug: string): ImportedTable | null =>
  first(views, ({ library, upTo }) => within(library.tables.get(slug), upTo));

/**
 * The designs that a table names, also by other tables that it names, each once; null: there is no such
 * table.
 */
export const entriesOfTable = (
  views: readonly LibraryView[],
  list: string,
): readonly ReadTableEntry[] | null => {
  if (importedTable(views, list) === null) return null;
  const found = new Map<string, ReadTableEntry>();
  const lists = new Set([list]);
  // Tables that are named on the way are looked at, too; one that names itself is there already.
  for (const slug of lists)
    for (const entry of JSON.parse(
      importedTable(views, slug)?.entries ?? '[]',
    ) as readonly ReadTableEntry[]) {
      if (entry.kind === 'table') lists.add(entry.slug);
      else if (!found.has(entry.slug)) found.set(entry.slug, entry);
    }
  return [...found.values()];
};

/** The designs of a table that there are, by class; a table names them without. */
const listOf = (entries: readonly ReadTableEntry[], mech: (slug: string) => MechDesign | null): HouseList => {
  const known = entries.flatMap(({ slug, weight }) => {
    const design = mech(slug);
    return design === null
      ? []
      : [{ weightClass: design.weightClass, entry: { design: slug as DesignSlug, weight } }];
  });
  const classes = WEIGHT_CLASSES.map((weightClass) => [
    weightClass,
    known.filter((one) => one.weightClass === weightClass).map(({ entry }) => entry),
  ]);
  return Object.fromEntries(classes) as HouseList;
};

/**
 * Bundled designs come first, then the libraries in their order. `mechs` stays the list of the bundled ones:
 * imported ones are found by their slug and by searches, and come into no random force.
 */
export const scopedCatalog = (bundled: Catalog, views: readonly LibraryView[], unpack: Unpacker): Catalog => {
  if (views.length === 0) return bundled;
  const lists = new Map<string, HouseList>();
  const mech = (slug: string): MechDesign | null => {
    const known = bundled.mech(slug);
    if (known !== null) return known;
    const found = importedDesign(views, slug);
    return found === null ? null : unpack(found);
  };
  const importedList = (id: string): HouseList | null => {
    const known = lists.get(id);
    const entries = known === undefined ? entriesOfTable(views, id) : null;
    if (entries === null) return known ?? null;
    const list = listOf(entries, mech);
    lists.set(id, list);
    return list;
  };
  return {
    mechs: bundled.mechs,
    supportUnits: bundled.supportUnits,
    items: bundled.items,
    factions: bundled.factions,
    mech,
    supportUnit: (slug) => bundled.supportUnit(slug),
    item: (id) => bundled.item(id),
    faction: (id) => bundled.faction(id),
    houseList: (id) => bundled.houseList(id) ?? importedList(id),
    drawnBy: () => [],
  };
};
