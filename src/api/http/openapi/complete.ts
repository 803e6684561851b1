/**
 * What every operation has in common is added here, so that no controller has to repeat it: headers,
 * refusals, security, examples, words.
 */
import type { Access } from '../../auth/access';
import { hasLocation } from '../answers/locations';
import { fileExamples } from './file-examples';
import { KEEPS_NO_ANSWER } from '../idempotency-key';
import type { Exchange } from './examples';
import { headersOf, parameter, RATE_LIMIT, type HeaderName } from './headers';
import { NOT_MODIFIED, refused, REFUSED, refusedContent, refusedHeaders } from './refusals';
import { securityOf } from './security';
import { IDS, parameters } from './words/parameters';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly [key: string]: unknown;
}

interface Answer {
  readonly description?: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, object>>;
}

export interface Operation {
  operationId: string;
  description?: string;
  requestBody?: { required?: boolean; content?: Record<string, object> };
  responses?: Record<string, Answer>;
  parameters?: (Parameter | Readonly<Record<string, unknown>>)[];
  security?: unknown;
  [key: string]: unknown;
}

/** Taken off the operation: extensions that tell only us something. */
const taken = <T>(operation: Operation, name: string): T | undefined => {
  const value = operation[name] as T | undefined;
  delete operation[name];
  return value;
};

/** In the order in which a request meets them. */
const refusalsOf = (
  method: string,
  path: string,
  operation: Operation,
  isCommand: boolean,
  exchange: Exchange | undefined,
): readonly number[] => {
  const isRunning = /^\/v1\/campaigns\/\{id\}/.test(path);
  const hasBody = operation.requestBody !== undefined;
  const changes = method !== 'get';
  const conditional = (operation.parameters ?? []).some(({ name }) => name === 'If-Match');
  const statuses: readonly (readonly [number, boolean])[] = [
    [400, path.startsWith('/v1/')],
    [401, JSON.stringify(operation.security) !== '[]'],
    [404, path.includes('{')],
    [408, hasBody],
    [409, isRunning || isCommand],
    [412, conditional],
    [413, changes],
    [415, changes],
    [422, changes || path.includes('{')],
    [429, true],
    [503, true],
  ];
  const seen = [...(exchange?.refused ?? []), ...statuses.filter(([, is]) => is).map(([status]) => status)];
  return [...new Set(seen)].filter((status) => status in REFUSED).sort((a, b) => a - b);
};

const withExample = (
  content: Readonly<Record<string, object>>,
  type: string | null,
  example: unknown,
): Record<string, object> =>
  Object.fromEntries(
    Object.entries(content).map(([name, media]) => [
      name,
      name === type && example !== null ? { ...media, example } : { ...media, ...fileExamples(name) },
    ]),
  );

const BY_HEADER: Readonly<Record<string, HeaderName>> = {
  etag: 'ETag',
  'content-language': 'Content-Language',
  'content-disposition': 'Content-Disposition',
};

const SUCCESS: Readonly<Record<string, string>> = {
  200: 'As asked for.',
  201: 'Made.',
  204: 'Done. No body.',
};

/** The answer of success, with its headers and the example. */
const succeeded = (
  status: string,
  answer: Answer,
  isCommand: boolean,
  setsCookie: boolean,
  isFound: boolean,
  exchange: Exchange | undefined,
): Answer => {
  const recorded = (exchange?.headers ?? [])
    .map((name) => BY_HEADER[name])
    .filter((name) => name !== undefined);
  const names: readonly HeaderName[] = [
    ...recorded,
    ...(isCommand ? RATE_LIMIT : []),
    ...(setsCookie ? (['Set-Cookie'] as const) : []),
    ...(isFound ? (['Location'] as const) : []),
    'X-Request-Id',
  ];
  const content =
    answer.content === undefined
      ? {}
      : { content: withExample(answer.content, exchange?.type ?? null, exchange?.answer ?? null) };
  const description =
    answer.description === undefined || answer.description === ''
      ? (SUCCESS[status] ?? 'Done.')
      : answer.description;
  return { ...answer, description, headers: { ...headersOf(names), ...answer.headers }, ...content };
};

