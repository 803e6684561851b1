/**
 * Whole wars that play themselves, with a meddling game master, corrections, rollbacks and hostile sheets, are written to PostgreSQL step by step: what the
 * rules allow never runs into a constraint of the tables, and what is read again is what was written.
 */
import { canonicalJson } from '../../../src/kernel/canonical-json';
import type { CampaignId } from '../../../src/kernel/ids';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { play, type Played } from '../../support/simulation/play';
import { gambler } from '../../support/simulation/players/gambler';
import { vandal } from '../../support/simulation/players/vandal';
import { seedsOf } from '../../support/simulation/setup';
import { StoreProcess } from '../../support/stored-campaign';
import { stored, writeWar } from '../../support/written-war';

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

it.each(seedsOf('written', { 'planetary-1': 2, 'planetary-2': 6 }))('END-2 ROUND-6 %s, %s', async (ruleset, seed) => {
  const steps: Played[] = [];
  const hostile = Number(seed.replace(/\D/g, '')) % 2 === 1;
  const { final } = play(seed, { ruleset, steps: 90, ...(hostile ? { by: [gambler, vandal] } : {}) }, (played) => steps.push(played));
  const id = uuidV7() as string as CampaignId;
  expect(await writeWar(writing, id, steps)).toBeGreaterThan(10);
  const read = (await reading.store.read(id))?.state;
  if (read === undefined) throw new Error('nothing was written');
  const wanted: object = stored(final, id);
  for (const [table, rows] of Object.entries(read))
    expect({ table, rows: canonicalJson(rows) }).toEqual({ table, rows: canonicalJson(wanted[table as never]) });
});
