/** Which page of a list one wants. */
export interface PageWish {
  /** The cursor of the page before: the key of its last element; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}
