import { crewOrders, mechOf, resting, seated, seatsAfter, seatsBefore, withSeats, type Seats } from './crew';

const before = seatsBefore([
  { id: 'a', pilot: 'Anna' },
  { id: 'b', pilot: 'Ben' },
  { id: 'c', pilot: 'Cem' },
  { id: 'd', pilot: null },
]);
const told = (seats: Seats): string =>
  [...seats].map(([mech, pilot]) => `${mech} ${pilot ?? '-'}`).join(', ');
const types = (wanted: Seats): readonly string[] => crewOrders(before, wanted).map(({ type }) => type);

it('changes nothing when everybody stays', () => {
  expect(crewOrders(before, before)).toEqual([]);
});

it('exchanges two pilots with one order, and takes it back with none', () => {
  const exchanged = seated(before, 'Anna', 'b');
  expect(told(exchanged)).toBe('a Ben, b Anna, c Cem, d -');
  expect(crewOrders(before, exchanged)).toEqual([{ type: 'exchange-pilots', mechA: 'a', mechB: 'b' }]);
  expect(crewOrders(before, seated(exchanged, 'Anna', 'a'))).toEqual([]);
});

it('moves three round with two exchanges', () => {
  expect(types(seated(seated(before, 'Anna', 'b'), 'Ben', 'c'))).toEqual([
    'exchange-pilots',
    'exchange-pilots',
  ]);
});

it('lets a pilot leave for an empty mech', () => {
  expect(crewOrders(before, seated(before, 'Anna', 'd'))).toEqual([
    { type: 'disembark', mech: 'a' },
    { type: 'board', mech: 'd', pilot: 'Anna' },
  ]);
});

it('puts a resting pilot into a mech, whose own rests then', () => {
  const wanted = seated(before, 'Dora', 'a');
  expect(mechOf(wanted, 'Anna')).toBeNull();
  expect(crewOrders(before, wanted)).toEqual([
    { type: 'disembark', mech: 'a' },
    { type: 'board', mech: 'a', pilot: 'Dora' },
  ]);
});

it('lets a pilot rest, and takes nothing from who rests already', () => {
  expect(crewOrders(before, resting(before, 'Ben'))).toEqual([{ type: 'disembark', mech: 'b' }]);
  expect(resting(before, 'Dora')).toBe(before);
});

it('leads to what is wanted whatever is moved in whatever order', () => {
  const pilots = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil'];
  const places = ['a', 'b', 'c', 'd', null];
  let tried = 0;
  const walk = (seats: Seats, depth: number): void => {
    expect(told(seatsAfter(before, crewOrders(before, seats)))).toBe(told(seats));
    tried += 1;
    if (depth === 0) return;
    for (const pilot of pilots)
      for (const place of places)
        walk(place === null ? resting(seats, pilot) : seated(seats, pilot, place), depth - 1);
  };
  walk(before, 3);
  expect(tried).toBe(1 + 25 + 625 + 15_625);
});

it('keeps the other orders of the sheet', () => {
  const shut = { type: 'shut-down', mech: 'c' } as const;
  expect(withSeats([{ type: 'disembark', mech: 'a' }, shut], before, resting(before, 'Ben'))).toEqual([
    { type: 'disembark', mech: 'b' },
    shut,
  ]);
});
