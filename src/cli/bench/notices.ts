/**
 * Bench: some 10,000 people are called at one moment, and each gets a push, over four push services that take
 * 50 ms to answer, while requests of others go on. `called`: by one commit; `ended`: their campaigns end their
 * phases, all at once, which opens the next one.
 */
import { createECDH, createHash, randomBytes } from 'node:crypto';
import { putNotices } from '../../infrastructure/notices/put-notices';
import { sealSubscription } from '../../infrastructure/notices/push/seal-subscription';
import { loadMasterKey } from '../../infrastructure/secrets/master-key';
import { PUSH_SUBSCRIPTIONS } from '../../infrastructure/secrets/purposes';
import { SealedBox } from '../../infrastructure/secrets/sealed-box';
import { withTransaction } from '../../infrastructure/store/transaction';
import type { CampaignId, UserId } from '../../kernel';
import { seedAccounts } from '../seed/accounts';
import { bearer, logInPlayers } from './support/clients';
import { figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { openPushService, type BenchPushService } from './support/push-service';
import { cpuSeconds, residentBytes, startServer } from './support/server';
import { steadyLoad } from './support/steady-load';

const PER_SECOND = 50;
/** Campaigns that are asked for while the others close. */
const PLAYED = 20;
const LANES = 4;
const ANSWER_MS = 50;
const MEBIBYTE = 1024 * 1024;
const LONGEST_MS = 600_000;

/** Every seat of every campaign has a person of its own. */
const seatAll = async (
  { database: { pool }, template }: Ground,
  campaigns: readonly CampaignId[],
): Promise<readonly UserId[]> => {
  const seats = campaigns.flatMap((campaign) =>
    template.players.map(({ force, user }) => ({ campaign, force, before: user })),
  );
  const users = await seedAccounts(
    pool,
    seats.map((_seat, index) => `called-${String(index)}`),
  );
  const rows = JSON.stringify(seats.map((seat, index) => ({ ...seat, user: users[index] })));
  const from = `FROM json_to_recordset($1::json) AS r(campaign uuid, force text, before uuid, "user" uuid)`;
  await pool.query(
    `UPDATE campaign_members m SET user_id = r."user" ${from} WHERE m.campaign_id = r.campaign AND m.user_id = r.before`,
    [rows],
  );
  await pool.query(
    `UPDATE forces f SET user_id = r."user" ${from} WHERE f.campaign_id = r.campaign AND f.id = r.force`,
    [rows],
  );
  return users;
};

const subscribeAll = async (
  { database: { pool }, dataDir }: Ground,
  users: readonly UserId[],
  { hosts }: BenchPushService,
): Promise<void> => {
  const vault = new SealedBox(loadMasterKey(null, dataDir), PUSH_SUBSCRIPTIONS);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const rows = users.map((user, index) => {
    const lane = hosts[index % hosts.length] ?? '';
    const url = `http://${lane}/${String(index)}`;
    const address = sealSubscription(vault, { url, p256dh: browser.getPublicKey(), auth: randomBytes(16) });
    return { user, lane, address, hash: createHash('sha256').update(url).digest('hex') };
  });
  await pool.query(
    `INSERT INTO notice_endpoints (user_id, way, address, address_hash, lane)
     SELECT r."user", 'push', r.address, decode(r.hash, 'hex'), r.lane FROM json_to_recordset($1::json) AS r("user" uuid, address text, hash text, lane text)`,
    [JSON.stringify(rows)],
  );
};

/** In one transaction, as if one command had called all. */
const callAll = (
  { database: { pool }, template }: Ground,
  campaigns: readonly CampaignId[],
  users: readonly UserId[],
): Promise<void> =>
  withTransaction(pool, async (client) => {
    const data = { epoch: 0, round: 2, phase: 'planning', step: null, reason: null };
    for (const [index, campaign] of campaigns.entries())
      putNotices(
        client,
        campaign,
        template.players.map(({ force }, seat) => ({
          ...{ user: users[index * template.players.length + seat] as UserId, kind: 'nudged' },
          ...{ to: { kind: 'force', force }, cause: 'bench', data },
        })),
      );
  });

/** What the server's own sweep does next; its clock is told at once. */
const endAll = async (ground: Ground, campaigns: readonly CampaignId[]): Promise<void> => {
  await ground.makeDue(campaigns);
  await ground.database.pool.query(`SELECT pg_notify('campaign_changed', $1)`, [`${campaigns[0] ?? ''} 0`]);
};

export const benchNotices = async (
  ground: Ground,
  people: number,
  how: 'called' | 'ended',
): Promise<Figures> => {
  const campaigns = await ground.copies(Math.ceil(people / ground.template.players.length));
  const played = await ground.copies(PLAYED);
  const service = await openPushService(LANES, ANSWER_MS);
  const users = await seatAll(ground, campaigns);
  await subscribeAll(ground, users, service);
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
    PRIVATE_WEBHOOKS: 'true',
  });
  try {
    const tokens = await logInPlayers(server.port, ground.template.players.length);
    const load = steadyLoad({
      port: server.port,
      perSecond: PER_SECOND,
      request: (turn) => ({
        method: 'GET',
        path: `/v1/campaigns/${played[(turn * 7) % played.length] ?? ''}/view`,
        headers: bearer(tokens[turn % tokens.length] ?? ''),
        body: null,
      }),
    });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    load.forget();
    await (how === 'called' ? callAll(ground, campaigns, users) : endAll(ground, campaigns));
    const [started, busy] = [performance.now(), cpuSeconds(server.pid)];
    let resident = 0;
    while (service.different() < users.length && performance.now() - started < LONGEST_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      resident = Math.max(resident, residentBytes(server.pid) / MEBIBYTE);
    }
    const taken = performance.now() - started;
    const during = load.times();
    const failures = await load.stop();
    if (failures.length > 0) throw new Error(`requests failed: ${failures.slice(0, 3).join('; ')}`);
    const name = how === 'called' ? 'notices' : 'notices, phases end';
    return {
      [name]: figure(service.different(), `of ${String(users.length)}`),
      [`${name}, all handed over`]: figure(taken / 1000, 's'),
      [`${name}, came twice`]: figure(service.again(), ''),
      [`${name}, p50 of requests`]: figure(percentile(during, 0.5), 'ms'),
      [`${name}, p99 of requests`]: figure(percentile(during, 0.99), 'ms'),
      [`${name}, processor`]: figure((1000 * (cpuSeconds(server.pid) - busy)) / users.length, 'ms a push'),
      [`${name}, memory`]: figure(resident, 'MiB'),
    };
  } finally {
    await server.stop();
    service.close();
  }
};
