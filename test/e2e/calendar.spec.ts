/**
 * Calendars over HTTP (ROUND-4): who sets and reads them, what they refuse, and the deadlines that follow,
 * across restarts and on two servers.
 */
import pg from 'pg';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { gameOf, newGame, type Game, type Player } from '../support/game';
import { call, expectProblem, type Answer } from '../support/http';
import { expectStatus, register, setUpCampaign, submitSuggested, type Person } from '../support/players';
import { createTestDatabase } from '../support/postgres';
import { replay } from '../../src/infrastructure/store/history/replay';

const SECRET_KEY = 'two servers of one group, and one database';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
});

const SUNDAYS = { days: [7], at: '20:00', zone: 'Europe/Berlin', vacationDays: 10 };
const put = (
  body: unknown,
  who: Person = game.gm,
  headers: Record<string, string> = {},
  query = '',
): Promise<Answer> => game.at(who, 'PUT', `/calendar${query}`, { body, headers });
const set = async (body: object): Promise<Answer> => expectStatus(await put(body), 200);
const read = (who: Person): Promise<Answer> => game.at(who, 'GET', '/calendar');
const deadline = async (who: Person = A): Promise<string> => String((await game.view(who)).deadline);
const codes = (answer: Answer): readonly string[] =>
  (answer.body['violations'] as unknown as readonly { code: string; pointer: string }[])
    .map(({ code, pointer }) => `${code} ${pointer}`)
    .sort();

/** Weekday and time as the zone's clocks show them. */
const clocks = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));

/** The first time of day in UTC at least so long from now. */
const firstAfter = (ms: number, at: string): string => {
  const from = Date.now() + ms;
  const today = `${new Date(from).toISOString().slice(0, 11)}${at}:00.000Z`;
  return Date.parse(today) >= from ? today : new Date(Date.parse(today) + DAY).toISOString();
};
/** Two hours off the present one, so that no test runs across it. */
const quietHour = (): string => new Date(Date.now() + 2 * HOUR).toISOString().slice(11, 16);

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

