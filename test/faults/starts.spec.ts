/**
 * Starts that fail or have to wait: a database that is not there yet, is too old or refuses; and what a
 * process tells about its health.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as eventually from '../support/eventually';
import { wait } from '../support/faults/checks';
import { FakePostgres } from '../support/faults/fake-postgres';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { freePort } from '../support/outside/free-port';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-starts-'));
let database: TestDatabase;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const spawn = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const server = ServerProcess.spawn({ dataDir, port: await freePort(), env });
  servers.push(server);
  return server;
};

/** Its exit code, once it has ended. */
const ending = async (server: ServerProcess): Promise<number | null> => {
  await eventually.until('end', () => server.child.exitCode !== null);
  return server.child.exitCode;
};

const get = async (
  url: string,
  path: string,
): Promise<{ status: number; headers: Headers; text: string; body: Record<string, unknown> } | null> => {
  const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (answer === null) return null;
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json') === true;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: json ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
};

/** Asks until the answer has this status; the last answer either way. */
const until = async (
  server: ServerProcess,
  path: string,
  status: number,
): Promise<Awaited<ReturnType<typeof get>>> => {
  let answer = await get(server.url, path);
  for (let tries = 0; tries < 1_000 && answer?.status !== status; tries += 1) {
    await wait(100);
    answer = await get(server.url, path);
  }
  return answer;
};

/** The entries of the log with this message. */
const told = (server: ServerProcess, msg: string): Record<string, unknown>[] =>
  server.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((entry) => entry['msg'] === msg);

const reasonOf = (server: ServerProcess): string =>
  String((told(server, 'could not start')[0]?.['err'] as { message?: string } | undefined)?.message);

