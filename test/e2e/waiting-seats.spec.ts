/** Whom a phase waits for: what the game master sees of the seats, and the reminder that a player gets. */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let watcher: Person;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app, { onDeadline: 'wait' });
  [A, B] = game.players as [Player, Player];
  watcher = await register(app, 'Watcher');
  const { code } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  ).body;
  expectStatus(await watcher.call('POST', `/v1/invitations/${String(code)}/accept`, { body: {} }), 200);
});
afterAll(() => app.close());

interface SeatJson {
  readonly force: string;
  readonly [key: string]: unknown;
}
const seats = async (): Promise<readonly SeatJson[]> =>
  expectStatus(await game.at(game.gm, 'GET', '/gm/seats'), 200).body[
    'items'
  ] as unknown as readonly SeatJson[];
const seatOf = async (player: Player): Promise<SeatJson | undefined> =>
  (await seats()).find(({ force }) => force === player.force);
const nudge = (
  force: string,
  more: object = {},
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer> => game.at(game.gm, 'POST', `/gm/nudge${query}`, { body: { force, ...more }, headers });
const toldOf = async (
  who: Person,
  type: string,
): Promise<readonly { readonly text: string; readonly data: object }[]> =>
  (
    expectStatus(await game.at(who, 'GET', '/events?limit=100'), 200).body['items'] as unknown as {
      type: string;
      text: string;
      data: object;
    }[]
  ).filter((event) => event.type === type);

describe('the seats', () => {
  it('ROUND-3 show who is ready, and how many orders are saved, not which; nobody is told', async () => {
    const heads = await Promise.all([A, B, watcher].map(async (who) => (await game.view(who)).seq));
    expect(await seats()).toMatchObject([
      {
        force: A.force,
        seat: 1,
        name: 'Force 1',
        player: 'Player1',
        ready: false,
        waitedFor: true,
        late: false,
        orders: null,
        savedAt: null,
      },
      { force: B.force, seat: 2, ready: false, waitedFor: true, orders: null },
    ]);
    const [mech] = (await game.view(A)).mechs.filter(({ own }) => own);
    const saved = expectStatus(await game.order(A, [{ type: 'shut-down', mech: mech?.id }]), 200).body;
    expectStatus(await game.order(B, []), 200);
    expectStatus(await game.at(B, 'PUT', '/ready', { body: { ready: true } }), 200);
    const answer = expectStatus(await game.at(game.gm, 'GET', '/gm/seats'), 200);
    expect(answer.body).toMatchObject({ round: 1, phase: 'preparation', step: null, takesOrders: true });
    expect(await seatOf(A)).toMatchObject({
      orders: 1,
      savedAt: saved['savedAt'],
      ready: false,
      waitedFor: true,
    });
    expect(await seatOf(B)).toMatchObject({
      orders: 0,
      savedAt: expect.any(String),
      ready: true,
      waitedFor: false,
    });
    expect(Date.parse(String((await seatOf(A))?.['lastSeen']))).toBeGreaterThan(0);
    expect(answer.text).not.toContain('shut-down');
    expect(answer.text).not.toContain(String(mech?.id));
    expect(await Promise.all([A, B, watcher].map(async (who) => (await game.view(who)).seq))).toEqual(heads);
    const etag = answer.headers.get('etag') ?? '';
    expect((await game.at(game.gm, 'GET', '/gm/seats', { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    expectStatus(await game.at(B, 'PUT', '/ready', { body: { ready: false } }), 200);
  });

  it('are for the game master alone', async () => {
    expect(
      (await Promise.all([A, watcher].map((who) => game.at(who, 'GET', '/gm/seats')))).map(
        ({ status }) => status,
      ),
    ).toEqual([403, 403]);
    expect((await game.at(game.gm, 'GET', '/gm/seats?x=1')).status).toBe(400);
  });
});

describe('a nudge', () => {
  it('ROUND-3 is told to its player and the game master, and to nobody else', async () => {
    const others = await Promise.all([B, watcher].map(async (who) => (await game.view(who)).seq));
    const tried = expectStatus(await nudge(A.force, { reason: 'Tonight?' }, '?dryRun=true'), 200).body;
    expect(tried).toEqual({ force: A.force, nextAt: expect.any(String) });
    expect(await toldOf(A, 'nudged')).toEqual([]);
    expect(await seatOf(A)).toMatchObject({ nudgedAt: null });
    const headers = { 'idempotency-key': 'nudge-a' };
    const given = expectStatus(await nudge(A.force, { reason: 'Tonight?' }, '', headers), 200);
    expect(expectStatus(await nudge(A.force, { reason: 'Tonight?' }, '', headers), 200).text).toBe(
      given.text,
    );
    for (const who of [A, game.gm]) {
      const told = await toldOf(who, 'nudged');
      expect(told).toMatchObject([
        { data: { force: A.force, name: 'Force 1', round: 1, phase: 'preparation', reason: 'Tonight?' } },
      ]);
      expect(told[0]?.text).toMatch(
        who === A
          ? /^The game master reminds you: .* “Tonight\?”$/
          : /^The game master reminds Force 1: .* “Tonight\?”$/,
      );
    }
    for (const who of [B, watcher]) expect(await toldOf(who, 'nudged')).toEqual([]);
    expect(await Promise.all([B, watcher].map(async (who) => (await game.view(who)).seq))).toEqual(others);
    // Nothing of the sheet is lost by it.
    expect(await seatOf(A)).toMatchObject({ orders: 1, nudgedAt: expect.any(String) });
    const next = Date.parse(String(given.body['nextAt']));
    expect(next - Date.parse(String((await seatOf(A))?.['nudgedAt']))).toBe(3_600_000);
  });

  it('comes once an hour for a force in a phase', async () => {
    const early = await nudge(A.force);
    expect([early.status, early.body['code']]).toEqual([429, 'gm/nudged-lately']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await nudge(A.force, {}, '?dryRun=true')).status).toBe(429);
    // Of another force it says nothing.
    expectStatus(await nudge(B.force), 200);
    await app.pool.query(
      `UPDATE order_sheets SET nudged_at = nudged_at - interval '1 hour' WHERE campaign_id = $1 AND force = $2`,
      [game.id, A.force],
    );
    expectStatus(await nudge(A.force), 200);
    expect((await nudge(A.force)).status).toBe(429);
    // At the same time it comes once, too.
    await app.pool.query(`UPDATE order_sheets SET nudged_at = NULL WHERE campaign_id = $1`, [game.id]);
    const many = await Promise.all([nudge(A.force), nudge(A.force), nudge(A.force)]);
    expect(many.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });

  it('is refused where nobody is waited for', async () => {
    expectStatus(await game.at(B, 'PUT', '/ready', { body: { ready: true } }), 200);
    const ready = await nudge(B.force);
    expect([ready.status, ready.body['code']]).toEqual([409, 'gm/force-is-ready']);
    expectStatus(await game.at(B, 'PUT', '/ready', { body: { ready: false } }), 200);
    const none = await nudge('nobody');
    expect([none.status, none.body['code']]).toEqual([422, 'gm/no-such-force']);
    expect((await game.at(game.gm, 'POST', '/gm/nudge', { body: { reason: 7 } })).status).toBe(400);
    expect((await game.at(A, 'POST', '/gm/nudge', { body: { force: B.force } })).status).toBe(403);
    expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: {} }), 200);
    const paused = await nudge(B.force);
    expect([paused.status, paused.body['code']]).toEqual([409, 'gm/not-running']);
    expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200);
  });

  it('ROUND-4 may come anew in the next phase; who is waited for after the deadline is late', async () => {
    await game.advance();
    expect(await seatOf(A)).toMatchObject({ orders: null, nudgedAt: null, late: false });
    expectStatus(await nudge(A.force), 200);
    // A sheet that was never saved is still none.
    expect((await game.at(A, 'GET', '/orders')).body).toMatchObject({
      orders: [],
      savedAt: null,
      ready: false,
      savedBy: null,
    });
    expectStatus(await game.at(game.gm, 'POST', '/gm/deadline', { body: { now: true } }), 200);
    expectStatus(await game.at(B, 'PUT', '/ready', { body: { ready: true } }), 200);
    expect((await seats()).map(({ late, waitedFor }) => [late, waitedFor])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
