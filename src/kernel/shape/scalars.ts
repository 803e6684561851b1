/** Shapes of single values: ids, numbers, choices, names. */
import { parseTons } from '../tonnage';
import type { Problem } from '../violation';
import type { Mistakes } from './mistakes';
import type { Form, JsonSchema, Scalar, Shape } from './shape';

interface Kind<T> {
  readonly form: Form;
  readonly schema: JsonSchema;
  readonly mistake: Problem;
  /** Null: it is none. */
  readonly accept: (value: unknown) => T | null;
  /** Stands in for one that is wrong. */
  readonly instead: T;
}

export const scalar = <T>({ form, schema, mistake, accept, instead }: Kind<T>): Scalar<T> => ({
  form,
  schema,
  accept,
  read: (value, mistakes) => {
    const found = accept(value);
    if (found !== null) return found;
    mistakes.addProblem(mistake);
    return instead;
  },
  absent: (mistakes) => {
    mistakes.add('shape/missing', '', mistake.params);
    return instead;
  },
});

const LONGEST_ID = 100;

/** An id as this API gives them out. `about`: of what, so that the tests know which there are. */
export const id = <T extends string>(about: string): Scalar<T> =>
  scalar<T>({
    form: { kind: 'value', about },
    schema: { type: 'string' },
    mistake: { code: 'shape/not-an-id' },
    accept: (value) =>
      typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID ? (value as T) : null,
    instead: '' as T,
  });

/** A whole number in min … max. */
export const integer = (min: number, max: number): Scalar<number> =>
  scalar({
    form: { kind: 'number', min, max, whole: true },
    schema: { type: 'integer' },
    mistake: { code: 'shape/not-an-integer', params: { min, max } },
    accept: (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : null,
    instead: min,
  });

/** A number in min … max, fractions allowed. */
export const number = (min: number, max: number): Scalar<number> =>
  scalar({
    form: { kind: 'number', min, max, whole: false },
    schema: { type: 'number' },
    mistake: { code: 'shape/not-a-number', params: { min, max } },
    accept: (value) =>
      typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max ? value : null,
    instead: min,
  });

/** Tons in min … max, with at most six decimals. */
export const exactTons = (min: number, max: number): Shape<number> => {
  const any = number(min, max);
  return {
    ...any,
    read: (value, mistakes: Mistakes) => {
      const tons = any.read(value, mistakes);
      if (parseTons(tons) === null) mistakes.add('shape/not-exact-tons');
      return tons;
    },
  };
};

/** One of some words, of which a mistake names `named`. */
export const oneOf = <const T extends string>(
  choices: readonly T[],
  named: readonly (T | null)[],
): Scalar<T> =>
  scalar<T>({
    form: { kind: 'choice', values: choices },
    schema: { type: 'string', enum: choices },
    mistake: { code: 'shape/not-a-choice', params: { choices: named } },
    accept: (value) => choices.find((one) => one === value) ?? null,
    instead: choices[0] as T,
  });

/** One of some words. `choices` is not empty. */
export const choice = <const T extends string>(...choices: readonly T[]): Scalar<T> =>
  oneOf(choices, choices);

/** A text of min … max UTF-16 code units. */
export const text = (
  min: number,
  max: number,
  mistake: Problem = { code: 'shape/not-a-text', params: { max } },
): Scalar<string> =>
  scalar({
    form: { kind: 'value', about: 'text' },
    schema: { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max },
    mistake,
    accept: (value) =>
      typeof value === 'string' && value.length >= min && value.length <= max ? value : null,
    instead: '',
  });

/** A wish: true, or not sent. */
export const yes: Scalar<true> = scalar<true>({
  form: { kind: 'choice', values: [true] },
  schema: { type: 'boolean', const: true },
  mistake: { code: 'shape/not-true' },
  accept: (value) => (value === true ? true : null),
  instead: true,
});

export const boolean: Scalar<boolean> = scalar<boolean>({
  form: { kind: 'choice', values: [true, false] },
  schema: { type: 'boolean' },
  mistake: { code: 'shape/not-a-boolean' },
  accept: (value) => (typeof value === 'boolean' ? value : null),
  instead: false,
});

/** A word by which the shape was chosen: it has been read already. */
export const fixed = <const T extends string>(word: T): Shape<T> => ({
  form: { kind: 'choice', values: [word] },
  schema: { type: 'string', const: word },
  read: () => word,
  absent: () => word,
});

/** Null, where something may be sent as nothing. */
export const nothing: Shape<null> = {
  form: { kind: 'choice', values: [null] },
  schema: { type: 'null' },
  read: () => null,
  absent: () => null,
};
