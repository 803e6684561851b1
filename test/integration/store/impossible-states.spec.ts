/**
 * States that no war can be in: whoever writes them into the database, by whatever way, is refused (SUP-8,
 * SUP-9, DEP-5, SALV-1, CMB-3).
 */
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { storeCampaign, StoreProcess } from '../../support/stored-campaign';

let database: TestDatabase;
let process: StoreProcess;
let id: string;

/**
 * A sound war with something of everything: a fight that is over and one that is fought, a prisoner, works, a
 * wreck, an offer, a ledger.
 */
const SOUND: readonly string[] = [
  `INSERT INTO battles (campaign_id, id, round, hex, state, engine, setup, attacked_from, winner, opened_at, due_at, overdue) VALUES
    ($1, 'over', 1, '0505', 'done', 'table', '{}', '{}', 'A', 0, NULL, false), ($1, 'fought', 1, '0606', 'open', 'table', '{}', '{}', NULL, 0, 1, false)`,
  `INSERT INTO wrecks (campaign_id, id, battle, hex, "right", force, name, design, condition) VALUES ($1, 'W1', 'over', '0505', 'A', 'B', 'W', 'w', '{}')`,
  `INSERT INTO pilots (campaign_id, id, force, name, rank, gunnery, piloting, hits, status, hex, captor, rested) VALUES
    ($1, 'stored', 'A', 'S', 'green', 4, 5, 0, 'stored', '0101', NULL, false), ($1, 'held', 'B', 'H', 'green', 4, 5, 5, 'captured', '0101', 'A', false)`,
  `INSERT INTO buildings (campaign_id, id, type, hex, control, cp, cp_max, sabotaged, opened, work) VALUES
    ($1, 'factory', 'mech-factory', '0909', 'A', 100, 100, false, '{}', '{"design": "d", "tons": 10000000}'),
    ($1, 'ship', 'dropship', '0808', 'A', 100, 100, false, '{}', NULL), ($1, 'free', 'mech-factory', '0707', NULL, 100, 100, false, '{}', NULL)`,
  `INSERT INTO stock (campaign_id, force, hex, item, quantity, usable) VALUES ($1, 'A', '0101', 'medium-laser', 3, 1)`,
  `INSERT INTO offers (campaign_id, id, "from", "to", give, take) VALUES ($1, 'O', 'A', 'B', '{"tons": 0}', '{"tons": 5}')`,
  `INSERT INTO ledger (campaign_id, force, seq, round, phase, at, amount, balance, cause) VALUES
    ($1, 'A', 1, 1, 'supply', 0, 20, 20, '{}'), ($1, 'A', 2, 1, 'supply', 0, -5, 15, '{}')`,
];

const ledger = (force: string, seq: number, amount: number, balance: number): string =>
  `INSERT INTO ledger (campaign_id, force, seq, round, phase, at, amount, balance, cause) VALUES ($1, '${force}', ${seq}, 1, 'supply', 0, ${amount}, ${balance}, '{}')`;
const pilot = (set: string, who = 'stored'): string =>
  `UPDATE pilots SET ${set} WHERE campaign_id = $1 AND id = '${who}'`;
const mech = (set: string, which = 'A1'): string =>
  `UPDATE mechs SET ${set} WHERE campaign_id = $1 AND id = '${which}'`;
const building = (set: string, which = 'factory'): string =>
  `UPDATE buildings SET ${set} WHERE campaign_id = $1 AND id = '${which}'`;
const campaign = (set: string): string => `UPDATE campaigns SET ${set} WHERE id = $1`;
const stock = (set: string): string => `UPDATE stock SET ${set} WHERE campaign_id = $1`;
const copyOf = (table: string, columns: string, values: string, from: string): string =>
  `INSERT INTO ${table} (campaign_id, ${columns}) SELECT campaign_id, ${values} FROM ${table} WHERE campaign_id = $1 AND id = '${from}'`;

const BATTLE = 'id, round, hex, state, engine, setup, attacked_from, opened_at, overdue';
const WRECK = 'id, battle, hex, "right", force, name, design, condition';
const MECH = 'id, force, design, name, hex, condition, shut_down, sabotaged, withdrawn, hired, in_hex_since';
const MECH_VALUES =
  'force, design, name, hex, condition, shut_down, sabotaged, withdrawn, hired, in_hex_since';

