/**
 * The names under which MegaMek's files call equipment: an item has one internal name (`Item.alias`, which
 * its files write) and many others. Read once, when a name is first asked for.
 */
import { bundledCatalog } from '../bundled';
import namesOfItems from '../data/names.json';
import { furtherEquipment } from './equipment';
import type { Item, ItemId, TechBase } from '../model';

interface Names {
  readonly internal: ReadonlyMap<string, Item>;
  /** In the order of preference where nothing else decides: items of the bundled designs first. */
  readonly others: ReadonlyMap<string, readonly Item[]>;
  readonly folded: ReadonlyMap<string, readonly Item[]>;
}

const OF_MECHS = ' (Mech)';

const add = (map: Map<string, Item[]>, name: string, item: Item): void => {
  const known = map.get(name);
  if (known === undefined) map.set(name, [item]);
  else if (!known.includes(item)) known.push(item);
};

/** Where a name says only that it is a mech's, mech files leave that out. */
const withoutKind = ({ alias }: Item): readonly string[] =>
  alias?.endsWith(OF_MECHS) === true ? [alias.slice(0, -OF_MECHS.length)] : [];

const read = (): Names => {
  const all = [...bundledCatalog().items, ...furtherEquipment().values()];
  const others = new Map(namesOfItems.map(([id, names]) => [id, names.split('|')]));
  const names = {
    internal: new Map<string, Item>(),
    others: new Map<string, Item[]>(),
    folded: new Map<string, Item[]>(),
  };
  for (const item of all) {
    if (item.alias === null) continue;
    names.internal.set(item.alias, item);
    add(names.folded, item.alias.toLowerCase(), item);
  }
  for (const item of all)
    for (const name of [...(others.get(item.id) ?? []), ...withoutKind(item)]) {
      add(names.others, name, item);
      add(names.folded, name.toLowerCase(), item);
    }
  return names;
};

let names: Names | null = null;

const preferred = (found: readonly Item[], techBase: TechBase | null): Item | null => {
  const order = techBase === null ? (['any', 'is', 'clan'] as const) : ([techBase, 'any'] as const);
  return (
    order
      .map((wanted) => found.find((item) => item.techBase === wanted))
      .find((item) => item !== undefined) ??
    found[0] ??
    null
  );
};

/**
 * The item that a file calls so: by its internal name, or else by any other name, or else by either without
 * regard to case. Of several items with that name the one of `techBase` (or of no one technology) is taken.
 * Null: no such item.
 */
export const itemNamed = (name: string, techBase: TechBase | null = null): ItemId | null => {
  names ??= read();
  const exact = names.internal.get(name);
  if (exact !== undefined) return exact.id;
  return (
    preferred(names.others.get(name) ?? names.folded.get(name.toLowerCase()) ?? [], techBase)?.id ?? null
  );
};

/** All items that a file may call so, of whichever technology. */
export const itemsNamed = (name: string): readonly ItemId[] => [
  ...new Set(
    ([null, 'is', 'clan'] as const)
      .map((techBase) => itemNamed(name, techBase))
      .filter((item) => item !== null),
  ),
];

/**
 * The name by which files call an item. Throws RangeError for what is no item of files (scrap, an unknown
 * id).
 */
export const fileNameOf = (id: ItemId): string => {
  const alias = bundledCatalog().item(id)?.alias ?? null;
  if (alias === null) throw new RangeError(`no name in files: ${id}`);
  return alias;
};
