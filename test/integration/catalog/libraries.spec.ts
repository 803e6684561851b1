/**
 * Libraries of imported designs on real PostgreSQL: who sees what, at once and in every process; races,
 * refusals, memory.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { AdvancePhase } from '../../../src/application/campaigns/advance-phase';
import type { Reading } from '../../../src/application/catalog/import-ports';
import type { Hex } from '../../../src/rules';
import type { Result } from '../../../src/kernel/result';
import { CorrectCampaign } from '../../../src/application/gm/correct-campaign';
import { HandOver } from '../../../src/application/gm/hand-over';
import { bundledCatalog } from '../../../src/catalog/bundled';
import { designHash } from '../../../src/catalog/design-hash';
import type { DesignSlug, MechDesign } from '../../../src/catalog/model';
import { ANY_MECH } from '../../../src/catalog/search/mech-query';
import { BY_NAME } from '../../../src/catalog/search/mech-index';
import { searchMechs } from '../../../src/catalog/search/search-mechs';
import { LibraryShelf } from '../../../src/infrastructure/catalog/library-shelf';
import { PgCatalogScopes } from '../../../src/infrastructure/catalog/pg-catalog-scopes';
import { PgDesignLibraries, type Quota } from '../../../src/infrastructure/catalog/pg-design-libraries';
import { replay } from '../../../src/infrastructure/store/history/replay';
import type { CampaignId, ForceId, UserId } from '../../../src/kernel/ids';
import { readingOf, testbed } from '../../support/imported-designs';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { callBy, storeCampaign, StoreProcess, type StoredCampaign } from '../../support/stored-campaign';

const RULE = { limit: 1_000, windowSeconds: 3_600, freeAttempts: null };
const WRITE = { dryRun: false, idempotency: null };

let database: TestDatabase;
let one: StoreProcess;
let other: StoreProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  one = new StoreProcess(database.url);
  other = new StoreProcess(database.url);
});
afterAll(async () => {
  await one.pool.end();
  await other.pool.end();
  await database.drop();
});

const librariesOn = (pool: pg.Pool, quota?: Quota): PgDesignLibraries =>
  new PgDesignLibraries(pool, bundledCatalog(), RULE, quota);
const scopesOn = (pool: pg.Pool): PgCatalogScopes =>
  new PgCatalogScopes(pool, new LibraryShelf(bundledCatalog()));

const must = async <T>(result: Promise<Result<T, unknown>>): Promise<T> => {
  const done = await result;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};
const imports = (owner: UserId | null, reading: Reading, process = one) =>
  must(librariesOn(process.pool).add(owner, reading, WRITE));

const mechIn = async (
  process: StoreProcess,
  { id }: StoredCampaign,
  slug: string,
): Promise<MechDesign | null> => {
  const campaign = await process.store.read(id);
  if (campaign === null) throw new Error('no campaign');
  return campaign.catalog.mech(slug);
};

const found = async (
  scopes: PgCatalogScopes,
  campaign: CampaignId | null,
  q: string,
): Promise<readonly string[]> => {
  const { shelves } = campaign === null ? await scopes.everybody() : await scopes.ofCampaign(campaign);
  const { entries } = searchMechs(shelves, { ...ANY_MECH, q }, { sort: BY_NAME, after: null, limit: 100 });
  return entries.map(({ summary }) => summary.design);
};

it('an import is seen at once in every process, by the campaigns of its game master and by nobody else', async () => {
  const [mine, theirs] = [await storeCampaign(one.pool), await storeCampaign(one.pool)];
  const scopes = scopesOn(other.pool);
  expect(await mechIn(other, mine, 'testbed-own-1')).toBeNull();
  expect(await found(scopes, mine.id, 'testbed own')).toEqual([]);
  const report = await imports(mine.gm, readingOf([testbed('OWN-1')]));
  expect(report).toMatchObject({ read: 1, added: 1, known: 0, refused: 0 });
  const seen = await mechIn(other, mine, 'testbed-own-1');
  expect(seen).toEqual(testbed('OWN-1'));
  expect(await mechIn(other, theirs, 'testbed-own-1')).toBeNull();
  expect(await found(scopes, mine.id, 'testbed own')).toEqual(['testbed-own-1']);
  expect(await found(scopes, theirs.id, 'testbed own')).toEqual([]);
  expect(await found(scopes, null, 'testbed own')).toEqual([]);
  expect((await scopes.everybody()).catalog.mech('testbed-own-1')).toBeNull();
  // What was looked at once is not what is known for ever.
  await imports(mine.gm, readingOf([testbed('OWN-2')]));
  expect(await mechIn(other, mine, 'testbed-own-2')).toEqual(testbed('OWN-2'));
  expect(await found(scopes, mine.id, 'testbed own')).toEqual(['testbed-own-1', 'testbed-own-2']);
  await imports(null, readingOf([testbed('OWN-3')]));
  expect(await mechIn(other, mine, 'testbed-own-3')).toEqual(testbed('OWN-3'));
  expect(await found(scopes, null, 'testbed own')).toEqual(['testbed-own-3']);
});

it('what the operator imports is everybody’s', async () => {
  const campaign = await storeCampaign(one.pool);
  await imports(null, readingOf([testbed('ALL-1')]));
  const scopes = scopesOn(other.pool);
  expect(await mechIn(other, campaign, 'testbed-all-1')).toEqual(testbed('ALL-1'));
  expect(await found(scopes, null, 'testbed all')).toEqual(['testbed-all-1']);
  expect(await found(scopes, campaign.id, 'testbed all')).toEqual(['testbed-all-1']);
});

it('the same machine is known, another one under the same name is refused, and a bundled one stays', async () => {
  const { gm } = await storeCampaign(one.pool);
  await imports(gm, readingOf([testbed('SAME-1')]));
  const told = await imports(gm, readingOf([testbed('SAME-1', { role: 'Scout', year: 3099 })]));
  expect(told).toMatchObject({ added: 0, known: 1, refused: 0 });
  const heavier = testbed('SAME-1', { armor: { ...testbed('SAME-1').armor, CT: 1 } });
  const refused = await imports(gm, readingOf([heavier]));
  expect(refused).toMatchObject({ added: 0, known: 0, refused: 1 });
  expect(refused.refusals[0]?.violations[0]).toMatchObject({
    code: 'import/name-taken',
    params: { design: 'testbed-same-1', differs: ['armor'] },
  });
  const hunchback = bundledCatalog().mech('hunchback-hbk-4g') as MechDesign;
  expect(await imports(gm, readingOf([{ ...hunchback, cost: null }]))).toMatchObject({ added: 0, known: 1 });
  const tuned = await imports(gm, readingOf([{ ...hunchback, bv: hunchback.bv + 1 }]));
  expect(tuned.refusals[0]?.violations[0]).toMatchObject({
    code: 'import/other-than-bundled',
    params: { differs: ['bv'] },
  });
  const campaign = await must(
    librariesOn(one.pool).add(
      gm,
      readingOf([testbed('TWICE-1'), { ...testbed('TWICE-1'), tons: 55 }]),
      WRITE,
    ),
  );
  expect(campaign).toMatchObject({ read: 2, added: 1, refused: 1 });
});

it('two imports of the same folder at once add each design once', async () => {
  const { gm } = await storeCampaign(one.pool);
  const reading = readingOf(Array.from({ length: 300 }, (_, index) => testbed(`RACE-${index}`)));
  const reports = await Promise.all([
    imports(gm, reading, one),
    imports(gm, reading, other),
    imports(gm, reading, one),
  ]);
  expect(reports.map(({ added }) => added).sort()).toEqual([0, 0, 300]);
  expect(reports.map(({ known }) => known).sort()).toEqual([0, 300, 300]);
});

it('takes as many statements for 400 designs as for 4', async () => {
  const { gm } = await storeCampaign(one.pool);
  const designs = (name: string, count: number) =>
    readingOf(Array.from({ length: count }, (_, index) => testbed(`${name}-${index}`)));
  const few = await one.counted(() => imports(gm, designs('FEW', 4)));
  const many = await one.counted(() => imports(gm, designs('MANY', 400)));
  expect(many).toBe(few);
});

it('a write that fails leaves nothing of the import', async () => {
  const campaign = await storeCampaign(one.pool);
  const good = readingOf([testbed('FAIL-1'), testbed('FAIL-2')]);
  const broken: Reading = {
    ...good,
    designs: good.designs.map((design, index) => (index === 1 ? { ...design, entry: 'no JSON' } : design)),
  };
  await expect(librariesOn(one.pool).add(campaign.gm, broken, WRITE)).rejects.toThrow(/json/);
  expect(await mechIn(one, campaign, 'testbed-fail-1')).toBeNull();
  const { rows } = await one.pool.query('SELECT 1 FROM catalog_libraries WHERE owner = $1', [campaign.gm]);
  expect(rows).toEqual([]);
});

it('a dry run, a full library and who is no game master any more change nothing', async () => {
  const campaign = await storeCampaign(one.pool);
  const libraries = librariesOn(one.pool, { designs: 2, tables: 1, entries: 2 });
  const three = readingOf([testbed('FULL-1'), testbed('FULL-2'), testbed('FULL-3')]);
  expect(await libraries.add(campaign.gm, three, WRITE)).toMatchObject({
    ok: false,
    error: { kind: 'rules', code: 'import/library-full' },
  });
  expect(
    await must(
      libraries.add(campaign.gm, readingOf([testbed('FULL-1')]), { dryRun: true, idempotency: null }),
    ),
  ).toMatchObject({ added: 1 });
  expect(await libraries.add(campaign.users[0] as UserId, three, WRITE)).toMatchObject({
    ok: false,
    error: { kind: 'forbidden' },
  });
  const table = (list: string, count: number) => ({
    list,
    title: list,
    file: `${list}.txt`,
    entries: Array.from({ length: count }, (_, index) => ({
      kind: 'design' as const,
      name: `N ${index}`,
      slug: `n-${index}`,
      weight: 1,
    })),
  });
  const full = { ok: false, error: { kind: 'rules', code: 'import/too-many-tables' } };
  expect(
    await libraries.add(campaign.gm, readingOf([], [table('one', 1), table('two', 1)]), WRITE),
  ).toMatchObject(full);
  expect(await libraries.add(campaign.gm, readingOf([], [table('one', 3)]), WRITE)).toMatchObject(full);
  expect(await libraries.add(campaign.gm, readingOf([], [table('one', 2)]), WRITE)).toMatchObject({
    ok: true,
  });
  expect(await libraries.add(campaign.gm, readingOf([], [table('one', 1)]), WRITE)).toMatchObject({
    ok: true,
  });
  expect(await mechIn(one, campaign, 'testbed-full-1')).toBeNull();
  expect(await libraries.list(campaign.gm, null, 10)).toEqual([]);
});

it('an answer is kept under its key, and the same key with another body is refused', async () => {
  const { gm } = await storeCampaign(one.pool);
  const libraries = librariesOn(one.pool);
  const claim = { user: gm, route: 'POST /v1/catalog/imports', key: 'k', bodyHash: 'a' };
  expect(await libraries.answered(claim)).toBeNull();
  const first = await must(
    libraries.add(gm, readingOf([testbed('KEY-1')]), { dryRun: false, idempotency: claim }),
  );
  const again = await must(
    libraries.add(gm, readingOf([testbed('KEY-1')]), { dryRun: false, idempotency: claim }),
  );
  expect(again).toEqual(first);
  expect(await libraries.answered({ ...claim, bodyHash: 'b' })).toMatchObject({ ok: false });
});

it('an imported design comes into play, is kept by its hash, and replays', async () => {
  const campaign = await storeCampaign(one.pool);
  await imports(campaign.gm, readingOf([testbed('WAR-1')]));
  const corrected = await new CorrectCampaign(other.store).run(callBy(campaign.id, campaign.gm), {
    changes: [
      { add: 'mech', force: 'A' as ForceId, design: 'testbed-war-1' as DesignSlug, hex: '0505' as Hex },
    ],
    reason: 'a gift',
  });
  expect(corrected).toMatchObject({ ok: true });
  const kept = await one.pool.query<{ hash: string }>('SELECT hash FROM kept_designs WHERE slug = $1', [
    'testbed-war-1',
  ]);
  expect(kept.rows).toEqual([{ hash: designHash(testbed('WAR-1')) }]);
  expect((await replay(one.pool, campaign.id))?.same).toBe(true);
  await must(new AdvancePhase(one.store).run(callBy(campaign.id, campaign.gm), null));
  // Even without its library the war goes on with it.
  await one.pool.query('DELETE FROM catalog_libraries WHERE owner = $1', [campaign.gm]);
  const fresh = new StoreProcess(database.url);
  expect(await mechIn(fresh, campaign, 'testbed-war-1')).toEqual(testbed('WAR-1'));
  await fresh.pool.end();
});

it('a campaign that is handed over keeps what it saw, and gets nothing that its former game master imports later', async () => {
  const campaign = await storeCampaign(one.pool);
  const [heir] = campaign.users as [UserId];
  await imports(campaign.gm, readingOf([testbed('OLD-1')]));
  await one.pool.query(
    `UPDATE campaign_members SET role = 'observer', force_id = NULL WHERE campaign_id = $1 AND user_id = $2`,
    [campaign.id, heir],
  );
  await one.pool.query(`UPDATE forces SET user_id = NULL WHERE campaign_id = $1 AND user_id = $2`, [
    campaign.id,
    heir,
  ]);
  await one.pool.query('UPDATE campaigns SET version = version + 1 WHERE id = $1', [campaign.id]);
  await must(new HandOver(one.store).run(callBy(campaign.id, campaign.gm), heir, 'enough'));
  await storeCampaign(one.pool).then(({ id }) =>
    one.pool.query(`UPDATE campaign_members SET user_id = $2 WHERE campaign_id = $1 AND role = 'gm'`, [
      id,
      campaign.gm,
    ]),
  );
  await imports(campaign.gm, readingOf([testbed('LATER-1')]));
  await imports(heir, readingOf([testbed('HEIR-1'), { ...testbed('OLD-1'), tons: 45 }]));
  for (const process of [one, other]) {
    expect(await mechIn(process, campaign, 'testbed-old-1')).toEqual(testbed('OLD-1'));
    expect(await mechIn(process, campaign, 'testbed-later-1')).toBeNull();
    expect(await mechIn(process, campaign, 'testbed-heir-1')).toEqual(testbed('HEIR-1'));
  }
  expect(await found(scopesOn(other.pool), campaign.id, 'testbed')).toEqual(
    expect.arrayContaining(['testbed-old-1', 'testbed-heir-1']),
  );
  expect(await found(scopesOn(other.pool), campaign.id, 'testbed later')).toEqual([]);
});

it('a table is a list to search by, of what is seen of it', async () => {
  const campaign = await storeCampaign(one.pool);
  const entry = (name: string, slug: string) => ({ kind: 'design' as const, name, slug, weight: 3 });
  const entries = [
    entry('Testbed RAT-1', 'testbed-rat-1'),
    entry('Hunchback HBK-4G', 'hunchback-hbk-4g'),
    entry('Nobody N-1', 'nobody-n-1'),
  ];
  const table = { list: 'border-guards', title: 'Border Guards', file: 'guards.txt', entries };
  const report = await imports(campaign.gm, readingOf([testbed('RAT-1')], [table]));
  expect(report.tables).toEqual([
    {
      list: 'border-guards',
      title: 'Border Guards',
      file: 'guards.txt',
      entries: 3,
      state: 'added',
      unresolved: ['Nobody N-1'],
    },
  ]);
  const { shelves, catalog } = await scopesOn(other.pool).ofCampaign(campaign.id);
  const page = { sort: BY_NAME, after: null, limit: 10 };
  const listed = searchMechs(shelves, { ...ANY_MECH, houseList: 'border-guards' }, page).entries.map(
    ({ summary }) => summary.design,
  );
  expect(listed).toEqual(['hunchback-hbk-4g', 'testbed-rat-1']);
  expect(catalog.houseList('border-guards')?.medium).toHaveLength(2);
  const open = await scopesOn(other.pool).everybody();
  expect(searchMechs(open.shelves, { ...ANY_MECH, houseList: 'border-guards' }, page).entries).toEqual([]);
  const again = await imports(campaign.gm, readingOf([], [{ ...table, entries: entries.slice(0, 1) }]));
  expect(again.tables[0]?.state).toBe('replaced');
  expect(
    (await imports(campaign.gm, readingOf([], [{ ...table, list: 'davion', title: 'Davion' }]))).refusals[0]
      ?.violations[0]?.code,
  ).toBe('import/table-of-faction');
});

const MAX_WAITS = 60;
const SETTLED = 4;

/**
 * Bytes in use, once everything that can go has gone: what specs before this one left in the process may take
 * its time.
 */
