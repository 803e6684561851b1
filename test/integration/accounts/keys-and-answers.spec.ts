/** Signing keys, reset links and kept answers on a real PostgreSQL. */
import { verify } from 'jsonwebtoken';
import type pg from 'pg';
import { JwtAccessTokens } from '../../../src/infrastructure/accounts/access-tokens';
import { purge } from '../../../src/infrastructure/accounts/housekeeping';
import { memberLinks } from '../../../src/infrastructure/accounts/member-links';
import { PgResetLinks } from '../../../src/infrastructure/accounts/reset-links';
import { SigningKeys } from '../../../src/infrastructure/accounts/signing-keys';
import { claimIdempotency, keepAnswer } from '../../../src/infrastructure/idempotency/idempotency';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import type { CampaignId, UserId } from '../../../src/kernel/ids';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
const user = uuidV7() as UserId;
const campaign = uuidV7() as CampaignId;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  await pool.query(
    `INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, 'a@b.org', 'A', 'old')`,
    [user],
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('signing keys', () => {
  const box = (secret: string): SealedBox => new SealedBox(Buffer.alloc(32, secret), 'signing-keys');
  const keysOf = (secret = 'a'): SigningKeys => new SigningKeys(pool, box(secret));
  const count = async (): Promise<number> =>
    Number((await pool.query<{ n: string }>('SELECT count(*) AS n FROM signing_keys')).rows[0]?.n);

  it('are made once, however many processes start, and lie sealed', async () => {
    const kids = await Promise.all(Array.from({ length: 4 }, async () => (await keysOf().current()).kid));
    expect(new Set(kids).size).toBe(1);
    expect(await count()).toBe(1);
    const { rows } = await pool.query<{ sealed: Buffer; jwk: object }>(
      'SELECT sealed_private AS sealed, public_jwk AS jwk FROM signing_keys',
    );
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
    const { rows } = await pool.query<{ ended: boolean }>(
      'SELECT ended_at IS NOT NULL AS ended FROM sessions WHERE id = $1',
      [session],
    );
    expect(rows).toEqual([{ ended: true }]);
  });

  it('die when a newer one is made, and with time', async () => {
    const links = new PgResetLinks(pool);
    const [old, fresh] = [await links.create(user), await links.create(user)];
    expect(await links.find(old.token)).toBeNull();
    expect(await links.find(fresh.token)).toEqual({ user, worksFrom: null });
    await pool.query(`UPDATE reset_links SET expires_at = now() - interval '1 s'`);
    expect(await links.use(fresh.token, 'late')).toBeNull();
  });

  it('die with a new password, however it was set; two that are used at once set one, and neither waits for the other', async () => {
    const links = new PgResetLinks(pool);
    await pool.query(
      `INSERT INTO campaigns (id, name, status, phase, options, dice_commitment, id_key) VALUES ($1, 'War', 'running', 'supply', '{}', '', '')`,
      [campaign],
    );
    await pool.query(
      `INSERT INTO campaign_members (campaign_id, user_id, role, display_name) VALUES ($1, $2, 'player', 'A')`,
      [campaign, user],
    );
    for (let round = 0; round < 5; round += 1) {
      const times = { usableAt: Date.now() - 60_000, expiresAt: Date.now() + 60_000 };
      const ofGm = await withTransaction(pool, (client) =>
        memberLinks(client, campaign).make({ ...times, user, maker: user }),
      );
      const tokens = [ofGm.token, (await links.create(user)).token];
      const used = await Promise.all(tokens.map((token) => links.use(token, 'new')));
      expect(used.filter((found) => found === user)).toHaveLength(1);
      for (const token of tokens) expect(await links.find(token)).toBeNull();
    }
  });

  it('of a game master do not work before their time, nor when the user plays there no more or nothing is played there', async () => {
    const links = new PgResetLinks(pool);
    const make = (usableAt: number) =>
      withTransaction(pool, (client) =>
        memberLinks(client, campaign).make({
          user,
          maker: user,
          usableAt: Math.floor(usableAt),
          expiresAt: Date.now() + 3_600_000,
        }),
      );
    const early = Date.now() + 60_000;
    const { token } = await make(early);
    expect(await links.find(token)).toEqual({ user, worksFrom: new Date(early).toISOString() });
    expect(await links.use(token, 'early')).toBeNull();
    const { token: ripe } = await make(Date.now() - 1_000);
    expect(await links.find(ripe)).toEqual({ user, worksFrom: null });
    for (const [change, back] of [
      [
        `UPDATE campaigns SET status = 'setup', phase = 'setup'`,
        `UPDATE campaigns SET status = 'paused', phase = 'supply'`,
      ],
      [`UPDATE campaign_members SET role = 'observer'`, `UPDATE campaign_members SET role = 'player'`],
    ] as const) {
      await pool.query(change);
      expect(await links.find(ripe)).toBeNull();
      expect(await links.use(ripe, 'gone')).toBeNull();
      // It can come back: so it is seen, and can be refused.
      expect(await links.list(user, null, 10)).toHaveLength(1);
      await pool.query(back);
    }
    expect(await links.list(user, null, 10)).toEqual([
      expect.objectContaining({ campaign: { id: campaign, name: 'War' }, madeBy: 'A' }),
    ]);
    expect(await links.use(ripe, 'in time')).toBe(user);
  });

  it('go when they would have ended, used or not', async () => {
    const count = async (): Promise<number> =>
      Number((await pool.query<{ n: string }>('SELECT count(*) AS n FROM reset_links')).rows[0]?.n);
    await purge(pool);
    expect(await count()).toBeGreaterThan(0);
    await pool.query(`UPDATE reset_links SET expires_at = now() - interval '1 s'`);
    await purge(pool);
    expect(await count()).toBe(0);
  });
});

describe('kept answers', () => {
  const claim = { user, route: 'POST /v1/campaigns', key: 'k1', bodyHash: 'h1' };
  const answer = { body: { id: 'c1' } };

  it('are given again to the same body, refused to another, and told apart by user and route', async () => {
    const first = await withTransaction(pool, async (client) => {
      const outcome = await claimIdempotency(client, claim);
      keepAnswer(client, claim, answer);
      return outcome;
    });
    expect(first).toEqual({ kind: 'new' });
    const again = (change: Partial<typeof claim>) =>
      withTransaction(pool, (client) => claimIdempotency(client, { ...claim, ...change }));
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
      expect(await withTransaction(pool, (twin) => claimIdempotency(twin, running))).toEqual({
        kind: 'running',
      });
      keepAnswer(client, running, answer);
      throw new Error('refused');
    }).catch((error: Error) => expect(error.message).toBe('refused'));
    expect(await withTransaction(pool, (client) => claimIdempotency(client, running))).toEqual({
      kind: 'new',
    });
  });

  it('last 24 hours', async () => {
    await pool.query(`UPDATE kept_answers SET created_at = now() - interval '25 hours'`);
    await withTransaction(pool, async (client) => {
      expect(await claimIdempotency(client, { ...claim, bodyHash: 'h2' })).toEqual({ kind: 'new' });
      keepAnswer(client, { ...claim, bodyHash: 'h2' }, answer);
    });
    await pool.query(`UPDATE kept_answers SET created_at = now() - interval '25 hours'`);
    await purge(pool);
    expect((await pool.query('SELECT 1 FROM kept_answers')).rows).toEqual([]);
  });
});
