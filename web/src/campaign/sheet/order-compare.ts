/** Order sheets side by side: whether they say the same, and what differs by what it is about. Pure. */
import type { ApiError, Schemas } from '../../../../src/client/client';

export type Order = Schemas['Order'];
type Orders = readonly Order[];

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
};
/** The server may tell an order's fields in another sequence than they were sent. */
const told = (order: Order): string => JSON.stringify(sorted(order));

/** The same orders in the same sequence: in supply it counts. */
export const same = (one: Orders, other: Orders): boolean =>
  one === other ||
  (one.length === other.length && one.every((order, at) => told(order) === told(other[at] as Order)));

/** The same orders in any sequence. */
export const alike = (one: Orders, other: Orders): boolean => {
  const all = (orders: Orders): string => orders.map(told).sort().join('\n');
  return one.length === other.length && all(one) === all(other);
};

/**
 * All that two orders can be about together: what stands in them as an id, the hex that is attacked, and what
 * is traded where.
 */
function topicsOf(order: Order): readonly string[] {
  const fields = order as Readonly<Record<string, unknown>>;
  const ids = ['mech', 'mechA', 'mechB', 'pilot', 'building', 'unit'].flatMap((name) =>
    typeof fields[name] === 'string' ? [fields[name]] : [],
  );
  const lists = ['mechs', 'pilots'].flatMap((name) =>
    Array.isArray(fields[name]) ? (fields[name] as string[]) : [],
  );
  if (order.type === 'attack') return [...lists, `target ${order.target}`];
  if (order.type === 'transfer') return [...lists, `transfer ${order.from} ${order.to}`];
  const found = [...ids, ...lists];
  if (found.length > 0) return found;
  return [['type', 'item', 'design', 'hex'].map((name) => fields[name]).join(' ')];
}

/** Orders about the same thing, here and elsewhere: versions of each other. */
export interface Difference {
  readonly subject: string;
  readonly mine: Orders;
  readonly theirs: Orders;
  /** Only elsewhere something was changed about it since both were the same. */
  readonly onlyTheirs: boolean;
}

export interface Comparison {
  readonly alike: Orders;
  readonly differences: readonly Difference[];
}

/**
 * Which orders hang together: two that share a mech must be taken or left together. Answers the group of an
 * order.
 */
function groupsOf(orders: Orders): (order: Order) => string {
  const parent = new Map<string, string>();
  const root = (topic: string): string => {
    let at = topic;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  for (const order of orders) {
    const [first = '', ...rest] = topicsOf(order).map(root);
    parent.set(first, first);
    for (const topic of rest) parent.set(topic, first);
  }
  return (order) => root(topicsOf(order)[0] ?? '');
}

/** `base`: what both were made from. */
export function compareSheets(mine: Orders, theirs: Orders, base: Orders = []): Comparison {
  const groupOf = groupsOf([...mine, ...theirs, ...base]);
  const about = (orders: Orders, subject: string): Orders =>
    orders.filter((order) => groupOf(order) === subject);
  const pairs = [...new Set([...mine, ...theirs].map(groupOf))].map((subject) => {
    const here = about(mine, subject);
    return {
      subject,
      mine: here,
      theirs: about(theirs, subject),
      onlyTheirs: same(here, about(base, subject)),
    };
  });
  return {
    alike: pairs.filter((pair) => same(pair.mine, pair.theirs)).flatMap((pair) => pair.mine),
    differences: pairs.filter((pair) => !same(pair.mine, pair.theirs)),
  };
}

/**
 * My sheet with the other version of what was chosen, in its place: what builds on something else stays after
 * it.
 */
export function mergeSheets(
  mine: Orders,
  theirs: Orders,
  base: Orders,
  takesTheirs: ReadonlySet<string>,
): Orders {
  const groupOf = groupsOf([...mine, ...theirs, ...base]);
  const of = (subject: string): Orders => theirs.filter((order) => groupOf(order) === subject);
  const placed = new Set<string>();
  const kept = mine.flatMap((order) => {
    const subject = groupOf(order);
    if (!takesTheirs.has(subject)) return [order];
    if (placed.has(subject)) return [];
    placed.add(subject);
    return of(subject);
  });
  return [
    ...kept,
    ...theirs.filter((order) => takesTheirs.has(groupOf(order)) && !placed.has(groupOf(order))),
  ];
}

/** `/orders/3/path/0` → 3; null: it is about the sheet as a whole. */
export const placeIn = (pointer: string): number | null => {
  const found = /^\/orders\/(\d+)/.exec(pointer)?.[1];
  return found === undefined ? null : Number(found);
};

/** The places of orders that were refused. */
export function refusedPlaces({ problem }: ApiError): ReadonlySet<number> {
  const computed = (problem as Partial<Schemas['OrdersProblem']> | null)?.preview ?? [];
  const pointed = (problem?.violations ?? []).map(({ pointer }) => placeIn(pointer));
  return new Set([
    ...pointed.filter((at) => at !== null),
    ...computed.filter(({ violations }) => violations.length > 0).map(({ order }) => order),
  ]);
}

/** The sheet without the orders at these places; of what they were about, what was saved before stands. */
export function withoutRefused(orders: Orders, refused: ReadonlySet<number>, saved: Orders): Orders {
  const groupOf = groupsOf([...orders, ...saved]);
  const standing = orders.filter((_, at) => !refused.has(at));
  const lost = new Set(orders.filter((_, at) => refused.has(at)).map(groupOf));
  const still = new Set(standing.map(groupOf));
  return [...saved.filter((order) => lost.has(groupOf(order)) && !still.has(groupOf(order))), ...standing];
}
