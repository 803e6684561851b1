/**
 * The connection to PostgreSQL breaks at every single message of an order submission and of a phase close, in
 * both directions.
 */
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { AdvancePhase } from '../../src/application/campaigns/advance-phase';
import { LeaveWord } from '../../src/application/campaigns/standing-words/leave-word';
import { MarkReady } from '../../src/application/campaigns/mark-ready';
import { CampaignReader } from '../../src/application/campaigns/reader';
import { SaveOrders } from '../../src/application/campaigns/sheets/save-orders';
import type { PgCampaignStore } from '../../src/infrastructure/store/pg-campaign-store';
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { expectSound, lookingPool, type Position, positionOf } from '../support/faults/checks';
import { Cutting } from '../support/faults/cutting';
import { CuttingProxy, type Cut, type Direction } from '../support/faults/cutting-proxy';
import { keepRows } from '../support/faults/snapshot-tables';
import { marchOrders } from '../support/faults/orders';
import { callOf, must, newStore, startWar, type War } from '../support/faults/war';
import { storedEventsOf } from '../support/stored-history';

let database: TestDatabase;
let pool: pg.Pool;
let proxy: CuttingProxy;
let war: War;
let putBack: () => Promise<void>;
let cutting: Cutting;

const deep = process.env['DEEP'] === '1';
/** Hundreds of connections are made, cut and waited for. */
const PATIENCE_MS = deep ? 900_000 : 300_000;

const first = (): War['players'][number] => war.players[0] ?? fail();
const second = (): War['players'][number] => war.players[1] ?? fail();
const there = <T>(value: T | null): T => value ?? fail();
const fail = (): never => {
  throw new Error('the war has two players');
};

const positionNow = (): Promise<Position> => positionOf(pool, war);

/** How often the round's movement was opened: 0 before the close, 1 after it, 2 if it was done twice. */
const closes = async (): Promise<number> =>
  (await storedEventsOf(pool, war.id, 'phase-opened')).filter(
    ({ data }) => (data as { phase: string }).phase === 'movement',
  ).length;

const savedOrders = async (force: string): Promise<unknown> => {
  const { rows } = await pool.query<{ orders: unknown }>(
    `SELECT orders FROM order_sheets WHERE campaign_id = $1 AND force = $2 AND phase = 'planning'`,
    [war.id, force],
  );
  return rows[0]?.orders ?? null;
};

/** As a store of its own on the cut connection. */
const onStore =
  (step: (store: PgCampaignStore) => Promise<void>) =>
  (cutPool: pg.Pool): Promise<void> =>
    step(newStore(cutPool));
const cutDuring = (cut: Cut | null, step: (store: PgCampaignStore) => Promise<void>) =>
  cutting.during(cut, onStore(step));
const cutsOf = (step: (store: PgCampaignStore) => Promise<void>) => cutting.every(onStore(step));

beforeAll(async () => {
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  proxy = await CuttingProxy.start(database.url);
  war = await startWar(pool);
  const store = newStore(pool);
  must(await new AdvancePhase(store).run(callOf(war, war.gm), null));
  const seen = await positionNow();
  expect(seen.phase).toBe('planning');
  const sheets = new SaveOrders(store, new CampaignReader(store));
  for (const { user, force } of war.players)
    must(
      await sheets.run(
        war.id,
        user,
        { phase: 'planning', orders: marchOrders(there(await store.read(war.id)), force, 1) },
        { mayReplace: null, dryRun: false },
      ),
    );
  must(await new MarkReady(store).run(callOf(war, first().user), true, seen));
  putBack = await keepRows(pool);
  cutting = new Cutting(database.url, pool, proxy, putBack);
});

afterAll(async () => {
  await proxy.stop();
  await pool.end();
  await database.drop();
  process.stdout.write(cutting.tally);
});

afterEach(() => putBack());

