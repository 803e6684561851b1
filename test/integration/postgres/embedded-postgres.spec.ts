/** The embedded server's life: start, stop, start again, and what happens when its parent is killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { clusterPaths, exclusively, isAlive } from '../../../src/infrastructure/postgres/cluster-files';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../src/infrastructure/postgres/embedded-postgres';
import { processStart } from '../../../src/infrastructure/postgres/process-start';

const directories: string[] = [];
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'campaign-embedded-'));
  directories.push(directory);
  return directory;
}

async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable });
  running.add(server);
  return server;
}

async function query(
  server: EmbeddedPostgres,
  sql: string,
  url = server.url('postgres'),
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the server and then waits; answers once the server runs. */
async function startInChild(dataDir: string): Promise<ChildProcess> {
  const code = `
    const { transformFileSync } = require('@swc/core');
    const options = { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2023', parser: { syntax: 'typescript' } } };
    require.extensions['.ts'] = (module, file) => module._compile(transformFileSync(file, options).code, file);
    const { startEmbeddedPostgres } = require(${JSON.stringify(resolve('src/infrastructure/postgres/embedded-postgres.ts'))});
    startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false }).then(
      (server) => { process.stdout.write('pid ' + server.pid + '\\n'); setInterval(() => undefined, 60000); },
      (error) => { process.stderr.write(String(error)); process.exit(1); },
    );`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  await new Promise<void>((done, failed) => {
    child.stdout?.once('data', () => done());
    child.once('exit', (exit) => failed(new Error(`the child ended with ${exit}`)));
  });
  return child;
}

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });

afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await kill(child);
  children.clear();
  for (const server of running) await server.stop();
  running.clear();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

it('starts, stops and starts again on the same port with the same data', async () => {
  const dataDir = newDirectory();
  const first = await start(dataDir);
  expect(first.adopted).toBe(false);
  await query(first, 'CREATE TABLE kept (n integer)');
  await query(first, 'INSERT INTO kept VALUES (7)');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(second.port).toBe(first.port);
  expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
});

