/** Bench: resident memory of the server under a mix over 200 campaigns, its highest value in all the time. */
import { bearer, logIn } from './support/clients';
import { figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { cpuSeconds, residentBytes, startServer } from './support/server';
import { steadyLoad } from './support/steady-load';

const CAMPAIGNS = 200;
const PER_SECOND = 50;
const MEBIBYTE = 1024 * 1024;

export const benchMemory = async (ground: Ground, seconds: number): Promise<Figures> => {
  const ids = await ground.copies(CAMPAIGNS);
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
  });
  try {
    const tokens: string[] = [];
    const logInAll = async (): Promise<void> => {
      for (const seat of ground.template.players.keys())
        tokens[seat] = await logIn(server.port, `player-${seat + 1}`);
    };
    await logInAll();
    const load = steadyLoad({
      port: server.port,
      perSecond: PER_SECOND,
      request: (turn) => {
        const headers = bearer(tokens[turn % tokens.length] ?? '');
        const path = `/v1/campaigns/${ids[(turn * 37) % ids.length] ?? ''}`;
        switch (turn % 10) {
          case 0:
          case 5:
            return {
              method: 'PUT',
              path: `${path}/orders?dryRun=true`,
              headers,
              body: JSON.stringify({ phase: 'planning', orders: [] }),
            };
          case 3:
            return { method: 'GET', path: `${path}/events?limit=50`, headers, body: null };
          case 7:
            return { method: 'GET', path: `${path}/view?round=1&phase=planning`, headers, body: null };
          default:
            return { method: 'GET', path: `${path}/view`, headers, body: null };
        }
      },
    });
    const resident: number[] = [];
    const until = performance.now() + seconds * 1000;
    let renew = performance.now() + 600_000;
    let next = 0;
    while (performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      resident.push(residentBytes(server.pid) / MEBIBYTE);
      if (performance.now() > renew) {
        await logInAll();
        renew += 600_000;
      }
      // A phase ends every second somewhere; planning goes on in most campaigns.
      if (performance.now() - (until - seconds * 1000) > next * 4000 && next < ids.length / 2) {
        await ground.makeDue(ids.slice(next, next + 1));
        next += 1;
      }
    }
    const failures = (await load.stop()).filter((one) => !/orders.*: 409$/.test(one));
    if (failures.length > 0) throw new Error(`requests failed: ${failures.slice(0, 3).join('; ')}`);
    return {
      memory: figure(Math.max(...resident), 'MiB'),
      'memory, median': figure(percentile(resident, 0.5), 'MiB'),
      'memory, processor': figure((100 * cpuSeconds(server.pid)) / seconds, '% of a core'),
      'memory, p99 of requests': figure(percentile(load.times(), 0.99), 'ms'),
    };
  } finally {
    await server.stop();
  }
};
