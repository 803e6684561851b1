/** Databases as earlier versions left them: this version restores, migrates and replays every one, and plays on. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { CallOffBattle } from '../../../src/application/battles/call-off-battle';
import { DecideBattle } from '../../../src/application/battles/reports/decide-battle';
import { AdvancePhase } from '../../../src/application/campaigns/advance-phase';
import { bundledCatalog } from '../../../src/catalog/bundled';
import { prove } from '../../../src/infrastructure/backup/prove';
import { restoreBackup } from '../../../src/infrastructure/backup/restore-backup';
import { migrate } from '../../../src/infrastructure/postgres/migrate';
import { loadMasterKey } from '../../../src/infrastructure/secrets/master-key';
import { DICE_SEEDS } from '../../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { DesignShelf } from '../../../src/infrastructure/store/state/kept-designs';
import { PgCampaignStore } from '../../../src/infrastructure/store/pg-campaign-store';
import type { BattleId, CampaignId, ReportId, UserId } from '../../../src/kernel/ids';
import { lookingPool } from '../../support/faults/checks';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

const FIXTURES = resolve('test/fixtures');
const names = readdirSync(FIXTURES)
  .filter((name) => /^database-\d+\.backup$/.test(name))
  .sort();

let database: TestDatabase;
let pool: pg.Pool;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase({ template: null });
  pool = lookingPool(database.url);
  dataDir = mkdtempSync(join(tmpdir(), 'campaign-fixture-'));
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const restore = async (name: string) => {
  await restoreBackup({
    url: database.url,
    file: join(FIXTURES, name),
    force: false,
    secretKey: null,
    dataDir,
  });
  expect(await migrate(database.url)).toEqual([]);
  const vault = new SealedBox(loadMasterKey(null, dataDir), DICE_SEEDS);
  return { vault, store: new PgCampaignStore(pool, new DesignShelf(bundledCatalog()), vault, 8_000_000) };
};

it('there is at least the first one', () => {
  expect(names).toContain('database-1.backup');
});

it.each(names)('%s is restored, migrated, replayed and played on', async (name) => {
  const { store, vault } = await restore(name);
  const proof = await prove(pool, vault);
  expect(proof.faults).toEqual([]);
  expect(proof.campaigns).toBeGreaterThan(0);
  // More than a start: moves, fights and purchases are among the events that must still be understood.
  expect(proof.events).toBeGreaterThan(50);
  const { rows } = await pool.query<{ id: CampaignId; gm: UserId }>(
    `SELECT id, game_master AS gm FROM campaigns WHERE status = 'running' AND step IS DISTINCT FROM 'battles'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, gm } of rows) {
    const advanced = await new AdvancePhase(store).run(
      { id, user: gm, dryRun: false, claim: null },
      'on we go',
    );
    expect(advanced.ok).toBe(true);
  }
  expect((await prove(pool, vault)).faults).toEqual([]);
});

/** What lies open in wars of the current ruleset. */
const openThings = async (): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ thing: string }>(`
    WITH wars AS (SELECT * FROM campaigns WHERE status = 'running' AND ruleset = 'planetary-2')
    SELECT concat_ws(' ', 'in', phase, step) AS thing FROM wars
    UNION SELECT concat('orders in ', s.phase) FROM order_sheets s JOIN wars w ON (s.campaign_id, s.epoch, s.round, s.phase) = (w.id, w.epoch, w.round, w.phase)
      WHERE jsonb_array_length(s.orders) > 0
    UNION SELECT 'open offer' FROM offers o JOIN wars w ON w.id = o.campaign_id
    UNION SELECT 'worksheet of one side' FROM battle_papers s JOIN battles b ON (b.campaign_id, b.id) = (s.campaign_id, s.battle)
      WHERE s.kind = 'worksheet' AND b.state = 'open' AND (SELECT count(DISTINCT speaker) FROM battle_papers o WHERE (o.campaign_id, o.battle) = (s.campaign_id, s.battle)) = 1
    UNION SELECT concat(state, ' report') FROM reports JOIN wars w ON w.id = campaign_id WHERE state = 'disputed'
    UNION SELECT 'job of an engine' FROM battles b JOIN wars w ON w.id = b.campaign_id JOIN campaign_engines e ON (e.campaign_id, e.id::text) = (b.campaign_id, b.engine)
      WHERE b.state = 'open'`);
  return rows.map(({ thing }) => thing).sort();
};

it('the fourth has a war in every phase in which one rests, and whatever can be left half done', async () => {
  await restore('database-4.backup');
  expect(await openThings()).toEqual([
    'disputed report',
    'in combat battles',
    'in combat declarations',
    'in movement',
    'in planning',
    'in preparation',
    'in supply',
    'job of an engine',
    'open offer',
    'orders in movement',
    'orders in planning',
    'orders in preparation',
    'orders in supply',
    'worksheet of one side',
  ]);
});

it('battles that were left half done in the fourth come to their end', async () => {
  const { store, vault } = await restore('database-4.backup');
  const { rows } = await pool.query<{
    campaign: CampaignId;
    gm: UserId;
    battle: BattleId;
    disputed: ReportId | null;
  }>(
    `SELECT c.id AS campaign, c.game_master AS gm, b.id AS battle, (SELECT r.id FROM reports r WHERE (r.campaign_id, r.battle, r.state) = (c.id, b.id, 'disputed')) AS disputed
     FROM campaigns c JOIN battles b ON b.campaign_id = c.id WHERE c.status = 'running' AND b.state IN ('open', 'reported', 'disputed')`,
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { campaign, gm, battle, disputed } of rows) {
    const call = { id: campaign, user: gm, dryRun: false, claim: null };
    const settled =
      disputed === null
        ? await new CallOffBattle(store).run(call, battle, 'it got too late')
        : await new DecideBattle(store).run(call, battle, disputed);
    expect(settled.ok).toBe(true);
    // With its last battle the step ends by itself; what follows must go on too.
    expect((await new AdvancePhase(store).run(call, 'on we go')).ok).toBe(true);
  }
  expect((await prove(pool, vault)).faults).toEqual([]);
});
