/**
 * A campaign's battle on the server (MAT-2, MAT-7, BT-1): handed over, fought over HTTP by its players and by
 * bots, and counted; who sees it and who does not; what forbids it.
 */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import {
  battleAs,
  endedBattle,
  handOver,
  openBattleMatch,
  openDuel,
  QUICK,
} from '../support/matches/battle-matches';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { firstOf, playOn, turnOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';
import { openStream } from '../support/stream';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const refused = ({ status, body }: Answer): readonly unknown[] => [status, body['code']];
const codes = ({ body }: Answer): readonly string[] =>
  (body['violations'] as unknown as { code: string }[]).map(({ code }) => code);
const playersOf = (game: Game): readonly [Player, Player] => game.players as [Player, Player];
const matchAs = (who: Person, match: string): Promise<Answer> => who.call('GET', `/v1/matches/${match}`);

it('MAT-7 is fought by its players, and its end is the report, which counts at once', async () => {
  const game = await newGame(app);
  const [a, b] = playersOf(game);
  const battle = await openDuel(game);
  expect(await battleAs(game, a, battle)).toMatchObject({ engine: 'table', match: null });

  const dry = expectStatus(await handOver(game, battle, QUICK, '?dryRun=true'), 200);
  expect(dry.body).toEqual({ battle, engine: 'battletech', match: null });
  expect(await battleAs(game, a, battle)).toMatchObject({ engine: 'table', match: null });

  const { match } = expectStatus(await handOver(game, battle), 200).body as unknown as { match: string };
  // Handed over again it is the same match.
  expect(expectStatus(await handOver(game, battle), 200).body).toMatchObject({ match });
  for (const who of [a, b, game.gm]) {
    const seen = await battleAs(game, who, battle);
    check('Battle', seen);
    // MAT-5: its own clock counts.
    expect(seen).toMatchObject({ engine: 'battletech', match, dueAt: null, overdue: false, state: 'open' });
  }
  const shown = expectStatus(await matchAs(a, match), 200).body;
  check('Match', shown);
  expect(shown).toMatchObject({
    state: 'running',
    battle: { campaign: game.id, battle },
    seats: [
      { seat: 'A', force: a.force, user: { id: a.id }, bot: null },
      { seat: 'B', force: b.force, user: { id: b.id }, bot: null },
    ],
  });
  for (const who of [a, b])
    expect(expectStatus(await who.call('GET', '/v1/matches'), 200).body['items']).toMatchObject([
      { id: match },
    ]);

  const [ended] = await Promise.all([playOn(a, match), playOn(b, match)]);
  expect(ended.match.state).toBe('over');
  const done = await endedBattle(game, battle);
  check('Battle', done);
  const { winners } = ended.match.outcome ?? { winners: [] };
  const reports = done['reports'] as unknown as {
    id: string;
    by: unknown;
    state: string;
    body: { holder: string };
  }[];
  expect(reports).toMatchObject([{ by: null, state: 'applied', id: done['report'] }]);
  const setup = done['setup'] as unknown as { sides: { side: string; forces: string[] }[] };
  const won = winners.map((seat) => (seat === 'A' ? a.force : b.force));
  const side = setup.sides.find(({ forces }) => forces.some((force) => won.includes(force)))?.side ?? null;
  expect([reports[0]?.body.holder, done['winner']]).toEqual([side, side]);
  // The step ends with its last battle.
  expect((await game.view(a)).phase).toBe('supply');
  const events = await game.at(a, 'GET', '/events?limit=100');
  expect(events.text).toContain('BattleTech on the server');
});

it('MAT-2 a bot plays for a force that nobody plays, and withdraws for who gives up', async () => {
  const game = await newGame(app);
  const [a, b] = playersOf(game);
  const { battle, match } = await openBattleMatch(game);
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/members/${b.id}/remove`, { body: { reason: 'Gone' } }),
    200,
  );
  expect(expectStatus(await matchAs(a, match), 200).body['seats']).toMatchObject([
    {},
    { user: null, bot: 'hold' },
  ]);
  expect(refused(await matchAs(b, match))).toEqual([404, 'request/not-found']);
  // One order only: the dice may end a match in its first turn.
  await playOn(a, match, 1);
  const given = expectStatus(await a.call('POST', `/v1/matches/${match}/resign`), 200);
  expect(given.body).toEqual({ seat: 'A', state: 'running' });
  expect(expectStatus(await matchAs(a, match), 200).body['seats']).toMatchObject([
    { user: { id: a.id }, bot: 'withdraw' },
    { bot: 'hold' },
  ]);
  expect((await endedBattle(game, battle))['reports']).toMatchObject([{ state: 'applied' }]);
});

it('MAT-2 who loses their seat is told nothing more of it', async () => {
  const game = await newGame(app);
  const [, b] = playersOf(game);
  const { match } = await openBattleMatch(game);
  const stream = await openStream(app, b.token, `/v1/matches/${match}/events/stream`);
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/members/${b.id}/remove`, { body: { reason: 'Gone' } }),
    200,
  );
  await stream.ended;
});

