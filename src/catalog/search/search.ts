/** Searching equipment: pure filters with a stable order by name. */
import { byText } from '../../kernel';
import type { Item, MechDesign, RulesLevel, TechBase } from '../model';
import { haystackOf, needleOf, type Haystack } from './name-match';
import { fold } from '../slug';

/** Every criterion that is not null must hold. */
export interface ItemQuery {
  /** Parts of the name, in any order; case, accents and punctuation do not matter. */
  readonly q: string | null;
  /** An item of either technology (`any`) matches both. */
  readonly techBase: TechBase | null;
  readonly kind: Item['kind'] | null;
  readonly rulesLevel: RulesLevel | null;
  /** Ids: of these only. */
  readonly items: ReadonlySet<string> | null;
}
export const ANY_ITEM: ItemQuery = { q: null, techBase: null, kind: null, rulesLevel: null, items: null };

/** `Hunchback HBK-4G`. */
export const designName = (design: Pick<MechDesign, 'chassis' | 'model'>): string =>
  `${design.chassis} ${design.model}`.trim();

/** Items in the order of lists, ready to be searched. */
export type ItemIndex = readonly { readonly item: Item; readonly name: Haystack }[];

/** By name, then id. */
export const itemIndex = (items: Iterable<Item>): ItemIndex =>
  [...items]
    .map((item) => ({ item, order: fold(item.name), name: haystackOf(item.name) }))
    .sort((a, b) => byText(a.order, b.order) || byText(a.item.id, b.item.id));

/** The items that meet the query, in the order of the index. */
export const searchItems = (
  index: ItemIndex,
  { q, techBase, kind, rulesLevel, items }: ItemQuery,
): readonly Item[] => {
  const needle = needleOf(q);
  return index
    .filter(
      ({ item, name }) =>
        (techBase === null || item.techBase === 'any' || item.techBase === techBase) &&
        (kind === null || item.kind === kind) &&
        (rulesLevel === null || item.rulesLevel === rulesLevel) &&
        (items === null || items.has(item.id)) &&
        (needle === null || needle(name)),
    )
    .map(({ item }) => item);
};
