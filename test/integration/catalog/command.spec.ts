/**
 * `catalog:import` as a process of its own beside others: what it tells, that they see it at once, twice, and
 * killed in the middle.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '../../support/eventually';
import { fileOf, testbed } from '../../support/imported-designs';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { storeCampaign, StoreProcess } from '../../support/stored-campaign';
import { zipOf } from '../../support/zip';

const DESIGNS = 150;

let database: TestDatabase;
let running: StoreProcess;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  running = new StoreProcess(database.url);
  folder = mkdtempSync(join(tmpdir(), 'catalog-import-'));
  const mechs = join(folder, 'mechs', 'deep');
  mkdirSync(mechs, { recursive: true });
  for (let index = 0; index < DESIGNS; index += 1)
    writeFileSync(join(mechs, `${index}.mtf`), fileOf(testbed(`CLI-${index}`)));
  writeFileSync(join(mechs, 'broken\t.mtf'), 'noise');
  writeFileSync(join(folder, 'guards.txt'), 'Guards\nTestbed CLI-1,3\nTestbed ZIP-1,2\n');
  writeFileSync(join(folder, 'pack.zip'), zipOf([{ name: 'in.mtf', content: fileOf(testbed('ZIP-1')) }]));
});
afterAll(async () => {
  await running.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly told: string;
}

/** `killAt`: what is told before the process is killed. */
const run = (args: readonly string[], killAt: RegExp | null = null): Promise<Ended> =>
  new Promise((done) => {
    const command = [
      '--require',
      resolve('tools/require-sources.cjs'),
      resolve('src/cli/catalog-import.ts'),
      ...args,
    ];
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      NODE_OPTIONS: '',
    };
    const child = spawn(process.execPath, command, { env });
    let [out, told] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      if (killAt?.test(told) === true) child.kill('SIGKILL');
    });
    child.once('close', (code) => done({ code, out, told }));
  });

const stored = async (): Promise<number> => {
  const { rows } = await running.pool.query<{ count: string }>(
    'SELECT count(*) AS count FROM catalog_designs',
  );
  return Number(rows[0]?.count);
};

it('killed before it has written everything it leaves nothing', async () => {
  const { code } = await run([folder], /writing/);
  expect(code).toBeNull();
  // The database has heard of it by now, or does so when it meets the broken connection.
  await until('end of its connections', async () => {
    const { rowCount } = await running.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
    );
    return rowCount === 0;
  });
  expect([0, DESIGNS + 1]).toContain(await stored());
  await running.pool.query('DELETE FROM catalog_libraries');
});

it('a dry run tells the same and changes nothing', async () => {
  const { code, out } = await run([folder, '--dry-run']);
  expect({ code, line: out.split('\n')[0] }).toEqual({
    code: 0,
    line: `${DESIGNS + 3} files read: ${DESIGNS + 1} designs would be added, 0 known already, 1 table, 1 refused.`,
  });
  expect(await stored()).toBe(0);
});

it('imports folders and the archives in them, goes on at a bad file, and names it; who runs already sees the designs', async () => {
  const campaign = await storeCampaign(running.pool);
  const catalogOf = async () => (await running.store.read(campaign.id))?.catalog;
  expect((await catalogOf())?.mech('testbed-cli-7')).toBeNull();
  const report = join(folder, 'report.tsv');
  const { code, out, told } = await run([folder, '--report', report]);
  expect(code).toBe(0);
  expect(told).toContain('1 refused; writing');
  expect(out).toContain(`${DESIGNS + 1} designs added, 0 known already, 1 table, 1 refused.`);
  expect(out).toContain('table Guards (houseList=guards), 2 entries, added\n');
  expect(out).toContain('mechs/deep/broken');
  const lines = readFileSync(report, 'utf8').split('\n').slice(0, -1);
  expect(lines.filter((line) => line.includes('\tadded\t'))).toHaveLength(DESIGNS + 1);
  expect(lines.every((line) => line.split('\t').length === 6)).toBe(true);
  expect((await catalogOf())?.mech('testbed-cli-7')).toEqual(testbed('CLI-7'));
  expect((await catalogOf())?.mech('testbed-zip-1')).toEqual(testbed('ZIP-1'));
});

it('run again it finds everything known', async () => {
  const { code, out } = await run([folder]);
  expect(code).toBe(0);
  expect(out).toContain(`0 designs added, ${DESIGNS + 1} known already, 1 table, 1 refused.`);
  expect(await stored()).toBe(DESIGNS + 1);
});

it('two of them at once add each design once', async () => {
  await running.pool.query('DELETE FROM catalog_libraries');
  const [one, other] = await Promise.all([run([folder]), run([folder])]);
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(await stored()).toBe(DESIGNS + 1);
  expect([one.out, other.out].filter((out) => out.includes(`${DESIGNS + 1} designs added`))).toHaveLength(1);
});

it('says what it wants, and that there is nothing', async () => {
  expect(await run([])).toMatchObject({ code: 2, told: expect.stringContaining('usage') as string });
  expect(await run([join(folder, 'nothing-here')])).toMatchObject({
    code: 2,
    told: expect.stringContaining('ENOENT') as string,
  });
});
