/**
 * The course of a battle's match by the word of the game master (MAT-2, MAT-8): it stands still, has a deadline,
 * goes back to the start of a turn.
 */
import { KeepPlaying } from '../../src/application/matches/bots/keep-playing';
import type { Match } from '../../src/application/matches/model';
import { replayMatch } from '../../src/application/matches/course/replay-match';
import { type Frame, SYSTEMS } from '../../src/games';
import { readLog } from '../../src/infrastructure/matches/match-rows';
import { type Edits, edited, hexBytes } from '../../src/kernel';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { endedBattle, openBattleMatch } from '../support/matches/battle-matches';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { firstOf, openedUntil, viewOf, type Viewed } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const LATER = '2100-01-01T00:00:00.000Z';
const refused = ({ status, body }: Answer): readonly unknown[] => [status, body['code']];
const codes = ({ body }: Answer): readonly string[] =>
  (body['violations'] as unknown as { code: string }[]).map(({ code }) => code);

interface Fight {
  readonly game: Game;
  readonly battle: string;
  readonly match: string;
  readonly act: (what: string, body: object, query?: string) => Promise<Answer>;
}
const fight = async (): Promise<Fight> => {
  const game = await newGame(app);
  const { battle, match } = await openBattleMatch(game);
  const act = (what: string, body: object, query = ''): Promise<Answer> =>
    game.gm.call('POST', `/v1/matches/${match}/gm/${what}${query}`, { body });
  return { game, battle, match, act };
};
const summary = async ({ game, match }: Fight) =>
  expectStatus(await game.gm.call('GET', `/v1/matches/${match}`), 200).body as unknown as {
    state: string;
    turn: number;
    awaited: { decision: string; deadline: string }[];
    dice: { seed: string };
  };
/**
 * Orders of whoever is asked, until the first turn is over; answers how many. The dice may end the match in it,
 * which is answered as well.
 */
const playFirstTurn = async (of: Fight): Promise<{ readonly orders: number; readonly isOver: boolean }> => {
  let orders = 0;
  for (let tries = 0; tries < 500; tries += 1) {
    const { turn, state } = await summary(of);
    if (turn > 1 || state === 'over') return { orders, isOver: state === 'over' };
    for (const who of of.game.players) {
      const view = await viewOf(who, of.match);
      // Nobody leaves the field, so that the match goes on.
      const staying = view.offers.filter(({ order }) => order['type'] !== 'leave');
      const first = firstOf({ ...view, offers: staying });
      if (first === null) continue;
      expectStatus(await who.call('POST', `/v1/matches/${of.match}/orders`, { body: first }), 200);
      orders += 1;
    }
  }
  throw new Error('it never came to that');
};
const linesOf = async (who: Person, match: string): Promise<string> =>
  (await who.call('GET', `/v1/matches/${match}/events?limit=100`)).text;
const first = (game: Game): Player => game.players[0] as Player;
const sweep = (): Promise<void> => app.app.get(KeepPlaying).sweep();

it('MAT-2 only the game master acts, with a reason, and what is wrong is named', async () => {
  const { game, act, match } = await fight();
  const stranger = await register(app, 'Stranger');
  for (const [what, body] of [
    ['pause', {}],
    ['resume', {}],
    ['deadline', { at: LATER }],
    ['rewind', { turn: 1 }],
  ] as const) {
    const as = (who: Person): Promise<Answer> =>
      who.call('POST', `/v1/matches/${match}/gm/${what}`, { body: { ...body, reason: 'x' } });
    expect(refused(await as(first(game)))).toEqual([403, 'request/forbidden']);
    expect(refused(await as(stranger))).toEqual([404, 'request/not-found']);
    expect(refused(await act(what, { ...body, reason: '' }))).toEqual([400, 'shape/not-a-text']);
  }
  expect(expectStatus(await act('resume', { reason: 'unheard' }), 200).body['state']).toBe('running');
  expect(await linesOf(first(game), match)).not.toContain('unheard');
  expect(codes(await act('deadline', { at: '2020-01-01T00:00:00.000Z', reason: 'x' }))).toEqual([
    'match/deadline-past',
  ]);
  expect(refused(await act('deadline', { at: 'soon', reason: 'x' }))[0]).toBe(400);
  expect(codes(await act('rewind', { turn: 2, reason: 'x' }))).toEqual(['match/no-such-turn']);
  expect(refused(await act('rewind', { turn: 0, reason: 'x' }))[0]).toBe(400);
  expect(expectStatus(await act('pause', { reason: 'x' }, '?dryRun=true'), 200).body['state']).toBe('paused');
  expect(await summary({ game, act, match, battle: '' })).toMatchObject({ state: 'running' });
});