const used = async (): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let least = Infinity;
  for (let [waits, steady] = [0, 0]; waits < MAX_WAITS && steady < SETTLED; waits += 1) {
    await new Promise((next) => setTimeout(next, 50));
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const bytes = heapUsed + external;
    steady = bytes < least - 2 ** 20 ? 0 : steady + 1;
    least = Math.min(least, bytes);
  }
  return least;
};

it('ten thousand designs take less than 40 MB of memory, in play and in searches', async () => {
  const campaign = await storeCampaign(one.pool);
  const fill = async (): Promise<void> => {
    // Designs of a real folder differ more than these: their years do, so that no two pack into the same
    // bytes.
    const designs = Array.from({ length: 10_000 }, (_, index) =>
      testbed(`MEM-${index}`, { year: 2500 + (index % 600) }),
    );
    await imports(campaign.gm, readingOf(designs));
  };
  await fill();
  const fresh = new StoreProcess(database.url);
  const { rows } = await fresh.pool.query<{ revision: string }>('SELECT revision FROM catalog_revision');
  await found(scopesOn(fresh.pool), null, 'testbed');
  const before = await used();
  const shelf = new LibraryShelf(bundledCatalog());
  const scopes = new PgCatalogScopes(fresh.pool, shelf);
  const scope = await shelf.ofCampaign(fresh.pool, campaign.id, campaign.gm, Number(rows[0]?.revision));
  let missing = 0;
  for (let index = 0; index < 10_000; index += 1)
    if (scope.catalog.mech(`testbed-mem-${index}`) === null) missing += 1;
  expect(missing).toBe(0);
  const inPlay = ((await used()) - before) / 2 ** 20;
  expect(await found(scopes, campaign.id, 'testbed mem 9999')).toEqual(['testbed-mem-9999']);
  const searched = ((await used()) - before) / 2 ** 20;
  // Still in use here, so that nothing of them has gone before.
  expect(await found(scopes, campaign.id, 'testbed mem 9998')).toEqual(['testbed-mem-9998']);
  expect(scope.catalog.mech('testbed-mem-1')?.slug).toBe('testbed-mem-1');
  // That something was measured at all.
  expect(inPlay).toBeGreaterThan(3);
  expect(searched).toBeLessThan(40);
  await fresh.pool.end();
});