it('waits for a database that is not there yet, says so, and starts when it comes', async () => {
  const port = await freePort();
  const away = new URL(database.url);
  away.port = String(port);
  const server = await spawn({ DATABASE_URL: away.toString() });
  expect((await until(server, '/health/live', 200))?.status).toBe(200);
  await until(server, '/health/ready', 503);
  await eventually.until('waiting for PostgreSQL', () => told(server, 'waiting for PostgreSQL').length > 0);
  const waiting = await get(server.url, '/health/ready');
  expect(waiting?.status).toBe(503);
  expect(waiting?.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(waiting?.body).toMatchObject({
    code: 'server/database-unreachable',
    cause: 'database-unreachable',
    status: 503,
  });
  const api = await get(server.url, '/v1/catalog/factions');
  expect(api).toMatchObject({ status: 503, body: { code: 'server/unavailable' } });
  expect(api?.headers.get('retry-after')).toBe('1');
  expect(told(server, 'waiting for PostgreSQL')[0]?.['reason']).toMatch(/ECONNREFUSED/);
  // The password stands in the address that could not be reached.
  expect(server.output).not.toContain(away.password);

  const relay = createServer((socket) => {
    const target = connect(Number(new URL(database.url).port), '127.0.0.1');
    socket.pipe(target).pipe(socket);
    for (const end of [socket, target])
      end.on('error', () => [socket, target].forEach((each) => each.destroy()));
  });
  await new Promise<void>((done) => relay.listen(port, '127.0.0.1', done));
  await server.ready();
  expect((await get(server.url, '/v1/catalog/factions'))?.status).toBe(200);
  expect(await server.stop()).toBe(0);
  await new Promise((done) => relay.close(done));
});

it('waits no longer than it was told, and not at all when asked to end', async () => {
  const DATABASE_URL = `postgresql://host:hunter2@127.0.0.1:${await freePort()}/campaign`;
  const [short, long] = [
    await spawn({ DATABASE_URL, DATABASE_WAIT_SECONDS: '1' }),
    await spawn({ DATABASE_URL }),
  ];
  expect(await ending(short)).toBe(1);
  expect(reasonOf(short)).toMatch(
    /^PostgreSQL has not answered within 1 s \(127\.0\.0\.1:\d+: .*ECONNREFUSED/,
  );
  await until(long, '/health/live', 200);
  expect(await long.stop()).toBe(0);
  expect(short.output + long.output).not.toContain('hunter2');
});

it.each([
  [
    'is too old',
    { version: '15.6', number: 150_006 },
    /^PostgreSQL 15\.6 at 127\.0\.0\.1:\d+ is too old: the server needs 16 or newer/,
  ],
  [
    'takes another password',
    { refuses: '28P01' },
    /^PostgreSQL at 127\.0\.0\.1:\d+ refuses the password of the user "host"/,
  ],
  [
    'has no such database',
    { refuses: '3D000' },
    /^PostgreSQL at 127\.0\.0\.1:\d+ has no database "campaign": create it/,
  ],
] as const)('ends at once and says why when the server %s', async (_, answer, expected) => {
  const fake = await FakePostgres.start(answer);
  const server = await spawn({ DATABASE_URL: fake.url });
  expect(await ending(server)).toBe(1);
  expect(reasonOf(server)).toMatch(expected);
  expect(told(server, 'waiting for PostgreSQL')).toEqual([]);
  expect(fake.connections).toBe(1);
  await fake.stop();
});

it('waits for a database that is starting', async () => {
  const fake = await FakePostgres.start({ refuses: '57P03' });
  const server = await spawn({ DATABASE_URL: fake.url, DATABASE_WAIT_SECONDS: '2' });
  expect(await ending(server)).toBe(1);
  expect(fake.connections).toBeGreaterThan(1);
  expect(told(server, 'waiting for PostgreSQL')).toHaveLength(1);
  await fake.stop();
});

it('warns of a setting that believes every address, and of a misspelt one', async () => {
  const DATABASE_URL = `postgresql://host@127.0.0.1:${await freePort()}/campaign`;
  const env = { DATABASE_URL, DATABASE_WAIT_SECONDS: '0' };
  const [open, safe] = [
    await spawn({ ...env, TRUST_PROXY: 'true', REGISTRATON: 'closed' }),
    await spawn({ ...env, TRUST_PROXY: '1' }),
  ];
  expect([await ending(open), await ending(safe)]).toEqual([1, 1]);
  expect(open.output).toMatch(/"level":40,.*TRUST_PROXY=true believes everybody.*TRUST_PROXY=1/);
  expect(safe.output).not.toContain('TRUST_PROXY');
  expect(
    told(open, 'there is no setting REGISTRATON; perhaps REGISTRATION is meant: see .env.example'),
  ).toHaveLength(1);
  expect(safe.output).not.toContain('there is no setting');
});

it('a worker listens for its health and nothing else, and one without a free port works all the same', async () => {
  const port = await freePort();
  const worker = await spawn({
    DATABASE_URL: database.url,
    PROCESS: 'worker',
    HEALTH_PORT: String(port),
    PORT: '1',
  });
  const listener = `http://127.0.0.1:${port}`;
  await eventually.until('health', () => told(worker, 'health').length > 0);
  // Who answers at the port is this worker, and nobody else.
  expect(told(worker, 'health')).toMatchObject([{ port, pid: worker.child.pid }]);
  await eventually.until('health', async () => (await get(listener, '/health/ready'))?.status === 200);
  for (const path of ['/health/live', '/health/ready'])
    expect(await get(listener, path)).toMatchObject({ status: 200, body: { status: 'ok' } });
  for (const path of ['/', '/v1/catalog/factions', '/docs', '/openapi.json', '/metrics', '/health'])
    expect(await get(listener, path)).toMatchObject({ status: 404, body: { code: 'request/not-found' } });
  expect((await fetch(`${listener}/health/live`, { method: 'DELETE' })).status).toBe(405);

  const second = await spawn({ DATABASE_URL: database.url, PROCESS: 'worker', HEALTH_PORT: String(port) });
  await eventually.until('ready', () => told(second, 'ready').length > 0);
  expect(told(second, 'ready')).toHaveLength(1);
  expect(second.output).toMatch(/"level":50,.*EADDRINUSE.*set HEALTH_PORT/);
  expect([await worker.stop(), await second.stop()]).toEqual([0, 0]);
});

it('figures stand at a port of their own, count by patterns of routes, and name nobody', async () => {
  const port = await freePort();
  const server = await spawn({ DATABASE_URL: database.url, METRICS_PORT: String(port) });
  await server.ready();
  const secret = '0190c0de-0000-7000-8000-00000000cafe';
  expect((await get(server.url, `/v1/campaigns/${secret}/view?secret=${secret}`))?.status).toBe(401);
  expect((await get(server.url, `/${secret}`))?.status).toBe(404);
  expect((await get(server.url, '/metrics'))?.status).toBe(404);
  await eventually.until('ready', () => told(server, 'ready').length > 0);
  const figures = await get(`http://127.0.0.1:${port}`, '/metrics');
  expect(figures?.status).toBe(200);
  expect(figures?.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = figures?.text ?? '';
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/v1\/campaigns\/:\w+\/view",status="401"\} 1$/m,
  );
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\(no route\)",status="404"\} 2$/m,
  );
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 'NaN');
  expect(figure('sql_statement_duration_seconds_count')).toBeGreaterThan(0);
  expect(figure('sql_statement_duration_seconds_sum')).toBeGreaterThan(0);
  expect(figure('sql_pool_connections')).toBeGreaterThan(0);
  for (const name of [
    'sql_pool_idle_connections',
    'nodejs_eventloop_lag_mean_seconds',
    'sweep_last_success_age_seconds',
  ])
    expect({ name, is: figure(name) >= 0 }).toEqual({ name, is: true });
  for (const name of [
    'sql_pool_waiting_requests',
    'sql_statement_failures_total',
    'campaign_due_lateness_seconds',
    'event_streams_open',
  ])
    expect({ name, is: figure(name) }).toEqual({ name, is: 0 });
  expect(text).not.toContain(secret);
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map((match) => match[1]));
  for (const own of ['method', 'route', 'status']) expect(labels).toContain(own);
  for (const telling of ['campaign', 'user', 'force', 'path', 'address'])
    expect(labels).not.toContain(telling);
  expect(await server.stop()).toBe(0);
});

