/**
 * From OpenAPI 3.0, which the generator emits whatever version it prints, to true 3.1 (JSON Schema 2020-12).
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `nullable` is no keyword any more: null becomes one of the types. */
function withoutNullable(schema: JsonObject): JsonObject {
  const { nullable, ...rest } = schema;
  if (nullable !== true) return rest;
  if (typeof rest['type'] === 'string') {
    const { enum: values } = rest;
    return {
      ...rest,
      type: [rest['type'], 'null'],
      ...(Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}),
    };
  }
  if (Array.isArray(rest['type']))
    return rest['type'].includes('null') ? rest : { ...rest, type: [...rest['type'], 'null'] };
  const { description, ...core } = rest;
  return { ...(description === undefined ? {} : { description }), anyOf: [core, { type: 'null' }] };
}

/** Exclusive bounds carry the number themselves. */
function withExclusiveBounds(schema: JsonObject): JsonObject {
  const made = { ...schema };
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof made[exclusive] !== 'boolean') continue;
    const limit = made[bound];
    if (made[exclusive] && limit !== undefined) {
      made[exclusive] = limit;
      delete made[bound];
    } else delete made[exclusive];
  }
  return made;
}

function withExamples(schema: JsonObject): JsonObject {
  const { example, ...rest } = schema;
  return example === undefined ? rest : { ...rest, examples: [example] };
}

/** Keys whose values are schemas, lists of schemas, or schemas by name. */
const SCHEMA_KEYS = ['schema', 'items', 'additionalProperties', 'not', 'contains', 'propertyNames'];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SCHEMA_MAPS = ['properties', 'schemas', 'patternProperties', '$defs'];

function convert(value: Json, asSchema: boolean): Json {
  if (Array.isArray(value)) return value.map((one) => convert(one, asSchema));
  if (!isObject(value)) return value;
  const source = asSchema ? withExamples(withExclusiveBounds(withoutNullable(value))) : value;
  return Object.fromEntries(
    Object.entries(source).map(([key, inner]): [string, Json] => {
      // Values, whatever their properties are called.
      if (!asSchema && key === 'example') return [key, inner];
      if (asSchema && (key === 'enum' || key === 'const' || key === 'default' || key === 'examples'))
        return [key, inner];
      if (SCHEMA_MAPS.includes(key) && isObject(inner))
        return [
          key,
          Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, convert(schema, true)])),
        ];
      if (SCHEMA_KEYS.includes(key) || SCHEMA_LISTS.includes(key)) return [key, convert(inner, true)];
      return [key, convert(inner, false)];
    }),
  );
}

export function toOpenApi31(document: Json): Json {
  const converted = convert(document, false);
  return isObject(converted)
    ? { ...converted, openapi: '3.1.0', jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' }
    : converted;
}
