/**
 * Bench: 1,000 campaigns are due at once while requests go on; against the bare load and write of the same
 * rows.
 */
import type { CampaignId } from '../../kernel';
import { doWhatIsDue } from '../../application/campaigns/do-what-is-due';
import { bareLoad, bareWrite } from './support/bare-close';
import { bearer, logInPlayers } from './support/clients';
import { compared, figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { steadyLoad } from './support/steady-load';
import { recordWrites, type Recorded } from './support/recorder';
import { cpuSeconds, startServer } from './support/server';

/** As many at once as the server's own sweep. */
const LANES = 2;
const PER_SECOND = 50;
/** Campaigns that are asked for while the others close. */
const PLAYED = 20;

const bareAll = async (
  { database: { pool } }: Ground,
  ids: readonly CampaignId[],
  writes: readonly Recorded[],
): Promise<number> => {
  const queue = [...ids];
  const started = performance.now();
  const lane = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      await bareLoad(pool, id);
      await bareWrite(pool, id, writes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return performance.now() - started;
};

const stillDue = async ({ database: { pool } }: Ground): Promise<number> => {
  const { rows } = await pool.query<{ due: string }>(
    'SELECT count(*) AS due FROM campaigns WHERE due_at <= clock_timestamp()',
  );
  return Number(rows[0]?.due);
};

const allClosed = async (ground: Ground): Promise<void> => {
  while ((await stillDue(ground)) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** The server ends the phases of all campaigns; its clock is told at once. */
const oursAll = async (ground: Ground, ids: readonly CampaignId[]): Promise<number> => {
  await ground.makeDue(ids);
  const started = performance.now();
  await ground.database.pool.query(`SELECT pg_notify('campaign_changed', $1)`, [`${ids[0] ?? ''} 0`]);
  await allClosed(ground);
  return performance.now() - started;
};

export const benchDue = async (ground: Ground, campaigns: number): Promise<Figures> => {
  const [first] = await ground.copies(1);
  if (first === undefined) throw new Error('no campaigns');
  await ground.makeDue([first]);
  const { writes } = await recordWrites(() => doWhatIsDue(ground.host.newStore(), first));
  const [due, bare, played] = [
    await ground.copies(campaigns),
    await ground.copies(campaigns),
    await ground.copies(PLAYED),
  ];
  // Half of the bare work before and half after, so that what loads the machine loads both.
  const half = Math.ceil(campaigns / 2);
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
  });
  try {
    const tokens = await logInPlayers(server.port, ground.template.players.length);
    const load = steadyLoad({
      port: server.port,
      perSecond: PER_SECOND,
      request: (turn) => {
        const seat = turn % tokens.length;
        const headers = bearer(tokens[seat] ?? '');
        const campaign = played[(turn * 7) % played.length] ?? '';
        return turn % 5 === 0
          ? {
              method: 'PUT',
              path: `/v1/campaigns/${campaign}/orders`,
              headers,
              body: JSON.stringify({ phase: 'planning', orders: [] }),
            }
          : { method: 'GET', path: `/v1/campaigns/${campaign}/view`, headers, body: null };
      },
    });
    const bareBefore = await bareAll(ground, bare.slice(0, half), writes);
    load.forget();
    const before = cpuSeconds(server.pid);
    const ours = await oursAll(ground, due);
    const processorMs = (1_000 * (cpuSeconds(server.pid) - before)) / due.length;
    const during = load.times();
    const bareAfter = await bareAll(ground, bare.slice(half), writes);
    const failures = await load.stop();
    if (failures.length > 0) throw new Error(`requests failed: ${failures.slice(0, 3).join('; ')}`);
    return {
      due: compared('ms', [{ ours, bare: bareBefore + bareAfter }]),
      // With its share of the requests meanwhile: also where others use the machine.
      'due, processor': figure(processorMs, 'ms'),
      'due, p50 of requests': figure(percentile(during, 0.5), 'ms'),
      'due, p99 of requests': figure(percentile(during, 0.99), 'ms'),
    };
  } finally {
    await server.stop();
  }
};