describe('the calendar of a running campaign', () => {
  it('ROUND-4 is set by the game master, kept with ascending days, and read by everybody in the campaign', async () => {
    const watcher = await register(app, 'Watcher');
    const invitation = expectStatus(
      await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
      201,
    );
    expectStatus(
      await watcher.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body: {} }),
      200,
    );
    expect((await read(A)).text).toBe('null');
    const answer = await set({ ...SUNDAYS, days: [7, 2], zone: 'europe/berlin' });
    check('Calendar', answer.body);
    expect(answer.body).toEqual({ ...SUNDAYS, days: [2, 7] });
    for (const who of [game.gm, A, B, watcher]) expect((await read(who)).text).toBe(answer.text);
    for (const who of [A, watcher]) expectProblem(await put(SUNDAYS, who), 403, 'request/forbidden');
    const stranger = await register(app, 'Stranger');
    expect([(await read(stranger)).status, (await put(SUNDAYS, stranger)).status]).toEqual([404, 404]);
    expect((await set({ days: [1], at: '06:00', zone: 'UTC' })).body).toEqual({
      days: [1],
      at: '06:00',
      zone: 'UTC',
      vacationDays: 0,
    });
    expect(expectStatus(await put(null), 200).text).toBe('null');
    expect((await read(A)).text).toBe('null');
  });

  it('ROUND-4 moves no deadline that is set; the next phase ends at its first time after half of phaseHours', async () => {
    const before = await deadline();
    const at = quietHour();
    await set({ days: [1, 2, 3, 4, 5, 6, 7], at, zone: 'UTC' });
    expect(await deadline()).toBe(before);
    await game.advance();
    expect(await deadline()).toBe(firstAfter(24 * HOUR, at));
    // On one weekday alone, by the clocks of its zone, wherever they are.
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']) {
      await set({ ...SUNDAYS, zone });
      await game.advance();
      const next = await deadline();
      expect(clocks(zone, next)).toBe('Sunday 20:00');
      expect(Date.parse(next) - Date.now()).toBeGreaterThan(24 * HOUR - 60_000);
      expect(Date.parse(next) - Date.now()).toBeLessThanOrEqual(8 * DAY + HOUR);
    }
    expectStatus(await put(null), 200);
    await game.advance();
    expect(Date.parse(await deadline()) - Date.now()).toBeGreaterThan(48 * HOUR - 60_000);
    expect(Date.parse(await deadline()) - Date.now()).toBeLessThanOrEqual(48 * HOUR);
  });

  it('END-2 ROUND-4 stays through a rollback, which sets its deadline anew; a correction and a pause leave it alone', async () => {
    await set(SUNDAYS);
    const rolled = await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'preparation', reason: 'Again' },
    });
    expectStatus(rolled, 200);
    expect((await read(B)).body).toEqual(SUNDAYS);
    expect(clocks('Europe/Berlin', await deadline())).toBe('Sunday 20:00');
    expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: { reason: 'Tea' } }), 200);
    await set({ ...SUNDAYS, days: [3] });
    const resumed = expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200);
    expect(clocks('Europe/Berlin', String(resumed.body['deadline'])).slice(0, 6)).toBe('Sunday');
    expect((await replay(app.pool, game.id))?.same).toBe(true);
  });

  it('ROUND-4 is told to all, in their language; what changes nothing, and what is only tried, is told to nobody', async () => {
    const { seq } = await game.view(B);
    const dry = expectStatus(await put(SUNDAYS, game.gm, {}, '?dryRun=true'), 200);
    expect([dry.body, (await read(A)).text, (await game.view(B)).seq]).toEqual([SUNDAYS, 'null', seq]);
    await set(SUNDAYS);
    await set(SUNDAYS);
    const told = async (language: string): Promise<readonly string[]> => {
      const page = await game.at(B, 'GET', `/events?after=${seq}`, {
        headers: { 'accept-language': language },
      });
      return (expectStatus(page, 200).body['items'] as unknown as readonly { text: string }[]).map(
        ({ text }) => text,
      );
    };
    expect(await told('en')).toEqual([
      'The game master set a calendar: later phases end every Sunday at 20:00 (Europe/Berlin). Each player may take 10 days of vacation.',
    ]);
    expect(await told('de')).toEqual([
      'Die Spielleitung hat einen Kalender festgelegt: Spätere Phasen enden jeweils am Sonntag um 20:00 Uhr (Europe/Berlin). Alle, die spielen, können 10 Tage Urlaub nehmen.',
    ]);
  });

  it('is replaced only by who has read it, when they say so', async () => {
    const first = (await read(game.gm)).headers.get('etag') ?? '';
    const second = (await put(SUNDAYS, game.gm, { 'if-match': first })).headers.get('etag') ?? '';
    const known = await read(A);
    expect([known.status, known.headers.get('etag')]).toEqual([200, second]);
    expect((await game.at(A, 'GET', '/calendar', { headers: { 'if-none-match': second } })).status).toBe(304);
    expectStatus(await put(null, game.gm, { 'if-match': first }), 412);
    expect((await read(A)).body).toEqual(SUNDAYS);
    expectStatus(await put(null, game.gm, { 'if-match': second }), 200);
  });

  it('ROUND-4 names every mistake, and changes nothing', async () => {
    const wrong = expectStatus(
      await put({ days: [7, 7], at: '24:00', zone: 5, vacationDays: -1, x: 1 }),
      400,
    );
    expect(codes(wrong)).toEqual([
      ...[
        'shape/not-a-string /zone',
        'shape/not-a-time-of-day /at',
        'shape/not-an-integer /vacationDays',
        'shape/twice /days',
        'shape/unknown-property /x',
      ],
    ]);
    for (const body of [
      { ...SUNDAYS, days: [] },
      { ...SUNDAYS, days: [0] },
      { ...SUNDAYS, days: [1.5] },
      { ...SUNDAYS, at: '8:00' },
      [],
      '"null"',
      {},
    ])
      expectStatus(await put(body), 400);
    for (const zone of ['Berlin', '+02:00', 'Mars/Olympus', 'constructor'])
      expect(codes(expectRefused(await put({ ...SUNDAYS, zone }), 422, 'calendar/unknown-zone'))).toEqual([
        'calendar/unknown-zone /zone',
      ]);
    expect((await read(A)).text).toBe('null');
  });

  it('ROUND-4 is not changed any more when the campaign is over', async () => {
    await set(SUNDAYS);
    expectStatus(
      await game.at(game.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'Because' } }),
      200,
    );
    expectRefused(await put(null), 409, 'gm/campaign-finished');
    expect((await read(A)).body).toEqual(SUNDAYS);
  });
});