it('MAT-2 who may not see the battle does not see the match; the game master sees it and commands nobody', async () => {
  const game = await newGame(app);
  const [a, b] = playersOf(game);
  const { battle, match } = await openBattleMatch(game);
  const body = firstOf(await Promise.any([turnOf(a, match), turnOf(b, match)]));
  const view = expectStatus(await game.gm.call('GET', `/v1/matches/${match}/view`), 200).body;
  check('MatchView', view);
  expect(view).toMatchObject({ you: null, offers: [], decisions: [] });
  expect(refused(await game.gm.call('POST', `/v1/matches/${match}/orders`, { body }))[0]).toBe(404);
  expect(refused(await game.gm.call('POST', `/v1/matches/${match}/resign`))[0]).toBe(404);

  const strangers = [await register(app, 'Stranger'), ...playersOf(await newGame(app))];
  for (const who of strangers) {
    for (const rest of ['', '/view', '/board', '/events'])
      expect(refused(await who.call('GET', `/v1/matches/${match}${rest}`))).toEqual([
        404,
        'request/not-found',
      ]);
    expect(refused(await who.call('POST', `/v1/matches/${match}/orders`, { body }))[0]).toBe(404);
  }
  expect(await battleAs(game, a, battle)).toMatchObject({ match });
});

it('BT-1 what forbids it is named at once, and nothing changes', async () => {
  const game = await newGame(app);
  const [a] = playersOf(game);
  const battle = await openDuel(game, ['archer-arc-2r', 'enforcer-enf-4r']);
  const before = await battleAs(game, game.gm, battle);
  const wrong = await handOver(game, battle);
  expect(wrong.status).toBe(422);
  expect(codes(wrong)).toEqual(['battletech/not-covered']);
  check('Problem', wrong.body);
  expect(String(wrong.body['detail'])).not.toBe('');
  expect(refused(await handOver(game, battle, { engine: 'battletech', level: 'expert' }))).toEqual([
    400,
    'shape/not-a-choice',
  ]);
  expect(refused(await handOver(game, battle, { engine: 'battletech', tempo: 'blocks' }))[0]).toBe(400);
  expect(refused(await game.at(a, 'POST', `/battles/${battle}/engine`, { body: QUICK }))[0]).toBe(403);
  expect(await battleAs(game, game.gm, battle)).toEqual(before);
});

