/**
 * PostgreSQL is restarted under load, in order and at once: the server recovers by itself, says 503
 * meanwhile, and loses nothing.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { clusterPaths, isAlive } from '../../src/infrastructure/postgres/cluster-files';
import { ensureDatabase } from '../../src/infrastructure/postgres/database';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/infrastructure/postgres/embedded-postgres';
import { until } from '../support/eventually';
import { expectSound, lookingPool, positionOf, wait } from '../support/faults/checks';
import { ask, PATIENCE_MS, startHttpWar } from '../support/faults/http-war';
import { Load } from '../support/faults/load';
import { expectNoSecrets } from '../support/faults/secrets';
import { buildOnce, ServerProcess } from '../support/faults/server';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-restarted-'));
let postgres: EmbeddedPostgres;
let server: ServerProcess | null = null;
let pool: pg.Pool | null = null;

beforeAll(async () => {
  buildOnce();
  postgres = await startEmbeddedPostgres({ dataDir });
  await ensureDatabase(postgres.url('postgres'), 'campaign');
});

afterAll(async () => {
  await pool?.end();
  await server?.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What an administrator does: `fast` ends connections in order, `immediate` is a crash. */
const restart = async (mode: 'SIGINT' | 'SIGQUIT', awayMs: number): Promise<void> => {
  const { pid, port } = postgres;
  process.kill(pid, mode);
  while (isAlive(pid)) await wait(20);
  await wait(awayMs);
  postgres = await startEmbeddedPostgres({ dataDir });
  expect(postgres.port).toBe(port);
};

it('requests get 503 and not silence, then everything goes on', async () => {
  const url = postgres.url('campaign');
  server = await ServerProcess.start({ dataDir, env: { DATABASE_URL: url } });
  const war = await startHttpWar(server.url);
  pool = lookingPool(url);
  const load = new Load(war, server.url);
  for (const [mode, awayMs] of [
    ['SIGINT', 400],
    ['SIGQUIT', 400],
    ['SIGQUIT', 0],
    ['SIGINT', 0],
  ] as const) {
    load.start(server.url);
    await wait(500);
    await restart(mode, awayMs);
    await server.ready();
    const before = load.acknowledged.advances;
    await until(`progress after ${mode}`, () => load.acknowledged.advances > before);
    await load.stop();
    await load.settle(server.url);
    expect({ mode, lost: await load.losses(pool), faults: load.faults }).toEqual({
      mode,
      lost: [],
      faults: [],
    });
    await expectSound(pool, war);
  }
  expect(load.statuses.get('503') ?? 0).toBeGreaterThan(0);
  expect(load.statuses.get('no answer') ?? 0).toBe(0);
  expect(load.slowestMs).toBeLessThan(PATIENCE_MS);

  // The clock has come back too: a deadline is met. (How soon: alarm-clock.spec. That the connection that
  // listens comes back: battle-notices.spec.)
  const looking = pool;
  await load.leaveCombat(server.url, async () => (await positionOf(looking, war)).phase);
  const seen = await positionOf(pool, war);
  expect(seen.phase).not.toBe('combat');
  const moved = await ask(server.url, 'POST', `/v1/campaigns/${war.id}/gm/deadline`, war.gm.token, {
    at: new Date(Date.now() + 4_000).toISOString(),
  });
  expect(moved.status).toBe(200);
  await until('end of the phase', async () => (await positionOf(looking, war)).phase !== seen.phase);
  await expectNoSecrets(pool, dataDir, war, [server.output, readFileSync(clusterPaths(dataDir).log, 'utf8')]);
  process.stdout.write(
    `restarts: ${JSON.stringify({ ...load.acknowledged, slowestMs: load.slowestMs, statuses: Object.fromEntries(load.statuses) })}\n`,
  );
}, 900_000);
