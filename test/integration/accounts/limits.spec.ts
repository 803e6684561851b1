/** Login limits on a real PostgreSQL, as two processes share them; and eight friends behind one address. */
import type pg from 'pg';
import { limitRules } from '../../../src/infrastructure/accounts/account-ports';
import { PgLoginLimits } from '../../../src/infrastructure/accounts/login-limits';
import { readSettings } from '../../../src/infrastructure/config/settings';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pools: readonly pg.Pool[];
let one: PgLoginLimits;
let other: PgLoginLimits;
const rules = limitRules(
  readSettings({ LIMIT_LOGIN_ATTEMPTS_PER_ADDRESS: '30', LIMIT_REGISTRATIONS_PER_ADDRESS: '4' }).limits,
);

beforeAll(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() => createPool({ url: database.url, size: 4 }));
  const [first, second] = pools.map((pool) => new PgLoginLimits(pool, rules));
  if (first === undefined || second === undefined) throw new Error('two processes');
  [one, other] = [first, second];
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.drop();
});

it('delays an account at an address after five failures, whichever process counts them', async () => {
  const attempt = { email: 'victim@example.org', address: '192.0.2.1' };
  for (let i = 0; i < 5; i += 1) expect(await (i % 2 === 0 ? one : other).reserve(attempt)).toBeNull();
  expect(await one.reserve(attempt)).toBe(1);
  expect(await other.reserve(attempt)).toBe(1);
});

it('lets nobody keep others out of their account, and takes the /64 of IPv6 for one address', async () => {
  const email = 'kept-out@example.org';
  for (let i = 0; i < 5; i += 1) expect(await one.reserve({ email, address: `2001:db8:7::${i}` })).toBeNull();
  expect(await one.reserve({ email, address: '2001:db8:7::9' })).toBe(1);
  expect(await other.reserve({ email, address: '192.0.2.60' })).toBeNull();
  await other.forgive({ email, address: '192.0.2.60' });
  // Who guesses at another address still waits.
  expect(await one.reserve({ email, address: '2001:db8:7::9' })).toBe(1);
});

it('bounds the guesses at an account from all addresses', async () => {
  const attempt = (i: number) => ({ email: 'many@example.org', address: `10.0.${i}.1` });
  for (let i = 0; i < 100; i += 1) expect(await one.reserve(attempt(i))).toBeNull();
  expect(await other.reserve(attempt(100))).toBeGreaterThan(800);
  await one.clear('many@example.org');
  expect(await other.reserve(attempt(100))).toBeNull();
});

it('counts attempts that run at once', async () => {
  const attempt = { email: 'parallel@example.org', address: '198.51.100.1' };
  const waits = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? one : other).reserve(attempt)),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

it('holds up to attempts that are reserved, forgiven and cleared at once', async () => {
  const attempt = (i: number) => ({ email: 'crowd@example.org', address: `172.16.0.${i % 3}` });
  const all = Array.from({ length: 60 }, (_, i) => {
    const limits = i % 2 === 0 ? one : other;
    if (i % 5 === 4) return limits.clear('crowd@example.org');
    return i % 5 === 3 ? limits.forgive(attempt(i)) : limits.reserve(attempt(i));
  });
  const settled = await Promise.allSettled(all);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('holds up to an account that is tried from many addresses while it is cleared again and again', async () => {
  const crowd = [1, 2].map(() => createPool({ url: database.url, size: 12 }));
  const limits = crowd.map((pool) => new PgLoginLimits(pool, rules));
  const failed: unknown[] = [];
  for (let round = 0; round < 40; round += 1) {
    const all = Array.from({ length: 120 }, async (_, i) => {
      const mine = limits[i % 4 < 2 ? 0 : 1] as PgLoginLimits;
      await (i % 2 === 1
        ? mine.clear('many@example.org')
        : mine.reserve({ email: 'many@example.org', address: `172.17.0.${i % 12}` }));
    });
    failed.push(
      ...(await Promise.allSettled(all)).flatMap((one) =>
        one.status === 'rejected' ? [String(one.reason)] : [],
      ),
    );
  }
  for (const pool of crowd) await pool.end();
  expect(failed).toEqual([]);
});

it('lets eight friends behind one address play, and mistype', async () => {
  for (let evening = 0; evening < 20; evening += 1)
    for (let friend = 0; friend < 8; friend += 1) {
      const attempt = { email: `friend${friend}@example.org`, address: '203.0.113.7' };
      if (evening === 3) expect(await one.reserve(attempt)).toBeNull();
      expect(await one.reserve(attempt)).toBeNull();
      await one.forgive(attempt);
    }
});

it('stops an address that tries many accounts, and the whole /64 of IPv6', async () => {
  const tries = (i: number) => ({ email: `guess${i}@example.org`, address: `2001:db8::${i.toString(16)}` });
  for (let i = 0; i < 30; i += 1) expect(await one.reserve(tries(i))).toBeNull();
  expect(await other.reserve(tries(30))).toBeGreaterThan(800);
  expect(await other.reserve({ email: 'guess30@example.org', address: '2001:db8:0:1::1' })).toBeNull();
});

it('forgets an account when it logs in or gets a new password', async () => {
  const attempt = { email: 'anna@example.org', address: '192.0.2.200' };
  for (let i = 0; i < 5; i += 1) await one.reserve(attempt);
  await one.forgive(attempt);
  for (let i = 0; i < 5; i += 1) expect(await one.reserve(attempt)).toBeNull();
  expect(await one.reserve(attempt)).toBe(1);
  await one.clear(attempt.email);
  expect(await one.reserve(attempt)).toBeNull();
});

it('limits registrations by address', async () => {
  for (let i = 0; i < 4; i += 1) expect(await one.reserveRegistration('192.0.2.50')).toBeNull();
  expect(await other.reserveRegistration('192.0.2.50')).toBeGreaterThan(800);
  expect(await other.reserveRegistration('192.0.2.51')).toBeNull();
});

it('stores neither addresses nor accounts in the clear', async () => {
  const { rows } = await (pools[0] as pg.Pool).query<{ dump: string }>(
    'SELECT json_agg(t)::text AS dump FROM attempt_counters t',
  );
  expect(rows[0]?.dump).toContain('account:');
  expect(rows[0]?.dump).not.toMatch(/example|192\.0\.2/);
});