/** What it is, how it would be written, and what refuses it. */
const IMPOSSIBLE: readonly (readonly [string, string, string])[] = [
  [
    'SUP-8 an account below 0',
    `UPDATE forces SET account = -1 WHERE campaign_id = $1 AND id = 'A'`,
    'forces_account_check',
  ],
  ['SUP-9 a balance that is not the sum', ledger('A', 3, 5, 21), 'ledger_sum'],
  ['SUP-9 a first entry that does not begin at 0', ledger('B', 1, 5, 6), 'ledger_first'],
  ['SUP-9 an entry that leaves one out', ledger('A', 4, 5, 20), 'ledger_sum'],
  [
    'SUP-9 an entry that is changed afterwards',
    'UPDATE ledger SET amount = amount + 1, balance = balance + 1 WHERE campaign_id = $1 AND seq = 1',
    'ledger_sum',
  ],
  ['SUP-9 an entry that is taken out', 'DELETE FROM ledger WHERE campaign_id = $1 AND seq = 1', 'ledger_sum'],
  ['SUP-8 a balance below 0', ledger('A', 3, -16, -1), 'ledger_balance_check'],
  ['SUP-9 a ledger of nobody', ledger('Z', 1, 5, 5), 'ledger_force_fkey'],
  ['DEP-6 a row of stock with nothing', stock('quantity = 0, usable = 0'), 'stock_quantity_check'],
  ['DEP-6 stock below 0', stock('quantity = -1, usable = -1'), 'stock_check'],
  ['DEP-2 more of use than there is', stock('usable = 4'), 'stock_check'],
  ['DEP-2 less than nothing of use', stock('usable = -1'), 'stock_check'],
  ['DEP-1 stock of nobody', stock(`force = 'Z'`), 'stock_campaign_id_force_fkey'],
  ['PREP-2 a pilot in two mechs', mech(`pilot = 'A1p'`, 'A2'), 'mechs_one_pilot'],
  ['PREP-2 a pilot in a mech of another force', mech(`pilot = 'B1p'`), 'mechs_pilot_seated'],
  [
    'DEP-5 a pilot in a mech and stored',
    pilot(`status = 'stored', hex = '0101'`, 'A1p'),
    'mechs_pilot_seated',
  ],
  ['CMB-9 a dead pilot in a mech', pilot(`status = 'dead'`, 'A1p'), 'mechs_pilot_seated'],
  ['a pilot that there is not', mech(`pilot = 'nobody'`), 'mechs_campaign_id_pilot_fkey'],
  ['DEP-5 a stored pilot who is nowhere', pilot('hex = NULL'), 'pilots_check1'],
  ['DEP-5 a dead pilot who is somewhere', pilot(`status = 'dead'`), 'pilots_check1'],
  ['DEP-5 a prisoner whom nobody holds', pilot('captor = NULL', 'held'), 'pilots_check'],
  ['DEP-5 a prisoner of their own force', pilot(`captor = 'B'`, 'held'), 'pilots_captor_other'],
  ['DEP-5 a prisoner of a force that there is not', pilot(`captor = 'Z'`, 'held'), 'pilots_captor_fkey'],
  ['CMB-9 a living pilot with 6 hits', pilot('hits = 6', 'held'), 'pilots_six_hits'],
  ['INJ-1 fewer hits than none', pilot('hits = -1'), 'pilots_hits_check'],
  ['BLD-ACA a skill below 0', pilot('gunnery = -1'), 'pilots_gunnery_check'],
  ['a mech of nobody', mech(`force = 'Z', pilot = NULL`), 'mechs_campaign_id_force_fkey'],
  ['CMB-4 a mech that came before the war', mech('in_hex_since = -1'), 'mechs_rounds'],
  ['SALV-2 a mech kept until before the war', mech('kept_until_round = 0'), 'mechs_rounds'],
  ['BLD-3 CP below 0', building('cp = -1'), 'buildings_check'],
  ['BLD-2 a building without CP', building('cp_max = 0, cp = 0'), 'buildings_cp_max_check'],
  ['BLD-3 more CP than it can have', building('cp = 101'), 'buildings_check'],
  [
    'BLD-1 a building of a force that there is not',
    building(`control = 'Z'`),
    'buildings_campaign_id_control_fkey',
  ],
  ['SETUP-7 two buildings in a hex', building(`hex = '0808'`), 'buildings_campaign_id_hex_key'],
  ['BLD-FACT work below 0', building(`work = '{"design": "d", "tons": -1}'`), 'buildings_work'],
  ['BLD-FACT work on nothing', building(`work = '{"tons": 5}'`), 'buildings_work'],
  ['BLD-FACT work for nobody', building('control = NULL'), 'buildings_work'],
  ['BLD-FACT work in a dropship', building(`work = '{"design": "d", "tons": 5}'`, 'ship'), 'buildings_work'],
  ['BLD-DROP a factory that has flown', building('flown = true'), 'buildings_flown'],
  [
    'CMB-3 two open battles in a hex of a round',
    copyOf(
      'battles',
      BATTLE,
      `'twin', round, hex, 'reported', engine, setup, attacked_from, 0, false`,
      'fought',
    ),
    'battles_one_open',
  ],
  [
    'CMB-11 a battle that is over and due',
    `UPDATE battles SET due_at = 1 WHERE campaign_id = $1 AND id = 'over'`,
    'battles_over',
  ],
  [
    'CMB-7 a winner of a battle that is fought',
    `UPDATE battles SET winner = 'A' WHERE campaign_id = $1 AND id = 'fought'`,
    'battles_winner',
  ],
  [
    'SALV-1 a mech that is a wreck, too',
    copyOf('wrecks', WRECK, `'A1', battle, hex, "right", force, name, design, condition`, 'W1'),
    'mech_or_wreck',
  ],
  [
    'SALV-1 a wreck that is in play again',
    copyOf('mechs', MECH, `'W1', ${MECH_VALUES}`, 'A1'),
    'mech_or_wreck',
  ],
  [
    'SALV-1 a wreck of no battle',
    `UPDATE wrecks SET battle = 'none' WHERE campaign_id = $1`,
    'wrecks_campaign_id_battle_fkey',
  ],
  [
    'SALV-1 a wreck elsewhere than its battle',
    `UPDATE wrecks SET hex = '0606' WHERE campaign_id = $1`,
    'wrecks_place_fkey',
  ],
  [
    'SALV-1 a wreck that nobody may salvage',
    `UPDATE wrecks SET "right" = 'Z' WHERE campaign_id = $1`,
    'wrecks_campaign_id_right_fkey',
  ],
  ['DEP-5 an offer to oneself', `UPDATE offers SET "to" = 'A' WHERE campaign_id = $1`, 'offers_check'],
  ['DEP-5 an offer to nobody', `UPDATE offers SET "to" = 'Z' WHERE campaign_id = $1`, 'offers_to_fkey'],
  [
    'DEP-5 an offer of less than nothing',
    `UPDATE offers SET take = '{"tons": -1}' WHERE campaign_id = $1`,
    'offers_tons',
  ],
  [
    'a count below 0',
    `UPDATE forces SET counters = '{"mechs": -1, "pilots": 1, "offers": 1}' WHERE campaign_id = $1`,
    'forces_counters',
  ],
  [
    'a count that is gone',
    `UPDATE forces SET counters = '{"mechs": 1, "pilots": 1}' WHERE campaign_id = $1`,
    'forces_counters',
  ],
  [
    'END-1 a finished campaign with a deadline',
    campaign(`status = 'finished', phase = 'finished', winners = '[]', due_at = NULL`),
    'campaigns_due_running',
  ],
  [
    'ROUND-4 a paused campaign that is due',
    campaign(`status = 'paused', deadline = NULL`),
    'campaigns_due_running',
  ],
  ['ROUND-4 a running campaign with time left over', campaign('remaining = 5'), 'campaigns_left_paused'],
  ['END-1 winners of a campaign that runs', campaign(`winners = '["A"]'`), 'campaigns_won_finished'],
  [
    'END-1 a phase after the end',
    campaign(`status = 'finished', winners = '[]', deadline = NULL, due_at = NULL`),
    'campaigns_phase_status',
  ],
  ['CMB-11 a step outside of combat', campaign(`step = 'battles'`), 'campaigns_step_combat'],
  ['ROUND-3 words that neither count nor wait', campaign(`words = 'heard'`), 'campaigns_words_check'],
  ['ROUND-1 a round before the first', campaign('round = -1'), 'campaigns_counts'],
  [
    'an event before the first',
    `UPDATE events SET seq = count - 1 WHERE campaign_id = $1 AND seq = count`,
    'events_from_one',
  ],
  [
    'a row of no events',
    `UPDATE events SET count = 0 WHERE campaign_id = $1 AND seq = count`,
    'events_from_one',
  ],
  [
    'a message before the first',
    `UPDATE feeds SET seq = count - 1 WHERE campaign_id = $1 AND audience = 'A' AND seq = count`,
    'feeds_from_one',
  ],
  ['events in no form', 'UPDATE events SET body = NULL WHERE campaign_id = $1', 'events_one_form'],
  [
    'an event in two forms',
    `UPDATE events SET type = 'campaign-paused', version = 1, data = '{}' WHERE campaign_id = $1`,
    'events_one_form',
  ],
  ['messages in no form', 'UPDATE feeds SET body = NULL WHERE campaign_id = $1', 'feeds_one_form'],
  [
    'messages of which nobody knows the rounds',
    'UPDATE feeds SET rounds = NULL WHERE campaign_id = $1',
    'feeds_one_form',
  ],
  ['ROUND-4 a calendar that is no object', campaign(`calendar = '[]'`), 'campaigns_calendar_check'],
  [
    'ROUND-4 a vacation that ends before it begins',
    `INSERT INTO vacations (campaign_id, id, force, user_id, from_at, to_at, announced_at, announced_in, charged_ms)
      VALUES ($1, 'v', 'A', gen_random_uuid(), '2026-12-02', '2026-12-01', '2026-11-01', '', 0)`,
    'vacations_check',
  ],
  [
    'ROUND-4 a vacation that gives days',
    `INSERT INTO vacations (campaign_id, id, force, user_id, from_at, to_at, announced_at, announced_in, charged_ms)
      VALUES ($1, 'v', 'A', gen_random_uuid(), '2026-12-01', '2026-12-02', '2026-11-01', '', -1)`,
    'vacations_charged_ms_check',
  ],
];

