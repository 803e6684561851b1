/**
 * Vacations over HTTP (ROUND-4): who announces and reads them, what deadlines make of them, what they take of
 * the budget, and what is refused.
 */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { expectProblem, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';
import { formats } from '../../src/kernel';
import { replay } from '../../src/infrastructure/store/history/replay';

const HOUR = 3_600_000;

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  await give(10);
});

const DAILY = { days: [1, 2, 3, 4, 5, 6, 7], at: '20:00', zone: 'Europe/Berlin' };
const give = async (vacationDays: number): Promise<void> =>
  void expectStatus(await game.at(game.gm, 'PUT', '/calendar', { body: { ...DAILY, vacationDays } }), 200);

interface Times {
  readonly from: string;
  readonly to: string;
}
interface Seen extends Times {
  readonly id: string;
  readonly force: string;
  readonly name: string;
}
interface List {
  readonly items: readonly Seen[];
  readonly budget: { readonly days: number; readonly taken: number; readonly left: number } | null;
}

/** Hours from now on, of whole seconds. */
const hours = (from: number, to: number): Times => {
  const now = Math.floor(Date.now() / 1000) * 1000;
  return { from: new Date(now + from * HOUR).toISOString(), to: new Date(now + to * HOUR).toISOString() };
};
const tryFor = (
  who: Person,
  body: unknown,
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer> => game.at(who, 'POST', `/vacations${query}`, { body, headers });
const announce = async (who: Person, body: Times): Promise<Seen> => {
  const answer = expectStatus(await tryFor(who, body), 201);
  check('Vacation', answer.body);
  return answer.body as unknown as Seen;
};
const list = async (who: Person): Promise<List> => {
  const answer = expectStatus(await game.at(who, 'GET', '/vacations'), 200);
  check('Vacations', answer.body);
  return answer.body as unknown as List;
};
const left = async (who: Person): Promise<number | undefined> => (await list(who)).budget?.left;
const withdraw = (who: Person, { id }: { readonly id: string }, query = ''): Promise<Answer> =>
  game.at(who, 'DELETE', `/vacations/${id}${query}`);
const deadline = async (who: Person = A): Promise<number> =>
  Date.parse(String((await game.view(who)).deadline));
const textsSince = async (who: Person, seq: number, language: string): Promise<readonly string[]> => {
  const page = await game.at(who, 'GET', `/events?after=${seq}`, {
    headers: { 'accept-language': language },
  });
  return (expectStatus(page, 200).body['items'] as unknown as readonly { text: string }[]).map(
    ({ text }) => text,
  );
};
const watching = async (): Promise<Person> => {
  const watcher = await register(app, 'Watcher');
  const invitation = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await watcher.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body: {} }),
    200,
  );
  return watcher;
};

/** By the rule, which the problem names. */
const expectRefused = (answer: Answer, status: number, code: string): Answer => {
  expect({ status: answer.status, ...answer.body }).toMatchObject({
    status,
    code,
    rule: 'ROUND-4',
    violations: [{ code, rule: 'ROUND-4' }],
  });
  return answer;
};

