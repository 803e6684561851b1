/**
 * `kill -9` of the server between the end of a battle's match and its report (MAT-7): the match is over, the
 * battle is not; after the new start the report counts, once.
 */
import { endedBattle, openBattleMatch } from '../support/matches/battle-matches';
import { oneServer } from '../support/faults/one-server';
import { personOn as on } from '../support/faults/person-on';
import { gameOf, type Player } from '../support/game';
import { playOn } from '../support/matches/matches';
import { startedCampaign } from '../support/players';

const host = oneServer('battle-match');

it('MAT-7 the end of a match is reported after kill -9, and only once', async () => {
  const server = await host.start();
  const setUp = await startedCampaign(server, 2);
  const game = await gameOf(setUp);
  const [a, b] = game.players as [Player, Player];
  const { battle, match } = await openBattleMatch(game);

  const pool = host.look();
  const client = await pool.connect();
  try {
    // Who holds the campaign keeps its report waiting, not the match.
    await client.query('BEGIN');
    await client.query('SELECT FROM campaigns WHERE id = $1 FOR NO KEY UPDATE', [game.id]);
    const [ended] = await Promise.all([playOn(a, match), playOn(b, match)]);
    expect(ended.match.state).toBe('over');
    await server.kill();
    await client.query('ROLLBACK');
    const between = await client.query(
      `SELECT m.report, b.state FROM matches m JOIN battles b ON b.campaign_id = m.campaign_id AND b.id = m.battle_id WHERE m.id = $1`,
      [match],
    );
    expect(between.rows).toEqual([{ report: 'due', state: 'open' }]);
  } finally {
    client.release(true);
    await pool.end();
  }

  const again = await host.start();
  const players = setUp.players.map((player) => on(again, player));
  const after = await gameOf({ ...setUp, gm: on(again, setUp.gm), players });
  const done = await endedBattle(after, battle);
  expect(done['reports']).toMatchObject([{ state: 'applied', by: null }]);
  expect((await after.view(after.gm)).phase).toBe('supply');
  expect(await again.stop()).toBe(0);
});
