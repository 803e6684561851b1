/**
 * Whole wars that play themselves, with a meddling game master, corrections, rollbacks and hostile sheets, are written to PostgreSQL step by step: what the
 * rules allow never runs into a constraint of the tables, and what is read again is what was written.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { canonicalJson } from '../../../src/kernel/canonical-json';
import type { CampaignId, UserId } from '../../../src/kernel/ids';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { writeStart } from '../../../src/infrastructure/setup/write-start';
import { rowsOf, type CampaignState } from '../../../src/rules';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { play, type Played } from '../../support/simulation/play';
import { gambler } from '../../support/simulation/players/gambler';
import { vandal } from '../../support/simulation/players/vandal';
import { seedsOf } from '../../support/simulation/setup';
import { StoreProcess } from '../../support/stored-campaign';

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

/** Simulated players and campaigns have ids of their own kind; the database wants others. Whatever does not change stays the same object. */
const stored = (state: CampaignState, id: CampaignId): CampaignState => ({
  ...state,
  campaign: { ...state.campaign, id },
  forces: Object.fromEntries(
    rowsOf(state.forces).map((force) => {
      const number = (force.user ?? '').replace('user-', '').padStart(12, '0');
      return [force.id, force.user === null ? force : { ...force, user: `00000000-0000-7000-8000-${number}` as UserId }];
    }),
  ),
});

const begin = async (id: CampaignId, { state, events, openings, step }: Played): Promise<void> => {
  const { name, diceCommitment, idKey } = state.campaign;
  await writing.pool.query(`INSERT INTO campaigns (id, name, status, options, dice_commitment, id_key) VALUES ($1, $2, 'setup', '{}', $3, $4)`, [
    id,
    name,
    diceCommitment,
    idKey,
  ]);
  const client = await writing.pool.connect();
  try {
    await client.query('BEGIN');
    const kept = openings.map((opening) => ({ ...opening, state: stored(opening.state, id) }));
    await writeStart(client, bundledCatalog(), { state: stored(state, id), events, openings: kept }, 0, step.at);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
};

/** The door lets no characters in that PostgreSQL does not store (json-body.ts); the vandals of these wars send them past it. */
const storable = (events: Played['events']): Played['events'] =>
  JSON.parse(JSON.stringify(events).replace(/\\u(0000|d[89a-f]..)/gi, '?')) as Played['events'];

/** Answers how many steps were written. Throws what the database refuses, with the step. */
const writeAll = async (id: CampaignId, steps: readonly Played[]): Promise<number> => {
  let written = 0;
  for (const played of steps) {
    if (played.events.length === 0) continue;
    written += 1;
    if (played.step.command.do === 'start') {
      await begin(id, played);
      continue;
    }
    const change = { state: stored(played.state, id), events: storable(played.events), openings: [], members: [] };
    try {
      await writing.store.transact(id, async (transaction) => {
        await transaction.write(change);
        return null;
      });
    } catch (error) {
      throw new Error(`step ${played.number}, ${JSON.stringify(played.step.command).slice(0, 500)}: ${String(error)}`);
    }
  }
  return written;
};

it.each(seedsOf('written', { 'planetary-1': 2, 'planetary-2': 6 }))('END-2 ROUND-6 %s, %s', async (ruleset, seed) => {
  const steps: Played[] = [];
  const hostile = Number(seed.replace(/\D/g, '')) % 2 === 1;
  const { final } = play(seed, { ruleset, steps: 90, ...(hostile ? { by: [gambler, vandal] } : {}) }, (played) => steps.push(played));
  const id = uuidV7() as string as CampaignId;
  expect(await writeAll(id, steps)).toBeGreaterThan(10);
  const read = (await reading.store.read(id))?.state;
  if (read === undefined) throw new Error('nothing was written');
  const wanted: object = stored(final, id);
  for (const [table, rows] of Object.entries(read))
    expect({ table, rows: canonicalJson(rows) }).toEqual({ table, rows: canonicalJson(wanted[table as never]) });
});
