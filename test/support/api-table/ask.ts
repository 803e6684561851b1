/** Asks the world's server one thing as somebody, over HTTP. */
import { call, type Answer, type CallOptions } from '../http';
import { isCommand, pathOf, type Operation } from './operations';
import type { Asked, Scene } from './table';
import type { Role, World } from './world';

export const sceneOf = (world: World, scene: Scene): { readonly id: string } => world[scene];

/** What a token is for: nobody has none. */
export const tokenOf = (world: World, role: Role): { readonly token?: string } =>
  role === 'anonymous' ? {} : { token: world.people[role].token };

export const urlOf = (
  operation: Operation,
  ids: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${pathOf(operation.path, ids)}${search === '' ? '' : `?${search}`}`;
};

/** The ids of an operation in a campaign. */
export const idsIn = (asked: Asked, campaign: string): Readonly<Record<string, string>> => ({
  id: campaign,
  ...asked.ids,
});

/** Commands that can be tried are only tried. */
export const dryQuery = (operation: Operation, asked: Asked): Readonly<Record<string, string>> => ({
  ...asked.query,
  ...(isCommand(operation) && operation.queries.includes('dryRun') ? { dryRun: 'true' } : {}),
});

/** Every status that comes must be described for its operation; `default` is for what no test can make. */
export const ask = async (
  world: World,
  operation: Operation,
  path: string,
  options: CallOptions = {},
): Promise<Answer> => {
  const answer = await asked(world, operation, path, options);
  const { responses } = world.description.paths[operation.path]?.[operation.method.toLowerCase()] ?? {
    responses: {},
  };
  if (!(String(answer.status) in responses))
    throw new Error(`${operation.method} ${operation.path} answers ${answer.status}, which is not described`);
  return answer;
};

/** Streams never end by themselves: their answer is given up as soon as its head is there. */
const asked = async (
  world: World,
  operation: Operation,
  path: string,
  options: CallOptions,
): Promise<Answer> => {
  if (!path.includes('/events/stream')) return call(world.app, operation.method, path, options);
  const abort = new AbortController();
  const headers = {
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    ...options.headers,
  };
  const response = await fetch(world.app.url + path, {
    method: operation.method,
    headers,
    signal: abort.signal,
  });
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = streams ? '' : await response.text();
  abort.abort();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
  };
};

/** At once: waiting for one answer after the other takes longer than making them. */
const LANES = 6;

export const inLanes = async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};
