/** Short hands for writing JSON Schemas. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const text: JsonSchema = { type: 'string' };
export const integer: JsonSchema = { type: 'integer' };
export const number: JsonSchema = { type: 'number' };
export const flag: JsonSchema = { type: 'boolean' };
export const choice = (...values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
export const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items,
  ...more,
});
export const map = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema['type'] === 'string' && schema['enum'] === undefined
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

/** Every property is required but those named in `optional`. */
export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
