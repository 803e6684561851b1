/**
 * Makes src/api/playing/schemas/event-data.generated.json: the JSON Schema of what is told of each type of
 * event, made from the type that stands beside it (`MechMovedTold`), to which its lines and its `tell` are
 * held. Comments become descriptions. `node tools/event-schemas.mjs [--out <file>]`
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { root } from './build.mjs';

const at = process.argv.indexOf('--out');
const target =
  at < 0 ? join(root, 'src', 'api', 'playing', 'schemas', 'event-data.generated.json') : process.argv[at + 1];
const folder = join(root, 'src', 'rules', 'events');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /^[a-z0-9-]+\.ts$/.test(file.name))
  .map((file) => join(file.parentPath, file.name));
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(
  { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined },
  root,
);
// The rules whole: their entries add the types of orders and the like.
const program = ts.createProgram({ rootNames: [join(root, 'src', 'rules', 'index.ts'), ...files], options });
const checker = program.getTypeChecker();
const { TypeFlags, SymbolFlags } = ts;

/** Types that the description has by name, and hexes, whose form is known by the name of theirs. */
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const KNOWN = { Hex: { type: 'string', pattern: '^[0-9]{4}$' }, Condition: ref('Condition') };
/** Types that are described once beside the events, since many tell of them. */
const SHARED = ['Roll'];
const shared = new Map();
const orders = new Set(typesOfOrders());

/** `Order` is a union: within a larger one its name is lost. */
function typesOfOrders() {
  const model = program.getSourceFile(join(root, 'src', 'rules', 'model', 'order.ts'));
  const symbol = checker
    .getExportsOfModule(checker.getSymbolAtLocation(model))
    .find(({ name }) => name === 'Order');
  return checker.getDeclaredTypeOfSymbol(symbol).types;
}

const fail = (type) => {
  throw new Error(`${checker.typeToString(type)} has no schema: what is told is plain JSON`);
};

/** Null stands with the other types where it can, and as an alternative elsewhere. */
function withNull(schema) {
  if (typeof schema.type === 'string' && schema.enum === undefined)
    return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

function unionOf(type) {
  const all = type.types.filter((one) => (one.flags & TypeFlags.Undefined) === 0);
  const rest = all.filter((one) => (one.flags & TypeFlags.Null) === 0);
  const literals = rest.filter((one) => one.isStringLiteral());
  const isOrder = rest.filter((one) => orders.has(one)).length === orders.size;
  const others = rest
    .filter((one) => !isOrder || !orders.has(one))
    .filter((one) => !one.isStringLiteral() && (one.flags & TypeFlags.BooleanLiteral) === 0);
  const schemas = [
    ...(literals.length === 0 ? [] : [{ type: 'string', enum: literals.map((one) => one.value).sort() }]),
    ...(rest.some((one) => (one.flags & TypeFlags.BooleanLiteral) !== 0) ? [{ type: 'boolean' }] : []),
    ...others.map((one) => schemaOf(one)),
    ...(isOrder ? [ref('Order')] : []),
  ];
  const alternatives = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const schema = alternatives.length === 1 ? alternatives[0] : { anyOf: alternatives };
  return all.length === rest.length ? schema : withNull(schema);
}

/** As they are written: the checker has no order of its own for types that are made of others. */
function byPlace(a, b) {
  const [one, other] = [a, b].map(({ declarations: [first] }) => [first.getSourceFile().fileName, first.pos]);
  return one[0] === other[0] ? one[1] - other[1] : one[0] < other[0] ? -1 : 1;
}

function objectOf(type) {
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const properties = checker.getPropertiesOfType(type).sort(byPlace);
  if (properties.length === 0 && index !== undefined)
    return { type: 'object', additionalProperties: schemaOf(index) };
  const isOptional = (one) => (one.flags & SymbolFlags.Optional) !== 0;
  const required = properties.filter((one) => !isOptional(one)).map(({ name }) => name);
  const described = properties.map((one) => {
    const description = ts.displayPartsToString(one.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
    const schema = schemaOf(checker.getTypeOfSymbol(one));
    return [one.name, description === '' ? schema : { ...schema, description }];
  });
  return {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(described),
  };
}

function schemaOf(type) {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (KNOWN[name] !== undefined) return KNOWN[name];
  if (SHARED.includes(name)) {
    if (!shared.has(name)) shared.set(name, objectOf(type));
    return ref(name);
  }
  if ((type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0) return {};
  if ((type.flags & TypeFlags.Null) !== 0) return { type: 'null' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { type: typeof type.value, const: type.value };
  if ((type.flags & TypeFlags.StringLike) !== 0) return { type: 'string' };
  if ((type.flags & TypeFlags.NumberLike) !== 0) return { type: 'number' };
  if ((type.flags & TypeFlags.BooleanLiteral) !== 0)
    return { type: 'boolean', const: checker.typeToString(type) === 'true' };
  if ((type.flags & TypeFlags.Boolean) !== 0) return { type: 'boolean' };
  if (type.isUnion()) return unionOf(type);
  // A string or number with a brand.
  const plain = type.isIntersection()
    ? type.types.find((one) => (one.flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) !== 0)
    : undefined;
  if (plain !== undefined) return schemaOf(plain);
  if (checker.isTupleType(type))
    return { type: 'array', prefixItems: checker.getTypeArguments(type).map(schemaOf) };
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
  if ((type.flags & TypeFlags.Object) !== 0 || type.isIntersection()) return objectOf(type);
  return fail(type);
}

/** `{ [key: string]: never }`: nobody is told of it. */
const isUntold = (type) =>
  ((checker.getIndexTypeOfType(type, ts.IndexKind.String)?.flags ?? 0) & TypeFlags.Never) !== 0;

const found = new Map();
const visit = (node) => {
  if (
    ts.isCallExpression(node) &&
    node.expression.getText() === 'defineEvent' &&
    node.typeArguments?.length === 3
  ) {
    const [name, , told] = node.typeArguments.map((one) => checker.getTypeFromTypeNode(one));
    if (!isUntold(told)) found.set(name.value, schemaOf(told));
  }
  ts.forEachChild(node, visit);
};
for (const source of program.getSourceFiles()) if (files.includes(source.fileName)) visit(source);
if (found.size === 0) throw new Error(`no events in ${folder}`);
const sorted = Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
const made = { data: sorted, shared: Object.fromEntries(shared) };
writeFileSync(
  target,
  await format(JSON.stringify(made), {
    ...(await resolveConfig(join(root, 'package.json'))),
    parser: 'json',
  }),
);
