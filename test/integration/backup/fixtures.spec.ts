/** Databases as earlier versions left them: this version restores, migrates and replays every one, and plays on. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { advance } from '../../../src/application/campaigns/close-phase';
import { bundledCatalog } from '../../../src/catalog/bundled';
import { prove } from '../../../src/infrastructure/backup/prove';
import { restoreBackup } from '../../../src/infrastructure/backup/restore-backup';
import { migrate } from '../../../src/infrastructure/postgres/migrate';
import { loadMasterKey } from '../../../src/infrastructure/secrets/master-key';
import { DICE_SEEDS } from '../../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { DesignShelf } from '../../../src/infrastructure/store/kept-designs';
import { PgCampaignStore } from '../../../src/infrastructure/store/pg-campaign-store';
import type { CampaignId, UserId } from '../../../src/kernel/ids';
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

it('there is at least the first one', () => {
  expect(names).toContain('database-1.backup');
});

it.each(names)('%s is restored, migrated, replayed and played on', async (name) => {
  await restoreBackup({ url: database.url, file: join(FIXTURES, name), force: false, secretKey: null, dataDir });
  expect(await migrate(database.url)).toEqual([]);
  const vault = new SealedBox(loadMasterKey(null, dataDir), DICE_SEEDS);
  const proof = await prove(pool, vault);
  expect(proof.faults).toEqual([]);
  expect(proof.campaigns).toBeGreaterThan(0);
  // More than a start: moves, fights and purchases are among the events that must still be understood.
  expect(proof.events).toBeGreaterThan(50);
  const store = new PgCampaignStore(pool, new DesignShelf(bundledCatalog()), vault, 8_000_000);
  const { rows } = await pool.query<{ id: CampaignId; gm: UserId }>(
    `SELECT id, game_master AS gm FROM campaigns WHERE status = 'running' AND step IS DISTINCT FROM 'battles'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, gm } of rows) {
    const advanced = await advance(store, { id, user: gm, dryRun: false, claim: null, status: 200 }, 'on we go');
    expect(advanced.ok).toBe(true);
  }
  expect((await prove(pool, vault)).faults).toEqual([]);
});
