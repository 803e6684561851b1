/**
 * A war with imported designs over HTTP: drafted, bought, given by the GM, fought with; replayed, backed up
 * and restored.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyToBackUp } from '../../src/infrastructure/backup/backed-up-key';
import { prove } from '../../src/infrastructure/backup/prove';
import { restoreBackup } from '../../src/infrastructure/backup/restore-backup';
import { writeBackup } from '../../src/infrastructure/backup/write-backup';
import { createPool } from '../../src/infrastructure/postgres/pool';
import { loadMasterKey } from '../../src/infrastructure/secrets/master-key';
import { DICE_SEEDS } from '../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { replay } from '../../src/infrastructure/store/history/replay';
import { designHash } from '../../src/catalog/design-hash';
import { startTestApp, type TestApp } from '../support/app';
import { gameOf, type Game, type Player } from '../support/game';
import { fileOf, testbed } from '../support/imported-designs';
import { expectStatus, setUpCampaign, submitSuggested, type Person, type SetUp } from '../support/players';
import { createTestDatabase } from '../support/postgres';

let app: TestApp;
let set: SetUp;
let game: Game;
let A: Player;
let B: Player;
beforeAll(async () => {
  app = await startTestApp();
  set = await setUpCampaign(app, 2, { startingList: 'free' });
});
afterAll(() => app.close());

const imports = async (model: string): Promise<void> => {
  const files = [{ name: `${model}.mtf`, text: fileOf(testbed(model)) }];
  const answer = expectStatus(await set.gm.call('POST', '/v1/catalog/imports', { body: { files } }), 200);
  expect(answer.body).toMatchObject({ added: 1 });
};

interface ForceJson {
  readonly mechs: readonly { readonly design: string }[];
  readonly pilots: readonly unknown[];
  readonly violations: readonly { readonly code: string; readonly params: { readonly design?: string } }[];
}

it('SETUP-3 an imported design stands in a draft as soon as it is imported, and the war starts with it', async () => {
  const [first, second] = set.players as [Person, Person];
  const path = `/v1/campaigns/${set.id}/force`;
  const suggested = expectStatus(await first.call('POST', `${path}/suggest`, { body: { seed: 'one' } }), 200)
    .body as unknown as ForceJson;
  // In the place of a mech that is worth at least as much.
  const { mechs, pilots } = suggested;
  const dear = await Promise.all(
    mechs.map(
      async ({ design }) =>
        Number((await first.call('GET', `/v1/catalog/mechs/${design}`)).body['bv']) >= testbed('WAR-1').bv,
    ),
  );
  const place = dear.indexOf(true);
  const body = {
    pilots,
    mechs: mechs.map((mech, index) => (index === place ? { ...mech, design: 'testbed-war-1' } : mech)),
  };
  const early = expectStatus(await first.call('PUT', path, { body }), 200).body as unknown as ForceJson;
  expect(early.violations.map(({ params }) => params.design)).toContain('testbed-war-1');
  await imports('WAR-1');
  const seen = expectStatus(await first.call('GET', path), 200).body as unknown as ForceJson;
  expect(seen.violations.map(({ params }) => params.design)).not.toContain('testbed-war-1');
  expectStatus(await first.call('PUT', path, { body }), 200);
  const submitted = await first.call('POST', `${path}/submit`);
  if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body['violations']));
  await submitSuggested(set.id, second, 'two');
  expectStatus(await set.gm.call('POST', `/v1/campaigns/${set.id}/start`), 200);
  game = await gameOf(set);
  [A, B] = game.players as [Player, Player];
  const { text } = await game.at(A, 'GET', '/view');
  expect(text).toContain('testbed-war-1');
});

it('SUP-4 a design that is imported in the middle of the war can be bought at once', async () => {
  await game.advanceTo('supply');
  const { hq } = (await game.view(A)).map;
  await game.correct([{ set: 'account', force: A.force, change: 5_000 }]);
  const order = { type: 'buy-mech', design: 'testbed-late-1', hex: hq };
  const unknown = await game.order(A, [order]);
  expect(unknown.status).toBe(422);
  expect((unknown.body['violations'] as unknown as { code: string }[]).map(({ code }) => code)).toContain(
    'supply/unknown-design',
  );
  await imports('LATE-1');
  const bought = await game.order(A, [order]);
  const codes = ((bought.body['violations'] ?? []) as unknown as { code: string }[]).map(({ code }) => code);
  expect(codes).not.toContain('supply/unknown-design');
  const free = ((bought.body['violations'] ?? []) as unknown as { params: { hexes?: string[] } }[])[0]?.params
    .hexes?.[0];
  if (bought.status !== 200) expectStatus(await game.order(A, [{ ...order, hex: free }]), 200);
  await game.allReady();
  expect((await game.at(A, 'GET', '/view')).text).toContain('testbed-late-1');
  const { rows } = await app.pool.query<{ hash: string }>('SELECT hash FROM kept_designs WHERE slug = $1', [
    'testbed-late-1',
  ]);
  expect(rows).toEqual([{ hash: designHash(testbed('LATE-1')) }]);
});

interface Setup {
  readonly hash: string;
  readonly sides: readonly { readonly side: string; readonly forces: readonly string[] }[];
  readonly units: readonly {
    readonly id: string;
    readonly side: string;
    readonly design: string;
    readonly condition: unknown;
    readonly pilot: { readonly hits: number } | null;
  }[];
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
}

it('END-2, CMB-1 the GM gives one, and it fights', async () => {
  await game.advanceTo('combat', 'declarations');
  await imports('GIFT-1');
  const { hq } = (await game.view(A)).map;
  await game.correct([{ add: 'mech', force: B.force, design: 'testbed-gift-1', hex: hq }]);
  const given = (await game.view(B)).mechs.find((mech) => mech.own && mech.hex === hq);
  expect(given).toBeDefined();
  const pilot = (await game.view(B)).mechs.find(
    (mech) => mech.own && mech.pilot !== undefined && mech.id !== given?.id,
  );
  await game.correct([{ set: 'mech', mech: pilot?.id, hex: hq }]);
  await game.allReady();
  const battle = (await game.view(A)).battles.find((one) => one.mine && one.hex === hq);
  const url = `/battles/${battle?.id}`;
  const { setup } = expectStatus(await game.at(B, 'GET', url), 200).body as unknown as { setup: Setup };
  expect(setup.units.map(({ design }) => design)).toEqual(
    expect.arrayContaining(['testbed-gift-1', 'testbed-war-1']),
  );
  const winner = setup.sides.find(({ forces }) => forces.includes(A.force))?.side ?? '';
  const units = setup.units.map((unit) => ({
    id: unit.id,
    edge: null,
    fate: unit.side !== winner ? 'destroyed' : unit.pilot === null ? 'on-field-unfit' : 'on-field-fit',
    condition:
      unit.side === winner ? unit.condition : { ...(unit.condition as object), structure: { CT: 0 } },
    pilot:
      unit.pilot === null ? null : { hits: unit.pilot.hits, fate: unit.side === winner ? 'in-mech' : 'dead' },
  }));
  const report = {
    hash: setup.hash,
    turns: 3,
    holder: winner,
    log: null,
    minesUsed: {},
    buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
    units,
  };
  expectStatus(await game.at(A, 'POST', `${url}/reports`, { body: report }), 201);
  expectStatus(await game.at(game.gm, 'POST', `${url}/decide`, { body: {} }), 200);
  await game.advanceTo('supply');
});

it('the war replays, and comes out of a backup with its designs, the imported library with them', async () => {
  expect((await replay(app.pool, game.id))?.checks.filter((check) => !check.same)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'imported-war-'));
  const database = await createTestDatabase({ template: null });
  const url = await app.pool.query<{ url: string }>('SELECT current_database() AS url').then(({ rows }) => {
    const made = new URL(database.url);
    made.pathname = `/${rows[0]?.url ?? ''}`;
    return made.toString();
  });
  const file = join(folder, 'war.backup');
  await writeBackup(url, file, keyToBackUp(null, app.dataDir));
  await restoreBackup({
    url: database.url,
    file,
    force: false,
    secretKey: null,
    dataDir: join(folder, 'data'),
  });
  const pool = createPool({ url: database.url, size: 2 });
  const proof = await prove(pool, new SealedBox(loadMasterKey(null, join(folder, 'data')), DICE_SEEDS));
  expect(proof.faults).toEqual([]);
  const { rows } = await pool.query<{ slug: string }>(
    'SELECT slug FROM catalog_designs ORDER BY slug COLLATE "C"',
  );
  expect(rows.map(({ slug }) => slug)).toEqual(['testbed-gift-1', 'testbed-late-1', 'testbed-war-1']);
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
