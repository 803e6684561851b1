/**
 * A campaign's battle as a match of Dark Age (DA-CAMP, MAT-7): handed over by the game master, fought by
 * bots, and counted.
 */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { battleAs, endedBattle, handOver, openDuel } from '../support/matches/battle-matches';
import { type Game, newGame, type Player } from '../support/game';
import { expectStatus } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const DARK_AGE = { engine: 'dark-age' } as const;
const playersOf = (game: Game): readonly [Player, Player] => game.players as [Player, Player];

it('DA-CAMP-5 a battle is fought by bots as a match of figures, and its end is the report', async () => {
  const game = await newGame(app);
  const players = playersOf(game);
  const [a] = players;
  // What the quick start of BattleTech does not cover.
  const battle = await openDuel(game, ['archer-arc-2r', 'enforcer-enf-4r']);
  const dry = expectStatus(await handOver(game, battle, DARK_AGE, '?dryRun=true'), 200);
  expect(dry.body).toEqual({ battle, engine: 'dark-age', match: null });
  const { match } = expectStatus(await handOver(game, battle, DARK_AGE), 200).body as unknown as {
    match: string;
  };
  const shown = expectStatus(await a.call('GET', `/v1/matches/${match}`), 200).body;
  check('Match', shown);
  expect(shown).toMatchObject({ system: 'dark-age', battle: { campaign: game.id, battle } });
  const view = expectStatus(await a.call('GET', `/v1/matches/${match}/view`), 200).body;
  check('MatchView', view);
  for (const who of players)
    expectStatus(await who.call('PUT', `/v1/matches/${match}/bot`, { body: { stance: 'attack' } }), 200);
  const done = await endedBattle(game, battle);
  check('Battle', done);
  const reports = done['reports'] as unknown as { id: string; state: string; body: { units: unknown[] } }[];
  expect(reports).toMatchObject([{ state: 'applied', id: done['report'] }]);
  expect(reports[0]?.body.units).toHaveLength(2);
  expect(await battleAs(game, a, battle)).toMatchObject({ engine: 'dark-age', state: 'done' });
  const events = await game.at(a, 'GET', '/events?limit=100');
  expect(events.text).toContain('Dark Age on the server');
});