it(
  'ROUND-2 an acknowledged sheet is there, and one that is not acknowledged is there whole or not at all',
  async () => {
    const before = await savedOrders(second().force);
    const campaign = there(await newStore(pool).read(war.id));
    const orders = marchOrders(campaign, second().force, 2);
    expect(orders).not.toEqual(before);
    const save = async (store: PgCampaignStore): Promise<void> => {
      const sheets = new SaveOrders(store, new CampaignReader(store));
      must(
        await sheets.run(
          war.id,
          second().user,
          { phase: 'planning', orders },
          { mayReplace: null, dryRun: false },
        ),
      );
    };
    const cuts = await cutsOf(save);
    expect(cuts.length).toBeGreaterThan(30);
    for (const cut of cuts) {
      const { acknowledged } = await cutDuring(cut, save);
      const now = await savedOrders(second().force);
      const done = canonicalJson(now) === canonicalJson(orders);
      if (acknowledged) expect({ cut, done }).toEqual({ cut, done: true });
      if (!done) expect({ cut, now }).toEqual({ cut, now: before });
      cutting.note('order submission', acknowledged, done);
      await putBack();
    }
    await expectSound(pool, war);
    cutting.expectBothOutcomes('order submission');
  },
  PATIENCE_MS,
);

it(
  'ROUND-3 a close that breaks off is done once or not at all, and once after it is asked for again',
  async () => {
    const seen = await positionNow();
    const close = async (store: PgCampaignStore): Promise<void> => {
      must(await new MarkReady(store).run(callOf(war, second().user), true, seen));
    };
    const cuts = await cutsOf(close);
    expect(cuts.length).toBeGreaterThan(60);
    for (const cut of cuts) {
      const { acknowledged } = await cutDuring(cut, close);
      const done = await closes();
      expect({ cut, done: acknowledged ? done === 1 : done <= 1 }).toEqual({ cut, done: true });
      await expectSound(pool, war);
      const again = await new MarkReady(newStore(pool)).run(callOf(war, second().user), true, seen);
      expect({ cut, again: again.ok }).toEqual({ cut, again: done === 0 });
      expect({ cut, closes: await closes() }).toEqual({ cut, closes: 1 });
      if (done === 0) await expectSound(pool, war);
      cutting.note('close by ready', acknowledged, done === 1);
      await putBack();
    }
    cutting.expectBothOutcomes('close by ready');
  },
  PATIENCE_MS,
);

it(
  'ROUND-3 a GM who advances again under the same idempotency key after a broken connection has advanced once',
  async () => {
    const claim = (key: string) => ({
      user: war.gm,
      route: 'POST /gm/advance',
      key,
      bodyHash: createHash('sha256').update('{}').digest('hex'),
    });
    let key = randomUUID();
    const step = async (store: PgCampaignStore): Promise<void> => {
      must(await new AdvancePhase(store).run({ ...callOf(war, war.gm), claim: claim(key) }, null));
    };
    // The same statements as above, but for the key's: without DEEP every third message, and all of the last
    // ones, where it is decided.
    const all = await cutsOf(step);
    const last = (direction: Direction): number => all.filter((cut) => cut.direction === direction).length;
    const cuts = all.filter(({ at, direction }) => deep || at % 3 === 0 || last(direction) - at < 12);
    for (const cut of cuts) {
      key = randomUUID();
      const { acknowledged } = await cutDuring(cut, step);
      const done = await closes();
      expect({ cut, done: acknowledged ? done === 1 : done <= 1 }).toEqual({ cut, done: true });
      await step(newStore(pool));
      expect({ cut, closes: await closes(), phase: (await positionNow()).phase }).toEqual({
        cut,
        closes: 1,
        phase: 'movement',
      });
      await expectSound(pool, war);
      cutting.note('advance with a key', acknowledged, done === 1);
      await putBack();
    }
    cutting.expectBothOutcomes('advance with a key');
  },
  PATIENCE_MS,
);

