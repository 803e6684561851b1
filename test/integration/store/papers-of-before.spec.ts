/**
 * TBL, MM-4, MM-6: what was kept by earlier versions, each kind in a table of its own, is there as it was.
 */
import { MIGRATIONS_DIRECTORY, readMigrations } from '../../../src/infrastructure/postgres/migrate';
import { startTestApp, type TestApp } from '../../support/app';
import { battleOn, type OpenedBattle } from '../../support/faults/battle';
import { expectStatus } from '../../support/players';

/** From the tables of now to those of before, which lie in these migrations. */
const BEFORE = ['records', 'worksheets', 'megamek'];
const BACK = `
  INSERT INTO battle_worksheets SELECT campaign_id, battle, speaker, part, said, revision, saved_by, saved_at FROM battle_papers WHERE kind = 'worksheet';
  INSERT INTO battle_records SELECT campaign_id, battle, speaker, hash, nullif(said->'record', 'null'), said->'answers', saved_at
    FROM battle_papers WHERE kind = 'records';
  INSERT INTO campaign_megamek SELECT campaign_id, release FROM campaign_releases;
  DROP TABLE battle_papers, campaign_releases;`;

let app: TestApp;
let fight: OpenedBattle;

beforeAll(async () => {
  app = await startTestApp({ PROCESS: 'api' });
  fight = await battleOn(app);
});
afterAll(() => app.close());

const seen = async (): Promise<readonly unknown[]> => {
  const answers = [];
  for (const who of [fight.A, fight.B, fight.game.gm])
    for (const rest of ['/worksheet', '/records'])
      answers.push(expectStatus(await fight.at(app, who, 'GET', rest), 200).body);
  return [...answers, expectStatus(await fight.ask(app, fight.game.gm, 'GET', '/megamek'), 200).body];
};

it('TBL, MM-4, MM-6 what was kept by earlier versions is there as it was', async () => {
  await fight.fill(app, fight.A, 5);
  expectStatus(await fight.bring(app, fight.B, 'B', fight.report(5)), 200);
  expectStatus(
    await fight.at(app, fight.game.gm, 'POST', '/records', { body: { answers: { turns: 5 } } }),
    200,
  );
  expectStatus(await fight.ask(app, fight.game.gm, 'PUT', '/gm/megamek', { body: { version: '0.50' } }), 200);
  const now = await seen();
  expect(JSON.stringify(now)).toContain('"version":"0.50"');
  const migrations = readMigrations(MIGRATIONS_DIRECTORY);
  const sqlOf = (name: string): string =>
    migrations.find((one) => one.name.replace(/^\d+_/, '') === name)?.sql ?? `no migration ${name}`;
  for (const name of BEFORE) await app.pool.query(sqlOf(name));
  await app.pool.query(BACK);
  const kept = await app.pool.query(
    'SELECT (SELECT count(*)::int FROM battle_worksheets) AS entries, (SELECT count(*)::int FROM battle_records) AS records',
  );
  expect(kept.rows).toEqual([{ entries: fight.setup.units.length + 1, records: 2 }]);
  await app.pool.query(sqlOf('battle_papers'));
  expect(await seen()).toEqual(now);
});
