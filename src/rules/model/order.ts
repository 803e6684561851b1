/**
 * Every order there is, by type. It is empty here: each entry of `rules/orders/` adds its own, so that the
 * model knows no entry and a new order needs no line in it.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the entries
export interface Orders {}

export type Order = Orders[keyof Orders];
export type OrderType = Order['type'];
