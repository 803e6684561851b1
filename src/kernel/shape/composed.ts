/** Shapes that are made of others: lists, objects, tables by key, and variants. */
import { isRecord } from '../json/is-record';
import { orNull as orNullSchema } from '../json/json-schema';
import { pointerTo } from '../violation';
import { Mistakes } from './mistakes';
import { nothing, oneOf } from './scalars';
import type { JsonSchema, Of, Optional, Property, Scalar, Shape } from './shape';

const isScalar = <T>(shape: Shape<T>): shape is Scalar<T> => 'accept' in shape;

/** A list of `min` to `max` elements. `once`: none of them may stand in it twice. */
export const list = <T>(
  of: Shape<T>,
  min: number,
  max: number,
  { once = false } = {},
): Shape<readonly T[]> => {
  const readEach = isScalar(of)
    ? (values: readonly unknown[], mistakes: Mistakes): readonly T[] => {
        const all: T[] = [];
        for (let index = 0; index < values.length; index += 1) {
          const one = of.accept(values[index]);
          // Pointers are made for mistakes only: nearly all lists are right, and a sheet has many.
          if (one === null) mistakes.add('shape/wrong-element', `/${index}`);
          else all.push(one);
        }
        return all;
      }
    : (values: readonly unknown[], mistakes: Mistakes): readonly T[] =>
        values.map((value, index) => {
          const before = mistakes.count;
          const one = of.read(value, mistakes);
          if (mistakes.count !== before) mistakes.under(`/${index}`, before);
          return one;
        });
  return {
    form: { kind: 'list', of, min, max },
    schema: { type: 'array', items: of.schema },
    read: (value, mistakes) => {
      if (!Array.isArray(value)) mistakes.add('shape/not-a-list');
      else if (value.length < min || value.length > max) mistakes.add('shape/list-length', '', { min, max });
      else {
        const all = readEach(value, mistakes);
        if (once && new Set(all).size < all.length) mistakes.add('shape/twice');
        return all;
      }
      return [];
    },
    absent: (mistakes) => {
      mistakes.add('shape/missing');
      return [];
    },
  };
};

/** The same; where it is missing, that is the one mistake, and not also what it would have held. */
export const missedAsOne = <T>(of: Shape<T>): Shape<T> => ({
  ...of,
  absent: (mistakes) => {
    mistakes.add('shape/missing');
    return of.absent(new Mistakes());
  },
});

/** The same, or null. It has to be sent nevertheless. */
export const orNull = <T>(of: Shape<T>): Shape<T | null> => {
  const { absent } = isScalar(of) ? of : missedAsOne(of);
  return {
    form: { kind: 'variants', of: [of, nothing] },
    schema: orNullSchema(of.schema),
    read: (value, mistakes) => (value === null ? null : of.read(value, mistakes)),
    absent,
  };
};

/** One of some words, or null. */
export const choiceOrNull = <const T extends string>(...choices: readonly T[]): Shape<T | null> =>
  orNull(oneOf(choices, [...choices, null]));

/** Numbers by whatever name, at most `max` of them; names are cut off after `longest` UTF-16 code units. */
export const figures = (
  of: Scalar<number>,
  max: number,
  longest: number,
): Shape<Readonly<Record<string, number>>> => ({
  form: { kind: 'figures', of },
  schema: { type: 'object', maxProperties: max, additionalProperties: of.schema },
  read: (value, mistakes) => {
    if (!isRecord(value) || Object.keys(value).length > max) {
      mistakes.add('shape/not-an-object', '', { max });
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, number]) => {
        const before = mistakes.count;
        const read = of.read(number, mistakes);
        if (mistakes.count !== before) mistakes.under(pointerTo('', name), before);
        return [name.slice(0, longest), read];
      }),
    );
  },
  absent: (mistakes) => {
    mistakes.add('shape/missing', '', { max });
    return {};
  },
});

/** Something else made of what the shape reads. */
export const mapped = <T, U>(of: Shape<T>, make: (read: T) => U): Shape<U> => ({
  form: of.form,
  schema: of.schema,
  read: (value, mistakes) => make(of.read(value, mistakes)),
  absent: (mistakes) => make(of.absent(mistakes)),
});

