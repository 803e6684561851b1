/** The operations of the API's description, and how requests for them are made. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly additionalProperties?: boolean | Schema;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  /** `METHOD /path/{id}`: its name in tables. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly queries: readonly string[];
  /** Null: it takes no body. */
  readonly body: Schema | null;
  /** Whether somebody must be logged in. */
  readonly login: boolean;
  /** Called by engines, who sign: nothing else of a request is looked at before that. */
  readonly signed: boolean;
}

/** Where an operation takes forms as well, the JSON of it. */
const jsonOf = <Body>(content: Readonly<Record<string, Body>>): Body | undefined =>
  content['application/json'] ?? Object.values(content)[0];

export const operationsOf = (description: Description): readonly Operation[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Operation => ({
      key: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      id: one.operationId,
      queries: (one.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: jsonOf(one.requestBody?.content ?? {})?.schema ?? null,
      signed: (one.parameters ?? []).some(
        ({ in: place, name }) => place === 'header' && name === 'X-Engine-Signature',
      ),
      login: one.security.length > 0 && one.security.every((way) => 'bearer' in way),
    })),
  );

export const isCommand = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'GET';

/** The path with its ids filled in; ids that are not named become ones that nothing has. */
export const pathOf = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? 'nothing-has-this-id');

/** A schema without references at its top. */
export const resolved = (description: Description, schema: Schema): Schema => {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const found = name === undefined ? schema : description.components.schemas[name];
  if (found === undefined) throw new Error(`no schema ${String(name)}`);
  return found === schema ? schema : resolved(description, found);
};