it('starts while the initdb of a start that was killed still writes, and clears away what others have left', async () => {
  const dataDir = newDirectory();
  const left = join(dataDir, 'postgres.new-left', 'base', '1');
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, '112'), 'half');
  // Faster than anything can be removed, also where it has been removed.
  const busy = join(dataDir, 'postgres.new', 'base');
  const writing = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync(${JSON.stringify(busy)}, { recursive: true });
    process.stdout.write('writing');
    for (let number = 0; ; number += 1) {
      try { writeFileSync(${JSON.stringify(busy)} + '/' + (number % 5000), ''); }
      catch { mkdirSync(${JSON.stringify(busy)}, { recursive: true }); }
    }`;
  const writer = spawn(process.execPath, ['-e', writing], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(writer);
  await new Promise((done) => writer.stdout?.once('data', done));
  const server = await start(dataDir);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new'))).toEqual(['postgres.new']);
});

describe('the Unix socket', () => {
  const OVER_TCP = 'SELECT inet_client_addr() IS NOT NULL AS tcp';
  const asked = async (server: EmbeddedPostgres) => ({
    near: await query(server, OVER_TCP, server.nearUrl('postgres')),
    far: await query(server, OVER_TCP),
  });

  it('is used by those who are near, also of a server that was found running, and nobody else gets at it', async () => {
    const dataDir = newDirectory();
    const child = await startInChild(dataDir);
    await kill(child);
    const server = await start(dataDir);
    expect(server.adopted).toBe(true);
    expect(await asked(server)).toEqual({ near: [{ tcp: false }], far: [{ tcp: true }] });
    const wrong = server.nearUrl('postgres').replace(/:[^:@]+@/, ':wrong@');
    await expect(query(server, 'SELECT 1', wrong)).rejects.toThrow(/password/);
    const { data } = clusterPaths(dataDir);
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(existsSync(join(data, `.s.PGSQL.${server.port}`))).toBe(true);
  });

  it.each([
    ['a path that is too long for it', 'd'.repeat(100)],
    ['a path that would have to be quoted', "it's, perhaps"],
  ])('is done without for %s', async (_, name) => {
    const dataDir = join(newDirectory(), name);
    expect(await asked(await start(dataDir))).toEqual({ near: [{ tcp: true }], far: [{ tcp: true }] });
  });

  it('is done without where it cannot be made', async () => {
    const dataDir = newDirectory();
    const first = await start(dataDir);
    await first.stop();
    // A directory in its place, as if the file system had no sockets.
    mkdirSync(join(clusterPaths(dataDir).data, `.s.PGSQL.${first.port}`, 'taken'), { recursive: true });
    const second = await start(dataDir);
    expect(await asked(second)).toEqual({ near: [{ tcp: true }], far: [{ tcp: true }] });
    expect(second.port).toBe(first.port);
  });
});

it('keeps the password from other users and out of the log', async () => {
  const dataDir = newDirectory();
  const server = await start(dataDir);
  await query(server, "SELECT * FROM no_such_table WHERE secret = 'hidden-order'").catch(() => undefined);
  const settings = join(dataDir, 'postgres.json');
  expect(statSync(settings).mode & 0o777).toBe(0o600);
  const { password } = JSON.parse(readFileSync(settings, 'utf8')) as { password: string };
  expect(password.length).toBeGreaterThanOrEqual(32);
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('no_such_table');
  expect(log).not.toContain(password);
  expect(log).not.toContain('hidden-order');
});

it('adopts the server that a killed parent left behind, and stops it', async () => {
  const dataDir = newDirectory();
  const child = await startInChild(dataDir);
  await kill(child);
  const server = await start(dataDir);
  expect(server.adopted).toBe(true);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
});

it('shares the server of a living parent and leaves it to that one', async () => {
  const dataDir = newDirectory();
  await startInChild(dataDir);
  const server = await start(dataDir);
  expect(server.adopted).toBe(true);
  await server.stop();
  expect(isAlive(server.pid)).toBe(true);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('leaves the server that it started to a process that came later; the last one stops it', async () => {
  const dataDir = newDirectory();
  const first = await start(dataDir);
  const child = await startInChild(dataDir);
  await first.stop();
  expect(isAlive(first.pid)).toBe(true);
  await kill(child);
  const last = await start(dataDir);
  expect(last.adopted).toBe(true);
  await last.stop();
  expect(isAlive(first.pid)).toBe(false);
});

it('starts once when two ask at once', async () => {
  const dataDir = newDirectory();
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.pid).toBe(two.pid);
});

it('recovers when the server itself was killed and its pid file is stale', async () => {
  const dataDir = newDirectory();
  const first = await start(dataDir, true);
  await query(first, 'CREATE TABLE kept (n integer)');
  process.kill(first.pid, 'SIGKILL');
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(second.pid).not.toBe(first.pid);
  expect(await query(second, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
});

it('moves to another port when its own is taken', async () => {
  const dataDir = newDirectory();
  const first = await start(dataDir);
  await first.stop();
  const squatter = createServer();
  await new Promise<void>((done) => squatter.listen(first.port, '127.0.0.1', done));
  try {
    const second = await start(dataDir);
    expect(second.port).not.toBe(first.port);
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await new Promise((done) => squatter.close(done));
  }
});

it('runs below a directory that only its owner may enter', async () => {
  const closed = newDirectory();
  chmodSync(closed, 0o700);
  const server = await start(join(closed, 'data'));
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('takes the lock over from a process that died while it started the server', async () => {
  const dataDir = newDirectory();
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await new Promise((done) => child.once('exit', done));
  writeFileSync(join(dataDir, 'postgres.lock'), String(child.pid));
  const server = await start(dataDir);
  expect(server.adopted).toBe(false);
});

/** As the lock of a process that died looks once its number has been given to another. */
const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('takes the lock over when the number of its holder is of another process by now', async () => {
  const dataDir = newDirectory();
  const lock = join(dataDir, 'postgres.lock');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)'], { stdio: 'ignore' });
  children.add(other);
  writeFileSync(lock, `${other.pid} ${processStart(process.pid)}`);
  const waits: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    onWaiting: (reason) => waits.push(reason),
  });
  running.add(server);
  expect(waits).toEqual([]);
});

onLinux('waits for a holder that lives, tells of it once, and goes on when it is done', async () => {
  const dataDir = newDirectory();
  const lock = join(dataDir, 'postgres.lock');
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)'], { stdio: 'ignore' });
  children.add(holder);
  writeFileSync(lock, `${holder.pid} ${processStart(holder.pid ?? 0)}`);
  const waits: string[] = [];
  const onWaiting = (reason: string): void => {
    waits.push(reason);
    rmSync(lock);
  };
  running.add(await startEmbeddedPostgres({ dataDir, durable: false, onWaiting }));
  expect(waits).toEqual([`process ${holder.pid} is starting or stopping it (${lock})`]);
});

onLinux('a lock tells who holds it, and since when that process lives', async () => {
  const dataDir = newDirectory();
  const paths = clusterPaths(dataDir);
  await exclusively(paths, async () =>
    expect(readFileSync(paths.lock, 'utf8')).toBe(`${process.pid} ${processStart(process.pid)}`),
  );
  expect(processStart(process.pid)).toMatch(/^[0-9a-f-]{36}\/\d+$/);
  expect(existsSync(paths.lock)).toBe(false);
});
