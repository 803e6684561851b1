/** Sessions on a real PostgreSQL: rotation, reuse, the grace of 20 seconds, and refreshes that race. */
import type pg from 'pg';
import { PgSessions } from '../../../src/infrastructure/accounts/sessions';
import { hashToken } from '../../../src/infrastructure/accounts/secret-token';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import type { UserId } from '../../../src/kernel/ids';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let sessions: PgSessions;
const user = uuidV7() as UserId;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  sessions = new PgSessions(pool);
  await pool.query(
    `INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, 'a@b.org', 'A', '')`,
    [user],
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rotate = async (token: string): Promise<string> => {
  const grant = await sessions.refresh(token);
  if (grant === null || grant === 'late') throw new Error(grant ?? 'refused');
  return grant.refreshToken;
};
/** Moves the use of a token into the past. */
const age = (token: string, seconds: number): Promise<unknown> =>
  pool.query(
    `UPDATE refresh_tokens SET used_at = used_at - make_interval(secs => $2) WHERE token_hash = $1`,
    [hashToken(token), seconds],
  );

it('gives the preceding token a new successor within 20 s, again and again, but not for longer', async () => {
  const { refreshToken, session } = await sessions.open(user, null);
  await rotate(refreshToken);
  await age(refreshToken, 12);
  const second = await rotate(refreshToken);
  await age(refreshToken, 9);
  expect(await sessions.refresh(refreshToken)).toBeNull();
  expect(await sessions.isLive(session)).toBe(false);
  expect(await sessions.refresh(second)).toBeNull();
});

it('ends the family when a token comes back after its successor was used', async () => {
  const { refreshToken, session } = await sessions.open(user, null);
  const last = await rotate(await rotate(refreshToken));
  expect(await sessions.refresh(refreshToken)).toBeNull();
  expect(await sessions.isLive(session)).toBe(false);
  expect(await sessions.refresh(last)).toBeNull();
});

it('ends no family by the tokens that the preceding one left behind, while the last of them is unused and for 20 s', async () => {
  const { refreshToken, session } = await sessions.open(user, null);
  const [first, second, third] = [
    await rotate(refreshToken),
    await rotate(refreshToken),
    await rotate(refreshToken),
  ];
  expect([await sessions.refresh(first), await sessions.refresh(second)]).toEqual(['late', 'late']);
  const next = await rotate(third);
  expect(await sessions.isLive(session)).toBe(true);
  expect(await sessions.refresh(first)).toBeNull();
  expect(await sessions.isLive(session)).toBe(false);
  expect(await sessions.refresh(next)).toBeNull();
});

it('ends the family by a token that was replaced longer ago', async () => {
  const { refreshToken, session } = await sessions.open(user, null);
  const [first] = [await rotate(refreshToken), await rotate(refreshToken)];
  await age(first, 21);
  expect(await sessions.refresh(first)).toBeNull();
  expect(await sessions.isLive(session)).toBe(false);
});

it('ends one family only', async () => {
  const [one, other] = [await sessions.open(user, null), await sessions.open(user, null)];
  await rotate(await rotate(one.refreshToken));
  await sessions.refresh(one.refreshToken);
  expect(await sessions.refresh(other.refreshToken)).not.toBeNull();
});

it('knows no token that is out of date or unknown', async () => {
  const { refreshToken, session } = await sessions.open(user, null);
  await pool.query(`UPDATE refresh_tokens SET expires_at = now() WHERE session_id = $1`, [session]);
  expect(await sessions.refresh(refreshToken)).toBeNull();
  expect(await sessions.refresh('never given out')).toBeNull();
});

it('lets exactly one of the successors of racing refreshes live', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { refreshToken, session } = await sessions.open(user, null);
    const grants = await Promise.all(Array.from({ length: 6 }, () => sessions.refresh(refreshToken)));
    const given = grants.flatMap((grant) => (grant === null || grant === 'late' ? [] : [grant.refreshToken]));
    expect(given).toHaveLength(6);
    const { rows } = await pool.query<{ hash: Buffer }>(
      'SELECT token_hash AS hash FROM refresh_tokens WHERE session_id = $1 AND used_at IS NULL AND NOT dead',
      [session],
    );
    expect(rows).toHaveLength(1);
    const alive = given.filter((token) => rows[0]?.hash.equals(hashToken(token)));
    expect(await sessions.refresh(alive[0] ?? '')).toMatchObject({ session });
  }
});

it('keeps no token, only hashes', async () => {
  const { refreshToken } = await sessions.open(user, null);
  const { rows } = await pool.query<{ dump: string }>(
    `SELECT json_agg(t)::text AS dump FROM refresh_tokens t`,
  );
  expect(rows[0]?.dump).not.toContain(refreshToken);
  expect(rows[0]?.dump).not.toContain(Buffer.from(refreshToken).toString('hex'));
});
