/**
 * Bench: matches over HTTP. 50 at once, 100 orders a second whether answers come in time or not (open loop):
 * how long an order, a view and a draft take, when the server has just started and after that. Then as many as
 * go, beside a server that runs the same statements without deciding anything; and what an order writes with 24
 * units on the field.
 */
import { matchRate, recordedOrders } from './match-rate';
import { figure, median, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { BOTH_MINE, noTimes, openTables, type Table, type Times } from './support/match-table';
import { cpuSeconds, startServer } from './support/server';

const MATCHES = 50;
const PER_SECOND = 100;
const SECOND_MS = 1_000;
const LARGE = {
  level: 'quickstart',
  terrain: 'scattered',
  seed: 'bench',
  forces: [
    { seat: 'A', side: 'south', units: Array<string>(12).fill('hunchback-hbk-4g') },
    { seat: 'B', side: 'north', units: Array<string>(12).fill('enforcer-enf-4r') },
  ],
};

/** Each table has its turn at its own time, whether it has been answered or not. */
const openLoop = async (tables: readonly Table[], seconds: number): Promise<Times> => {
  const times = noTimes();
  const busy = new Map<Table, Promise<void>>();
  const begun = performance.now();
  const failed: unknown[] = [];
  for (let turn = 0; turn < seconds * PER_SECOND; turn += 1) {
    const due = begun + (turn * SECOND_MS) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const table = tables[turn % tables.length];
    if (table === undefined) continue;
    const before = busy.get(table) ?? Promise.resolve();
    busy.set(
      table,
      before.then(() => table.play(due, times)).catch((error: unknown) => void failed.push(error)),
    );
  }
  await Promise.all(busy.values());
  if (failed.length > 0) throw failed[0];
  return times;
};

/** What an order stores, and what it writes ahead, with 24 units. */
const weigh = async ({ database: { pool } }: Ground, port: number, orders: number): Promise<Figures> => {
  const opening = { system: 'battletech', setup: LARGE, seats: BOTH_MINE };
  const [table] = await openTables(port, opening, 1);
  if (table === undefined) throw new Error('no table');
  const times = noTimes();
  const place = async (): Promise<{ readonly lsn: string; readonly bytes: number }> => {
    const { rows } = await pool.query<{ lsn: string; bytes: number }>(
      `SELECT pg_current_wal_lsn()::text AS lsn, (coalesce((SELECT sum(pg_column_size(l.packed)) FROM match_log l WHERE match_id = $1), 0)
        + coalesce((SELECT sum(pg_column_size(f.packed)) FROM match_feeds f WHERE match_id = $1), 0))::float8 AS bytes`,
      [table.id],
    );
    return rows[0] ?? { lsn: '0/0', bytes: 0 };
  };
  const before = await place();
  for (let order = 0; order < orders; order += 1) await table.play(performance.now(), times);
  const after = await place();
  const { rows } = await pool.query<{ bytes: number }>('SELECT pg_wal_lsn_diff($1, $2)::float8 AS bytes', [
    ...[after.lsn, before.lsn],
  ]);
  return {
    'large match: order': figure(median(times.order), 'ms'),
    'large match: view p95': figure(percentile(times.view, 0.95), 'ms'),
    'large match: draft p95': figure(percentile(times.draft, 0.95), 'ms'),
    'stored an order': figure((after.bytes - before.bytes) / orders, 'bytes'),
    'WAL an order': figure((rows[0]?.bytes ?? 0) / orders, 'bytes'),
  };
};

export const benchMatches = async (ground: Ground, seconds: number): Promise<Figures> => {
  // Before the server runs, which would play this match's bots itself.
  const recorded = await recordedOrders(ground);
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    LIMIT_STREAMS_PER_USER: '100',
  });
  try {
    const opening = { system: 'battletech', scenario: 'pairs', seats: BOTH_MINE };
    const tables = await openTables(server.port, opening, MATCHES);
    // V8 has not optimised yet.
    const started = await openLoop(tables, seconds);
    const before = cpuSeconds(server.pid);
    const { order, view, draft } = await openLoop(tables, seconds);
    const processorMs = (SECOND_MS * (cpuSeconds(server.pid) - before)) / order.length;
    return {
      // With the view before it, and a quarter of a draft: also where others use the machine.
      'match order, processor': figure(processorMs, 'ms'),
      'match orders sent': figure(order.length / seconds, 'a second'),
      'match order p95, just started': figure(percentile(started.order, 0.95), 'ms'),
      'match order p50': figure(median(order), 'ms'),
      'match order p95': figure(percentile(order, 0.95), 'ms'),
      'match view p95': figure(percentile(view, 0.95), 'ms'),
      'match draft p95': figure(percentile(draft, 0.95), 'ms'),
      ...(await matchRate(ground, server, tables, recorded, 2 * seconds)),
      ...(await weigh(ground, server.port, 60)),
    };
  } finally {
    await server.stop();
  }
};
