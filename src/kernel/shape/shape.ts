/**
 * What a shape is: it says once what something sent looks like, for its type, its reader, its description and
 * the tests' random ones.
 */
import type { JsonSchema } from '../json/json-schema';
import type { Result } from '../result';
import type { Violation } from '../violation';
import { Mistakes } from './mistakes';

export type { JsonSchema };

/** Something with a type and a JSON Schema. */
export interface Described<T> {
  /** For the description of the API. */
  readonly schema: JsonSchema;
  /** Never there: it carries the type. */
  readonly is?: T;
}

/** What a shape is made of, for whoever walks through it, as the tests do to make random ones. */
export type Form =
  | { readonly kind: 'value'; readonly about: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'list'; readonly of: Shape<unknown>; readonly min: number; readonly max: number }
  | { readonly kind: 'figures'; readonly of: Shape<number> }
  | { readonly kind: 'object'; readonly properties: Readonly<Record<string, Property>> }
  | { readonly kind: 'variants'; readonly of: readonly Shape<unknown>[] };

export interface Shape<T> extends Described<T> {
  readonly form: Form;
  /** Tells every mistake, and never throws. What it returns after one counts for nothing. */
  read(value: unknown, mistakes: Mistakes): T;
  /** The same when nothing was sent. */
  absent(mistakes: Mistakes): T;
}

/** A shape that may stand alone in a list, where each kind of mistake has one code. */
export interface Scalar<T> extends Shape<T> {
  /** Null: it is none. */
  accept(value: unknown): T | null;
}

export interface Optional<T> {
  readonly optional: Shape<T>;
}
export type Property = Shape<unknown> | Optional<unknown>;

/** The type of what a shape reads, or an answer tells. */
export type Of<S> = S extends Described<infer T> ? T : never;

/** Reads the whole of what was sent: pointers begin at its root. */
export const readAll = <T>(shape: Shape<T>, value: unknown): Result<T, readonly Violation[]> => {
  const mistakes = new Mistakes();
  const read = shape.read(value, mistakes);
  return mistakes.result(read);
};
