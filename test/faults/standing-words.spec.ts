/**
 * Standing words on two servers at once: whoever acts first, each phase ends once, and no word speaks before
 * somebody has acted.
 */
import type pg from 'pg';
import { LeaveWord } from '../../src/application/campaigns/standing-words/leave-word';
import { MarkReady } from '../../src/application/campaigns/mark-ready';
import { CampaignReader } from '../../src/application/campaigns/reader';
import { SaveOrders } from '../../src/application/campaigns/sheets/save-orders';
import type { Word } from '../../src/application/campaigns/standing-words/word';
import { MoveDeadline } from '../../src/application/gm/move-deadline';
import { sweepDue } from '../../src/application/time/due-sweep';
import { createPool } from '../../src/infrastructure/postgres/pool';
import type { PgCampaignStore } from '../../src/infrastructure/store/pg-campaign-store';
import { chance } from '../../src/rules/testing/arbitraries';
import { ORDER_PHASES } from '../../src/rules';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { expectSound, lookingPool, positionOf } from '../support/faults/checks';
import { letDeadlinePass } from '../support/faults/deadline';
import { callOf, must, newStore, startWar, type Player, type War } from '../support/faults/war';

const TURNS = process.env['DEEP'] === '1' ? 300 : 40;

let database: TestDatabase;
let pool: pg.Pool;
const pools: pg.Pool[] = [];

/** As another process has it: a pool and a cache of its own. */
const server = (): PgCampaignStore => {
  const own = createPool({ url: database.url, size: 4 });
  pools.push(own);
  return newStore(own);
};
const two = (war: War): readonly [Player, Player] => war.players as unknown as readonly [Player, Player];
const leave = (store: PgCampaignStore, war: War, { user }: Player, word: Partial<Word>) =>
  new LeaveWord(store).run(
    callOf(war, user),
    { readyWhenNothingToOrder: false, readyIn: [], ...word },
    () => true,
  );
const save = async (store: PgCampaignStore, war: War, { user }: Player, phase: string) =>
  new SaveOrders(store, new CampaignReader(store)).run(
    war.id,
    user,
    { phase, orders: [] },
    { mayReplace: null, dryRun: false },
  );
const sweep = (store: PgCampaignStore): Promise<unknown> =>
  sweepDue(
    store,
    (_, error) => {
      throw error;
    },
    () => false,
  );

beforeAll(async () => {
  database = await createTestDatabase();
  pool = lookingPool(database.url);
});
afterAll(async () => {
  for (const one of [pool, ...pools]) await one.end();
  await database.drop();
});

/**
 * What must hold between commands: words count exactly when somebody has acted, and nobody is silent for whom
 * a word holds.
 */
const expectHeard = async (war: War): Promise<void> => {
  const { rows } = await pool.query<{
    words: string | null;
    left: boolean;
    acted: boolean;
    silent: string[];
  }>(
    `SELECT c.words, EXISTS (SELECT 1 FROM standing_words WHERE campaign_id = c.id) AS left,
      EXISTS (SELECT 1 FROM order_sheets s WHERE s.campaign_id = c.id AND s.epoch = c.epoch AND s.round = c.round AND (s.saved_at IS NOT NULL OR s.spoke)) AS acted,
      (SELECT coalesce(json_agg(w.force), '[]') FROM standing_words w WHERE w.campaign_id = c.id AND c.phase = ANY(w.ready_in) AND c.step IS DISTINCT FROM 'battles'
        AND NOT EXISTS (SELECT 1 FROM order_sheets s WHERE s.campaign_id = c.id AND s.force = w.force AND s.epoch = c.epoch AND s.round = c.round
          AND s.phase = c.phase AND s.step = coalesce(c.step, '') AND (s.saved_at IS NOT NULL OR s.spoke OR s.ready))) AS silent
      FROM campaigns c WHERE id = $1`,
    [war.id],
  );
  const [now] = rows;
  if (now === undefined) throw new Error('the war is gone');
  expect(now.words).toBe(now.left ? (now.acted ? 'counting' : 'waiting') : null);
  if (now.acted) expect(now.silent).toEqual([]);
};

it('ROUND-3 two first acts at once on two servers let the words speak once', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const war = await startWar(pool);
    const [a, b] = two(war);
    const [one, other] = [server(), server()];
    must(await leave(one, war, a, { readyIn: ['planning', 'movement'] }));
    must(await leave(other, war, b, { readyIn: ['movement', 'supply'] }));
    const seen = await positionOf(pool, war);
    const acts = await Promise.all([
      save(one, war, a, 'preparation'),
      new MarkReady(other).run(callOf(war, b.user), true, seen),
    ]);
    expect(acts.map(({ ok }) => ok)).toEqual([true, true]);
    await expectHeard(war);
    must(await new MarkReady(one).run(callOf(war, a.user), true, seen));
    // Preparation ended by hand; in planning B is waited for.
    expect(await positionOf(pool, war)).toMatchObject({ round: 1, phase: 'planning' });
    await expectHeard(war);
    must(await new MarkReady(other).run(callOf(war, b.user), true, await positionOf(pool, war)));
    expect(await positionOf(pool, war)).toMatchObject({ phase: 'combat', step: 'declarations' });
    await expectHeard(war);
    await expectSound(pool, war);
  }
});

it('ROUND-3 whatever two servers do at once, each phase ends once and every word is heard', async () => {
  const war = await startWar(pool);
  const servers = [server(), server()];
  const random = chance(2_026);
  const rounds = new Set<number>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const seen = await positionOf(pool, war);
    rounds.add(seen.round);
    if (random.once(8)) await letDeadlinePass(pool, new MoveDeadline(newStore(pool)), callOf(war, war.gm));
    const deeds = Array.from({ length: 4 }, () => {
      const store = random.pick(servers);
      const who = random.pick(two(war));
      const readyIn = ORDER_PHASES.filter(() => random.once(2));
      const does = [
        () => leave(store, war, who, { readyIn, readyWhenNothingToOrder: random.once(2) }),
        () => save(store, war, who, seen.phase),
        () => new MarkReady(store).run(callOf(war, who.user), !random.once(4), seen),
        () => sweep(store),
      ];
      return random.pick(does);
    });
    await Promise.all(deeds.map((deed) => deed()));
    await expectHeard(war);
  }
  expect(rounds.size).toBeGreaterThan(2);
  await expectSound(pool, war);
});
