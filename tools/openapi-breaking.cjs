/**
 * What in a description of an API would break a client that was written for the one before; what is merely
 * new is fine.
 */

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];
/** Bounds, and whether a larger one allows more. */
const BOUNDS = {
  minimum: -1,
  exclusiveMinimum: -1,
  minLength: -1,
  minItems: -1,
  minProperties: -1,
  maximum: 1,
  exclusiveMaximum: 1,
  maxLength: 1,
  maxItems: 1,
  maxProperties: 1,
};

const resolved = (api, schema) => {
  let found = schema ?? {};
  for (let depth = 0; found.$ref !== undefined && depth < 20; depth += 1) {
    const { $ref, ...beside } = found;
    const there = $ref
      .replace(/^#\//, '')
      .split('/')
      .reduce((at, step) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], api);
    if (there === undefined) throw new Error(`${$ref} leads nowhere`);
    found = { ...there, ...beside };
  }
  return found;
};
const setOf = (value) => (value === undefined ? null : new Set([value].flat()));
const enumOf = (schema) => ('const' in schema ? [schema.const] : (schema.enum ?? null));
/** Whether more values or alternatives may come: whoever reads it was told to bear them. */
const mayGrow = (schema) => schema['x-may-grow'] === true || schema['x-extensible-enum'] !== undefined;
const lacking = (all, of) => [...all].filter((one) => !of.has(one));
const text = (value) => JSON.stringify(value);

/** `isSent`: a request's; then what is narrower breaks. In an answer, what is wider does. */
class Comparison {
  differences = [];
  #seen = new Set();

  constructor(before, now) {
    this.before = before;
    this.now = now;
  }

  tell(at, what) {
    this.differences.push(`${at}: ${what}`);
  }

