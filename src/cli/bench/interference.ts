/**
 * Whether what others do in secret shows in how long one's own answers take: a 304 of one's view and a saved
 * sheet soon after another player's command that one may not see, and without one, in turns. Beside that,
 * after the same command that is only tried: nothing has changed then.
 */
import { Agent, request } from 'node:http';
import { bearer, logIn } from './support/clients';
import { compared, figure, median, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { startServer } from './support/server';

const POOL_SIZE = 10;
/**
 * Between what others do and one's own request, in ms: long enough that the server is no longer busy with it.
 * What is left then is what was forgotten for it. Who asks within a millisecond of a command finds a server
 * at work, as after any request of anybody.
 */
const SETTLED_MS = 25;
/** Pairs until the code is compiled that runs often. */
const WARM_UP = 200;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Answered {
  readonly status: number;
  readonly etag: string;
  readonly body: string;
  readonly ms: number;
}

const sender =
  (port: number, agent: Agent) =>
  ({ method, path, headers, body }: Call): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? null : JSON.stringify(body);
      const length =
        text === null
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
      const begun = performance.now();
      const asked = request(
        { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...length } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              etag: response.headers.etag ?? '',
              body: Buffer.concat(chunks).toString(),
              ms: performance.now() - begun,
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(text);
    });

const expected = (answered: Answered, status: number): Answered => {
  if (answered.status !== status)
    throw new Error(`${answered.status} instead of ${status}: ${answered.body.slice(0, 300)}`);
  return answered;
};

const pause = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

export const benchInterference = async (ground: Ground, pairs: number): Promise<Figures> => {
  const { pool } = ground.database;
  const [id] = await ground.copies(1);
  const environment = {
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    LIMIT_POOL_SIZE: String(POOL_SIZE),
    PROCESS: 'all',
  };
  const server = await startServer(environment);
  // One connection each, so that nobody waits for another's.
  const [mine, theirs] = [1, 1].map((maxSockets) => new Agent({ keepAlive: true, maxSockets })) as [
    Agent,
    Agent,
  ];
  const [ask, command] = [sender(server.port, mine), sender(server.port, theirs)];
  try {
    const at = `/v1/campaigns/${id ?? ''}`;
    const me = bearer(await logIn(server.port, 'player-1'));
    const other = bearer(await logIn(server.port, 'player-2'));
    const view = expected(await ask({ method: 'GET', path: `${at}/view`, headers: me }), 200);
    const { rows } = await pool.query<{ orders: unknown }>(
      `SELECT orders FROM order_sheets WHERE campaign_id = $1 AND force = $2 AND round = 2 AND phase = 'planning'`,
      [id, ground.template.players[0]?.force],
    );
    const sheet = { phase: 'planning', orders: rows[0]?.orders ?? [] };
    const watched: Readonly<Record<string, readonly [Call, number]>> = {
      '304': [{ method: 'GET', path: `${at}/view`, headers: { ...me, 'if-none-match': view.etag } }, 304],
      view: [{ method: 'GET', path: `${at}/view`, headers: me }, 200],
      options: [{ method: 'GET', path: `${at}/options`, headers: me }, 200],
      orders: [{ method: 'PUT', path: `${at}/orders`, headers: me, body: sheet }, 200],
    };
    let drawn = 0;
    // A force keeps so many at most.
    const draw = async (query: string): Promise<void> => {
      drawn += 1;
      await pool.query(
        'DELETE FROM variants WHERE campaign_id = $1 AND slug NOT IN (SELECT max(slug) FROM variants WHERE campaign_id = $1)',
        [id],
      );
      const body = { design: { base: 'hunchback-hbk-4p', model: `HBK-${drawn}X` } };
      expected(await command({ method: 'POST', path: `${at}/designs${query}`, headers: other, body }), 201);
    };
    const figures: Figures = {};
    for (const [name, [call, status]] of Object.entries(watched)) {
      const [without, after, tried]: [number[], number[], number[]] = [[], [], []];
      let length = 0;
      const quiet = async (): Promise<number> => {
        // As long as a command takes: who has done nothing for longer is answered slower.
        await pause(length + SETTLED_MS);
        return expected(await ask(call), status).ms;
      };
      const disturbed = async (): Promise<number> => {
        const begun = performance.now();
        await draw('');
        length = performance.now() - begun;
        await pause(SETTLED_MS);
        return expected(await ask(call), status).ms;
      };
      for (let pair = -WARM_UP; pair < pairs; pair += 1) {
        const first = pair % 2 === 0;
        const one = await (first ? disturbed() : quiet());
        const two = await (first ? quiet() : disturbed());
        await draw('?dryRun=true');
        await pause(SETTLED_MS);
        const three = expected(await ask(call), status).ms;
        if (pair < 0) continue;
        tried.push(three);
        after.push(first ? one : two);
        without.push(first ? two : one);
      }
      figures[`after a secret, ${name}`] = compared(
        'ms',
        after.map((ours, at) => ({ ours, bare: without[at] ?? Number.NaN })),
      );
      const differences = (others: readonly number[]): number =>
        (100 * median(after.map((one, at) => one - (others[at] ?? Number.NaN)))) / median(others);
      figures[`${name}: difference`] = figure(differences(without), '%');
      figures[`${name}: to a trial`] = figure(differences(tried), '%');
    }
    return figures;
  } finally {
    mine.destroy();
    theirs.destroy();
    await server.stop();
  }
};
