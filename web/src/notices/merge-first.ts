/** A list of notices that is known in part, newest first, and its first page told anew. */
import type { Schemas } from '../api/client';

export type Notice = Schemas['Notice'];

export interface Listed {
  /** Newest first. */
  readonly items: readonly Notice[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
}

/**
 * The first page, and below it what was read on before. Where notices may be missing between the two, what
 * was known is left out: it is read on from the first page again.
 */
export function mergeFirst(known: Listed, first: Listed): Listed {
  const end = known.items.findIndex(({ id }) => id === first.items.at(-1)?.id);
  if (first.next === null || end === -1 || end === known.items.length - 1) return first;
  return { items: [...first.items, ...known.items.slice(end + 1)], next: known.next };
}

/** A page that was read on, without what is there already. */
export function readOn(known: Listed, page: Listed): Listed {
  const ids = new Set(known.items.map(({ id }) => id));
  return { items: [...known.items, ...page.items.filter(({ id }) => !ids.has(id))], next: page.next };
}

/** These marked as read, or as not read. */
export const marked = (items: readonly Notice[], ids: readonly string[], read: boolean): readonly Notice[] =>
  items.map((one) => (ids.includes(one.id) ? { ...one, read } : one));
