/**
 * `kill -9` of the server at random instants while people play: after each new start nothing acknowledged is
 * lost, nothing is done twice or half.
 */
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import {
  clusterPaths,
  isAlive,
  readPidFile,
  readSettings,
} from '../../src/infrastructure/postgres/cluster-files';
import { until } from '../support/eventually';
import { expectSound, lookingPool, wait } from '../support/faults/checks';
import { startHttpWar, type HttpWar } from '../support/faults/http-war';
import { Load } from '../support/faults/load';
import { expectNoSecrets } from '../support/faults/secrets';
import { buildOnce, ServerProcess } from '../support/faults/server';

const KILLS = process.env['DEEP'] === '1' ? 60 : 6;
/** A loaded machine takes some seconds for a new start. */
const MAX_MS = 300_000 + KILLS * 30_000;

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-killed-'));
const servers: ServerProcess[] = [];
const pools: pg.Pool[] = [];

const spawned = (server: ServerProcess): ServerProcess => {
  servers.push(server);
  return server;
};

const databasePool = (): pg.Pool => {
  const settings = readSettings(clusterPaths(dataDir));
  const pool = lookingPool(
    `postgresql://postgres:${settings?.password ?? ''}@127.0.0.1:${settings?.port ?? 0}/campaign`,
  );
  pools.push(pool);
  return pool;
};

beforeAll(buildOnce);

afterAll(async () => {
  for (const pool of pools) await pool.end();
  // An orderly end stops the embedded database too.
  for (const server of servers)
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  const left = readPidFile(clusterPaths(dataDir));
  if (left !== null && isAlive(left.pid)) process.kill(left.pid, 'SIGINT');
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server that is killed in its first start starts the next time', async () => {
  for (const ms of [300, 900]) {
    const server = spawned(ServerProcess.spawn({ dataDir, port: 0 }));
    await wait(ms);
    await server.kill();
  }
  const server = spawned(await ServerProcess.start({ dataDir }));
  expect(await server.stop()).toBe(0);
});

it(
  'nothing acknowledged is lost, and nothing is done twice or half',
  async () => {
    let server = spawned(await ServerProcess.start({ dataDir }));
    const war: HttpWar = await startHttpWar(server.url);
    const load = new Load(war, server.url);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      load.start(server.url);
      // Spread over what a war does in that time; a multiplier that is prime to it visits all of it.
      await wait(100 + ((kill * 373) % 600));
      await server.kill();
      // Sometimes the database dies with it, as when the machine goes down.
      const postmaster = readPidFile(clusterPaths(dataDir))?.pid ?? 0;
      if (kill % 4 === 0 && postmaster > 0) process.kill(postmaster, 'SIGKILL');
      await load.stop();
      server = spawned(await ServerProcess.start({ dataDir }));
      const pool = databasePool();
      expect({ kill, lost: await load.losses(pool), faults: load.faults }).toEqual({
        kill,
        lost: [],
        faults: [],
      });
      await expectSound(pool, war);
    }
    // The database alone dies: the server starts it again, and people notice a pause.
    load.start(server.url);
    await wait(300);
    process.kill(readPidFile(clusterPaths(dataDir))?.pid ?? 0, 'SIGKILL');
    await wait(100);
    await server.ready();
    const before = load.acknowledged.advances;
    // Much was done: on a slow machine little of it between two kills.
    await until('progress', () => {
      const { sheets, advances } = load.acknowledged;
      return advances > Math.max(before, KILLS / 2) && sheets > KILLS / 2;
    });
    await load.stop();
    await load.settle(server.url);
    const pool = databasePool();
    expect({ lost: await load.losses(pool), faults: load.faults }).toEqual({ lost: [], faults: [] });
    const { sheets, advances } = load.acknowledged;
    expect(sheets).toBeGreaterThan(KILLS / 2);
    expect(advances).toBeGreaterThan(KILLS / 2);
    await expectNoSecrets(pool, dataDir, war, [
      ...servers.map((one) => one.output),
      readFileSync(clusterPaths(dataDir).log, 'utf8'),
    ]);
    expect(await server.stop()).toBe(0);
    process.stdout.write(
      `kills: ${JSON.stringify({ kills: KILLS, ...load.acknowledged, statuses: Object.fromEntries(load.statuses) })}\n`,
    );
  },
  MAX_MS,
);
