/**
 * ROUND-3: who had said `ready` before standing words were known has acted in their round; who was marked in
 * earlier rounds has not.
 */
import { MIGRATIONS_DIRECTORY, readMigrations } from '../../../src/infrastructure/postgres/migrate';
import { startTestApp, type TestApp } from '../../support/app';
import { newGame, type Game, type Player } from '../../support/game';
import { expectStatus } from '../../support/players';

let app: TestApp;
let game: Game;
beforeAll(async () => {
  app = await startTestApp({ PROCESS: 'api' });
  game = await newGame(app, { onDeadline: 'wait' });
});
afterAll(() => app.close());

const migrated = async (): Promise<void> => {
  await app.pool.query(
    'DROP TABLE standing_words; ALTER TABLE campaigns DROP COLUMN words; ALTER TABLE order_sheets DROP COLUMN spoke',
  );
  const sql = readMigrations(MIGRATIONS_DIRECTORY).find(({ name }) => name.endsWith('_standing_words'))?.sql;
  await app.pool.query(sql ?? 'no such migration');
};
const leave = (who: Player): Promise<unknown> =>
  game
    .at(who, 'PUT', '/standing', { body: { readyWhenNothingToOrder: false, readyIn: ['preparation'] } })
    .then((answer) => expectStatus(answer, 200));

it('ROUND-3 a mark of the open round counts as said, one of a round before does not', async () => {
  const [A, B] = game.players as [Player, Player];
  expectStatus(await game.at(A, 'PUT', '/ready', { body: { ready: true } }), 200);
  await migrated();
  await leave(B);
  expect((await game.view(A)).phase).toBe('planning');
  expectStatus(await game.at(A, 'PUT', '/ready', { body: { ready: true } }), 200);
  for (let tries = 0; tries < 9 && (await game.view(A)).round === 1; tries += 1) await game.advance();
  await migrated();
  await leave(B);
  expect(await game.view(A)).toMatchObject({ round: 2, phase: 'preparation' });
  expect((await game.view(A)).forces.map(({ ready }) => ready)).toEqual([false, false]);
});
