/** Signing keys, reset links and kept answers on a real PostgreSQL. */
import { verify } from 'jsonwebtoken';
import pg from 'pg';
import { JwtAccessTokens } from '../../../src/infrastructure/accounts/access-tokens';
import { purge } from '../../../src/infrastructure/accounts/housekeeping';
import { PgResetLinks } from '../../../src/infrastructure/accounts/reset-links';
import { SigningKeys } from '../../../src/infrastructure/accounts/signing-keys';
import { claimIdempotency, keepAnswer } from '../../../src/infrastructure/idempotency/idempotency';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import type { UserId } from '../../../src/kernel/ids';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
const user = uuidV7() as UserId;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  await pool.query(`INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, 'a@b.org', 'A', 'old')`, [user]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('signing keys', () => {
  const box = (secret: string): SealedBox => new SealedBox(Buffer.alloc(32, secret), 'signing-keys');
  const keysOf = (secret = 'a'): SigningKeys => new SigningKeys(pool, box(secret));
  const count = async (): Promise<number> => Number((await pool.query<{ n: string }>('SELECT count(*) AS n FROM signing_keys')).rows[0]?.n);

  it('are made once, however many processes start, and lie sealed', async () => {
    const kids = await Promise.all(Array.from({ length: 4 }, async () => (await keysOf().current()).kid));
    expect(new Set(kids).size).toBe(1);
    expect(await count()).toBe(1);
    const { rows } = await pool.query<{ sealed: Buffer; jwk: object }>('SELECT sealed_private AS sealed, public_jwk AS jwk FROM signing_keys');
    expect(rows[0]?.jwk).not.toHaveProperty('d');
    const pkcs8 = (await keysOf().current()).key.export({ format: 'der', type: 'pkcs8' });
    expect(rows[0]?.sealed.includes(pkcs8.subarray(-32))).toBe(false);
  });

  it('are replaced by age; the old one verifies what it signed until that has ended', async () => {
    const before = keysOf();
    const { accessToken } = await new JwtAccessTokens(before).sign(user, 'session');
    const { kid } = await before.current();
    await pool.query(`UPDATE signing_keys SET created_at = created_at - interval '31 days'`);
    const after = keysOf();
    const next = await after.current();
    expect(next.kid).not.toBe(kid);
    const key = await after.keyFor(kid);
    expect(key === null ? null : verify(accessToken, key)).toMatchObject({ sub: user, sid: 'session' });
    await pool.query(`UPDATE signing_keys SET retired_at = now() - interval '3 hours' WHERE kid = $1`, [kid]);
    expect(await keysOf().keyFor(kid)).toBeNull();
    expect((await keysOf().jwks()).map((jwk) => jwk.kid)).toEqual([next.kid]);
  });

  it('of a process with another master key are verified, not used', async () => {
    const mine = keysOf('a');
    const theirs = keysOf('b');
    expect((await theirs.current()).kid).not.toBe((await mine.current()).kid);
    expect(await theirs.keyFor((await mine.current()).kid)).not.toBeNull();
    expect((await keysOf('a').current()).kid).toBe((await mine.current()).kid);
  });
});

describe('reset links', () => {
  it('work once, even when used twice at once, and end all sessions', async () => {
    const links = new PgResetLinks(pool);
    const session = uuidV7();
    await pool.query('INSERT INTO sessions (id, user_id) VALUES ($1, $2)', [session, user]);
    const { token } = await links.create(user);
    const used = await Promise.all(['one', 'two', 'three'].map((hash) => links.use(token, hash)));
    expect(used.filter((found) => found === user)).toHaveLength(1);
    const { rows } = await pool.query<{ ended: boolean }>('SELECT ended_at IS NOT NULL AS ended FROM sessions WHERE id = $1', [session]);
    expect(rows).toEqual([{ ended: true }]);
  });

  it('die when a newer one is made, and with time', async () => {
    const links = new PgResetLinks(pool);
    const [old, fresh] = [await links.create(user), await links.create(user)];
    expect(await links.exists(old.token)).toBe(false);
    expect(await links.exists(fresh.token)).toBe(true);
    await pool.query(`UPDATE reset_links SET expires_at = now() - interval '1 s'`);
    expect(await links.use(fresh.token, 'late')).toBeNull();
  });
});

describe('kept answers', () => {
  const claim = { user, route: 'POST /v1/campaigns', key: 'k1', bodyHash: 'h1' };
  const answer = { status: 201, body: { id: 'c1' } };

  it('are given again to the same body, refused to another, and told apart by user and route', async () => {
    const first = await withTransaction(pool, async (client) => {
      const outcome = await claimIdempotency(client, claim);
      await keepAnswer(client, claim, answer);
      return outcome;
    });
    expect(first).toEqual({ kind: 'new' });
    const again = (change: Partial<typeof claim>) => withTransaction(pool, (client) => claimIdempotency(client, { ...claim, ...change }));
    expect(await again({})).toEqual({ kind: 'kept', answer });
    expect(await again({ bodyHash: 'h2' })).toEqual({ kind: 'conflict' });
    expect(await again({ key: 'k2' })).toEqual({ kind: 'new' });
    expect(await again({ route: 'POST /v1/other' })).toEqual({ kind: 'new' });
    expect(await again({ user: uuidV7() as UserId })).toEqual({ kind: 'new' });
  });

  it('tell a twin that the first one is still running, and go with a rollback', async () => {
    const running = { ...claim, key: 'slow' };
    await withTransaction(pool, async (client) => {
      expect(await claimIdempotency(client, running)).toEqual({ kind: 'new' });
      expect(await withTransaction(pool, (twin) => claimIdempotency(twin, running))).toEqual({ kind: 'running' });
      await keepAnswer(client, running, answer);
      throw new Error('refused');
    }).catch((error: Error) => expect(error.message).toBe('refused'));
    expect(await withTransaction(pool, (client) => claimIdempotency(client, running))).toEqual({ kind: 'new' });
  });

  it('last 24 hours', async () => {
    await pool.query(`UPDATE kept_answers SET created_at = now() - interval '25 hours'`);
    await withTransaction(pool, async (client) => {
      expect(await claimIdempotency(client, { ...claim, bodyHash: 'h2' })).toEqual({ kind: 'new' });
      await keepAnswer(client, { ...claim, bodyHash: 'h2' }, answer);
    });
    await pool.query(`UPDATE kept_answers SET created_at = now() - interval '25 hours'`);
    await purge(pool);
    expect((await pool.query('SELECT 1 FROM kept_answers')).rows).toEqual([]);
  });
});