it('MAT-2 a match that the game master has paused stands still, also when its campaign goes on', async () => {
  const one = await fight();
  const { game, act, match } = one;
  const [asked] = (await summary(one)).awaited;
  const given = expectStatus(await act('pause', { reason: 'Dinner' }), 200).body;
  check('MatchActed', given);
  expect(given['state']).toBe('paused');
  expect(refused(await act('pause', { reason: 'Again' }))).toEqual([409, 'match/is-paused']);
  expect(refused(await act('settle', { reason: 'x' }))).toEqual([409, 'match/not-running']);
  for (const who of game.players) {
    expect(await viewOf(who, match)).toMatchObject({ offers: [], decisions: [], match: { state: 'paused' } });
    expect(await linesOf(who, match)).toContain('Dinner');
  }
  const turnsTo = async (what: string): Promise<unknown> =>
    expectStatus(await game.at(game.gm, 'POST', `/gm/${what}`, { body: { reason: 'x' } }), 200);
  await turnsTo('pause');
  await turnsTo('resume');
  expect(await summary(one)).toMatchObject({ state: 'paused' });
  await turnsTo('pause');
  expect(expectStatus(await act('resume', { reason: 'Eaten' }), 200).body['state']).toBe('paused');
  expect(await summary(one)).toMatchObject({ state: 'paused' });
  await turnsTo('resume');
  const [goesOn] = (await summary(one)).awaited;
  expect(goesOn?.decision).toBe(asked?.decision);
  expect(Date.parse(String(goesOn?.deadline))).toBeGreaterThan(Date.parse(String(asked?.deadline)));
  // And by the game master's word alone.
  expectStatus(await act('pause', { reason: 'x' }), 200);
  expect(expectStatus(await act('resume', { reason: 'x' }), 200).body['state']).toBe('running');
  const [again] = (await summary(one)).awaited;
  expect(Date.parse(String(again?.deadline))).toBeGreaterThanOrEqual(Date.parse(String(goesOn?.deadline)));
  expect((await playFirstTurn(one)).orders).toBeGreaterThan(0);
});

it('MAT-8 from a deadline of the game master on, bots play the match to its end', async () => {
  const one = await fight();
  const { game, act, match, battle } = one;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  expectStatus(await act('deadline', { at: soon, reason: 'Tonight' }), 200);
  expect((await summary(one)).awaited[0]?.deadline).toBe(soon);
  expectStatus(await act('deadline', { at: null, reason: 'Never' }), 200);
  expect((await summary(one)).awaited[0]?.deadline).not.toBe(soon);
  expectStatus(await act('deadline', { at: soon, reason: 'Tonight' }), 200);
  await app.pool.query(
    `UPDATE matches SET settle_at = clock_timestamp(), deadline_at = clock_timestamp() WHERE id = $1`,
    [match],
  );
  await sweep();
  expect((await endedBattle(game, battle))['reports']).toMatchObject([{ state: 'applied', by: null }]);
  expect(await linesOf(first(game), match)).toContain('The game master’s deadline has passed');
});

it('MAT-2 goes back to the start of a turn, rolls anew, and the log proves it', async () => {
  const one = await openedUntil(fight, async (tried) => !(await playFirstTurn(tried)).isOver);
  const { game, act, match, battle } = one;
  const before = await viewOf(first(game), match);
  const done = expectStatus(await act('rewind', { turn: 1, reason: 'A mistake' }), 200).body;
  expect(done['state']).toBe('running');
  expect(await summary(one)).toMatchObject({ turn: 1 });
  expect(refused(await act('rewind', { turn: 2, reason: 'x' }))[0]).toBe(422);
  const told = await linesOf(first(game), match);
  expect(told).toContain('back to the start of turn 1: A mistake');
  const after: Viewed = await viewOf(first(game), match);
  expect(after.seq).toBeGreaterThan(before.seq);
  const { rows } = await app.pool.query('SELECT epoch FROM matches WHERE id = $1', [match]);
  expect(rows).toEqual([{ epoch: 1 }]);
  const { isOver } = await playFirstTurn(one);
  // What counted for nothing is not in the course of it.
  const past = await game.gm.call('GET', `/v1/matches/${match}/scene.svg?turn=1`);
  expect(past.status).toBe(200);
  if (!isOver) expectStatus(await act('settle', { reason: 'Enough' }), 200);
  expect((await endedBattle(game, battle))['reports']).toMatchObject([{ state: 'applied' }]);

  const { dice } = await summary(one);
  const log = expectStatus(await game.gm.call('GET', `/v1/matches/${match}/log`), 200).body as unknown as {
    setup: unknown;
    system: string;
    version: string;
  };
  const system = SYSTEMS.find(log.system, log.version);
  if (system === null) throw new Error('no system');
  const { rows: states } = await app.pool.query<{ state: Frame; changes: Edits }>(
    'SELECT state, changes FROM match_states WHERE match_id = $1',
    [match],
  );
  const { state, changes } = states[0] ?? { state: null, changes: null };
  const played = { setup: log.setup, dice: { seed: hexBytes(dice.seed) }, state: edited(state, changes) };
  const entries = await readLog(app.pool, match);
  const report = replayMatch(system, played as unknown as Match, entries);
  expect(report).toMatchObject({ differs: null, isSameState: true });
  const labels = (from: number): readonly string[] =>
    entries
      .filter(({ number }) => number > from)
      .flatMap(({ events }) => events.flatMap(({ rolls }) => rolls.map(({ label }) => label)));
  expect(labels(0).length).toBe(new Set(labels(0)).size);
  const rewound = entries.find(({ entry }) => entry.kind === 'rewind')?.number ?? 0;
  expect(labels(rewound).every((label) => label.startsWith('1|'))).toBe(true);
});
