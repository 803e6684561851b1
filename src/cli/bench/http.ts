/**
 * Benches over HTTP: saving a sheet of 20 moves, reading a view, and a 304; against bare Fastify with one
 * statement each.
 */
import type { CampaignId } from '../../kernel';
import { startBareServer, startGenerator, type Generator } from './support/children';
import { bearer, logIn, wire } from './support/clients';
import { compared, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { cpuSeconds, startServer } from './support/server';

const POOL_SIZE = 10;
const CONNECTIONS = 32;
const CAMPAIGNS = 8;
/** Until the code is compiled that runs often. */
const WARM_UP_ANSWERS = 8_000;

interface Requests {
  readonly ours: readonly string[];
  readonly bare: readonly string[];
  readonly status: string;
}

export type HttpBench = 'orders' | 'view' | 'not-modified';

/** Tables of the bare server: the same sheets and the same views, ready. */
const prepareBare = async ({ database: { pool } }: Ground): Promise<void> => {
  await pool.query(
    'CREATE TABLE IF NOT EXISTS bare_sheets (campaign_id uuid, force text, orders jsonb, saved_at timestamptz, PRIMARY KEY (campaign_id, force))',
  );
  await pool.query(
    'CREATE TABLE IF NOT EXISTS bare_views (campaign_id uuid, force text, body text, PRIMARY KEY (campaign_id, force))',
  );
};

const collect = async (
  ground: Ground,
  port: number,
  ids: readonly CampaignId[],
): Promise<Record<HttpBench, Requests>> => {
  const made: Record<HttpBench, { ours: string[]; bare: string[] }> = {
    orders: { ours: [], bare: [] },
    view: { ours: [], bare: [] },
    'not-modified': { ours: [], bare: [] },
  };
  const { pool } = ground.database;
  const gm = bearer(await logIn(port, 'gm'));
  for (const [seat, { force }] of ground.template.players.entries()) {
    const token = await logIn(port, `player-${seat + 1}`);
    const headers = bearer(token);
    for (const id of ids) {
      const { rows } = await pool.query<{ orders: unknown; round: number; phase: string }>(
        `SELECT orders, round, phase FROM order_sheets WHERE campaign_id = $1 AND force = $2 AND round = 2 AND phase = 'planning'`,
        [id, force],
      );
      const sheet = rows[0];
      if (sheet === undefined) throw new Error('no saved sheet');
      made.orders.ours.push(
        wire(
          'PUT',
          `/v1/campaigns/${id}/orders`,
          headers,
          JSON.stringify({ phase: sheet.phase, orders: sheet.orders }),
        ),
      );
      made.orders.bare.push(wire('PUT', `/campaigns/${id}/orders/${force}`, headers, JSON.stringify(sheet)));
      const path = `/v1/campaigns/${id}/view`;
      // The GM's view, which holds all mechs: some 57 KB.
      const view = await fetch(`http://127.0.0.1:${port}${path}`, { headers: gm });
      const body = await view.text();
      if (view.status !== 200) throw new Error(`view: ${view.status} ${body}`);
      await pool.query('INSERT INTO bare_views VALUES ($1, $2, $3)', [id, force, body]);
      made.view.ours.push(wire('GET', path, gm));
      made.view.bare.push(wire('GET', `/campaigns/${id}/view/${force}`, headers));
      const unchanged = { ...gm, 'if-none-match': view.headers.get('etag') ?? '' };
      made['not-modified'].ours.push(wire('GET', path, unchanged));
      made['not-modified'].bare.push(wire('GET', `/campaigns/${id}/unchanged`, unchanged));
    }
  }
  return {
    orders: { ...made.orders, status: '200' },
    view: { ...made.view, status: '200' },
    'not-modified': { ...made['not-modified'], status: '304' },
  };
};

interface Rate {
  readonly perSecond: number;
  /**
   * Answers for each second of processor time that the server's process took: what else runs on the machine
   * hardly matters to it.
   */
  readonly perCpuSecond: number;
}

interface Target {
  readonly port: number;
  readonly pid: number;
}

const rate = async (
  generator: Generator,
  { port, pid }: Target,
  requests: readonly string[],
  status: string,
  seconds: number,
  answers = 0,
): Promise<Rate> => {
  const before = cpuSeconds(pid);
  const report = await generator.run({
    port,
    connections: CONNECTIONS,
    seconds,
    answers,
    requests,
    timed: false,
  });
  const wrong = Object.keys(report.statuses).filter((one) => one !== status);
  if (wrong.length > 0) throw new Error(`expected ${status} only, got ${JSON.stringify(report.statuses)}`);
  return { perSecond: report.perSecond, perCpuSecond: report.answers / (cpuSeconds(pid) - before) };
};

export const benchHttp = async (
  ground: Ground,
  benches: readonly HttpBench[],
  rounds: number,
  seconds: number,
): Promise<Figures> => {
  await prepareBare(ground);
  const ids = await ground.copies(CAMPAIGNS);
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    LIMIT_POOL_SIZE: String(POOL_SIZE),
    PROCESS: 'all',
  });
  const bare = await startBareServer(ground.database.url, POOL_SIZE);
  const generator = startGenerator();
  try {
    const requests = await collect(ground, server.port, ids);
    const figures: Figures = {};
    for (const bench of benches) {
      const { ours, bare: plain, status } = requests[bench];
      const measured: { ours: Rate; bare: Rate }[] = [];
      await rate(generator, server, ours, status, seconds, WARM_UP_ANSWERS);
      await rate(generator, bare, plain, status, seconds, WARM_UP_ANSWERS);
      for (let round = 0; round < rounds; round += 1) {
        const first = round % 2 === 0;
        const one = first
          ? await rate(generator, server, ours, status, seconds)
          : await rate(generator, bare, plain, status, seconds);
        const other = first
          ? await rate(generator, bare, plain, status, seconds)
          : await rate(generator, server, ours, status, seconds);
        measured.push(first ? { ours: one, bare: other } : { ours: other, bare: one });
      }
      figures[bench] = compared(
        'per second',
        measured.map((pair) => ({ ours: pair.ours.perSecond, bare: pair.bare.perSecond })),
      );
      figures[`${bench}, by CPU`] = compared(
        'per CPU s',
        measured.map((pair) => ({ ours: pair.ours.perCpuSecond, bare: pair.bare.perCpuSecond })),
      );
    }
    return figures;
  } finally {
    generator.stop();
    bare.stop();
    await server.stop();
  }
};