interface Words {
  readonly state: string | null;
  /** Forces that are ready in planning and in movement. */
  readonly planning: readonly string[];
  readonly movement: readonly string[];
}

const wordsNow = async (): Promise<Words> => {
  const { rows } = await pool.query<{ state: string | null; planning: string[]; movement: string[] }>(
    `SELECT words AS state,
      (SELECT coalesce(json_agg(force), '[]') FROM order_sheets WHERE campaign_id = c.id AND phase = 'planning' AND ready) AS planning,
      (SELECT coalesce(json_agg(force), '[]') FROM order_sheets WHERE campaign_id = c.id AND phase = 'movement' AND ready) AS movement
      FROM campaigns c WHERE id = $1`,
    [war.id],
  );
  return rows[0] ?? fail();
};

/**
 * Nobody has acted in the round, and the first player has said that they are ready in planning and movement.
 */
const wordsWait = async (): Promise<void> => {
  await pool.query('DELETE FROM order_sheets WHERE campaign_id = $1', [war.id]);
  const readyIn = ['planning', 'movement'] as const;
  must(
    await new LeaveWord(newStore(pool)).run(
      callOf(war, first().user),
      { readyWhenNothingToOrder: false, readyIn },
      () => true,
    ),
  );
  expect(await wordsNow()).toEqual({ state: 'waiting', planning: [], movement: [] });
};

it(
  'ROUND-3 the first sheet of a round is saved and lets the words count, or neither',
  async () => {
    const orders = marchOrders(there(await newStore(pool).read(war.id)), second().force, 2);
    const save = async (store: PgCampaignStore): Promise<void> => {
      const sheets = new SaveOrders(store, new CampaignReader(store));
      must(
        await sheets.run(
          war.id,
          second().user,
          { phase: 'planning', orders },
          { mayReplace: null, dryRun: false },
        ),
      );
    };
    await wordsWait();
    const cuts = await cutsOf(save);
    expect(cuts.length).toBeGreaterThan(30);
    for (const cut of cuts) {
      await wordsWait();
      const { acknowledged } = await cutDuring(cut, save);
      const done = (await savedOrders(second().force)) !== null;
      if (acknowledged) expect({ cut, done }).toEqual({ cut, done: true });
      const expected = done
        ? { state: 'counting', planning: [first().force] }
        : { state: 'waiting', planning: [] };
      expect({ cut, ...(await wordsNow()) }).toEqual({ cut, ...expected, movement: [] });
      cutting.note('first sheet', acknowledged, done);
      await putBack();
    }
    cutting.expectBothOutcomes('first sheet');
  },
  PATIENCE_MS,
);

it(
  'ROUND-3 a `ready` that lets the words close a phase and speak in the next one does all of it or nothing',
  async () => {
    const seen = await positionNow();
    const say = async (store: PgCampaignStore): Promise<void> => {
      must(await new MarkReady(store).run(callOf(war, second().user), true, seen));
    };
    await wordsWait();
    const cuts = (await cutsOf(say)).filter(
      ({ at }, index, all) => deep || at % 2 === 0 || index > all.length - 12,
    );
    expect(cuts.length).toBeGreaterThan(40);
    for (const cut of cuts) {
      await wordsWait();
      const { acknowledged } = await cutDuring(cut, say);
      const done = (await closes()) === 1;
      if (acknowledged) expect({ cut, done }).toEqual({ cut, done: true });
      const { state, planning, movement } = await wordsNow();
      const both = [first().force, second().force].sort();
      expect({ cut, state, planning: [...planning].sort(), movement }).toEqual(
        done
          ? { cut, state: 'counting', planning: both, movement: [first().force] }
          : { cut, state: 'waiting', planning: [], movement: [] },
      );
      await expectSound(pool, war);
      cutting.note('ready with words', acknowledged, done);
      await putBack();
    }
    cutting.expectBothOutcomes('ready with words');
  },
  PATIENCE_MS,
);