/** What refuses a change when its transaction ends; null: nothing. The change is taken back. */
const refusalOf = async (...changes: readonly string[]): Promise<string | null> => {
  const client = await process.pool.connect();
  try {
    await client.query('BEGIN');
    for (const change of changes) await client.query(change, [id]);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return null;
  } catch (error) {
    return (error as pg.DatabaseError).constraint ?? String(error);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

beforeAll(async () => {
  database = await createTestDatabase();
  process = new StoreProcess(database.url);
  ({ id } = await storeCampaign(process.pool));
  for (const change of SOUND) await process.pool.query(change, [id]);
});
afterAll(async () => {
  await process.pool.end();
  await database.drop();
});

it.each(IMPOSSIBLE)('%s is refused', async (_, change, constraint) => {
  expect(await refusalOf(change)).toBe(constraint);
});

it.each([
  ['SUP-9 the next entry', [ledger('A', 3, 5, 20)]],
  ['SUP-9 two entries at once', [`${ledger('A', 4, 1, 21)}, ($1, 'A', 3, 1, 'supply', 0, 5, 20, '{}')`]],
  ['SUP-9 the first entry of another', [ledger('B', 1, 7, 7)]],
  ['DEP-5 a prisoner who is freed', [pilot(`status = 'stored', captor = NULL`, 'held')]],
  [
    'CMB-3 the next battle in a hex, when the one before is over',
    [copyOf('battles', BATTLE, `'next', round, hex, 'open', engine, setup, attacked_from, 0, false`, 'over')],
  ],
  [
    'SALV-2 a wreck that is kept',
    ['DELETE FROM wrecks WHERE campaign_id = $1', copyOf('mechs', MECH, `'W1', ${MECH_VALUES}`, 'A1')],
  ],
  [
    'END-2 a salvage that is taken back',
    [
      copyOf('wrecks', WRECK, `'A1', battle, hex, "right", force, name, design, condition`, 'W1'),
      `DELETE FROM mechs WHERE campaign_id = $1 AND id = 'A1'`,
    ],
  ],
  ['PREP-2 pilots who are exchanged', [mech(`pilot = 'A2p'`), mech(`pilot = 'A1p'`, 'A2')]],
  [
    'END-1 the end',
    [campaign(`status = 'finished', phase = 'finished', winners = '[]', deadline = NULL, due_at = NULL`)],
  ],
])('%s is not refused', async (_, changes) => {
  expect(await refusalOf(...changes)).toBeNull();
});

it('every check of the tables of a war is tried', async () => {
  const { rows } = await process.pool.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE contype = 'c' AND conrelid = ANY ('{campaigns,forces,pilots,mechs,buildings,stock,battles,offers,wrecks,ledger,events,feeds,vacations}'::regclass[])`,
  );
  const tried = new Set(IMPOSSIBLE.map(([, , constraint]) => constraint));
  // Lists of words, and what belongs to flights, which their own specs try.
  const words =
    /_(status|rank|state|moved|planned_entry|piloting)_check$|^mechs_check\d*$|^campaigns_status_check$/;
  expect(rows.map(({ name }) => name).filter((name) => !tried.has(name) && !words.test(name))).toEqual([]);
});
