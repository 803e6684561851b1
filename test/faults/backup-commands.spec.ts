/**
 * `npm run backup` and `npm run restore` beside a real server: they leave it alone, and what is restored is
 * played on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import {
  clusterPaths,
  isAlive,
  readPidFile,
  readSettings,
} from '../../src/infrastructure/postgres/cluster-files';
import { openDatabase } from '../../src/infrastructure/postgres/database';
import { ask, startHttpWar, type HttpWar } from '../support/faults/http-war';
import { buildOnce, ServerProcess } from '../support/faults/server';

const directory = mkdtempSync(join(tmpdir(), 'campaign-commands-'));
const file = join(directory, 'one.backup');
const source = join(directory, 'source');
const target = join(directory, 'target');

let server: ServerProcess;
let war: HttpWar;

const command = (
  name: string,
  dataDir: string,
  ...args: string[]
): { readonly code: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('dist', 'cli', `${name}.js`), ...args],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
      timeout: 60_000,
    },
  );
  return { code: status, said: stdout + stderr };
};

/** Process number of a data directory's database; null: none runs. */
const postmaster = (dataDir: string): number | null => {
  const pid = readPidFile(clusterPaths(dataDir))?.pid ?? 0;
  return isAlive(pid) ? pid : null;
};

const query = async (dataDir: string, sql: string): Promise<void> => {
  const { password, port } = readSettings(clusterPaths(dataDir)) ?? { password: '', port: 0 };
  const client = new pg.Client({
    connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/campaign`,
  });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const advanced = (url: string): Promise<number> =>
  ask(url, 'POST', `/v1/campaigns/${war.id}/gm/advance`, war.gm.token, {}).then(({ status }) => status);

beforeAll(async () => {
  buildOnce();
  server = await ServerProcess.start({ dataDir: source });
  war = await startHttpWar(server.url);
});

afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  for (const dataDir of [source, target]) {
    const left = postmaster(dataDir);
    if (left !== null) process.kill(left, 'SIGINT');
  }
  rmSync(directory, { recursive: true, force: true });
});

it('a backup beside a running server leaves its database alone', async () => {
  const before = postmaster(source);
  const { code, said } = command('backup', source, file);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(file) });
  expect(postmaster(source)).toBe(before);
  expect(await advanced(server.url)).toBe(200);
});

it('without a name it goes into the data directory, by its time', () => {
  expect(command('backup', source).code).toBe(0);
  expect(readdirSync(join(source, 'backups'))).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/),
  ]);
});

it('no command makes a master key: without the right one it is refused, and no backup is written', () => {
  const [key, aside] = [join(source, 'master.key'), join(directory, 'master.key')];
  renameSync(key, aside);
  try {
    const refused = { code: 1, said: expect.stringContaining('no master key') };
    for (const [name, ...args] of [
      ['make-account', 'a@example.org', 'A'],
      ['reset-link', 'a@example.org'],
      ['rotate-keys'],
      ['backup', join(directory, 'no')],
    ])
      expect(command(name ?? '', source, ...args)).toEqual(refused);
    expect([existsSync(key), existsSync(join(directory, 'no'))]).toEqual([false, false]);
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('dist', 'cli', 'backup.js'), join(directory, 'no')],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: source,
          SECRET_KEY: 'not the key of this database, but long',
        },
      },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('is not the one that this database was sealed under'),
    });
    expect(existsSync(join(directory, 'no'))).toBe(false);
  } finally {
    renameSync(aside, key);
  }
});

it('a restore into the database of a running server is refused', async () => {
  const { code, said } = command('restore', source, file, '--force');
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('stop it first') });
  expect(await advanced(server.url)).toBe(200);
});

it('a restore elsewhere brings its own database up and down, is proven, and is played on with the old passwords and tokens', async () => {
  const { code, said } = command('restore', target, file);
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/replayed \d+ events of 1 campaigns: all is the same/),
  });
  expect(postmaster(target)).toBeNull();
  const second = await ServerProcess.start({ dataDir: target });
  try {
    expect(await advanced(second.url)).toBe(200);
  } finally {
    await second.stop();
  }
  expect(postmaster(target)).toBeNull();
  const again = command('restore', target, file);
  expect({ code: again.code, said: again.said }).toEqual({
    code: 1,
    said: expect.stringContaining('--force'),
  });
  expect(command('restore', target, file, '--force').code).toBe(0);
});

it('the database that a killed server left behind is backed up and left running', async () => {
  await server.kill();
  const before = postmaster(source);
  expect(before).not.toBeNull();
  expect(command('backup', source, join(directory, 'two.backup')).code).toBe(0);
  expect(postmaster(source)).toBe(before);
});

it('a restore that does not replay says so and fails', async () => {
  await query(source, 'UPDATE forces SET account = account + 1');
  expect(command('backup', source, join(directory, 'bad.backup')).code).toBe(0);
  const { code, said } = command('restore', target, join(directory, 'bad.backup'), '--force');
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('replay differs in forces') });
});

it('no command makes a database: where there is none, the settings are wrong', () => {
  const empty = join(directory, 'empty');
  for (const [name, ...args] of [
    ['make-account', 'a@example.org', 'A'],
    ['reset-link', 'a@example.org'],
    ['replay', 'all'],
    ['rotate-keys'],
    ['catalog-import', resolve('test', 'fixtures')],
    ['backup'],
  ])
    expect({ name, ...command(name ?? '', empty, ...args) }).toEqual({
      name,
      code: 2,
      said: expect.stringContaining(`there is no database in ${empty}`),
    });
  expect(existsSync(empty)).toBe(false);
});

it('a replay of all campaigns says how many there were', async () => {
  const bare = join(directory, 'bare');
  const database = await openDatabase({ databaseUrl: null, dataDir: bare, poolSize: 1 });
  await database.close();
  expect(command('replay', bare, 'all')).toEqual({
    code: 0,
    said: expect.stringMatching(/^0 campaigns: nothing differs$/m),
  });
  expect(command('replay', target, 'all')).toEqual({
    code: 1,
    said: expect.stringMatching(/^1 campaign: 1 DIFFERENT$/m),
  });
});

it('says how it is used', () => {
  expect(command('restore', target)).toEqual({ code: 2, said: expect.stringContaining('usage') });
  expect(command('backup', target, '--help')).toEqual({ code: 2, said: expect.stringContaining('usage') });
});
