/**
 * Whole wars that play themselves, with a meddling game master, corrections, rollbacks and hostile sheets,
 * are written to PostgreSQL step by step: what the rules allow never runs into a constraint of the tables,
 * and what is read again is what was written.
 */
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import { sha256Hex } from '../../../src/kernel/hash';
import type { CampaignId } from '../../../src/kernel/ids';
import type { CampaignState } from '../../../src/rules';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { play, type Played } from '../../support/simulation/play';
import { gambler } from '../../support/simulation/players/gambler';
import { vandal } from '../../support/simulation/players/vandal';
import { seedsOf } from '../../support/simulation/setup';
import { StoreProcess } from '../../support/stored-campaign';
import { storable, stored, writeWar } from '../../support/written-war';

let database: TestDatabase;
let writing: StoreProcess;
let reading: StoreProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  writing = new StoreProcess(database.url);
  reading = new StoreProcess(database.url);
});
afterAll(async () => {
  await writing.pool.end();
  await reading.pool.end();
  await database.drop();
});

/** Short enough for a difference to be read. */
const pictureOf = (state: CampaignState): object =>
  Object.fromEntries(
    Object.entries(storable(state)).map(([table, rows]) => [table, sha256Hex(canonicalJson(rows))]),
  );

it.each(seedsOf('written', { 'planetary-1': 2, 'planetary-2': 6 }))(
  'END-2 ROUND-6 %s, %s',
  async (ruleset, seed) => {
    const steps: Played[] = [];
    const hostile = Number(seed.replace(/\D/g, '')) % 2 === 1;
    const { final } = play(
      seed,
      { ruleset, steps: 90, ...(hostile ? { by: [gambler, vandal] } : {}) },
      (played) => steps.push(played),
    );
    const id = uuidV7() as string as CampaignId;
    expect(await writeWar(writing, id, steps)).toBeGreaterThan(10);
    const read = (await reading.store.read(id))?.state;
    if (read === undefined) throw new Error('nothing was written');
    const wanted: object = stored(final, id);
    for (const [table, rows] of Object.entries(read))
      expect({ table, rows: canonicalJson(rows) }).toEqual({
        table,
        rows: canonicalJson(wanted[table as never]),
      });
    // Each phase is found as it was found when it was opened for the last time, though only one of a round
    // lies whole.
    const last = new Map(
      steps.flatMap(({ openings }) =>
        openings.map((one) => [`${one.round} ${one.phase} ${String(one.step)}`, one] as const),
      ),
    );
    for (const [name, { round, phase, step, state }] of last) {
      const found = await reading.store.readOpening(id, round, phase, step);
      expect({ name, state: found === null ? null : pictureOf(found) }).toEqual({
        name,
        state: pictureOf(stored(state, id)),
      });
    }
    const { rows } = await reading.pool.query<{ all: number; whole: number; rounds: number }>(
      'SELECT count(*)::int AS all, count(body)::int AS whole, count(DISTINCT (epoch, round))::int AS rounds FROM snapshots WHERE campaign_id = $1',
      [id],
    );
    expect(rows[0]?.whole).toBe(rows[0]?.rounds);
    expect(rows[0]?.all).toBeGreaterThan(rows[0]?.whole ?? 0);
  },
);
