/** Bad bodies made of good ones: another value in one place, something left out, something added. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Mutation {
  readonly name: string;
  /** JSON pointer of the place that was changed. */
  readonly pointer: string;
  readonly body: Json;
}

type Path = readonly (string | number)[];

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Every place of a value; of long lists and wide maps (`terrain`) only the first few, since the others are
 * alike.
 */
const placesIn = (value: Json, path: Path = []): readonly (readonly [Path, Json])[] => {
  if (Array.isArray(value))
    return [
      [path, value],
      ...value
        .slice(0, alike(value) ? 1 : value.length)
        .flatMap((one: Json, index) => placesIn(one, [...path, index])),
    ];
  if (isObject(value)) {
    const entries = Object.entries(value);
    return [
      [path, value],
      ...entries
        .slice(0, entries.length > 12 ? 1 : entries.length)
        .flatMap(([key, one]) => placesIn(one, [...path, key])),
    ];
  }
  return [[path, value]];
};

/** Whether the elements of a list have all the same properties. */
const alike = (list: readonly Json[]): boolean =>
  new Set(
    list.map((one) =>
      isObject(one) ? Object.keys(one).sort().join() + String(one['type'] ?? '') : typeof one,
    ),
  ).size <= 1;

const changed = (value: Json, [step, ...rest]: Path, change: (value: Json) => Json | undefined): Json => {
  const put = (inner: Json): Json | undefined =>
    rest.length === 0 ? change(inner) : changed(inner, rest, change);
  if (step === undefined) return change(value) ?? null;
  if (Array.isArray(value))
    return value.flatMap((one: Json, index) =>
      index === step ? ([put(one)].filter((it) => it !== undefined) as Json[]) : [one],
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const next = key === step ? put(one) : one;
      return next === undefined ? [] : [[key, next]];
    }),
  ) as Json;
};

const deep = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ a: [inner] }), null);

/** For every place; `FINER` only where a body begins: deeper down, what is alike is read alike. */
const WRONG: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['a number', 7],
  ['a huge number', 1e308],
  ['a number as text', '7'],
  ['a long text', 'x'.repeat(3_500)],
  ['a list', []],
  ['an object', {}],
  ['a bidirectional character', 'a\u202eb'],
];
const FINER: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['a negative number', -1],
  ['a fraction', 0.1234567],
  ['an empty text', ''],
  ['a list of lists', [[], [null]]],
  ['nesting', deep(20)],
  ['a control character', 'a\u0007b'],
  ['NaN as text', 'NaN'],
  ['a name of the prototype', 'constructor'],
  ['an injection', `'; DROP TABLE users; --`],
];

/** Another value in every place. */
export const replacements = (body: Json): readonly Mutation[] =>
  placesIn(body).flatMap(([path, present]) =>
    [...WRONG, ...(path.length < 2 ? FINER : [])]
      .filter(([, value]) => JSON.stringify(value) !== JSON.stringify(present))
      .map(([name, value]) => ({
        name: `${name} at ${pointerOf(path)}`,
        pointer: pointerOf(path),
        body: changed(body, path, () => value),
      })),
  );

/** Every property left out. */
export const omissions = (body: Json): readonly Mutation[] =>
  placesIn(body)
    .filter(([path]) => typeof path.at(-1) === 'string')
    .map(([path]) => ({
      name: `nothing at ${pointerOf(path)}`,
      pointer: pointerOf(path),
      body: changed(body, path, () => undefined),
    }));

export const STRANGE = ['unheard-of', 'hasOwnProperty', 'toString', 'a/b~c'] as const;

/** A property that nobody knows, in every object. */
export const additions = (body: Json): readonly Mutation[] =>
  placesIn(body).flatMap(([path, present]) =>
    isObject(present)
      ? STRANGE.map((key) => ({
          name: `${key} in ${pointerOf(path)}`,
          pointer: pointerOf([...path, key]),
          body: changed(body, path, (value) => ({ ...(value as object), [key]: 1 })),
        }))
      : [],
  );
