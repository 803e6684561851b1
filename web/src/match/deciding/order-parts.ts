/** Parts of an order by JSON pointer, and what its asks depend on. */
import { boundsOf, type Ask, type Bounds, type Offer, type Order } from '../shapes';

const namesOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What stands there; undefined: nothing. */
export function partAt(order: Order, pointer: string): unknown {
  let at: unknown = order;
  for (const name of namesOf(pointer)) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}

const put = (at: unknown, [name, ...below]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(at)) {
    const list = [...(at as unknown[])];
    list[Number(name)] = put(list[Number(name)], below, value);
    return list;
  }
  const record = typeof at === 'object' && at !== null ? (at as Record<string, unknown>) : {};
  return { ...record, [name]: put(record[name], below, value) };
};

export const withPart = (order: Order, pointer: string, value: unknown): Order =>
  put(order, namesOf(pointer), value) as Order;

/** By what an offer is known from one view to the next. */
export const keyOf = ({ decision, type, token }: Pick<Offer, 'decision' | 'type' | 'token'>): string =>
  JSON.stringify([decision, type, token]);

/** The bounds of an ask depend on these parts: those of the asks before it. */
const dependsOn = ({ order, ask }: Offer, pointer: string): string => {
  const before = ask.slice(
    0,
    ask.findIndex((one) => one.pointer === pointer),
  );
  return JSON.stringify([pointer, ...before.map((one) => partAt(order, one.pointer))]);
};

/** Bounds that were opened once for an offer, as long as what they depend on stays. */
export class OpenedAsks {
  readonly #opened = new Map<string, Bounds>();

  note(offer: Offer): void {
    for (const ask of offer.ask) {
      const bounds = boundsOf(ask);
      if (bounds !== null) this.#opened.set(dependsOn(offer, ask.pointer), bounds);
    }
  }

  /** Null: it must be opened first. */
  of(offer: Offer, ask: Ask): Bounds | null {
    return boundsOf(ask) ?? this.#opened.get(dependsOn(offer, ask.pointer)) ?? null;
  }
}
