/** What a force is made of while it is chosen, and the search of the catalogue behind its address. */
import { api, ok } from '../api/client';

export interface Chosen {
  readonly id: string;
  readonly name: string;
  /** In the unit of the budget; null: not known. */
  readonly cost: number | null;
}

export interface Found {
  readonly items: readonly Chosen[];
  readonly next: string | null;
}

const LIMIT = 30;

const textIn = (item: Readonly<Record<string, unknown>>, ...names: readonly string[]): string =>
  names.map((name) => item[name]).find((value): value is string => typeof value === 'string') ?? '';

/** Catalogues differ in what they call an entry; its cost stands under the budget's unit. */
export const chosenOf = (item: Readonly<Record<string, unknown>>, unit: string): Chosen => {
  const cost = item[unit];
  const id = textIn(item, 'design', 'card', 'id');
  return { id, name: textIn(item, 'name', 'title') || id, cost: typeof cost === 'number' ? cost : null };
};

/** `bv` is searched by `maxBv`. */
const atMost = (unit: string): string => `max${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;

/** `left` null: whatever it costs. */
export async function searchCatalogue(
  address: string,
  unit: string,
  {
    text,
    left,
    after,
  }: { readonly text: string; readonly left: number | null; readonly after: string | null },
): Promise<Found> {
  const query = {
    limit: LIMIT,
    ...(text.trim() === '' ? {} : { q: text.trim() }),
    ...(left === null ? {} : { [atMost(unit)]: Math.max(0, left) }),
    ...(after === null ? {} : { after }),
  };
  const page = (await ok(api.GET(address as never, { params: { query } } as never) as never)) as unknown as {
    readonly items: readonly Readonly<Record<string, unknown>>[];
    readonly next: string | null;
  };
  return { items: page.items.map((item) => chosenOf(item, unit)), next: page.next };
}

export const sumOf = (force: readonly Chosen[]): number =>
  force.reduce((sum, { cost }) => sum + (cost ?? 0), 0);

/** As a setup has it: ids, or each card with how many. */
export const forceValue = (force: readonly Chosen[], isIds: boolean): unknown => {
  const ids = force.map(({ id }) => id);
  if (isIds) return ids;
  return [...new Set(ids)].map((card) => ({ card, count: ids.filter((id) => id === card).length }));
};
