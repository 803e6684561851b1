/** Searching the equipment: all of it, also what the campaign's markets do not carry. */
import {
  type Catalog,
  furtherEquipment,
  itemIndex,
  type ItemIndex,
  type ItemQuery,
  presentItem,
  searchItems,
} from '../../catalog';
import type { Page } from '../page';
import type { PageWish } from './page-wish';

/** A cursor that no element of the list has leads to an empty page. */
const pageOf = <Row, T>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  present: (row: Row) => T,
  { after, limit }: PageWish,
): Page<T> => {
  const place = after === null ? -1 : rows.findIndex((row) => keyOf(row) === after);
  const begin = after !== null && place < 0 ? rows.length : place + 1;
  const page = rows.slice(begin, begin + limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    next: last !== undefined && begin + limit < rows.length ? keyOf(last) : null,
  };
};

export class SearchEquipment {
  #items: ItemIndex | null = null;

  constructor(private readonly catalog: Catalog) {}

  run(query: ItemQuery, page: PageWish) {
    this.#items ??= itemIndex([...this.catalog.items, ...furtherEquipment().values()]);
    return pageOf(searchItems(this.#items, query), (item) => item.id, presentItem, page);
  }
}
