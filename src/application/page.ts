/** Pages of lists: what every list answers, and the cursors of those that are kept whole in memory. */
import { byId } from '../kernel';

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the next page; null: this is the last one. */
  readonly next: string | null;
}

/** A page by id; the cursor is the last id of the page before. `limit` is at least 1. */
export const pageById = <E extends { readonly id: string }, T>(
  entries: readonly E[],
  after: string | null,
  limit: number,
  shape: (entry: E) => T,
): Page<T> => {
  const rest = [...entries].sort(byId).filter(({ id }) => after === null || id > after);
  const shown = rest.slice(0, limit);
  return {
    items: shown.map(shape),
    next: rest.length > limit ? (shown[shown.length - 1]?.id ?? null) : null,
  };
};

/** All of a list that is short. */
export const wholeList = <T>(items: readonly T[]): Page<T> => ({ items, next: null });
