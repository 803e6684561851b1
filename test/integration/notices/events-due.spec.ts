/** What is due for members' programs: their rows know it, whatever moves feeds on, and an index finds it. */
import pg from 'pg';
import { seedAccounts } from '../../../src/cli/seed/accounts';
import { createHost, type Host } from '../../../src/cli/seed/hosts';
import { makeTemplate, type Template } from '../../../src/cli/seed/template';
import { doWhatIsDue } from '../../../src/application/campaigns/do-what-is-due';
import { PgEventsQueue } from '../../../src/infrastructure/webhooks/events-queue';
import { PgEventWebhooks } from '../../../src/infrastructure/webhooks/pg-event-webhooks';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let host: Host;
let war: Template;
let webhooks: PgEventWebhooks;
let queue: PgEventsQueue;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 6, pipeline: true });
  host = createHost(pool, Buffer.alloc(32, 'notices'));
  // What is sealed is not what is tried here.
  const vault = {
    seal: (data: Uint8Array) => Buffer.from(data),
    open: (data: Uint8Array) => Buffer.from(data),
  };
  [webhooks, queue] = [new PgEventWebhooks(pool, vault), new PgEventsQueue(pool, vault)];
  war = await makeTemplate(host, { forces: 2, mechs: 3 }, await seedAccounts(pool, ['gm', 'anna', 'ben']));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const close = async (): Promise<void> => {
  await pool.query('UPDATE campaigns SET deadline = 1, due_at = to_timestamp(0) WHERE id = $1', [war.id]);
  expect(await doWhatIsDue(host.newStore(), war.id)).toBe(true);
};
const add = async (user: (typeof war.players)[number]['user'], after: number | null): Promise<string> => {
  const id = uuidV7();
  const added = await webhooks.add(
    war.id,
    user,
    { id, url: 'https://program.example.org/', secret: Buffer.alloc(32), after },
    3,
    false,
  );
  expect(added.ok).toBe(true);
  return id;
};

it('is due as soon as a feed has moved on, and from the number that was asked for', async () => {
  const [anna, ben] = war.players;
  if (anna === undefined || ben === undefined) throw new Error('two players are wanted');
  const [now, all] = [await add(anna.user, null), await add(ben.user, 0)];
  const taken = await queue.take();
  expect(taken.map(({ webhook, after }) => [webhook, after])).toEqual([[all, 0]]);
  await queue.settle(taken[0] as (typeof taken)[number], 'taken');
  await close();
  const next = await queue.take();
  expect(next.map(({ webhook }) => webhook)).toContain(now);
  for (const one of next) await queue.settle(one, 'taken');
  const { rows } = await pool.query(
    `SELECT w.head_seq = (c.heads -> 'feeds' ->> w.audience)::bigint AS same FROM event_webhooks w JOIN campaigns c ON c.id = w.campaign_id`,
  );
  expect(rows).toEqual([{ same: true }, { same: true }]);
});

it('many that have nothing due are not looked at', async () => {
  await pool.query(
    `INSERT INTO event_webhooks (id, campaign_id, user_id, audience, address, secret, server, taken_seq, head_seq)
     SELECT gen_random_uuid(), campaign_id, user_id, audience, address, secret, server, 1, 1 FROM event_webhooks, generate_series(1, 20000)`,
  );
  await pool.query('ANALYZE event_webhooks');
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT id FROM event_webhooks w WHERE w.stopped IS NULL AND w.head_seq > w.taken_seq AND w.due_at <= clock_timestamp()`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/event_webhooks_due/);
});
