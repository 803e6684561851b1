/** Comparing for `sort`: by UTF-16 code unit, so that an order is the same under every locale. */

/** Negative, 0 or positive, as `sort` wants it. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By what `key` makes of each; it is asked anew for every comparison. */
export const byKey =
  <T>(key: (value: T) => string) =>
  (a: T, b: T): number =>
    byText(key(a), key(b));

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => byText(a.id, b.id);
