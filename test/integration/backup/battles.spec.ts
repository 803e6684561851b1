/**
 * Backups with battles that are being fought: worksheets, records, engines and their webhooks come back, and
 * what was posted is not posted again.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { keyToBackUp } from '../../../src/infrastructure/backup/backed-up-key';
import { restoreBackup } from '../../../src/infrastructure/backup/restore-backup';
import { writeBackup } from '../../../src/infrastructure/backup/write-backup';
import { startTestApp, type TestApp } from '../../support/app';
import { openBattleMatch } from '../../support/matches/battle-matches';
import { signed, type EngineKeys } from '../../support/engines/engine-calls';
import { battleOn, type OpenedBattle } from '../../support/faults/battle';
import { lookingPool } from '../../support/faults/checks';
import { newGame } from '../../support/game';
import { expectStatus } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { WebhookReceiver } from '../../support/engines/webhook-receiver';

const TABLES = [
  'battle_papers',
  'campaign_engine_deliveries',
  'campaign_engine_nonces',
  'campaign_engines',
  'campaign_releases',
  'match_log',
  'match_seats',
  'match_states',
  'matches',
] as const;
/** Longer than a server's own looks are apart. */
const A_LOOK_MS = 5_500;

let source: TestDatabase;
let app: TestApp;
let copy: TestDatabase;
let receiver: WebhookReceiver;
let directory: string;
let file: string;
const fights: OpenedBattle[] = [];
const engines: EngineKeys[] = [];

const rowsOf = async (pool: pg.Pool): Promise<Readonly<Record<string, readonly string[]>>> => {
  const all: Record<string, readonly string[]> = {};
  for (const table of TABLES)
    all[table] = (
      await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)
    ).rows.map(({ row }) => row);
  return all;
};

/** In the first war the engine has taken its battle, in the second it refuses it. */
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  directory = mkdtempSync(join(tmpdir(), 'campaign-battles-'));
  source = await createTestDatabase();
  copy = await createTestDatabase({ template: null });
  const dataDir = join(directory, 'source');
  mkdirSync(dataDir);
  app = await startTestApp({ DATABASE_URL: source.url, DATA_DIR: dataDir, PRIVATE_WEBHOOKS: 'true' });
  for (const answer of [204, 503]) {
    const fight = await battleOn(app);
    const body = {
      name: 'Hook',
      rulesets: ['planetary-1', 'planetary-2', 'planetary-3'],
      webhook: receiver.url,
    };
    const { body: made } = expectStatus(
      await fight.ask(app, fight.game.gm, 'POST', '/engines', { body }),
      201,
    );
    fights.push(fight);
    engines.push({ id: String(made['id']), secret: String(made['secret']) });
    receiver.answers.push(answer);
    expectStatus(
      await fight.at(app, fight.game.gm, 'POST', '/engine', { body: { engine: made['id'] } }),
      200,
    );
    await receiver.until(fights.length);
    for (let tries = 0; tries < 3_000; tries += 1) {
      const { rowCount } = await app.pool.query(
        'SELECT FROM campaign_engines WHERE campaign_id = $1 AND (webhook_taken_at IS NOT NULL OR webhook_failing_since IS NOT NULL)',
        [fight.game.id],
      );
      if (rowCount === 1) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  // However long the rest takes, this server comes to no end with the second battle.
  receiver.answers.push(...Array.from({ length: 20 }, () => 503));
  const [fight, keys] = [fights[0] as OpenedBattle, engines[0] as EngineKeys];
  expectStatus(await fight.at(app, fight.A, 'PUT', '/worksheet/field', { body: { turns: 5 } }), 200);
  expectStatus(await fight.bring(app, fight.A, 'A', fight.report(6)), 200);
  expectStatus(await fight.ask(app, fight.game.gm, 'PUT', '/gm/megamek', { body: { version: '0.50' } }), 200);
  expectStatus(await signed(app, keys, 'GET', '/work', { nonce: 'used-before-the-backup' }), 200);
  await openBattleMatch(await newGame(app));
  await app.close();
  receiver.answers.length = 0;
  file = join(directory, 'one.backup');
  await writeBackup(source.url, file, keyToBackUp(null, dataDir));
});

afterAll(async () => {
  receiver.stop();
  await source.drop();
  await copy.drop();
  rmSync(directory, { recursive: true, force: true });
});

it('brings back every row about battles and engines as it was, on a new server that knows each secret', async () => {
  const before = lookingPool(source.url);
  const rows = await rowsOf(before);
  await before.end();
  for (const table of TABLES) expect({ table, rows: rows[table]?.length }).not.toEqual({ table, rows: 0 });
  const dataDir = join(directory, 'data');
  mkdirSync(dataDir);
  await restoreBackup({ url: copy.url, file, force: false, secretKey: null, dataDir });
  const after = lookingPool(copy.url);
  try {
    expect(await rowsOf(after)).toEqual(rows);
    // The backup is a day old: whatever was to be posted again is due.
    await after.query(`UPDATE campaign_engine_deliveries SET due_at = due_at - interval '1 day'`);
  } finally {
    await after.end();
  }
  const posted = receiver.received.length;
  const restored = await startTestApp({
    DATABASE_URL: copy.url,
    DATA_DIR: dataDir,
    PRIVATE_WEBHOOKS: 'true',
  });
  try {
    await receiver.until(posted + 1);
    await new Promise((resolve) => setTimeout(resolve, A_LOOK_MS));
    const [, refused] = receiver.received;
    // What was taken stays so; what was not is posted once more, as the same delivery, and then is taken.
    expect(receiver.received).toHaveLength(posted + 1);
    expect(receiver.received.at(-1)?.headers['x-engine-delivery']).toBe(
      refused?.headers['x-engine-delivery'],
    );
    const [first, second] = engines as [EngineKeys, EngineKeys];
    for (const [index, keys] of [first, second].entries())
      expect(expectStatus(await signed(restored, keys, 'GET', '/work'), 200).body['items']).toMatchObject([
        { battle: fights[index]?.id },
      ]);
    const again = await signed(restored, first, 'GET', '/work', { nonce: 'used-before-the-backup' });
    expect(again.body['code']).toBe('engine/nonce-used');
    const [fight] = fights as [OpenedBattle];
    expect(expectStatus(await fight.at(restored, fight.A, 'GET', '/worksheet'), 200).body).toMatchObject({
      field: { entries: { A: { revision: 1, entry: { turns: 5 } } } },
    });
    expect(expectStatus(await fight.at(restored, fight.A, 'GET', '/records'), 200).body).toMatchObject({
      records: [{ side: 'A' }],
    });
    expect(expectStatus(await fight.ask(restored, fight.A, 'GET', '/megamek'), 200).body).toMatchObject({
      version: '0.50',
    });
    // A battle whose report was lost with the time since the backup: the game master has it posted anew, and
    // the engine reports it again.
    expectStatus(
      await fight.ask(restored, fight.game.gm, 'PATCH', `/engines/${first.id}`, {
        body: { webhook: receiver.url },
      }),
      200,
    );
    await receiver.until(posted + 2);
    expect(receiver.received.at(-1)?.headers['x-engine-delivery']).toBe(
      receiver.received[0]?.headers['x-engine-delivery'],
    );
  } finally {
    await restored.close();
  }
});
