/**
 * A game master's link for a new password is closed for good by whatever takes away its reason. If it only
 * came to nothing meanwhile, the game master could hide it till it works from whom it is about.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, expectProblem, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface War {
  readonly game: Game;
  readonly watcher: Person;
  readonly A: Player;
  readonly B: Player;
  readonly gm: (path: string, body?: object) => Promise<Answer>;
}

const invited = async (game: Game, person: Person): Promise<void> => {
  const { body } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await person.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }),
    200,
  );
};

const begin = async (): Promise<War> => {
  const game = await newGame(app, {
    victory: { lastForceStanding: true, buildings: null, rounds: 1, gm: true },
  });
  const watcher = await register(app, 'Watcher');
  await invited(game, watcher);
  const [A, B] = game.players as [Player, Player];
  return {
    game,
    watcher,
    A,
    B,
    gm: async (path, body = {}) => expectStatus(await game.at(game.gm, 'POST', `/gm${path}`, { body }), 200),
  };
};

const made = async ({ game }: War, user: Person): Promise<{ readonly id: string; readonly token: string }> =>
  expectStatus(await game.at(game.gm, 'POST', `/members/${user.id}/reset-link`), 201).body as never;
const linksOf = async (person: Person): Promise<readonly string[]> =>
  (
    expectStatus(await person.call('GET', '/v1/me/reset-links'), 200).body['items'] as unknown as {
      id: string;
    }[]
  ).map(({ id }) => id);
const aDayLater = (): Promise<unknown> =>
  app.pool.query(
    `UPDATE reset_links SET usable_at = usable_at - interval '1 day', expires_at = expires_at - interval '1 day'`,
  );
const reset = (token: string): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/reset', { body: { token, password: 'a brand new password' } });

const seatTo = ({ gm, A }: War, user: Person): Promise<Answer> =>
  gm(`/seats/${A.force}/reassign`, { userId: user.id });
const rollback = ({ gm }: War): Promise<Answer> =>
  gm('/rollback', { round: 1, phase: 'preparation', reason: 'Once more' });
const goneForLong = (user: Person): Promise<unknown> =>
  app.pool.query(
    `WITH m AS (UPDATE campaign_members SET joined_at = now() - interval '15 days' WHERE user_id = $1)
     UPDATE users SET created_at = now() - interval '15 days', last_seen_at = now() - interval '15 days' WHERE id = $1`,
    [user.id],
  );

/** What happens, and afterwards A sits in their seat of a running war again, wherever that can be. */
const CLOSED_BY: Readonly<Record<string, (war: War) => Promise<unknown>>> = {
  'the seat given to another, and back': async (war) => {
    await seatTo(war, war.watcher);
    await seatTo(war, war.A);
  },
  'the player removed, and asked back': async (war) => {
    await war.gm(`/members/${war.A.id}/remove`);
    await invited(war.game, war.A);
    await seatTo(war, war.A);
  },
  'the campaign handed over': (war) => war.gm('/hand-over', { userId: war.watcher.id }),
  'a lost game master’s place claimed': async ({ game, watcher }) => {
    await goneForLong(game.gm);
    expectStatus(await game.at(watcher, 'POST', '/gm/claim'), 200);
  },
  'the player claiming that place, and sitting down again': async ({ game, A }) => {
    await goneForLong(game.gm);
    expectStatus(await game.at(A, 'POST', '/gm/claim'), 200);
    expectStatus(await game.at(A, 'POST', '/gm/hand-over', { body: { userId: game.gm.id } }), 200);
    expectStatus(
      await game.at(game.gm, 'POST', `/gm/seats/${A.force}/reassign`, { body: { userId: A.id } }),
      200,
    );
  },
  'the war ended, and taken back': async (war) => {
    await war.gm('/end', { winner: null, reason: 'Peace' });
    await rollback(war);
  },
  'the war over by itself, and taken back': async (war) => {
    for (let steps = 0; steps < 8; steps += 1)
      await war.game.at(war.game.gm, 'POST', '/gm/advance', { body: {} });
    expect((await war.game.at(war.game.gm, 'GET', '')).body).toMatchObject({ status: 'finished' });
    await rollback(war);
  },
  'the war taken back': rollback,
};

it.each(Object.keys(CLOSED_BY))('is closed for good by %s', async (name) => {
  const war = await begin();
  const link = await made(war, war.A);
  expect(await linksOf(war.A)).toEqual([link.id]);
  await CLOSED_BY[name]?.(war);
  expect(await linksOf(war.A)).toEqual([]);
  await aDayLater();
  expectProblem(await reset(link.token), 422, 'accounts/reset-link-invalid');
  expect((await war.A.call('GET', '/v1/me')).status).toBe(200);
});

it('is closed by the war’s end itself, not only when it is taken back', async () => {
  for (const end of [
    (war: War) => war.gm('/end', { winner: null, reason: 'Peace' }),
    async (war: War) => {
      for (let steps = 0; steps < 8; steps += 1)
        await war.game.at(war.game.gm, 'POST', '/gm/advance', { body: {} });
    },
  ]) {
    const war = await begin();
    const { id } = await made(war, war.A);
    await end(war);
    const { rows } = await app.pool.query(
      'SELECT closed_at IS NOT NULL AS closed FROM reset_links WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ closed: true }]);
  }
});

it('is not closed by what leaves its reason: a pause, the next phase, and what becomes of others; nor is one of another campaign', async () => {
  const war = await begin();
  const other = await begin();
  const [link, elsewhere] = [await made(war, war.A), await made(other, other.A)];
  const open = async (): Promise<number | null> =>
    (await app.pool.query('SELECT 1 FROM reset_links WHERE closed_at IS NULL')).rowCount;
  const before = (await open()) ?? 0;
  await war.gm('/pause', { reason: 'holiday' });
  expect(await linksOf(war.A)).toEqual([link.id]);
  await war.gm('/resume');
  await war.gm('/advance');
  await war.gm(`/members/${war.watcher.id}/remove`);
  await war.gm(`/members/${war.B.id}/remove`);
  expect(await linksOf(war.A)).toEqual([link.id]);
  await rollback(war);
  expect([await linksOf(war.A), await linksOf(other.A)]).toEqual([[], [elsewhere.id]]);
  expect(await open()).toBe(before - 1);
  await aDayLater();
  expect((await reset(elsewhere.token)).status).toBe(204);
});

it('is seen and refused whether or not it could be used now', async () => {
  const war = await begin();
  for (const away of [
    `UPDATE campaign_members SET role = 'observer', force_id = NULL WHERE user_id = $1`,
    'DELETE FROM campaign_members WHERE user_id = $1',
  ]) {
    const { rows } = await app.pool.query('SELECT * FROM campaign_members WHERE user_id = $1', [war.A.id]);
    const link = await made(war, war.A);
    await app.pool.query(away, [war.A.id]);
    expect(await linksOf(war.A)).toEqual([link.id]);
    await aDayLater();
    expectProblem(await reset(link.token), 422, 'accounts/reset-link-invalid');
    expect((await war.A.call('DELETE', `/v1/me/reset-links/${link.id}`)).status).toBe(204);
    expect(await linksOf(war.A)).toEqual([]);
    await app.pool.query('DELETE FROM campaign_members WHERE user_id = $1', [war.A.id]);
    await app.pool.query(
      'INSERT INTO campaign_members SELECT * FROM json_populate_recordset(NULL::campaign_members, $1::json)',
      [JSON.stringify(rows)],
    );
  }
});