export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape });

type Flat<T> = { readonly [K in keyof T]: T[K] };
type Needed<P> = { [K in keyof P as P[K] extends Optional<unknown> ? never : K]: Of<P[K]> };
type Allowed<P> = {
  [K in keyof P as P[K] extends Optional<unknown> ? K : never]?: P[K] extends Optional<infer T> ? T : never;
};
export type Read<P> = Flat<Needed<P> & Allowed<P>>;

export interface Demand<P> {
  /** Which property is missing when these were sent, though it may be left out by itself. */
  readonly missing?: (sent: (name: keyof P) => boolean) => keyof P | null;
}

/** An object with these properties, read in their order, and no others. */
export const object = <const P extends Readonly<Record<string, Property>>>(
  properties: P,
  { missing }: Demand<P> = {},
): Shape<Read<P>> => {
  const parts = Object.entries(properties).map(([name, property]) => ({
    name,
    pointer: `/${name}`,
    needed: !('optional' in property),
    shape: 'optional' in property ? property.optional : property,
  }));
  const known = new Set(parts.map(({ name }) => name));
  const read = (value: unknown, mistakes: Mistakes): Read<P> => {
    if (!isRecord(value)) mistakes.add('shape/not-an-object');
    const input = isRecord(value) ? value : {};
    const result: Record<string, unknown> = {};
    let sent = 0;
    for (const { name, pointer, needed, shape } of parts) {
      const before = mistakes.count;
      if (Object.hasOwn(input, name)) {
        sent += 1;
        result[name] = shape.read(input[name], mistakes);
      } else if (needed) result[name] = shape.absent(mistakes);
      if (mistakes.count !== before) mistakes.under(pointer, before);
    }
    const lacking = missing === undefined ? null : missing((name) => Object.hasOwn(input, name));
    if (lacking !== null) mistakes.add('shape/missing', `/${String(lacking)}`);
    const names = Object.keys(input);
    if (names.length > sent)
      for (const name of names)
        if (!known.has(name)) mistakes.add('shape/unknown-property', pointerTo('', name));
    return result as Read<P>;
  };
  return {
    form: { kind: 'object', properties },
    schema: {
      type: 'object',
      required: parts.filter(({ needed }) => needed).map(({ name }) => name),
      properties: Object.fromEntries(parts.map(({ name, shape }) => [name, shape.schema])),
    },
    read,
    absent: (mistakes) => read(null, mistakes),
  };
};

/** Values by some of these keys, at least one of them. */
export const some = <K extends string, T>(
  keys: readonly K[],
  of: Shape<T>,
): Shape<Readonly<Partial<Record<K, T>>>> => {
  const each = object(Object.fromEntries(keys.map((key) => [key, optional(of)])));
  return {
    form: each.form,
    schema: {
      type: 'object',
      propertyNames: { type: 'string', enum: keys },
      additionalProperties: of.schema,
    },
    read: (value, mistakes) => {
      const before = mistakes.count;
      const found = each.read(value, mistakes) as Partial<Record<K, T>>;
      if (mistakes.count === before && Object.keys(found).length === 0) mistakes.add('shape/missing');
      return found;
    },
    absent: (mistakes) => each.absent(mistakes) as Partial<Record<K, T>>,
  };
};

type Variants = Readonly<Record<string, Shape<unknown>>>;

/** The shape of the first of these properties that was sent; `otherwise` when none was. */
export const byProperty = <V extends Variants, T>(
  variants: V,
  otherwise: Shape<T>,
): Shape<Of<V[keyof V]> | T> => {
  const all = Object.entries(variants);
  const read = (value: unknown, mistakes: Mistakes): Of<V[keyof V]> | T => {
    const chosen = isRecord(value) ? all.find(([name]) => Object.hasOwn(value, name))?.[1] : undefined;
    return (chosen ?? otherwise).read(value, mistakes) as Of<V[keyof V]> | T;
  };
  const of = [...all.map(([, shape]) => shape), otherwise];
  return {
    form: { kind: 'variants', of },
    schema: { anyOf: of.map(({ schema }): JsonSchema => schema) },
    read,
    absent: (mistakes) => read(null, mistakes),
  };
};
