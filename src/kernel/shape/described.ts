/**
 * Shapes whose description says more: what they mean, their bounds, and that there is nothing else to them.
 */
import { integer } from './scalars';
import type { JsonSchema, Scalar, Shape } from './shape';

const also = <S extends Shape<unknown>>(shape: S, more: JsonSchema): S => ({
  ...shape,
  schema: { ...shape.schema, ...more },
});

/** With a sentence on it. */
export const about = <S extends Shape<unknown>>(shape: S, description: string): S =>
  also(shape, { description });

const boundsOf = ({ form }: Shape<unknown>): JsonSchema => {
  if (form.kind === 'number') return { minimum: form.min, maximum: form.max };
  if (form.kind === 'list') return { ...(form.min > 0 ? { minItems: form.min } : {}), maxItems: form.max };
  return {};
};

/** With the bounds of a number, or of a list's length. */
export const bounded = <S extends Shape<unknown>>(shape: S): S => also(shape, boundsOf(shape));

/** A whole number in min … max, which its schema says. */
export const whole = (min: number, max: number): Scalar<number> => bounded(integer(min, max));

/** An object that says that it takes no other properties. */
export const closed = <S extends Shape<unknown>>(shape: S): S => also(shape, { additionalProperties: false });

/** A part that the description of the API has under a name of its own. */
export const named = <S extends Shape<unknown>>(shape: S, schema: JsonSchema): S => ({ ...shape, schema });
