/**
 * Limits of commands over HTTP: by user and campaign, over two processes on one database, told in headers
 * that tell nothing of others.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, expectProblem, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

const LIMITS: Readonly<Record<string, string>> = {
  LIMIT_OFFERS_PER_MINUTE: '6',
  LIMIT_ORDER_SHEETS_PER_MINUTE: '40',
  LIMIT_DRY_RUNS_PER_MINUTE: '7',
  LIMIT_CORRECTIONS_PER_MINUTE: '3',
  LIMIT_MAPS_PER_MINUTE: '2',
  LIMIT_EXPORTS_PER_MINUTE: '2',
  LIMIT_COMMANDS_PER_MINUTE: '60',
};

let app: TestApp;
let other: TestApp;
let game: Game;
let anna: Player;
let ben: Player;

beforeAll(async () => {
  app = await startTestApp(LIMITS);
  game = await newGame(app);
  [anna, ben] = game.players as [Player, Player];
  await game.advanceTo('supply');
  const url = (app.pool as unknown as { options: { connectionString: string } }).options.connectionString;
  other = await startTestApp({ ...LIMITS, DATABASE_URL: url, DATA_DIR: app.dataDir, PROCESS: 'api' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
/** Every window is new. */
beforeEach(async () => {
  await app.pool.query('DELETE FROM campaign_command_allowances');
});

const at = (rest: string): string => `/v1/campaigns/${game.id}${rest}`;
const offer = (to: Player): object => ({
  to: to.force,
  give: { tons: 1, stock: [], prisoners: [] },
  take: { tons: 0, stock: [], prisoners: [] },
});
const limitsOf = ({ headers }: Answer): readonly (string | null)[] =>
  ['limit', 'remaining'].map((name) => headers.get(`ratelimit-${name}`));
const expectWait = (answer: Answer): void => {
  expectProblem(answer, 429, 'request/too-many');
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(answer.headers.get('ratelimit-reset')).toBe(String(wait));
  expect(answer.headers.get('ratelimit-remaining')).toBe('0');
};
const statuses = (answers: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const times = async (count: number, make: (index: number) => Promise<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await make(index));
  return answers;
};

it('offers beyond the limit are refused until the window ends; those of others are not', async () => {
  const answers = await times(8, () => anna.call('POST', at('/offers'), { body: offer(ben) }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  expect(answers.slice(0, 6).map(limitsOf)).toEqual([5, 4, 3, 2, 1, 0].map((left) => ['6', String(left)]));
  expectWait(answers[7] as Answer);
  // Neither another player's offers nor one's own commands of another kind.
  const bens = expectStatus(await ben.call('POST', at('/offers'), { body: offer(anna) }), 201);
  expect(limitsOf(bens)).toEqual(['6', '5']);
  expectStatus(await anna.call('PUT', at('/ready'), { body: { ready: false } }), 200);
  expectStatus(await anna.call('GET', at('/offers')), 200);
});

it('corrections, dry runs and maps have limits of their own', async () => {
  const correct = (query = ''): Promise<Answer> =>
    game.gm.call('POST', at(`/gm/correct${query}`), {
      body: { changes: [{ table: 'forces', id: anna.force, set: { account: 100_000_000 } }], reason: 'test' },
    });
  const corrections = await times(5, () => correct());
  expect(corrections.slice(3).map(({ status }) => status)).toEqual([429, 429]);
  expect(corrections.slice(0, 3).every(({ status }) => status !== 429)).toBe(true);
  const dryRuns = await times(9, () => correct('?dryRun=true'));
  expect(dryRuns.map(({ status }) => status === 429)).toEqual([
    ...Array.from({ length: 7 }, () => false),
    true,
    true,
  ]);
  const gm = await register(app, 'Gm');
  const made = expectStatus(await gm.call('POST', '/v1/campaigns', { body: { name: 'X', seats: 2 } }), 201);
  const draw = (query: string): Promise<Answer> =>
    gm.call('POST', `/v1/campaigns/${String(made.body['id'])}/map/generate${query}`, {
      body: { seed: 's', columns: 8, rows: 8, buildings: 4 },
    });
  // A map costs the same in a dry run.
  const maps = [await draw(''), await draw('?dryRun=true'), await draw('?dryRun=true'), await draw('')];
  expect(maps.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
});

it('refused commands count too, and change nothing', async () => {
  const bad = await times(7, () => ben.call('POST', at('/offers'), { body: { nonsense: 1 } }));
  expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 429]);
});

it('two processes on one database together never pass the limit', async () => {
  const save = (index: number): Promise<Answer> =>
    call(index % 2 === 0 ? app : other, 'PUT', at('/orders'), {
      token: anna.token,
      body: { phase: 'supply', orders: [] },
    });
  const answers: Answer[] = [];
  for (let from = 0; from < 80; from += 8)
    answers.push(...(await Promise.all(Array.from({ length: 8 }, (_, index) => save(from + index)))));
  const counts = statuses(answers);
  expect(Object.keys(counts).sort()).toEqual(['200', '429']);
  expect(counts[200]).toBeLessThanOrEqual(40);
  // What one process keeps and the other lacks is little.
  expect(counts[200]).toBeGreaterThan(34);
  const { rows } = await app.pool.query<{ taken: number }>(
    `SELECT taken FROM campaign_command_allowances WHERE kind = 'order-sheets' AND user_id = $1`,
    [anna.id],
  );
  expect(rows).toEqual([{ taken: 40 }]);
});

it('strangers are told nothing, are not counted, and leave no trace', async () => {
  const stranger: Person = await register(app, 'Stranger');
  const answers = await times(10, () => stranger.call('POST', at('/offers'), { body: offer(ben) }));
  expect(statuses(answers)).toEqual({ 404: 10 });
  expect(answers.map((answer) => limitsOf(answer))).toEqual(answers.map(() => [null, null]));
  const nowhere = await stranger.call('POST', '/v1/campaigns/00000000-0000-7000-8000-000000000000/offers', {
    body: offer(ben),
  });
  const without = ({ headers }: Answer): readonly string[] => [...headers.keys()];
  expect(without(nowhere)).toEqual(without(answers[0] as Answer));
  const { rows } = await app.pool.query('SELECT FROM campaign_command_allowances WHERE user_id = $1', [
    stranger.id,
  ]);
  expect(rows).toEqual([]);
});

it('another player’s commands change none of one’s own headers', async () => {
  const mine = async (): Promise<readonly (string | null)[]> =>
    limitsOf(await anna.call('PUT', at('/ready'), { body: { ready: false } }));
  const first = await mine();
  await times(10, () => ben.call('PUT', at('/ready'), { body: { ready: false } }));
  expect(Number((await mine())[1])).toBe(Number(first[1]) - 1);
});

it('counts what one takes along of one’s data, though it is a read, and no other read', async () => {
  const taken = (who: Person | Player): Promise<Answer> => who.call('GET', '/v1/me/export');
  expect(limitsOf(expectStatus(await taken(anna), 200))).toEqual(['2', '1']);
  expectStatus(await taken(anna), 200);
  expectWait(await taken(anna));
  expectStatus(await taken(ben), 200);
  expect(limitsOf(expectStatus(await anna.call('GET', '/v1/me'), 200))).toEqual([null, null]);
});
