/**
 * Who sits where: before the phase, and as my orders make it. A player moves pilots; which exchanges,
 * boardings and leavings that takes is worked out here, so that moving somebody back leaves no order behind.
 */
import type { Schemas } from '../../../../src/client/client';

type Order = Schemas['Order'];
type OwnMech = Pick<Schemas['OwnMech'], 'id' | 'pilot'>;

/** The pilot of each mech; null: nobody. */
export type Seats = ReadonlyMap<string, string | null>;

export type CrewOrder = Extract<Order, { type: 'exchange-pilots' | 'board' | 'disembark' }>;
export const isCrewOrder = (order: Order): order is CrewOrder =>
  order.type === 'exchange-pilots' || order.type === 'board' || order.type === 'disembark';

export const seatsBefore = (mechs: readonly OwnMech[]): Seats =>
  new Map(mechs.map(({ id, pilot }) => [id, pilot]));

export function seatsAfter(before: Seats, orders: readonly Order[]): Seats {
  const seats = new Map(before);
  for (const order of orders) {
    if (order.type === 'disembark') seats.set(order.mech, null);
    else if (order.type === 'board') seats.set(order.mech, order.pilot);
    else if (order.type === 'exchange-pilots') {
      const [a, b] = [seats.get(order.mechA) ?? null, seats.get(order.mechB) ?? null];
      seats.set(order.mechA, b);
      seats.set(order.mechB, a);
    }
  }
  return seats;
}

export const mechOf = (seats: Seats, pilot: string): string | null =>
  [...seats].find(([, one]) => one === pilot)?.[0] ?? null;

/** The pilot takes the seat; who sat there takes the place that the pilot leaves. */
export function seated(seats: Seats, pilot: string, mech: string): Seats {
  const from = mechOf(seats, pilot);
  const sat = seats.get(mech) ?? null;
  const next = new Map(seats);
  if (from !== null) next.set(from, sat);
  next.set(mech, pilot);
  return next;
}

/** The pilot leaves their mech, and rests. */
export function resting(seats: Seats, pilot: string): Seats {
  const from = mechOf(seats, pilot);
  return from === null ? seats : new Map([...seats, [from, null]]);
}

/**
 * The fewest orders that I found to lead from one to the other; each step seats at least one pilot for good.
 */
export function crewOrders(before: Seats, wanted: Seats): readonly CrewOrder[] {
  const seats = new Map(before);
  const orders: CrewOrder[] = [];
  const leave = (mech: string): void => {
    orders.push({ type: 'disembark', mech });
    seats.set(mech, null);
  };
  const exchange = (mechA: string, mechB: string): void => {
    orders.push({ type: 'exchange-pilots', mechA, mechB });
    const [a, b] = [seats.get(mechA) ?? null, seats.get(mechB) ?? null];
    seats.set(mechA, b);
    seats.set(mechB, a);
  };
  // First who rests, so that their seats are free.
  for (const [mech, pilot] of before) if (pilot !== null && mechOf(wanted, pilot) === null) leave(mech);
  // Then the exchanges, round by round, between seats that are both taken.
  for (const mech of before.keys())
    for (
      let sits = seats.get(mech) ?? null;
      sits !== null && sits !== wanted.get(mech);
      sits = seats.get(mech) ?? null
    ) {
      const goal = mechOf(wanted, sits);
      if (goal === null || (seats.get(goal) ?? null) === null) break;
      exchange(mech, goal);
    }
  // Then who goes to an empty seat, and at last who rested until now.
  const moving = [...seats].flatMap(([mech, pilot]) =>
    pilot !== null && pilot !== wanted.get(mech) ? [[mech, pilot] as const] : [],
  );
  for (const [mech] of moving) leave(mech);
  for (const [mech, pilot] of wanted)
    if (pilot !== null && seats.get(mech) !== pilot) orders.push({ type: 'board', mech, pilot });
  return orders;
}

/** The sheet with these seats instead of those that it had. */
export const withSeats = (orders: readonly Order[], before: Seats, wanted: Seats): readonly Order[] => [
  ...crewOrders(before, wanted),
  ...orders.filter((order) => !isCrewOrder(order)),
];