it('says which port it got when the system chose', async () => {
  const server = await spawn({ DATABASE_URL: database.url, PORT: '0' });
  await eventually.until('ready', () => told(server, 'ready').length > 0);
  const { port } = told(server, 'ready')[0] as { port: number };
  expect(port).toBeGreaterThan(0);
  expect((await get(`http://127.0.0.1:${port}`, '/health/ready'))?.status).toBe(200);
  expect(await server.stop()).toBe(0);
});

it.each([
  [
    'the port of its figures is taken',
    async () => ({ METRICS_PORT: new URL(database.url).port }),
    /EADDRINUSE/,
  ],
  [
    'the address of its figures is not of this machine',
    async () => ({ METRICS_PORT: String(await freePort()), METRICS_HOST: '192.0.2.1' }),
    /EADDRNOTAVAIL/,
  ],
])('starts all the same when %s, and says so', async (_, env, expected) => {
  const server = await spawn({ DATABASE_URL: database.url, ...(await env()) });
  await server.ready();
  await eventually.until('ready', () => told(server, 'ready').length > 0);
  expect(told(server, 'ready')).toHaveLength(1);
  const line = server.output.split('\n').find((each) => each.includes('set METRICS_PORT'));
  expect(line).toMatch(/"level":50/);
  expect(line).toMatch(expected);
  expect(await server.stop()).toBe(0);
});

it('refuses to show figures where players are', async () => {
  const server = await spawn({ DATABASE_URL: database.url, METRICS_PORT: '3000', PORT: '3000' });
  expect(await ending(server)).toBe(2);
  expect(server.output).toContain('METRICS_PORT must be another port than PORT');
});
