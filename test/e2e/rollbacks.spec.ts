/**
 * To where a campaign can be taken back, and what that undoes, as the game master is told before they do it
 * (END-2).
 */
import { startTestApp, type TestApp } from '../support/app';
import { gameOf, type Game, type Player } from '../support/game';
import { openBattle } from '../support/engines/engine-calls';
import { expectStatus, startedCampaign } from '../support/players';

interface Moment {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}
interface Undone {
  readonly phases: readonly Moment[];
  readonly battles: readonly {
    readonly battle: string;
    readonly hex: string;
    readonly round: number;
    readonly gone: boolean;
  }[];
  readonly seats: readonly {
    readonly force: string;
    readonly seat: number;
    readonly orders: number;
    readonly tons: number;
  }[];
}

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let battle: string;
beforeAll(async () => {
  app = await startTestApp();
  game = await gameOf(await startedCampaign(app, 2));
  [A, B] = game.players as [Player, Player];
  const [mech] = (await game.view(A)).mechs.filter(({ own }) => own);
  expectStatus(await game.order(A, [{ type: 'shut-down', mech: mech?.id }]), 200);
  battle = await openBattle(game);
});
afterAll(() => app.close());

const goals = async (
  query = '',
): Promise<{ readonly items: readonly Moment[]; readonly next: string | null }> =>
  expectStatus(await game.at(game.gm, 'GET', `/gm/rollback${query}`), 200).body as never;
const back = async (to: Partial<Moment>, query = '?dryRun=true'): Promise<Undone> =>
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/rollback${query}`, { body: { ...to, reason: 'Once more' } }),
    200,
  ).body['undone'] as never;
const bare = ({ round, phase, step }: Moment): Moment => ({ round, phase, step });

it('END-2 lists the phases that have been, the latest first, by pages, for the game master alone', async () => {
  const { items, next } = await goals();
  expect(next).toBeNull();
  expect(bare(items[0] as Moment)).toEqual({ round: 1, phase: 'combat', step: 'battles' });
  expect(bare(items.at(-1) as Moment)).toEqual({ round: 1, phase: 'preparation', step: null });
  const first = await goals('?limit=2');
  expect(first.items).toEqual(items.slice(0, 2));
  expect((await goals(`?limit=100&after=${String(first.next)}`)).items).toEqual(items.slice(2));
  expect((await game.at(A, 'GET', '/gm/rollback')).status).toBe(403);
  expect((await game.at(game.gm, 'GET', '/gm/rollback?limit=0')).status).toBe(400);
  // Each of them can be gone back to, and what was never there cannot.
  for (const to of items) expect((await back(bare(to))).phases[0]).toEqual(bare(to));
  expect(
    (await game.at(game.gm, 'POST', '/gm/rollback', { body: { round: 2, phase: 'planning', reason: 'x' } }))
      .status,
  ).toBe(404);
});

it('END-2 a dry run tells phases, battles and orders that would be undone, and undoes nothing', async () => {
  const whole = await back({ round: 1, phase: 'preparation' });
  expect(whole.phases).toEqual((await goals()).items.map(bare).reverse());
  expect(whole.battles).toMatchObject([{ battle, round: 1, gone: true }]);
  expect(whole.seats.map(({ force, seat }) => [force, seat])).toEqual([
    [A.force, 1],
    [B.force, 2],
  ]);
  expect(whole.seats[0]?.orders).toBeGreaterThan(0);
  // The shut-down was an order of the preparation.
  const later = await back({ round: 1, phase: 'planning' });
  expect((whole.seats[0]?.orders ?? 0) - (later.seats[0]?.orders ?? 0)).toBe(1);
  // The battle that is under way begins with its step, and has not been fought.
  expect((await back({ round: 1, phase: 'combat', step: 'battles' })).battles).toEqual([]);
  expect((await game.view(game.gm)).step).toBe('battles');
});

it('END-2 what it told is what a rollback does: accounts, battles to be fought again, and a course that begins anew', async () => {
  expectStatus(
    await game.at(game.gm, 'POST', `/battles/${battle}/call-off`, { body: { reason: 'for the test' } }),
    200,
  );
  await game.advanceTo('supply');
  await game.correct([{ set: 'account', force: A.force, change: 7 }]);
  expect((await back({ round: 1, phase: 'combat', step: 'battles' })).battles).toMatchObject([
    { battle, gone: false },
  ]);
  const told = await back({ round: 1, phase: 'planning' });
  const before = await Promise.all([A, B].map(async (one) => (await game.view(one)).account ?? NaN));
  const done = await back({ round: 1, phase: 'planning' }, '');
  expect(done).toEqual(told);
  const after = await Promise.all([A, B].map(async (one) => (await game.view(one)).account ?? NaN));
  expect(after.map((account, index) => account - (before[index] ?? NaN))).toEqual(
    told.seats.map(({ tons }) => tons),
  );
  expect(told.seats[0]?.tons).toBeLessThan(0);
  // What was undone can be gone back to no more, and is not undone twice.
  const { items } = await goals();
  expect(items.map(bare)).toEqual([
    { round: 1, phase: 'planning', step: null },
    { round: 1, phase: 'preparation', step: null },
  ]);
  const again = await back({ round: 1, phase: 'planning' });
  expect(again).toMatchObject({ phases: [{ round: 1, phase: 'planning' }], battles: [] });
  expect(again.seats.every(({ orders, tons }) => orders === 0 && tons === 0)).toBe(true);
});
