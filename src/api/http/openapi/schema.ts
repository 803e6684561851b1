/** Short hands for writing JSON schemas of answers and bodies. */
export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer' };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };
export const time: Schema = { type: 'string', format: 'date-time' };
export const uuid: Schema = { type: 'string', format: 'uuid' };
export const hex: Schema = { type: 'string', pattern: '^\\d{4}$', description: 'Hex: column and row, both from 01' };
export const choice = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });
export const map = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const orNull = (schema: Schema): Schema =>
  typeof schema['type'] === 'string' && schema['enum'] === undefined
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

/** Every property is required but those named in `optional`. */
export const object = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

/** A body in which every property may be left out, and no other is taken. */
export const body = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  ...(required.length > 0 ? { required } : {}),
  properties,
  additionalProperties: false,
});

/** `{ items, next }` */
export const page = (items: Schema): Schema => object({ items: list(items), next: orNull(text) });
