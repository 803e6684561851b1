/** Searching the catalogue: pure filters with a stable order by name. */
import { byText } from '../kernel/compare';
import type { Catalog, Item, MechDesign, TechBase, WeightClass } from './model';
import { fold } from './slug';

/** Every criterion that is not null must hold. */
export interface MechQuery {
  /** Words, each of which must occur in the name; case and accents do not matter. */
  readonly q: string | null;
  /** Id of a faction that has the design (3055–3075 availability of the whole faction). */
  readonly faction: string | null;
  /** Id of a faction on whose house list the design stands. */
  readonly houseList: string | null;
  readonly techBase: TechBase | null;
  readonly class: WeightClass | null;
  readonly minTons: number | null;
  readonly maxTons: number | null;
  readonly maxBv: number | null;
}
export interface ItemQuery {
  readonly q: string | null;
  /** An item of either technology (`any`) matches both. */
  readonly techBase: TechBase | null;
}

/** `Hunchback HBK-4G`. */
export const designName = (design: Pick<MechDesign, 'chassis' | 'model'>): string => `${design.chassis} ${design.model}`.trim();

const words = (q: string | null): readonly string[] =>
  q === null
    ? []
    : fold(q)
        .split(/\s+/)
        .filter((word) => word !== '');
const matches = (name: string, wanted: readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  const folded = fold(name);
  return wanted.every((word) => folded.includes(word));
};

/** The designs that meet the query, by name, then slug. An unknown faction has none. */
export const searchMechs = (catalog: Catalog, query: MechQuery): readonly MechDesign[] => {
  const wanted = words(query.q);
  const list = query.houseList === null ? null : catalog.houseList(query.houseList);
  const onList = list === null ? null : new Set<string>(Object.values(list).flatMap((entries) => entries.map((entry) => entry.design)));
  return catalog.mechs
    .filter(
      (mech) =>
        (query.houseList === null || (onList?.has(mech.slug) ?? false)) &&
        (query.faction === null || mech.factions.some((faction) => faction === query.faction)) &&
        (query.techBase === null || mech.techBase === query.techBase) &&
        (query.class === null || mech.weightClass === query.class) &&
        (query.minTons === null || mech.tons >= query.minTons) &&
        (query.maxTons === null || mech.tons <= query.maxTons) &&
        (query.maxBv === null || mech.bv <= query.maxBv) &&
        matches(designName(mech), wanted),
    )
    .sort((a, b) => byText(fold(designName(a)), fold(designName(b))) || byText(a.slug, b.slug));
};

/** The items that meet the query, by name, then id. */
export const searchItems = (catalog: Catalog, query: ItemQuery): readonly Item[] => {
  const wanted = words(query.q);
  return catalog.items
    .filter((item) => (query.techBase === null || item.techBase === 'any' || item.techBase === query.techBase) && matches(item.name, wanted))
    .sort((a, b) => byText(fold(a.name), fold(b.name)) || byText(a.id, b.id));
};
