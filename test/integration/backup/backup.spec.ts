/**
 * Backups: what is restored is the same row by row and replays; damaged files, full databases and wrong keys
 * are refused before anything changes.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { AdvancePhase } from '../../../src/application/campaigns/advance-phase';
import { keyToBackUp } from '../../../src/infrastructure/backup/backed-up-key';
import { prove } from '../../../src/infrastructure/backup/prove';
import { restoreBackup, type RestoreReport } from '../../../src/infrastructure/backup/restore-backup';
import { tablesInOrder } from '../../../src/infrastructure/backup/schema';
import { writeBackup } from '../../../src/infrastructure/backup/write-backup';
import { MIGRATIONS_DIRECTORY } from '../../../src/infrastructure/postgres/migrate';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { DICE_SEEDS } from '../../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { lookingPool } from '../../support/faults/checks';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { callOf, MASTER_KEY, must, newStore, startWar, vault, type War } from '../../support/faults/war';

const databases: TestDatabase[] = [];
const pools: pg.Pool[] = [];
let directory: string;
let source: { url: string; pool: pg.Pool };
let war: War;
let file: string;

const open = async (template?: null): Promise<{ url: string; pool: pg.Pool }> => {
  const database = await createTestDatabase(template === null ? { template } : {});
  const pool = lookingPool(database.url);
  databases.push(database);
  pools.push(pool);
  return { url: database.url, pool };
};

const newDataDir = (key: Buffer | null = null): string => {
  const dataDir = mkdtempSync(join(directory, 'data-'));
  if (key !== null)
    writeFileSync(join(dataDir, 'master.key'), `${key.toString('base64url')}\n`, { mode: 0o600 });
  return dataDir;
};

const restore = (
  url: string,
  from: string,
  more: { force?: boolean; secretKey?: string; dataDir?: string; migrationsDirectory?: string } = {},
): Promise<RestoreReport> =>
  restoreBackup({
    url,
    file: from,
    force: more.force ?? false,
    secretKey: more.secretKey ?? null,
    dataDir: more.dataDir ?? newDataDir(),
    migrationsDirectory: more.migrationsDirectory,
  });

/** Every row of every table, as text, sorted. */
const contents = async (pool: pg.Pool): Promise<Record<string, readonly string[]>> => {
  const client = await pool.connect();
  try {
    const all: Record<string, readonly string[]> = {};
    for (const table of await tablesInOrder(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM public.${table} t ORDER BY 1`,
      );
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    client.release();
  }
};

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'campaign-backup-'));
  source = await open();
  war = await startWar(source.pool);
  for (let phase = 0; phase < 3; phase += 1)
    must(await new AdvancePhase(newStore(source.pool)).run(callOf(war, war.gm), 'on we go'));
  await source.pool.query(
    `UPDATE users SET display_name = E'tab\\tnew\\nline "quoted" \\\\ ☃' WHERE id = $1`,
    [war.gm],
  );
  file = join(directory, 'one.backup');
  await writeBackup(source.url, file, keyToBackUp(null, newDataDir(MASTER_KEY)));
});

afterAll(async () => {
  for (const pool of pools) await pool.end();
  for (const database of databases) await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

it('writes one file that only its owner may read, and nothing else', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory).filter((name) => name.includes('.part'))).toEqual([]);
});

it('brings back every row as it was, and the campaigns replay', async () => {
  const target = await open(null);
  const dataDir = newDataDir();
  await restore(target.url, file, { dataDir });
  expect(await contents(target.pool)).toEqual(await contents(source.pool));
  expect(await prove(target.pool, vault)).toEqual({ campaigns: 1, events: expect.any(Number), faults: [] });
  expect(readFileSync(join(dataDir, 'master.key'), 'utf8').trim()).toBe(MASTER_KEY.toString('base64url'));
  expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
  must(await new AdvancePhase(newStore(target.pool)).run(callOf(war, war.gm), null));
  expect((await prove(target.pool, vault)).faults).toEqual([]);
});

it('a proof names what is not the same', async () => {
  const target = await open(null);
  await restore(target.url, file);
  await target.pool.query(
    'UPDATE mechs SET in_hex_since = in_hex_since + 1 WHERE ctid = (SELECT min(ctid) FROM mechs)',
  );
  await target.pool.query(`UPDATE campaigns SET dice_commitment = 'other'`);
  const { faults } = await prove(target.pool, vault);
  expect(faults.join('\n')).toMatch(/dice seed/);
  expect(faults.join('\n')).toMatch(/replay differs in mechs/);
});

it('reads one moment of a database that goes on changing', async () => {
  const busy = await open();
  const other = await startWar(busy.pool);
  const store = newStore(busy.pool);
  let stop = false;
  const work = (async () => {
    while (!stop) must(await new AdvancePhase(store).run(callOf(other, other.gm), null));
  })();
  const live = join(directory, 'live.backup');
  await writeBackup(busy.url, live, keyToBackUp(null, newDataDir(MASTER_KEY)));
  stop = true;
  await work;
  const target = await open(null);
  await restore(target.url, live);
  expect((await prove(target.pool, vault)).faults).toEqual([]);
});

it('refuses a database with rows without force, and replaces everything with it', async () => {
  const target = await open();
  const other = await startWar(target.pool);
  const before = await contents(target.pool);
  await expect(restore(target.url, file)).rejects.toThrow(/not empty/);
  expect(await contents(target.pool)).toEqual(before);
  await restore(target.url, file, { force: true });
  expect(await contents(target.pool)).toEqual(await contents(source.pool));
  expect((await target.pool.query('SELECT 1 FROM campaigns WHERE id = $1', [other.id])).rowCount).toBe(0);
});

it('refuses while a server uses the database', async () => {
  const target = await open();
  const serving = createPool({ url: target.url, size: 1 });
  try {
    await serving.query('SELECT 1');
    await expect(restore(target.url, file, { force: true })).rejects.toThrow(/stop it first/);
  } finally {
    await serving.end();
  }
});

describe('a file that is not right', () => {
  const whole = (): Buffer => readFileSync(file);
  const lines = (): string[] => gunzipSync(whole()).toString('utf8').split('\n').slice(0, -1);
  /** With a checksum that fits: only the count is wrong. */
  const resealed = (changed: readonly string[]): Buffer => {
    const body = changed
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join('');
    return gzipSync(
      `${body}${JSON.stringify({ sha256: createHash('sha256').update(body).digest('hex') })}\n`,
    );
  };
  const flipped = (): Buffer => {
    const all = lines();
    all[5] = (all[5] ?? '').replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    return gzipSync(`${all.join('\n')}\n`);
  };

  it.each<[string, () => Buffer, RegExp]>([
    ['is empty', () => gzipSync(''), /empty/],
    ['is no gzip', () => Buffer.from('hello'), /damaged/],
    ['is something else', () => gzipSync('{"format":"another"}\n{}\n'), /no backup/],
    [
      'is of a newer format',
      () =>
        resealed(
          lines().map((line, index) =>
            index === 0 ? line.replace('"formatVersion":1', '"formatVersion":2') : line,
          ),
        ),
      /format 2/,
    ],
    ['is cut off', () => whole().subarray(0, whole().length - 100), /damaged/],
    ['ends too early', () => gzipSync(`${lines().slice(0, -1).join('\n')}\n`), /damaged/],
    ['has one other digit', flipped, /checksum/],
    ['lacks a row', () => resealed(lines().filter((_, index) => index !== 5)), /rows, its header says/],
    [
      'has an unknown migration',
      () =>
        resealed(
          lines().map((line, index) =>
            index === 0 ? line.replace('20261121110000_campaigns', '20991231000000_future') : line,
          ),
        ),
      /does not know/,
    ],
    [
      'has another text of a migration',
      () =>
        resealed(
          lines().map((line, index) =>
            index === 0 ? line.replace(/"checksum":"../, '"checksum":"xx') : line,
          ),
        ),
      /differs/,
    ],
  ])('is refused when it %s, and the database stays as it was', async (_, make, words) => {
    const bad = join(directory, `bad-${randomUUID()}.backup`);
    writeFileSync(bad, make());
    const target = await open();
    await target.pool.query(
      `INSERT INTO users (id, email, display_name, password_hash) VALUES (gen_random_uuid(), 'a@example.org', 'a', 'none')`,
    );
    const before = await contents(target.pool);
    await expect(restore(target.url, bad, { force: true })).rejects.toThrow(words);
    expect(await contents(target.pool)).toEqual(before);
  });

  it('is not written over another one', async () => {
    await expect(writeBackup(source.url, file, keyToBackUp(null, newDataDir(MASTER_KEY)))).rejects.toThrow(
      /there already/,
    );
  });
});

it('undoes everything when the rows do not fit, and keeps the key that was there', async () => {
  const target = await open();
  const dataDir = newDataDir(Buffer.alloc(32, 'other'));
  const migrationsDirectory = mkdtempSync(join(directory, 'migrations-'));
  cpSync(MIGRATIONS_DIRECTORY, migrationsDirectory, { recursive: true });
  const narrow = 'ALTER TABLE users ADD CONSTRAINT no_such_user CHECK (email IS NULL)';
  const from = await open(null);
  await restore(from.url, file);
  mkdirSync(join(migrationsDirectory, '20990101000000_narrow'));
  writeFileSync(join(migrationsDirectory, '20990101000000_narrow', 'migration.sql'), narrow);
  await from.pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ('x', $1, '20990101000000_narrow', now(), 1)`,
    [createHash('sha256').update(narrow).digest('hex')],
  );
  const misfit = join(directory, 'misfit.backup');
  await writeBackup(from.url, misfit, keyToBackUp(null, newDataDir(MASTER_KEY)));
  const before = await contents(target.pool);
  await expect(restore(target.url, misfit, { dataDir, migrationsDirectory })).rejects.toThrow(/no_such_user/);
  expect(await contents(target.pool)).toEqual(before);
  expect(readFileSync(join(dataDir, 'master.key'), 'utf8').trim()).toBe(
    Buffer.alloc(32, 'other').toString('base64url'),
  );
});

it('applies the migrations of the backup, then those that came later', async () => {
  const migrationsDirectory = mkdtempSync(join(directory, 'later-'));
  cpSync(MIGRATIONS_DIRECTORY, migrationsDirectory, { recursive: true });
  mkdirSync(join(migrationsDirectory, '20990101000000_later'));
  // Works only on rows that are there already.
  writeFileSync(
    join(migrationsDirectory, '20990101000000_later', 'migration.sql'),
    `CREATE TABLE seen (id serial PRIMARY KEY, name text); INSERT INTO seen (name) SELECT name FROM campaigns`,
  );
  const target = await open(null);
  expect((await restore(target.url, file, { migrationsDirectory })).migrated).toEqual([
    '20990101000000_later',
  ]);
  expect((await target.pool.query('SELECT id, name FROM seen')).rows).toEqual([{ id: 1, name: 'Small war' }]);

  const second = join(directory, 'second.backup');
  await writeBackup(target.url, second, keyToBackUp(null, newDataDir(MASTER_KEY)));
  const again = await open(null);
  await restore(again.url, second, { migrationsDirectory });
  // Sequences go on where they were.
  expect((await again.pool.query(`INSERT INTO seen (name) VALUES ('next') RETURNING id`)).rows).toEqual([
    { id: 2 },
  ]);
});

describe('the master key', () => {
  it('a backup without any is refused', () => {
    expect(() => keyToBackUp(null, newDataDir())).toThrow(/no master key/);
  });

  it('is not in the file when it is made of SECRET_KEY, which must be the same at the restore', async () => {
    const secret = 'a secret of more than thirty-two characters';
    const sealed = join(directory, 'sealed.backup');
    const derived = createHash('sha256').update(secret).digest();
    const from = await open(null);
    await restore(from.url, file);
    const { rows } = await from.pool.query<{ dice_seed: Buffer }>('SELECT dice_seed FROM campaign_secrets');
    const box = new SealedBox(derived, DICE_SEEDS);
    for (const { dice_seed: seed } of rows)
      await from.pool.query('UPDATE campaign_secrets SET dice_seed = $2 WHERE dice_seed = $1', [
        seed,
        box.seal(vault.open(seed)),
      ]);
    await writeBackup(from.url, sealed, keyToBackUp(secret, newDataDir()));
    const text = gunzipSync(readFileSync(sealed)).toString('utf8');
    for (const form of [
      secret,
      derived.toString('base64url'),
      derived.toString('base64'),
      derived.toString('hex'),
    ])
      expect(text).not.toContain(form);
    const target = await open(null);
    await expect(restore(target.url, sealed)).rejects.toThrow(/was made with SECRET_KEY/);
    await expect(restore(target.url, sealed, { secretKey: `${secret}!` })).rejects.toThrow(
      /another SECRET_KEY/,
    );
    await restore(target.url, sealed, { secretKey: secret });
    await expect(restore(target.url, file, { secretKey: secret, force: true })).rejects.toThrow(
      /without SECRET_KEY/,
    );
  });

  it('must open what the backup holds, or nothing is changed', async () => {
    const target = await open();
    const dataDir = newDataDir(Buffer.alloc(32, 'other'));
    await startWar(target.pool);
    const before = await contents(target.pool);
    const useless = join(directory, 'useless.backup');
    await writeBackup(source.url, useless, keyToBackUp(null, newDataDir(Buffer.alloc(32, 'wrong'))));
    await expect(restore(target.url, useless, { dataDir, force: true })).rejects.toThrow(/wrong master key/);
    expect(await contents(target.pool)).toEqual(before);
    expect(readdirSync(dataDir)).toEqual(['master.key']);
    expect(readFileSync(join(dataDir, 'master.key'), 'utf8').trim()).toBe(
      Buffer.alloc(32, 'other').toString('base64url'),
    );
  });

  it('that lies in the way is kept beside the restored one', async () => {
    const target = await open(null);
    const dataDir = newDataDir(Buffer.alloc(32, 'other'));
    await restore(target.url, file, { dataDir });
    const names = readdirSync(dataDir).sort();
    expect(names).toEqual(['master.key', expect.stringMatching(/^master\.key\.before-restore-\d+$/)]);
    expect(existsSync(join(dataDir, 'master.key'))).toBe(true);
  });
});
