/** Exchanges for the description: what an operation was asked and what it answered, cut short. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '../../src/api/http/openapi/examples';
import type { Answer } from './http';
import { rightful, rowOf } from './api-table/actor';
import type { Operation } from './api-table/operations';
import type { World } from './api-table/world';

const DIRECTORY = join(__dirname, '..', '..', 'src', 'api', 'http', 'openapi', 'examples');

/** Headers that the description knows; all others are the same for every answer. */
export const DESCRIBED = [
  ...[
    'etag',
    'content-language',
    'content-disposition',
    'retry-after',
    'link',
    'www-authenticate',
    'location',
  ],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'set-cookie', 'x-request-id'],
] as const;
const RECORDED: readonly string[] = ['content-disposition', 'content-language', 'etag'];

const MAX_ITEMS = 2;
/** A battle is fought on 5 × 5 of them. */
const WHOLE: ReadonlySet<string> = new Set(['sheets']);
const MAX_NAMES = 24;

/** Long lists and maps shortened, tokens made unreadable. */
const short = (value: unknown, depth = 0): unknown => {
  if (Array.isArray(value))
    return value.slice(0, depth > 3 ? 1 : MAX_ITEMS).map((one) => short(one, depth + 1));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    // Maps by hex are all alike.
    const shown =
      entries.length > MAX_NAMES && /^\d{4}$/.test(entries[0]?.[0] ?? '') ? entries.slice(0, 3) : entries;
    return Object.fromEntries(
      shown.map(([name, one]) => [name, WHOLE.has(name) ? one : short(one, depth + 1)]),
    );
  }
  if (typeof value !== 'string') return value;
  return /^eyJ[\w-]+\./.test(value)
    ? 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTkyZjBjMSJ9.c2lnbmF0dXJl'
    : value.replace(/^http:\/\/[^/]+/, 'http://localhost:3000');
};

/** What other askers get, by the table of roles. */
export const refusedBy = (operation: Operation): readonly number[] => {
  const row = rowOf(operation);
  const cells =
    row.kind === 'campaign'
      ? [401, 404, ...Object.values(row.cells).flat()]
      : [row.status, row.members ?? 0, row.kind === 'login' ? 401 : 0];
  return [...new Set(cells)].filter((status) => status >= 400).sort((a, b) => a - b);
};

export const exchangeOf = (world: World, operation: Operation, answer: Answer): Exchange => {
  const { ids, query, body } = rightful(world, operation);
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const type = answer.headers.get('content-type')?.split(';')[0] ?? null;
  return {
    path: Object.fromEntries(names.map((name) => [name, ids[name] ?? 'none'])),
    query,
    body: short(body ?? null),
    status: answer.status,
    headers: RECORDED.filter((name) => answer.headers.has(name)),
    type: answer.text === '' && type !== 'text/event-stream' ? null : type,
    answer: type === 'application/json' && answer.text !== '' ? short(answer.body) : null,
    refused: refusedBy(operation),
  };
};

interface Recorded {
  readonly id: string;
  readonly tag: string;
  readonly exchange: Exchange;
}

type Exchanges = Readonly<Record<string, Exchange>>;

/** A file for each tag; what stands there of operations that are gone is left out. */
export const writeExchanges = (all: readonly Recorded[], anew: boolean): void => {
  const before: Exchanges = Object.assign(
    {},
    ...readdirSync(DIRECTORY).map(
      (name) => JSON.parse(readFileSync(join(DIRECTORY, name), 'utf8')) as Exchanges,
    ),
  ) as Exchanges;
  for (const tag of new Set(all.map((one) => one.tag))) {
    const own = all.filter((one) => one.tag === tag).sort((a, b) => (a.id < b.id ? -1 : 1));
    const chosen = own.map(({ id, exchange }): [string, Exchange] => {
      const old = before[id];
      return [id, old !== undefined && (!anew || old.byHand === true) ? old : exchange];
    });
    const file = join(DIRECTORY, `${tag}.json`);
    const text = `${JSON.stringify(Object.fromEntries(chosen), null, 2)}\n`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
};
