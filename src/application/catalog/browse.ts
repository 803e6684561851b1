/** Browsing the catalogue: pages of designs and items, record sheets, factions with their house lists, building types. */
import type { BuildingInfo } from '../../catalog/building-info';
import type { Catalog } from '../../catalog/model';
import { presentFaction, presentHouseList, presentItem, presentMechSummary, presentRecordSheet } from '../../catalog/present';
import { searchItems, searchMechs, type ItemQuery, type MechQuery } from '../../catalog/search';
import { err, ok, type Result } from '../../kernel/result';
import type { Page } from '../page';
import { NOT_FOUND, type Refusal } from '../refusal';

export interface PageWish {
  /** The cursor of the page before: the key of its last element; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}

/** A cursor that no element of the list has leads to an empty page. */
const pageOf = <Row, T>(rows: readonly Row[], keyOf: (row: Row) => string, present: (row: Row) => T, { after, limit }: PageWish): Page<T> => {
  const place = after === null ? -1 : rows.findIndex((row) => keyOf(row) === after);
  const begin = after !== null && place < 0 ? rows.length : place + 1;
  const page = rows.slice(begin, begin + limit);
  const last = page.at(-1);
  return { items: page.map(present), next: last !== undefined && begin + limit < rows.length ? keyOf(last) : null };
};

const whole = <T>(items: readonly T[]): Page<T> => ({ items, next: null });

export class CatalogBrowser {
  constructor(
    private readonly catalog: Catalog,
    private readonly buildingInfos: readonly BuildingInfo[],
  ) {}

  factions() {
    return whole(this.catalog.factions.map(presentFaction));
  }

  houseList(faction: string): Result<NonNullable<ReturnType<typeof presentHouseList>>, Refusal> {
    const list = this.catalog.faction(faction) === null ? null : presentHouseList(this.catalog, faction);
    return list === null ? err(NOT_FOUND) : ok(list);
  }

  mechs(query: MechQuery, page: PageWish) {
    return pageOf(searchMechs(this.catalog, query), (mech) => mech.slug, presentMechSummary, page);
  }

  mech(design: string): Result<ReturnType<typeof presentRecordSheet>, Refusal> {
    const mech = this.catalog.mech(design);
    return mech === null ? err(NOT_FOUND) : ok(presentRecordSheet(this.catalog, mech));
  }

  equipment(query: ItemQuery, page: PageWish) {
    return pageOf(searchItems(this.catalog, query), (item) => item.id, presentItem, page);
  }

  buildings() {
    return whole(this.buildingInfos.map(({ type, rule, name, effect }) => ({ type, rule, name: { ...name }, effect: { ...effect } })));
  }
}
