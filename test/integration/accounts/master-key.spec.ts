/**
 * Work under another master key than the database was sealed under is refused, before it can fail at
 * somebody's phase; no key is made beside secrets.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { provePushKey } from '../../../src/infrastructure/backup/prove';
import { PgPushKeys } from '../../../src/infrastructure/notices/push/pg-push-keys';
import { proveMasterKey, provenKey, provenOrNewKey } from '../../../src/infrastructure/secrets/prove-key';
import { DICE_SEEDS, PUSH_KEYS, SIGNING_KEYS } from '../../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { createTestDatabase } from '../../support/postgres';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let dataDir: string;
const [right, wrong] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;

const seal = async (): Promise<void> => {
  const id = randomUUID();
  const sealed = new SealedBox(right, DICE_SEEDS).seal(Buffer.alloc(32, 7));
  await pool.query(
    `INSERT INTO campaigns (id, name, status, options, dice_commitment, id_key) VALUES ($1, 'War', 'setup', '{}', 'c', 'k')`,
    [id],
  );
  await pool.query('INSERT INTO campaign_secrets (campaign_id, epoch_from, dice_seed) VALUES ($1, 0, $2)', [
    id,
    sealed,
  ]);
};

beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 1 });
  dataDir = mkdtempSync(join(tmpdir(), 'campaign-key-'));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a key is wrong as soon as something was sealed under another', async () => {
  await expect(proveMasterKey(pool, wrong)).resolves.toBeUndefined();
  await seal();
  await expect(proveMasterKey(pool, right)).resolves.toBeUndefined();
  await expect(proveMasterKey(pool, wrong)).rejects.toThrow(/master key .* is not the one/);
});

it('where no campaign is, a signing key tells; one that opens is enough', async () => {
  for (const key of [right, wrong])
    await pool.query(`INSERT INTO signing_keys (kid, public_jwk, sealed_private) VALUES ($1, '{}', $2)`, [
      randomUUID(),
      new SealedBox(key, SIGNING_KEYS).seal(Buffer.from('key')),
    ]);
  for (const key of [right, wrong]) await expect(proveMasterKey(pool, key)).resolves.toBeUndefined();
  await expect(proveMasterKey(pool, Buffer.alloc(32, 3))).rejects.toThrow(/master key .* is not the one/);
});

it('the key for pushes is one for all who ask at once, and tells a wrong master key', async () => {
  const box = new SealedBox(right, PUSH_KEYS);
  const servers = Array.from({ length: 5 }, () => new PgPushKeys(pool, box));
  const keys = await Promise.all(servers.map((server) => server.current()));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(new Set(keys.map(({ privateKey }) => privateKey.toString('hex'))).size).toBe(1);
  await expect(proveMasterKey(pool, right)).resolves.toBeUndefined();
  await expect(proveMasterKey(pool, wrong)).rejects.toThrow(/master key .* is not the one/);
  expect(await provePushKey(pool, box)).toEqual([]);
  expect(await provePushKey(pool, new SealedBox(wrong, PUSH_KEYS))).toEqual([
    'the key for pushes does not open',
  ]);
  await expect(new PgPushKeys(pool, new SealedBox(wrong, PUSH_KEYS)).current()).rejects.toThrow();
});

it('a server makes a key for a database with nothing sealed, once', async () => {
  const made = await provenOrNewKey(pool, { secretKey: null, dataDir });
  expect(await provenOrNewKey(pool, { secretKey: null, dataDir })).toEqual(made);
  expect(readdirSync(dataDir)).toEqual(['master.key']);
});

it('neither a server nor a command makes a key beside secrets, and a command never', async () => {
  const settings = { secretKey: null, dataDir };
  await expect(provenKey(pool, settings)).rejects.toThrow(
    /no master key: neither .*master\.key nor SECRET_KEY/,
  );
  await seal();
  for (const prove of [provenKey, provenOrNewKey]) {
    await expect(prove(pool, settings)).rejects.toThrow(
      /no master key: neither .*master\.key nor SECRET_KEY/,
    );
    await expect(prove(pool, { secretKey: 'another', dataDir })).rejects.toThrow(/is not the one/);
  }
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a database before its migrations takes any key', async () => {
  const empty = await createTestDatabase({ template: null });
  const bare = createPool({ url: empty.url, size: 1 });
  await expect(proveMasterKey(bare, wrong)).resolves.toBeUndefined();
  await bare.end();
  await empty.drop();
});
