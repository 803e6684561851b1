/** What the server tells: its type and its JSON Schema in one, like a shape, but nothing has to be read. */
import * as json from '../json/json-schema';
import type { Described, JsonSchema, Of } from './shape';

type Properties = Readonly<Record<string, Described<unknown>>>;
type Told<P> = { readonly [K in keyof P]: Of<P[K]> };

const described = <T>(schema: JsonSchema): Described<T> => ({ schema });

const object = <const P extends Properties>(properties: P): Described<Told<P>> =>
  described(
    json.object(Object.fromEntries(Object.entries(properties).map(([name, { schema }]) => [name, schema]))),
  );

const orNull = <T>(one: Described<T>): Described<T | null> => described(json.orNull(one.schema));

export const answer = {
  text: described<string>(json.text),
  integer: described<number>(json.integer),
  number: described<number>(json.number),
  flag: described<boolean>(json.flag),
  choice: <const T extends string>(...values: readonly T[]): Described<T> =>
    described(json.choice(...values)),
  list: <T>(of: Described<T>): Described<readonly T[]> => described(json.list(of.schema)),
  /** Values by whatever key. */
  map: <T>(of: Described<T>): Described<Readonly<Record<string, T>>> => described(json.map(of.schema)),
  /** Values by some of these keys. */
  some: <K extends string, T>(
    keys: Described<K>,
    of: Described<T>,
  ): Described<Readonly<Partial<Record<K, T>>>> =>
    described({ type: 'object', propertyNames: keys.schema, additionalProperties: of.schema }),
  object,
  orNull,
  /** Null: who asks has nothing to order of it. */
  objectOrNull: <const P extends Properties>(properties: P): Described<Told<P> | null> =>
    orNull(object(properties)),
  /** A schema of the API's description, by its name. */
  named: <T>(name: string): Described<T> => described(json.ref(name)),
  /** With a description, and examples if it has some. */
  about: <T>(one: Described<T>, description: string, ...examples: readonly T[]): Described<T> =>
    described({ ...one.schema, description, ...(examples.length > 0 ? { examples } : {}) }),
} as const;
