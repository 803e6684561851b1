/**
 * Setting campaigns up when several do it at once, on a real PostgreSQL: each invitation, seat and start is
 * had by one.
 */
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { createSetupPorts } from '../../../src/infrastructure/setup/setup-ports';
import { PgMemberships } from '../../../src/infrastructure/setup/pg-memberships';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { DesignShelf } from '../../../src/infrastructure/store/state/kept-designs';
import { PgCampaignStore } from '../../../src/infrastructure/store/pg-campaign-store';
import { CampaignSetup } from '../../../src/application/setup/campaign-setup';
import { NO_PRECONDITION } from '../../../src/application/setup/guards';
import type { CommandOptions } from '../../../src/application/setup/setup-transaction';
import type { Refusal } from '../../../src/application/refusal';
import { bundledCatalog } from '../../../src/catalog/bundled';
import { BUILDING_TYPES } from '../../../src/rules';
import type { CampaignId, UserId } from '../../../src/kernel/ids';
import type { Result } from '../../../src/kernel/result';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { storedEventsOf } from '../../support/stored-history';

const NOW: CommandOptions = { dryRun: false, idempotency: null };
const DRY: CommandOptions = { dryRun: true, idempotency: null };

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
let setup: CampaignSetup;
const vault = new SealedBox(Buffer.alloc(32, 7), 'dice-seeds');

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  setup = new CampaignSetup(
    createSetupPorts({
      pool,
      shelf: new DesignShelf(bundledCatalog()),
      vault,
      mapVault: vault,
      publicUrl: 'http://localhost',
      campaignsPerUser: 50,
      guesses: { limit: 100, windowSeconds: 900, freeAttempts: null },
    }),
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const user = async (): Promise<UserId> => {
  const id = uuidV7();
  await pool.query(
    `INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, $2, 'Somebody', 'x')`,
    [id, `${id}@example.org`],
  );
  return id as UserId;
};

const value = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const kinds = (results: readonly Result<unknown, Refusal>[]): readonly string[] =>
  results.map((result) => (result.ok ? 'ok' : result.error.kind)).sort();

interface Made {
  readonly gm: UserId;
  readonly id: CampaignId;
}
const campaign = async (body: object): Promise<Made> => {
  const gm = await user();
  return { gm, id: value(await setup.create(gm, { name: 'Race', ...body }, NOW)).id as CampaignId };
};
const code = async ({ id }: Made, body: object = {}): Promise<string> =>
  value(await setup.invite(id, body, NOW)).code;

/** Two players with submitted forces. */
const ready = async (): Promise<Made> => {
  const made = await campaign({ mapSeed: 's', options: { startingTons: 5.5 } });
  for (const name of ['A', 'B']) {
    const player = await user();
    value(await setup.accept(await code(made), player, { faction: 'davion', forceName: name }, NOW));
    const { mechs, pilots } = value(await setup.suggestForce(made.id, player, { seed: name }, DRY));
    value(await setup.putForce(made.id, player, { mechs, pilots }, NO_PRECONDITION, NOW));
    value(await setup.submitForce(made.id, player, NOW));
  }
  return made;
};

it('lets one of many have an invitation', async () => {
  const made = await campaign({});
  const one = await code(made);
  const people = await Promise.all(Array.from({ length: 6 }, user));
  const results = await Promise.all(
    people.map((person, index) =>
      setup.accept(one, person, { faction: 'davion', forceName: `F${index}` }, NOW),
    ),
  );
  expect(kinds(results)).toEqual(['not-found', 'not-found', 'not-found', 'not-found', 'not-found', 'ok']);
  const { rows } = await pool.query(
    'SELECT role FROM campaign_members WHERE campaign_id = $1 ORDER BY role',
    [made.id],
  );
  expect(rows).toEqual([{ role: 'gm' }, { role: 'player' }]);
});

it('fills the last seat once, though several hold invitations', async () => {
  const made = await campaign({ factions: ['davion', 'davion'] });
  const codes = await Promise.all(Array.from({ length: 5 }, () => code(made)));
  const results = await Promise.all(
    codes.map(async (one, index) =>
      setup.accept(one, await user(), { faction: 'davion', forceName: `F${index}` }, NOW),
    ),
  );
  expect(kinds(results)).toEqual(['ok', 'ok', 'rules', 'rules', 'rules']);
  const { rows } = await pool.query<{ seats: string; users: string }>(
    'SELECT count(*) AS seats, count(DISTINCT user_id) AS users FROM campaign_seats WHERE campaign_id = $1',
    [made.id],
  );
  expect(rows).toEqual([{ seats: '2', users: '2' }]);
});

it('ROUND-5 starts a campaign once, and writes what the store reads back', async () => {
  const made = await ready();
  const results = await Promise.all(Array.from({ length: 4 }, () => setup.start(made.id, made.gm, NOW)));
  expect(kinds(results)).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
  expect(await storedEventsOf(pool, made.id, 'campaign-started')).toHaveLength(1);

  const store = new PgCampaignStore(pool, new DesignShelf(bundledCatalog()), vault, 0);
  const loaded = await store.read(made.id);
  if (loaded === null) throw new Error('not started');
  const { state } = loaded;
  expect(state.campaign).toMatchObject({ status: 'running', round: 1, phase: 'preparation' });
  expect(Object.values(state.forces).map(({ account }) => account)).toEqual([5_500_000, 5_500_000]);
  expect(Object.keys(state.buildings)).toHaveLength(BUILDING_TYPES.length);
  const opening = await store.readOpening(made.id, 1, 'preparation', null);
  expect(opening).toEqual(state);
  for (const force of Object.values(state.forces)) {
    const member = await new PgMemberships(pool).find(made.id, force.user as UserId);
    expect(member).toEqual({
      campaign: made.id,
      user: force.user,
      role: 'player',
      force: force.id,
      status: 'running',
    });
  }
  // Every audience has been told of the start.
  for (const feed of [...Object.keys(state.forces), 'observer', 'gm']) {
    const told = await store.readFeed(made.id, feed, 0, 10);
    expect(told.map(({ seq, type }) => [seq, type]).slice(0, 2)).toEqual([
      [1, 'campaign-started'],
      [2, 'phase-opened'],
    ]);
    expect(JSON.stringify(told)).not.toContain(state.campaign.idKey);
  }
  expect((await store.due(10)).nextInMs).toBeGreaterThan(47 * 3_600_000);
});

it('starts or takes a force back, never both', async () => {
  const made = await ready();
  const { rows } = await pool.query<{ user_id: UserId }>(
    'SELECT user_id FROM campaign_seats WHERE campaign_id = $1 ORDER BY seat',
    [made.id],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('nobody');
  const [start, put] = await Promise.all([
    setup.start(made.id, made.gm, NOW),
    setup.putForce(made.id, first.user_id, { mechs: [], pilots: [] }, NO_PRECONDITION, NOW),
  ]);
  expect([start.ok, put.ok].filter((done) => done)).toHaveLength(1);
  expect(start.ok ? put : start).toMatchObject({
    ok: false,
    error: { kind: start.ok ? 'conflict' : 'rules' },
  });
});

it('does a command once under one key, however often it comes at once', async () => {
  const gm = await user();
  const claim = { user: gm, route: 'POST /v1/campaigns', key: 'k', bodyHash: 'h' };
  const send = (): Promise<Result<{ readonly id: string }, Refusal>> =>
    setup.create(gm, { name: 'Once' }, { dryRun: false, idempotency: claim });
  const results = await Promise.all(Array.from({ length: 5 }, send));
  const ids = new Set(results.flatMap((result) => (result.ok ? [result.value.id] : [])));
  expect(ids.size).toBe(1);
  expect(
    results.every((result) => result.ok || result.error.code === 'request/idempotency-key-running'),
  ).toBe(true);
  expect(value(await send()).id).toBe([...ids][0]);
});

it('lets a GM lead fifty campaigns that are not finished and no more, also at once', async () => {
  const gm = await user();
  await pool.query(
    `INSERT INTO campaigns (id, name, status, phase, winners, options, dice_commitment, id_key, game_master)
     SELECT gen_random_uuid(), 'x', status, phase, winners, '{}', '', '', $1
     FROM (VALUES ('setup', 'setup', NULL::jsonb, 16), ('running', 'planning', NULL, 16), ('paused', 'planning', NULL, 16), ('finished', 'finished', '[]', 9))
       AS led(status, phase, winners, many), generate_series(1, many)`,
    [gm],
  );
  const results = await Promise.all(
    Array.from({ length: 5 }, (_, index) => setup.create(gm, { name: `N${index}` }, NOW)),
  );
  expect(kinds(results)).toEqual(['ok', 'ok', 'rules', 'rules', 'rules']);
});

it('ROUND-5 seals the dice seed whose hash is published', async () => {
  const { id, gm } = await campaign({});
  const { rows } = await pool.query<{ dice_seed: Buffer; dice_commitment: string }>(
    'SELECT dice_seed, dice_commitment FROM campaign_secrets JOIN campaigns ON id = campaign_id WHERE id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no seed');
  const { createHash } = await import('node:crypto');
  const seed = vault.open(row.dice_seed);
  expect(seed).toHaveLength(32);
  expect(row.dice_seed.includes(seed)).toBe(false);
  expect(createHash('sha256').update(seed).digest('hex')).toBe(row.dice_commitment);
  expect(value(await setup.see(id, gm)).diceCommitment).toBe(row.dice_commitment);
});

it('changes nothing in a dry run', async () => {
  const made = await ready();
  const tables = async (): Promise<unknown> => {
    const { rows } = await pool.query(
      `SELECT (SELECT json_agg(c) FROM campaigns c WHERE id = $1) AS c, (SELECT json_agg(s ORDER BY seat) FROM campaign_seats s WHERE campaign_id = $1) AS s,
        (SELECT json_agg(m ORDER BY user_id) FROM campaign_members m WHERE campaign_id = $1) AS m, (SELECT count(*) FROM campaign_invitations WHERE campaign_id = $1) AS i,
        (SELECT plan FROM campaign_plans WHERE campaign_id = $1) AS p, (SELECT count(*) FROM events WHERE campaign_id = $1) AS e`,
      [made.id],
    );
    return rows;
  };
  const { rows } = await pool.query<{ user_id: UserId }>(
    'SELECT user_id FROM campaign_seats WHERE campaign_id = $1 ORDER BY seat',
    [made.id],
  );
  const player = rows[0]?.user_id as UserId;
  const open = await code(made, { role: 'observer' });
  const before = await tables();
  value(await setup.start(made.id, made.gm, DRY));
  value(
    await setup.change(made.id, made.gm, { name: 'Y', options: { phaseHours: 1 } }, NO_PRECONDITION, DRY),
  );
  value(await setup.generateMap(made.id, { seed: 'z' }, DRY));
  value(await setup.putForce(made.id, player, { mechs: [], pilots: [] }, NO_PRECONDITION, DRY));
  value(await setup.invite(made.id, { role: 'observer' }, DRY));
  value(await setup.accept(open, await user(), undefined, DRY));
  value(await setup.removeMember(made.id, made.gm, player, DRY));
  value(await setup.delete(made.id, DRY));
  expect(await tables()).toEqual(before);
});