/** A refusal that the controller has described itself keeps its words and its body. */
const described = (status: number, answer: Answer | undefined): Answer => {
  if (answer === undefined) return refused(status);
  return {
    description: answer.description ?? REFUSED[status]?.description ?? '',
    headers: refusedHeaders(status),
    content: answer.content ?? (refusedContent(status) as Record<string, object>),
  };
};

const parametersOf = (
  method: string,
  operation: Operation,
  keepsAnswer: boolean,
  exchange: Exchange | undefined,
) => [
  ...(operation.parameters ?? []).map((given) => {
    const name = String(given['name']);
    const description =
      given['description'] ?? (name === 'id' ? IDS[operation.operationId] : undefined) ?? parameters[name];
    const one = description === undefined ? given : { ...given, description };
    const example =
      one['in'] === 'path' ? exchange?.path[name] : one['in'] === 'query' ? exchange?.query[name] : undefined;
    return example === undefined || one['example'] !== undefined
      ? one
      : { ...one, example: asTyped(one['schema'], example) };
  }),
  ...(method === 'get' && exchange?.headers.includes('etag') === true ? [parameter('IfNoneMatch')] : []),
  ...(keepsAnswer ? [parameter('IdempotencyKey')] : []),
  parameter('AcceptLanguage'),
];

/** What stands in a query as the schema has it. */
const asTyped = (schema: unknown, sent: string): unknown => {
  const { type } = (schema ?? {}) as { readonly type?: unknown };
  return type === 'boolean'
    ? sent === 'true'
    : type === 'integer' || type === 'number'
      ? Number(sent)
      : type === 'array'
        ? sent.split(',')
        : sent;
};

export function complete(
  method: string,
  path: string,
  operation: Operation,
  words: string | undefined,
  exchange: Exchange | undefined,
): void {
  const access = taken<Access>(operation, 'x-access');
  const keeps = taken(operation, KEEPS_NO_ANSWER) === undefined;
  const isSigned = (operation.parameters ?? []).some(({ name }) => name === 'X-Engine-Signature');
  const isCommand = method !== 'get' && access === undefined;
  const setsCookie = (operation.parameters ?? []).some(({ name }) => name === 'cookie');
  if (operation.description !== undefined && words !== undefined)
    throw new Error(`${operation.operationId} is described twice`);
  operation.description ??= words ?? '';
  operation.security = securityOf(operation.operationId, access, isSigned);
  // An operation that takes nothing may be called without a body.
  const sent = operation.requestBody;
  if (sent !== undefined) {
    const isEmpty = JSON.stringify(sent).includes('/EmptyBody"');
    operation.requestBody = {
      ...sent,
      ...(isEmpty ? { required: false } : {}),
      ...(sent.content === undefined
        ? {}
        : {
            content: withExample(sent.content, 'application/json', isEmpty ? {} : (exchange?.body ?? null)),
          }),
    };
  }
  const told = Object.entries(operation.responses ?? {});
  const refusals = refusalsOf(method, path, operation, isCommand, exchange);
  operation.responses = {
    ...Object.fromEntries(
      told
        .filter(([status]) => status < '300')
        .map(([status, one]) => [
          status,
          succeeded(
            status,
            one,
            isCommand,
            setsCookie,
            status === '201' && hasLocation(method, path),
            exchange,
          ),
        ]),
    ),
    ...(method === 'get' && exchange?.headers.includes('etag') === true
      ? { 304: NOT_MODIFIED as Answer }
      : {}),
    ...Object.fromEntries(
      [
        ...new Set([
          ...refusals,
          ...told.map(([status]) => Number(status)).filter((status) => status >= 400),
        ]),
      ].map((status) => [status, described(status, operation.responses?.[status])]),
    ),
    default: { $ref: '#/components/responses/Problem' } as Answer,
  };
  operation.parameters = parametersOf(method, operation, method === 'post' && isCommand && keeps, exchange);
}