describe('an announced vacation', () => {
  it('ROUND-4 is seen by all members, whose and when; what is left of a budget only by its player', async () => {
    const watcher = await watching();
    const times = hours(24, 24 + 5 * 24);
    const made = await announce(A, times);
    expect(made).toEqual({ id: expect.any(String), force: A.force, name: 'Force 1', ...times });
    expect(await list(A)).toEqual({ items: [made], budget: { days: 10, taken: 5, left: 5 } });
    expect(await list(B)).toEqual({ items: [made], budget: { days: 10, taken: 0, left: 10 } });
    for (const who of [game.gm, watcher]) expect(await list(who)).toEqual({ items: [made], budget: null });
    const stranger = await register(app, 'Stranger');
    expect([
      (await game.at(stranger, 'GET', '/vacations')).status,
      (await tryFor(stranger, times)).status,
    ]).toEqual([404, 404]);
    for (const who of [game.gm, watcher]) expectProblem(await tryFor(who, times), 403, 'request/forbidden');
    // Nothing of who plays: that stands in the members' list.
    expect(JSON.stringify([await list(B), made])).not.toContain(A.id);
  });

  it('ROUND-4 moves no deadline that is set; that of the next phase is outside of it, and the calendar’s', async () => {
    const before = await deadline();
    const times = hours(2, 7 * 24);
    await announce(A, times);
    expect(await deadline()).toBe(before);
    await game.advance();
    const next = await deadline();
    // Two hours before it, 22 after it, then the next evening.
    expect(next).toBeGreaterThanOrEqual(Date.parse(times.to) + 22 * HOUR - 60_000);
    expect(next).toBeLessThanOrEqual(Date.parse(times.to) + 47 * HOUR + 60_000);
    expect(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' }).format(next),
    ).toBe('20:00');
    // Without a calendar the hours stand still meanwhile.
    expectStatus(await game.at(game.gm, 'PUT', '/calendar', { body: null }), 200);
    await game.advance();
    expect(Math.abs((await deadline()) - (Date.parse(times.to) + 46 * HOUR))).toBeLessThan(60_000);
    expect((await replay(app.pool, game.id))?.same).toBe(true);
  });

  it('ROUND-4 of two players that overlap counts once', async () => {
    expectStatus(await game.at(game.gm, 'PUT', '/calendar', { body: { ...DAILY, vacationDays: 30 } }), 200);
    const [one, other] = [hours(2, 6 * 24), hours(4 * 24, 9 * 24)];
    await announce(A, one);
    await announce(B, other);
    expectStatus(await game.at(game.gm, 'PUT', '/calendar', { body: null }), 200);
    await game.advance();
    expect(Math.abs((await deadline()) - (Date.parse(other.to) + 46 * HOUR))).toBeLessThan(60_000);
    expect((await list(B)).items.map(({ force }) => force)).toEqual([A.force, B.force]);
  });

  it('ROUND-4 is told to all, in words', async () => {
    const [a, b] = [(await game.view(A)).seq, (await game.view(B)).seq];
    const times = hours(24, 72);
    expectStatus(await withdraw(A, await announce(A, times)), 204);
    const [from, to] = [formats.en.time(times.from), formats.en.time(times.to)];
    expect(await textsSince(A, a, 'en')).toEqual([
      `You are away from ${from} to ${to}. Deadlines that are set from now on do not count that time.`,
      `You have withdrawn the vacation from ${from} to ${to}.`,
    ]);
    const [vom, bis] = [formats.de.time(times.from), formats.de.time(times.to)];
    expect(await textsSince(B, b, 'de')).toEqual([
      `Wer Force 1 spielt, ist vom ${vom} bis zum ${bis} im Urlaub. Fristen, die ab jetzt gesetzt werden, zählen diese Zeit nicht mit.`,
      `Wer Force 1 spielt, hat den Urlaub vom ${vom} bis zum ${bis} zurückgenommen.`,
    ]);
  });

  it('goes through once for one key, and a trial changes nothing', async () => {
    const times = hours(24, 72);
    const dry = expectStatus(await tryFor(A, times, '?dryRun=true'), 201).body;
    expect(dry).toMatchObject(times);
    expect((await list(A)).items).toEqual([]);
    const headers = { 'idempotency-key': 'away' };
    const first = expectStatus(await tryFor(A, times, '', headers), 201);
    expect(expectStatus(await tryFor(A, times, '', headers), 201).text).toBe(first.text);
    expectStatus(await tryFor(A, hours(24, 73), '', headers), 422);
    expect((await list(A)).budget).toEqual({ days: 10, taken: 2, left: 8 });
    // At the same time: one of the two is within the budget.
    const both = await Promise.all([tryFor(A, hours(100, 250)), tryFor(A, hours(300, 450))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('a vacation that is withdrawn', () => {
  it('ROUND-4 gives its days back, and moves no deadline', async () => {
    const made = await announce(A, hours(24, 72));
    expect([(await withdraw(B, made)).status, (await withdraw(game.gm, made)).status]).toEqual([404, 403]);
    expectStatus(await withdraw(A, made, '?dryRun=true'), 204);
    expect(await left(A)).toBe(8);
    expectStatus(await withdraw(A, made), 204);
    expect(await list(A)).toEqual({ items: [], budget: { days: 10, taken: 0, left: 10 } });
    expect((await withdraw(A, made)).status).toBe(404);
    expect((await withdraw(A, { id: 'none' })).status).toBe(404);
  });

  it('ROUND-4 keeps those days on which a deadline counts that was set since: nobody stops the clocks for nothing', async () => {
    const made = await announce(A, hours(2, 74));
    await game.advance();
    const set = await deadline();
    expect(set).toBeGreaterThan(Date.parse(made.to));
    expectStatus(await withdraw(A, made), 204);
    expect(await list(A)).toEqual({ items: [], budget: { days: 10, taken: 3, left: 7 } });
    expect(await deadline()).toBe(set);
    expect((await withdraw(A, made)).status).toBe(404);
    // Nobody is away any more: the next phase has its usual time.
    await game.advance();
    expect(await deadline()).toBeLessThan(Date.now() + 49 * HOUR);
    expect((await replay(app.pool, game.id))?.same).toBe(true);
  });

  it('ROUND-4 ends at once when it has begun, and takes what is over of it', async () => {
    const made = await announce(A, hours(24, 24 + 96));
    // As if it had been announced long ago, and a day of it were over.
    await app.pool.query(
      "UPDATE vacations SET from_at = from_at - interval '48 hours', to_at = to_at - interval '48 hours', announced_at = announced_at - interval '60 hours'",
    );
    const seq = (await game.view(B)).seq;
    expectStatus(await withdraw(A, made), 204);
    const { items, budget } = await list(A);
    expect(items).toEqual([]);
    expect(budget?.taken).toBeCloseTo(1, 2);
    expect(await textsSince(B, seq, 'en')).toEqual([
      expect.stringMatching(
        /^The player of Force 1 is back: the vacation that was to last until .* is over\.$/,
      ),
    ]);
    expectRefused(await withdraw(A, made), 409, 'vacation/over');
  });
});

describe('what is refused', () => {
  it('ROUND-4 a vacation that has begun, is too long, too short, too far or twice; each says what would be right', async () => {
    const refused = async (body: Times, code: string): Promise<string> =>
      String(expectRefused(await tryFor(A, body), 422, `vacation/${code}`).body['detail']);
    expect(await refused(hours(-1, 24), 'has-begun')).toMatch(/^A vacation is announced before it begins: /);
    expect(await refused(hours(24, 24.5), 'too-short')).toContain('at least 1 hour');
    expect(await refused(hours(48, 24), 'too-short')).toContain('at least 1 hour');
    expect(await refused(hours(800 * 24, 801 * 24), 'too-far')).toContain('732 days');
    expect(await refused(hours(24, 24 + 11 * 24), 'beyond-budget')).toContain(
      '11 days of vacation. You have 10 left',
    );
    await announce(A, hours(24, 72));
    expect(await refused(hours(48, 96), 'overlaps')).toContain('Withdraw that vacation first');
    await announce(B, hours(48, 96));
    await give(1);
    // What was announced stays; what is left is never less than nothing.
    expect((await list(A)).budget).toEqual({ days: 1, taken: 2, left: 0 });
    expect(await refused(hours(200, 201), 'beyond-budget')).toContain('You have none left');
  });

  it('ROUND-4 names every mistake of the form', async () => {
    const wrong = expectStatus(await tryFor(A, { from: '2900-02-30T10:00:00Z', until: 'tomorrow' }), 400);
    const found = wrong.body['violations'] as unknown as readonly { code: string; pointer: string }[];
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
      'shape/missing /to',
      'shape/not-a-time /from',
      'shape/unknown-property /until',
    ]);
    for (const body of [
      null,
      [],
      {},
      { from: 1, to: 2 },
      { from: '2900-01-01T10:00:00', to: '2900-01-02T10:00:00Z' },
    ])
      expectStatus(await tryFor(A, body), 400);
  });

  it('ROUND-4 a player takes at most fifty, and none after the end', async () => {
    await give(365);
    for (let count = 0; count < 50; count += 1) await announce(A, hours(24 + 2 * count, 25 + 2 * count));
    expectRefused(await tryFor(A, hours(1_000, 1_002)), 422, 'vacation/too-many');
    expect((await list(B)).items).toHaveLength(50);
    const made = await announce(B, hours(24, 72));
    expectStatus(
      await game.at(game.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'Because' } }),
      200,
    );
    expectRefused(await tryFor(B, hours(100, 120)), 409, 'vacation/campaign-finished');
    expectRefused(await withdraw(B, made), 409, 'vacation/campaign-finished');
  });
});

it('ROUND-4 who gives up the seat is waited for no more; their days are spent in whatever seat', async () => {
  const watcher = await watching();
  const times = hours(2, 7 * 24);
  const made = await announce(A, times);
  const body = { userId: watcher.id, reason: 'Because' };
  expectStatus(await game.at(game.gm, 'POST', `/gm/seats/${A.force}/reassign`, { body }), 200);
  expect(await list(watcher)).toEqual({ items: [], budget: { days: 10, taken: 0, left: 10 } });
  await game.advance();
  expect(await deadline(watcher)).toBeLessThan(Date.now() + 49 * HOUR);
  expectProblem(await withdraw(A, made), 403, 'request/forbidden');
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${A.force}/reassign`, { body: { ...body, userId: A.id } }),
    200,
  );
  expect((await list(A)).items).toEqual([made]);
  expect((await list(A)).budget?.taken).toBeCloseTo(7 - 2 / 24, 2);
  expectStatus(await game.at(game.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'Because' } }), 200);
  expectStatus(await game.gm.call('DELETE', `/v1/campaigns/${game.id}`), 204);
  expect((await app.pool.query('SELECT FROM vacations WHERE campaign_id = $1', [game.id])).rowCount).toBe(0);
});
