/**
 * Two servers end the same phase at once: it ends once; and a sheet that waited behind the close is told so.
 */
import type pg from 'pg';
import { closeWithSheets } from '../../src/application/campaigns/close-phase';
import { AdvancePhase } from '../../src/application/campaigns/advance-phase';
import { MarkReady } from '../../src/application/campaigns/mark-ready';
import { command } from '../../src/application/campaigns/command';
import { CampaignReader } from '../../src/application/campaigns/reader';
import { SaveOrders } from '../../src/application/campaigns/sheets/save-orders';
import { MoveDeadline } from '../../src/application/gm/move-deadline';
import { sweepDue } from '../../src/application/time/due-sweep';
import { createPool } from '../../src/infrastructure/postgres/pool';
import type { PgCampaignStore } from '../../src/infrastructure/store/pg-campaign-store';
import { ok } from '../../src/kernel/result';
import { until } from '../support/eventually';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { expectSound, lookingPool, positionOf } from '../support/faults/checks';
import { letDeadlinePass } from '../support/faults/deadline';
import { marchOrders } from '../support/faults/orders';
import { callOf, must, newStore, startWar } from '../support/faults/war';

const ROUNDS = 12;

let database: TestDatabase;
let pool: pg.Pool;
const pools: pg.Pool[] = [];

/** As another process has it: a pool and a cache of its own. */
const server = (): PgCampaignStore => {
  const own = createPool({ url: database.url, size: 4 });
  pools.push(own);
  return newStore(own);
};

const sheetsOf = (store: PgCampaignStore): SaveOrders => new SaveOrders(store, new CampaignReader(store));
const plain = { mayReplace: null, dryRun: false } as const;
const sweep = (store: PgCampaignStore): Promise<number> =>
  sweepDue(
    store,
    (_, error) => {
      throw error;
    },
    () => false,
  ).then(({ done }) => done);

beforeAll(async () => {
  database = await createTestDatabase();
  pool = lookingPool(database.url);
});

afterAll(async () => {
  for (const one of [pool, ...pools]) await one.end();
  await database.drop();
});

it('ROUND-4 a deadline that three servers find at once ends the phase once', async () => {
  const war = await startWar(pool);
  const servers = [server(), server(), server()];
  const gm = new MoveDeadline(newStore(pool));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const before = await positionOf(pool, war);
    await letDeadlinePass(pool, gm, callOf(war, war.gm));
    const done = await Promise.all([...servers, ...servers].map(sweep));
    expect({ before, done: done.reduce((sum, one) => sum + one, 0) }).toEqual({ before, done: 1 });
    expect(await positionOf(pool, war)).not.toEqual(before);
  }
  await expectSound(pool, war);
});

it('ROUND-3 two players who are ready at once on two servers end the phase once', async () => {
  const war = await startWar(pool);
  const [one, two] = [server(), server()];
  const [a, b] = war.players;
  if (a === undefined || b === undefined) throw new Error('the war has two players');
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const seen = await positionOf(pool, war);
    const marked = await Promise.all([
      new MarkReady(one).run(callOf(war, a.user), true, seen),
      new MarkReady(two).run(callOf(war, b.user), true, seen),
    ]);
    expect(marked.map((mark) => mark.ok)).toEqual([true, true]);
    expect(await positionOf(pool, war)).not.toEqual(seen);
  }
  await expectSound(pool, war);
});

it('ROUND-3 players, GM and deadline that end phases all at once end each of them once', async () => {
  const war = await startWar(pool);
  const [one, two, three] = [server(), server(), server()];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const seen = await positionOf(pool, war);
    await letDeadlinePass(pool, new MoveDeadline(newStore(pool)), callOf(war, war.gm));
    await Promise.all([
      sweep(one),
      sweep(three),
      new AdvancePhase(two).run(callOf(war, war.gm), 'now'),
      ...war.players.map(({ user }) => new MarkReady(three).run(callOf(war, user), true, seen)),
    ]);
    expect(await positionOf(pool, war)).not.toEqual(seen);
  }
  await expectSound(pool, war);
});

it('ROUND-2 a sheet that waited behind a close is refused, and counts in no phase', async () => {
  const war = await startWar(pool);
  const [closing, saving] = [server(), server()];
  must(await new AdvancePhase(closing).run(callOf(war, war.gm), null));
  const [player] = war.players;
  const campaign = await saving.read(war.id);
  if (player === undefined || campaign === null) throw new Error('the war has players');
  expect(campaign.state.campaign.phase).toBe('planning');
  let go: () => void = () => undefined;
  const gate = new Promise<void>((open) => (go = open));
  let locked: () => void = () => undefined;
  const lock = new Promise<void>((had) => (locked = had));
  const close = command(closing, { id: war.id }, 'no-member', async (resolution, transaction) => {
    locked();
    await gate;
    await closeWithSheets(resolution, transaction);
    return ok({ answer: null });
  });
  await lock;
  const save = sheetsOf(saving).run(
    war.id,
    player.user,
    { phase: 'planning', orders: marchOrders(campaign, player.force, 1) },
    plain,
  );
  await until('sheet that waits', async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });
  go();
  must(await close);
  const saved = await save;
  expect(saved.ok ? 'saved' : saved.error).toMatchObject({ kind: 'conflict', code: 'phase/not-open' });
  expect((await pool.query('SELECT 1 FROM order_sheets WHERE campaign_id = $1', [war.id])).rowCount).toBe(0);
  await expectSound(pool, war);
});
