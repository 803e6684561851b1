/** Kinds of country of sheets that do not say what they are (BT-8). */
import type { Terrain } from '../model';
import { countryOf } from './country-of';
import { COUNTRIES } from './kinds';
import { mapSheet } from './map-sheet';

const full = (count: number, terrain: Terrain): Readonly<Record<string, Terrain>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), terrain]));

it.each(COUNTRIES)('BT-8 our own sheets of %s are taken for what they are', (country) => {
  const judged = Array.from({ length: 40 }, (_, index) => mapSheet(`${country}-${index + 1}`)).map((sheet) =>
    sheet === null ? null : countryOf(sheet),
  );
  expect([...new Set(judged)]).toEqual([country]);
});

it('BT-8 a town by a river in the woods is a town, a pond makes no lake, and nothing at all is clear', () => {
  const town = { building: { kind: 1, levels: 2, cf: 15 } } as const;
  const some = (...parts: Readonly<Record<string, Terrain>>[]): Readonly<Record<string, Terrain>> =>
    Object.fromEntries(
      parts.flatMap((part, at) => Object.entries(part).map(([hex, of]) => [`${at}-${hex}`, of])),
    );
  expect(countryOf({ hexes: some(full(20, town), full(40, { water: 1 }), full(90, { woods: 1 })) })).toBe(
    'urban',
  );
  expect(countryOf({ hexes: full(13, { water: 2 }) })).toBe('clear');
  expect(countryOf({ hexes: full(14, { water: 2 }) })).toBe('lake');
  // Water without depth hinders nobody.
  expect(countryOf({ hexes: full(90, { water: 0 } as unknown as Terrain) })).toBe('clear');
  expect(countryOf({ hexes: {} })).toBe('clear');
});
