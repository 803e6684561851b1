/**
 * Random JSON from a seed: mostly of the form that a schema describes, filled with real ids and hexes, here
 * and there of no form at all.
 */
import { Chance } from '../../../src/kernel';
import { resolved, type Description, type Schema } from './operations';
import type { Json } from './mutations';

/** Numbers in 0 … 1, the same for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  const chance = new Chance(seed);
  return () => chance.next();
};

const ODD: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e15,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  '',
  ' ',
  '0',
  'null',
  '\u202e',
  '\u0000'.slice(1),
  'x'.repeat(300),
  '__proto__x',
  'constructor',
  'toString',
  '0000',
  '9999',
  '0101',
  '2000-01-01T00:00:00Z',
  'N',
  'CT',
  [],
  [[]],
  {},
  { a: {} },
  '\ud83d\udca9',
  '%00',
  '../..',
  '1e9',
];

export interface RandomJson {
  readonly of: (schema: Schema) => Json;
  readonly one: <T>(from: readonly T[]) => T;
  readonly maybe: (chance: number) => boolean;
  readonly int: (min: number, max: number) => number;
}

/** `words`: what texts are chosen from. `deviance`: how often a place is filled with something else. */
export const randomJson = (
  random: () => number,
  description: Description,
  words: readonly string[],
  deviance: number,
): RandomJson => {
  // The only pattern that the description has.
  const hexes = [...words.filter((word) => /^\d{4}$/.test(word)), '0101', '0302'];
  const int = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  const one = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('nothing to choose from');
    return from[int(0, from.length - 1)] as T;
  };
  const maybe = (chance: number): boolean => random() < chance;
  const of = (given: Schema, depth = 0): Json => {
    if (depth > 8 || maybe(deviance)) return one(ODD);
    const schema = resolved(description, given);
    const ways = schema.anyOf ?? schema.oneOf;
    if (ways !== undefined) return of(one(ways), depth + 1);
    if (schema.enum !== undefined) return one(schema.enum) as Json;
    if ('const' in schema) return (schema as { readonly const: Json }).const;
    switch (Array.isArray(schema.type) ? one(schema.type as readonly string[]) : schema.type) {
      case 'object':
        return objectOf(schema, depth);
      case 'array':
        return Array.from({ length: int(0, 4) }, () => of(schema.items ?? {}, depth + 1));
      case 'string':
        return one(schema.pattern === undefined ? words : hexes);
      case 'integer':
        return maybe(0.7) ? int(0, 12) : int(-1_000, 1_000_000);
      case 'number':
        return maybe(0.7) ? int(0, 60) / 2 : (random() - 0.5) * 1e7;
      case 'boolean':
        return maybe(0.5);
      default:
        return null;
    }
  };
  const objectOf = (schema: Schema, depth: number): Json => {
    const named = Object.entries(schema.properties ?? {}).filter(([name]) =>
      (schema.required ?? []).includes(name) ? !maybe(deviance / 2) : maybe(0.6),
    );
    const values = Object.fromEntries(named.map(([name, inner]) => [name, of(inner, depth + 1)]));
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
    const extra =
      more === null
        ? {}
        : Object.fromEntries(Array.from({ length: int(0, 4) }, () => [one(words), of(more, depth + 1)]));
    return { ...values, ...extra, ...(maybe(deviance / 2) ? { [one(words)]: one(ODD) } : {}) };
  };
  return { of: (schema) => of(schema), one, maybe, int };
};