it('ROUND-4 a calendar that was set before the start counts from the first phase on', async () => {
  const early = await setUpCampaign(app, 2);
  const path = `/v1/campaigns/${early.id}/calendar`;
  const [anna] = early.players as [Person, Person];
  expect((await anna.call('GET', path)).text).toBe('null');
  const dry = expectStatus(await early.gm.call('PUT', `${path}?dryRun=true`, { body: SUNDAYS }), 200);
  expect([dry.body, (await anna.call('GET', path)).text]).toEqual([SUNDAYS, 'null']);
  expectStatus(await early.gm.call('PUT', path, { body: SUNDAYS }), 200);
  expect((await anna.call('GET', path)).body).toEqual(SUNDAYS);
  for (const [index, player] of early.players.entries())
    await submitSuggested(early.id, player, `force ${index}`);
  expectStatus(await early.gm.call('POST', `/v1/campaigns/${early.id}/start`), 200);
  const begun = await gameOf(early);
  expect(clocks('Europe/Berlin', String((await begun.view(begun.gm)).deadline))).toBe('Sunday 20:00');
  expect((await replay(app.pool, early.id))?.same).toBe(true);
});

it('ROUND-4 two servers know one calendar, and its deadline is kept once by two that started later', async () => {
  const database = await createTestDatabase();
  const server = (): Promise<TestApp> => startTestApp({ SECRET_KEY, DATABASE_URL: database.url });
  const [first, second] = [await server(), await server()];
  const quick = await newGame(first, { phaseHours: 0.001, onDeadline: 'wait' });
  const path = (rest: string): string => `/v1/campaigns/${quick.id}${rest}`;
  const by = (on: TestApp, method: string, rest: string, body?: object): Promise<Answer> =>
    call(on, method, path(rest), { token: quick.gm.token, ...(body === undefined ? {} : { body }) });
  const minute = new Date(Math.ceil((Date.now() + HOUR) / 60_000) * 60_000).toISOString();
  const calendar = { days: [1, 2, 3, 4, 5, 6, 7], at: minute.slice(11, 16), zone: 'UTC', vacationDays: 0 };
  expectStatus(await by(first, 'PUT', '/calendar', calendar), 200);
  expect((await by(second, 'GET', '/calendar')).body).toEqual(calendar);
  expectStatus(await by(second, 'POST', '/gm/advance', {}), 200);
  const { body: advanced } = await by(first, 'GET', '/view');
  expect(advanced['deadline']).toBe(minute);
  await first.close();
  await second.close();
  // As if most of that time had gone by while no server ran.
  const soon = Date.now() + 8_000;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `WITH before AS (SELECT deadline::float8, extract(epoch FROM due_at)::float8 * 1000 AS due FROM campaigns WHERE id = $1)
     UPDATE campaigns SET deadline = $2::bigint, due_at = to_timestamp($2::bigint / 1000.0) FROM before WHERE id = $1 RETURNING before.*`,
    [quick.id, soon],
  );
  await client.end();
  expect(rows).toEqual([{ deadline: Date.parse(minute), due: Date.parse(minute) }]);
  const later = [await server(), await server()] as const;
  // Of this phase: the one before ended after seconds, and may have been late too.
  const passed = async (): Promise<readonly string[]> =>
    (
      (await by(later[1], 'GET', `/events?after=${String(advanced['seq'])}&limit=100`)).body[
        'items'
      ] as unknown as readonly {
        type: string;
        at: string;
      }[]
    )
      .filter(({ type }) => type === 'deadline-passed')
      .map(({ at }) => at);
  while ((await passed()).length === 0 && Date.now() < soon + 120_000)
    await new Promise((done) => setTimeout(done, 200));
  await new Promise((done) => setTimeout(done, 3_000));
  const times = await passed();
  expect(times).toHaveLength(1);
  expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(soon);
  for (const one of later) await one.close();
  await database.drop();
});
