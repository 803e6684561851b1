/**
 * How often engines may call (docs/engines.md): they are told when to come again, and neither other engines
 * nor players wait for them.
 */
import { purge } from '../../src/infrastructure/accounts/housekeeping';
import { EngineLimits } from '../../src/api/engines/engine-limits';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { signed, type EngineKeys } from '../support/engines/engine-calls';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus } from '../support/players';

const CALLS_A_MINUTE = 240;
const FAILURES_A_MINUTE = 60;
const POLLS = 8;

let app: TestApp;
let game: Game;

const enrol = async (name: string): Promise<EngineKeys> => {
  const body = { name, rulesets: ['planetary-1', 'planetary-2', 'planetary-3'] };
  const made = expectStatus(await game.at(game.gm, 'POST', '/engines', { body }), 201);
  return { id: String(made.body['id']), secret: String(made.body['secret']) };
};
const work = (keys: EngineKeys, query = ''): Promise<Answer> => signed(app, keys, 'GET', `/work${query}`);
const statusesOf = (answers: readonly Answer[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const expectLater = (answer: Answer | undefined): void => {
  expect(answer?.body['code']).toBe('request/too-many');
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(answer?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
};
/**
 * All of what follows, till the end of the test, lies in one minute of the server's clock: it stands still at
 * the end of that minute.
 */
const holdMinute = (): void => {
  const now = Date.now.bind(Date);
  const end = (Math.floor(now() / 60_000) + 1) * 60_000 - 1;
  jest.spyOn(Date, 'now').mockImplementation(() => Math.min(now(), end));
};
afterEach(() => jest.restoreAllMocks());
const many = async (count: number, make: () => Promise<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < count)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(20, count - answers.length) }, make))));
  return answers;
};
const slowestView = async (times: number): Promise<number> => {
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    expectStatus(await game.at(game.players[0] as Player, 'GET', '/view'), 200);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
};

beforeAll(async () => {
  app = await startTestApp({ PROCESS: 'api' });
  game = await newGame(app);
});
afterAll(() => app.close());

it('TAC-8 an engine that calls too often is told when to come again, and it alone', async () => {
  const [busy, calm] = [await enrol('Busy'), await enrol('Calm')];
  holdMinute();
  const answers = many(CALLS_A_MINUTE + 20, () => work(busy));
  const slowest = await slowestView(5);
  expect(statusesOf(await answers)).toEqual({ 200: CALLS_A_MINUTE, 429: 20 });
  expectLater((await answers).find(({ status }) => status === 429));
  // What was refused has left no trace.
  const { rows } = await app.pool.query('SELECT FROM campaign_engine_nonces WHERE engine = $1', [busy.id]);
  expect(rows.length).toBeLessThanOrEqual(CALLS_A_MINUTE + 20);
  expectLater(await work(busy));
  const later = await app.pool.query('SELECT FROM campaign_engine_nonces WHERE engine = $1', [busy.id]);
  expect(later.rows.length).toBe(rows.length);
  // Of an engine that calls no more the hourly cleaning removes them.
  await app.pool.query(
    `UPDATE campaign_engine_nonces SET expires_at = now() - interval '1 s' WHERE engine = $1`,
    [busy.id],
  );
  await purge(app.pool);
  expect(
    (await app.pool.query('SELECT FROM campaign_engine_nonces WHERE engine = $1', [busy.id])).rows,
  ).toEqual([]);
  expectStatus(await work(calm), 200);
  expect(slowest).toBeLessThan(8_000);
});

it('TAC-8 long polls that hang hold up no player, and one too many is refused at once', async () => {
  const engines = [await enrol('First'), await enrol('Second'), await enrol('Third')];
  holdMinute();
  const begun = jest.spyOn(app.app.get(EngineLimits, { strict: false }), 'poll');
  const waiting = engines.flatMap((keys) => Array.from({ length: POLLS }, () => work(keys, '?wait=20')));
  await until('polls', () => begun.mock.calls.length === engines.length * POLLS);
  const began = performance.now();
  for (const keys of engines) {
    const refused = await work(keys, '?wait=20');
    expect(refused.status).toBe(429);
    expectLater(refused);
  }
  // More polls hang than the server has connections to its database.
  expect(await slowestView(5)).toBeLessThan(8_000);
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(statusesOf(await Promise.all(waiting))).toEqual({ 200: engines.length * POLLS });
  expectStatus(await work(engines[0] as EngineKeys, '?wait=0'), 200);
});

it('TAC-8 an address that fails to sign is kept out for the minute; its players are not', async () => {
  const keys = await enrol('Signer');
  holdMinute();
  const guesses = await many(FAILURES_A_MINUTE, () =>
    signed(app, { ...keys, secret: 'AAAA' }, 'GET', '/work'),
  );
  expect(statusesOf(guesses)).toEqual({ 401: FAILURES_A_MINUTE });
  const more = await signed(app, { ...keys, secret: 'AAAA' }, 'GET', '/work');
  expect(more.status).toBe(429);
  expectLater(more);
  expect((await work(keys)).status).toBe(429);
  expect(await slowestView(3)).toBeLessThan(8_000);
});
