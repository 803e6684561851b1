/**
 * When users were last at their accounts: what an older database tells of it, and that keeping it makes
 * nobody wait.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { RefreshGrant } from '../../../src/application/accounts/sessions/session-ports';
import { PgSessions } from '../../../src/infrastructure/accounts/sessions';
import { setPassword } from '../../../src/infrastructure/accounts/set-password';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import type { UserId } from '../../../src/kernel/ids';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

const MIGRATION = readFileSync(
  join(resolve('prisma/migrations'), '20261125150000_last_seen', 'migration.sql'),
  'utf8',
);
let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const newUser = async (): Promise<UserId> => {
  const user = uuidV7() as UserId;
  await pool.query(
    `INSERT INTO users (id, email, display_name, password_hash, created_at) VALUES ($1, $2, 'A', '', now() - interval '99 days')`,
    [user, `${user}@example.org`],
  );
  return user;
};
const daysAway = async (user: UserId): Promise<number> => {
  const { rows } = await pool.query<{ days: number }>(
    'SELECT round(extract(epoch FROM now() - last_seen_at) / 86400)::int AS days FROM users WHERE id = $1',
    [user],
  );
  return rows[0]?.days ?? NaN;
};
const away = (user: UserId, days: number): Promise<unknown> =>
  pool.query('UPDATE users SET last_seen_at = now() - make_interval(days => $2) WHERE id = $1', [user, days]);

it('an older database tells it by its sessions; of whom none is left it is the day of the migration', async () => {
  const sessions = new PgSessions(pool);
  const [loggedIn, refreshed, gone] = [await newUser(), await newUser(), await newUser()];
  await sessions.open(loggedIn, null);
  await sessions.refresh((await sessions.open(refreshed, null)).refreshToken);
  await pool.query(`UPDATE sessions SET created_at = now() - interval '20 days'`);
  await pool.query(`UPDATE refresh_tokens SET used_at = used_at - interval '6 days'`);
  await pool.query('ALTER TABLE users DROP COLUMN last_seen_at');
  await pool.query(MIGRATION);
  expect([await daysAway(loggedIn), await daysAway(refreshed), await daysAway(gone)]).toEqual([20, 6, 0]);
});

it('a link of a game master’s that is open in an older database is closed, one from the command line is not', async () => {
  const user = await newUser();
  const kinds = [uuidV7(), null];
  for (const campaign of kinds)
    await pool.query(
      `INSERT INTO reset_links (id, token_hash, user_id, campaign_id, usable_at, expires_at) VALUES ($1, $2, $3, $4, now(), now() + interval '1 day')`,
      [...[uuidV7(), Buffer.from(String(campaign)), user, campaign]],
    );
  await pool.query('ALTER TABLE users DROP COLUMN last_seen_at');
  await pool.query(MIGRATION);
  const { rows } = await pool.query(
    'SELECT campaign_id AS campaign, closed_at IS NOT NULL AS closed FROM reset_links WHERE user_id = $1 ORDER BY 2',
    [user],
  );
  expect(rows).toEqual([
    { campaign: null, closed: false },
    { campaign: kinds[0], closed: true },
  ]);
});

it('a login and a refresh keep it, and do not wait for a new password that is being set, which waits for sessions', async () => {
  const sessions = new PgSessions(pool);
  const user = await newUser();
  await away(user, 20);
  const { refreshToken } = await sessions.open(user, null);
  expect(await daysAway(user)).toBe(0);
  await away(user, 20);
  const next = (await sessions.refresh(refreshToken)) as RefreshGrant;
  expect(await daysAway(user)).toBe(0);
  await away(user, 20);
  await withTransaction(pool, async (client) => {
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [user]);
    expect(await sessions.refresh(next.refreshToken)).toMatchObject({ user });
    await setPassword(client, user, 'new', null);
  });
});
