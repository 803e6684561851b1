/**
 * Messages in the database: as many statements for many readers as for one, and pages along a key, whatever
 * others have written.
 */
import type pg from 'pg';
import { ListMessages } from '../../src/application/messages/list-messages';
import { SendMessage } from '../../src/application/messages/send-message';
import { recordWrites } from '../../src/cli/bench/support/recorder';
import { seedAccounts } from '../../src/cli/seed/accounts';
import { createHost } from '../../src/cli/seed/hosts';
import { makeTemplate } from '../../src/cli/seed/template';
import { PgMessages } from '../../src/infrastructure/messages/pg-messages';
import { systemChance } from '../../src/infrastructure/setup/chance';
import { createPool } from '../../src/infrastructure/postgres/pool';
import type { CampaignId, UserId } from '../../src/kernel';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let id: CampaignId;
let users: readonly UserId[];
let send: SendMessage;
let list: ListMessages;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  const accounts = ['gm', ...Array.from({ length: 6 }, (_, index) => `player-${String(index + 1)}`)];
  const template = await makeTemplate(
    createHost(pool, Buffer.alloc(32, 'messages')),
    { forces: 6, mechs: 5 },
    await seedAccounts(pool, accounts),
  );
  id = template.id;
  const { rows } = await pool.query<{ user: UserId }>(
    `SELECT m.user_id AS "user" FROM campaign_members m JOIN forces f ON f.campaign_id = m.campaign_id AND f.id = m.force_id WHERE m.campaign_id = $1 ORDER BY f.seat`,
    [id],
  );
  users = rows.map(({ user }) => user);
  const messages = new PgMessages(pool);
  send = new SendMessage(messages, systemChance);
  list = new ListMessages(messages);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const OPTIONS = { dryRun: false, idempotency: null };
const write = async (user: UserId | undefined, to: string | null, text: string) => {
  const sent = await send.run(id, user as UserId, { to, text }, OPTIONS);
  if (!sent.ok) throw new Error(sent.error.code);
  return sent.value;
};
const statementsOf = async (team: readonly number[], to: string | null): Promise<number> => {
  await pool.query(
    `UPDATE campaigns SET options = options || jsonb_build_object('teams', $2::jsonb) WHERE id = $1`,
    [id, JSON.stringify([team])],
  );
  return (await recordWrites(() => write(users[0], to, 'How many?'))).statements;
};

it('a message takes as many statements for one reader, for five and for all', async () => {
  const counts = [
    await statementsOf([1, 2], 'team'),
    await statementsOf([1, 2, 3, 4, 5, 6], 'team'),
    await statementsOf([1, 2], null),
  ];
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeLessThanOrEqual(7);
  const { rows } = await pool.query<{ count: string }>(
    'SELECT count(*) FROM message_readers WHERE campaign_id = $1 GROUP BY number ORDER BY number',
    [id],
  );
  expect(rows.map(({ count }) => Number(count))).toEqual([2, 6, 1]);
});

it('a page reads no row of what others have written to each other', async () => {
  const [anna, ben, cleo] = users;
  const { rows: forces } = await pool.query<{ force: string }>(
    'SELECT force_id AS force FROM campaign_members WHERE campaign_id = $1 AND user_id = $2',
    [id, ben],
  );
  const looked = async (): Promise<number> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await list.run(id, cleo as UserId, { after: null, limit: 50, muted: false });
      const query = jest.spyOn(pool, 'query');
      await list.run(id, cleo as UserId, { after: null, limit: 50, muted: false });
      const [asked] = query.mock.calls[0] as unknown as [{ text: string; values: unknown[] }];
      query.mockRestore();
      await client.query('SET LOCAL enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${asked.text}`,
        asked.values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      return plan === undefined ? NaN : scanned(plan);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };
  const before = await looked();
  for (let index = 0; index < 60; index += 1)
    await write(anna, String(forces[0]?.force), `Between us ${String(index)}`);
  await pool.query('ANALYZE messages, message_readers');
  expect(await looked()).toBe(before);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows that scans have looked at. */
const scanned = (plan: Plan): number => {
  const own = plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, one) => sum + scanned(one), own);
};
