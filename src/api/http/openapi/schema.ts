/** Short hands for writing JSON schemas of answers and bodies. */
import { type JsonSchema, list, object, orNull, text } from '../../../kernel';
import { shapes } from '../../../rules';

export { choice, flag, integer, list, map, number, object, orNull, ref, text } from '../../../kernel';

export type Schema = JsonSchema;

export const time: Schema = { type: 'string', format: 'date-time' };
export const uuid: Schema = { type: 'string', format: 'uuid' };
export const hex: Schema = shapes.hex.schema;

/** A body in which every property may be left out, and no other is taken. */
export const body = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema => ({
  type: 'object',
  ...(required.length > 0 ? { required } : {}),
  properties,
  additionalProperties: false,
});

/** A list of values that a later version may lengthen: a client must bear others. */
export const mayGrow = (schema: Schema): Schema => ({ ...schema, 'x-may-grow': true });

/** `{ items, next }` */
export const page = (items: Schema): Schema => object({ items: list(items), next: orNull(text) });