it('MAT-2 the options of a campaign say by which rules and how fast', async () => {
  const matches = { level: 'quickstart', tempo: 'alternate', hoursPerDecision: 12 };
  const game = await newGame(app, { matches });
  expect(
    expectStatus(await game.gm.call('GET', `/v1/campaigns/${game.id}`), 200).body['options'],
  ).toMatchObject({ matches });
  const battle = await openDuel(game);
  expect(
    expectStatus(await handOver(game, battle, { engine: 'battletech' }), 200).body['match'],
  ).not.toBeNull();
  const { gm } = game;
  for (const wrong of [{ level: 'expert' }, { tempo: 1 }, { hoursPerDecision: 0 }, { speed: 1 }, null])
    expect(
      refused(
        await gm.call('POST', '/v1/campaigns', {
          body: { name: 'W', seats: 2, options: { matches: wrong } },
        }),
      ),
    ).toEqual([400, expect.stringMatching(/^shape\//)]);
});

it('MAT-2 the game master gives seats to bots and ends the match, with a reason that every seat is told', async () => {
  const game = await newGame(app);
  const [a, b] = playersOf(game);
  const { battle, match } = await openBattleMatch(game);
  const at = `/v1/matches/${match}/gm`;
  const act = (who: Person, what: string, body: object, query = ''): Promise<Answer> =>
    who.call('POST', `${at}/${what}${query}`, { body });
  const away = { seat: 'A', stance: 'attack', reason: 'Anna is away' };

  for (const [what, body] of [
    ['bot', away],
    ['settle', { reason: 'x' }],
    ['end', { reason: 'x' }],
  ] as const) {
    expect(refused(await act(a, what, body))).toEqual([403, 'request/forbidden']);
    expect(refused(await act(await register(app, 'Stranger'), what, body))).toEqual([
      404,
      'request/not-found',
    ]);
    expect(refused(await act(game.gm, what, { ...body, reason: '' }))).toEqual([400, 'shape/not-a-text']);
    expect(expectStatus(await act(game.gm, what, body, '?dryRun=true'), 200).body['state']).toMatch(
      /running|over/,
    );
  }
  expect(codes(await act(game.gm, 'bot', { ...away, seat: 'Z' }))).toEqual(['match/no-such-seat']);
  expect(refused(await act(game.gm, 'bot', { ...away, stance: 'flee' }))[0]).toBe(400);

  const given = expectStatus(await act(game.gm, 'bot', away), 200).body;
  check('MatchActed', given);
  expect(given).toEqual({
    state: 'running',
    seats: [
      { seat: 'A', bot: 'attack' },
      { seat: 'B', bot: null },
    ],
  });
  const told = await b.call('GET', `/v1/matches/${match}/events?limit=100`);
  expect(told.text).toContain('The game master has a bot play for seat A: Anna is away');
  expect(expectStatus(await act(game.gm, 'bot', { ...away, stance: null }), 200).body['seats']).toMatchObject(
    [{ bot: null }, {}],
  );

  expect(expectStatus(await act(game.gm, 'end', { reason: 'The evening is over' }), 200).body).toMatchObject({
    state: 'over',
  });
  expect(refused(await act(game.gm, 'end', { reason: 'Again' }))).toEqual([409, 'match/not-running']);
  const done = await endedBattle(game, battle);
  expect(done).toMatchObject({ winner: null, reports: [{ state: 'applied' }] });
  expect((await b.call('GET', `/v1/matches/${match}/events?limit=100`)).text).toContain(
    'The evening is over',
  );
});

it('MAT-8 bots play a match to its end by the word of the game master', async () => {
  const game = await newGame(app);
  const { battle, match } = await openBattleMatch(game);
  const body = { reason: 'Nobody comes' };
  const settled = expectStatus(
    await game.gm.call('POST', `/v1/matches/${match}/gm/settle`, { body }),
    200,
  ).body;
  expect(settled['seats']).toEqual([
    { seat: 'A', bot: 'attack' },
    { seat: 'B', bot: 'attack' },
  ]);
  expect((await endedBattle(game, battle))['reports']).toMatchObject([{ state: 'applied', by: null }]);
  expect(expectStatus(await matchAs(game.gm, match), 200).body).toMatchObject({ state: 'over' });
});
