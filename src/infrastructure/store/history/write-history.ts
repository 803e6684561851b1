/**
 * Appends a command's history: events, what each audience is told of them, and ledger entries. One statement
 * a table.
 */
import type { ClientBase } from 'pg';
import type { Instant } from '../../../rules';
import { together } from '../together';
import { packList } from './packed';
import type { PackedEntry, Row, RowsOfCommand } from './rows-of-command';

const EVENT_SQL =
  'INSERT INTO events (campaign_id, seq, count, epoch, round, phase, at, types, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)';
const FEED_SQL =
  'INSERT INTO feeds (campaign_id, audience, seq, count, round, phase, at, types, rounds, body) ' +
  'SELECT $1::uuid, r.audience, r.seq, r.count, r.round, r.phase, $2::bigint, r.types::text[], r.rounds::int[], r.body ' +
  'FROM unnest($3::text[], $4::bigint[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[], $10::bytea[]) ' +
  'AS r(audience, seq, count, round, phase, types, rounds, body)';
const LEDGER_SQL =
  'INSERT INTO ledger (campaign_id, force, seq, round, phase, at, amount, balance, cause) SELECT $1::uuid, r.force, r.seq, r.round, r.phase, $3::bigint, r.amount, r.balance, r.cause ' +
  'FROM json_to_recordset($2::json) AS r(force text, seq bigint, round int, phase text, amount bigint, balance bigint, cause jsonb)';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** As PostgreSQL writes an array: types are of letters and dashes. */
const asArray = (values: readonly (string | number)[]): string => `{${distinct(values).join(',')}}`;

const lastOf = <T>({ list }: Row<T>): T => {
  const last = list.at(-1);
  if (last === undefined) throw new Error('a row of nothing');
  return last;
};

const typesOf = (list: readonly { readonly type: string }[]): string => asArray(list.map(({ type }) => type));

const writeEvents = async (
  client: ClientBase,
  id: string,
  at: Instant,
  row: RowsOfCommand['events'],
): Promise<void> => {
  // Members may change without an event.
  if (row.list.length === 0) return;
  const { epoch, round, phase } = lastOf(row);
  const values = [
    id,
    row.seq,
    row.list.length,
    epoch,
    round,
    phase,
    at,
    typesOf(row.list),
    packList(row.list),
  ];
  await client.query({ name: 'put-events', text: EVENT_SQL, values });
};

const writeFeeds = async (
  client: ClientBase,
  id: string,
  at: Instant,
  rows: RowsOfCommand['feeds'],
): Promise<void> => {
  if (rows.length === 0) return;
  const column = <T>(pick: (row: RowsOfCommand['feeds'][number], last: PackedEntry) => T): T[] =>
    rows.map((row) => pick(row, lastOf(row)));
  await client.query({
    name: 'put-feeds',
    text: FEED_SQL,
    values: [
      id,
      at,
      column((row) => row.audience),
      column((row) => row.seq),
      column((row) => row.list.length),
      column((_, last) => last.round),
      column((_, last) => last.phase),
      column((row) => typesOf(row.list)),
      column((row) => asArray(row.list.map(({ round }) => round))),
      column((row) => packList(row.list)),
    ],
  });
};

const writeLedger = async (
  client: ClientBase,
  id: string,
  at: Instant,
  rows: RowsOfCommand['ledger'],
): Promise<void> => {
  if (rows.length > 0)
    await client.query({ name: 'put-ledger', text: LEDGER_SQL, values: [id, JSON.stringify(rows), at] });
};

export const writeHistory = (
  client: ClientBase,
  id: string,
  at: Instant,
  { events, feeds, ledger }: RowsOfCommand,
): Promise<void> =>
  together([
    () => writeEvents(client, id, at, events),
    () => writeFeeds(client, id, at, feeds),
    () => writeLedger(client, id, at, ledger),
  ]);