  #types(old, fresh, at, isSent) {
    const [had, has] = [setOf(old.type), setOf(fresh.type)];
    if (had === null && has === null) return;
    // A whole number is a number.
    const fits = (all, type) => all === null || all.has(type) || (type === 'integer' && all.has('number'));
    const [given, taken] = isSent ? [had, has] : [has, had];
    if (given === null)
      this.tell(at, `type ${text([...taken])} ${isSent ? 'is demanded now' : 'is no longer promised'}`);
    else
      for (const type of given)
        if (!fits(taken, type))
          this.tell(at, isSent ? `type ${type} is no longer taken` : `may be of type ${type} now`);
    if (!isSent && has !== null)
      for (const type of lacking(had ?? [], has))
        if (type !== 'null' && !(type === 'number' && has.has('integer')))
          this.tell(at, `is never of type ${type} now`);
  }

  #values(old, fresh, at, isSent) {
    const [had, has] = [enumOf(old), enumOf(fresh)];
    if (had === null && has === null) return;
    if (had === null) {
      if (isSent) this.tell(at, `only ${text(has)} are taken now`);
      return;
    }
    if (has === null) {
      if (!isSent) this.tell(at, `is no longer one of ${text(had)}`);
      return;
    }
    const gone = lacking(had.map(text), new Set(has.map(text)));
    if (gone.length > 0)
      this.tell(at, `${gone.join(', ')} ${isSent ? 'is no longer taken' : 'is no longer told'}`);
    const added = lacking(has.map(text), new Set(had.map(text)));
    if (!isSent && added.length > 0 && !mayGrow(old)) this.tell(at, `${added.join(', ')} may be told now`);
  }

  #bounds(old, fresh, at, isSent) {
    for (const [name, larger] of Object.entries(BOUNDS)) {
      const [had, has] = [old[name], fresh[name]];
      const narrower = has !== undefined && (had === undefined || (has - had) * larger < 0);
      const wider = had !== undefined && (has === undefined || (has - had) * larger > 0);
      if (isSent ? narrower : wider) this.tell(at, `${name} ${had ?? 'none'} became ${has ?? 'none'}`);
    }
    for (const name of ['pattern', 'format', 'contentMediaType'])
      if (old[name] !== fresh[name] && (isSent ? fresh[name] !== undefined : old[name] !== undefined))
        this.tell(at, `${name} ${old[name] ?? 'none'} became ${fresh[name] ?? 'none'}`);
  }

  #properties(old, fresh, at, isSent) {
    const [had, has] = [old.properties ?? {}, fresh.properties ?? {}];
    for (const name of lacking(Object.keys(had), new Set(Object.keys(has))))
      this.tell(`${at}/${name}`, 'is gone');
    const [demanded, demands] = [new Set(old.required), new Set(fresh.required)];
    if (isSent) for (const name of lacking(demands, demanded)) this.tell(`${at}/${name}`, 'must be sent now');
    else for (const name of lacking(demanded, demands)) this.tell(`${at}/${name}`, 'may be left out now');
    for (const [name, schema] of Object.entries(had))
      if (Object.hasOwn(has, name)) this.schemas(schema, has[name], `${at}/${name}`, isSent);
    const [free, isFree] = [old.additionalProperties ?? true, fresh.additionalProperties ?? true];
    if (typeof free === 'object' && typeof isFree === 'object') this.schemas(free, isFree, `${at}/*`, isSent);
    else if (isSent && free !== false && isFree === false) this.tell(at, 'takes no other properties now');
    else if (!isSent && typeof free === 'object') this.tell(`${at}/*`, 'is no longer described');
  }

  /** Alternatives by name: each is compared with its own. */
  #named(old, fresh, at, isSent) {
    const [had, has] = [old, fresh].map(({ discriminator }) => discriminator?.mapping);
    if (had === undefined || has === undefined) return false;
    for (const [name, $ref] of Object.entries(had))
      if (has[name] === undefined) this.tell(`${at}/${name}`, 'this alternative is gone');
      else this.schemas({ $ref }, { $ref: has[name] }, `${at}/${name}`, isSent);
    if (!isSent && !mayGrow(old))
      for (const name of lacking(Object.keys(has), new Set(Object.keys(had))))
        this.tell(`${at}/${name}`, 'this alternative is new in an answer');
    return true;
  }

  /**
   * One alternative is the other's when it differs from it in nothing; each of one side must have one on the
   * other.
   */
  #choices(old, fresh, at, isSent) {
    const all = (schema) => schema.anyOf ?? schema.oneOf ?? null;
    const [had, has] = [all(old), all(fresh)];
    if (had === null && has === null) return false;
    if (this.#named(old, fresh, at, isSent)) return true;
    const [many, others] = [had ?? [old], has ?? [fresh]];
    const isMet = (one, list, swapped) =>
      list.some((other) =>
        new Comparison(this.before, this.now).isFine(
          swapped ? other : one,
          swapped ? one : other,
          isSent,
          this.#seen,
        ),
      );
    many.forEach((one, index) => {
      if (!isMet(one, others, false)) this.tell(`${at}/${index}`, 'this alternative has changed or is gone');
    });
    if (!isSent && !mayGrow(old))
      others.forEach(
        (one, index) =>
          !isMet(one, many, true) && this.tell(`${at}/${index}`, 'this alternative is new in an answer'),
      );
    return true;
  }

  isFine(old, fresh, isSent, seen) {
    this.#seen = new Set(seen);
    this.schemas(old, fresh, '', isSent);
    return this.differences.length === 0;
  }

  schemas(one, other, at, isSent) {
    if (one?.$ref !== undefined && other?.$ref !== undefined) {
      const pair = `${one.$ref} ${other.$ref} ${isSent}`;
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const [old, fresh] = [resolved(this.before, one), resolved(this.now, other)];
    if (this.#choices(old, fresh, at, isSent)) return;
    this.#types(old, fresh, at, isSent);
    this.#values(old, fresh, at, isSent);
    this.#bounds(old, fresh, at, isSent);
    if (old.items !== undefined && fresh.items !== undefined)
      this.schemas(old.items, fresh.items, `${at}/[]`, isSent);
    else if ((isSent ? fresh : old).items !== undefined)
      this.tell(`${at}/[]`, 'elements are described otherwise');
    if (
      old.properties !== undefined ||
      fresh.properties !== undefined ||
      fresh.additionalProperties !== undefined
    )
      this.#properties(old, fresh, at, isSent);
  }

  contents(old, fresh, at, isSent) {
    for (const [type, { schema }] of Object.entries(old ?? {}))
      if (fresh?.[type] === undefined) this.tell(`${at} ${type}`, 'is gone');
      else this.schemas(schema, fresh[type].schema, `${at} ${type}`, isSent);
  }

  parameters(old, fresh, at) {
    const byName = (api, list) =>
      new Map((list ?? []).map((one) => resolved(api, one)).map((one) => [`${one.in} ${one.name}`, one]));
    const [had, has] = [byName(this.before, old), byName(this.now, fresh)];
    for (const [name, one] of had)
      if (!has.has(name)) this.tell(`${at} ${name}`, 'is gone');
      else {
        if (has.get(name).required === true && one.required !== true)
          this.tell(`${at} ${name}`, 'must be sent now');
        this.schemas(one.schema, has.get(name).schema, `${at} ${name}`, true);
      }
    for (const [name, one] of has)
      if (!had.has(name) && one.required === true) this.tell(`${at} ${name}`, 'must be sent now');
  }

  operation(old, fresh, at) {
    if (old.operationId !== fresh.operationId)
      this.tell(at, `operationId ${old.operationId} became ${fresh.operationId}`);
    if (JSON.stringify(old.security ?? []) !== JSON.stringify(fresh.security ?? []))
      this.tell(at, 'who may ask it has changed');
    this.parameters(old.parameters, fresh.parameters, at);
    if (fresh.requestBody?.required === true && old.requestBody?.required !== true)
      this.tell(at, 'a body must be sent now');
    this.contents(old.requestBody?.content, fresh.requestBody?.content, `${at} body`, true);
    for (const [status, answer] of Object.entries(old.responses)) {
      const [was, is] = [
        resolved(this.before, answer),
        fresh.responses[status] === undefined ? null : resolved(this.now, fresh.responses[status]),
      ];
      if (is === null) this.tell(`${at} ${status}`, 'is gone');
      else {
        this.contents(was.content, is.content, `${at} ${status}`, false);
        for (const name of lacking(Object.keys(was.headers ?? {}), new Set(Object.keys(is.headers ?? {}))))
          this.tell(`${at} ${status} header ${name}`, 'is gone');
      }
    }
  }
}

/** Every breaking difference, in the order of the older description. */
function breakingDifferences(before, now) {
  const comparison = new Comparison(before, now);
  for (const [path, methods] of Object.entries(before.paths))
    for (const method of METHODS.filter((one) => methods[one] !== undefined)) {
      const [at, fresh] = [`${method.toUpperCase()} ${path}`, now.paths[path]?.[method]];
      if (fresh === undefined) comparison.tell(at, 'is gone');
      else comparison.operation(methods[method], fresh, at);
    }
  for (const name of Object.keys(before.components?.schemas ?? {}))
    if (now.components?.schemas?.[name] === undefined) comparison.tell(`schema ${name}`, 'is gone');
  return comparison.differences;
}

module.exports = { breakingDifferences };
