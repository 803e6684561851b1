/** `kill -9` of the server while a bot plays a match: after the new start it is played on, and nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPaths, isAlive, readPidFile } from '../../src/infrastructure/postgres/cluster-files';
import { wait } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { call } from '../support/http';
import { firstOf, openTraining, playOn, turnOf, viewOf } from '../support/matches';
import { expectStatus, register, type Person } from '../support/players';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-match-'));
let server: ServerProcess | undefined;

beforeAll(buildOnce);
afterAll(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.stop();
  const left = readPidFile(clusterPaths(dataDir));
  if (left !== null && isAlive(left.pid)) process.kill(left.pid, 'SIGINT');
  rmSync(dataDir, { recursive: true, force: true });
});

it('is played on to its end', async () => {
  server = await ServerProcess.start({ dataDir });
  let ada: Person = await register(server, 'Ada');
  for (const ms of [0, 40]) {
    const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
    await playOn(ada, id, 3);
    const body = firstOf(await turnOf(ada, id));
    const done = expectStatus(await ada.call('POST', `/v1/matches/${id}/orders`, { body }), 200);
    await wait(ms);
    // The bot may be thinking, or may just have been answered.
    await server.kill();
    server = await ServerProcess.start({ dataDir });
    const { url } = server;
    const { token } = ada;
    ada = {
      ...ada,
      call: (method, path, options = {}) => call({ url }, method, path, { token, ...options }),
    };
    expect((await viewOf(ada, id)).seq).toBeGreaterThanOrEqual(done.body['seq'] as unknown as number);
    await turnOf(ada, id, 60_000);
    expect((await playOn(ada, id)).match.state).toBe('over');
    const { items } = expectStatus(await ada.call('GET', `/v1/matches/${id}/events?limit=100`), 200)
      .body as unknown as { items: { seq: number }[] };
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
  }
  expect(await server.stop()).toBe(0);
}, 240_000);
