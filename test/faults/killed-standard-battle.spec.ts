/**
 * `kill -9` of the server while bots settle a battle under the standard rules (MAT-4, MAT-8, BT-2): what was
 * ordered stands, the next start plays on, and the report counts once.
 */
import { until } from '../support/eventually';
import { endedBattle, handOver, openDuel } from '../support/matches/battle-matches';
import { oneServer } from '../support/faults/one-server';
import { personOn as on } from '../support/faults/person-on';
import { gameOf } from '../support/game';
import { expectStatus, startedCampaign, type Person } from '../support/players';

const host = oneServer('standard-battle');

const toldTo = async (person: Person, match: string): Promise<readonly { readonly seq: number }[]> =>
  expectStatus(await person.call('GET', `/v1/matches/${match}/events?limit=100`), 200).body[
    'items'
  ] as unknown as readonly { readonly seq: number }[];

it('MAT-8 a battle that bots settle is played on after kill -9, and reported once', async () => {
  const server = await host.start();
  const setUp = await startedCampaign(server, 2);
  const game = await gameOf(setUp);
  const [player] = setUp.players;
  if (player === undefined) throw new Error('nobody plays');
  const battle = await openDuel(game, ['archer-arc-2r', 'enforcer-enf-4r']);
  const handed = expectStatus(await handOver(game, battle, { engine: 'battletech' }), 200);
  const match = String(handed.body['match']);
  const reason = { reason: 'They are away' };
  expectStatus(await game.gm.call('POST', `/v1/matches/${match}/gm/settle`, { body: reason }), 200);

  // Some of it is played, and then nobody ends in an orderly way.
  let before: readonly { readonly seq: number }[] = [];
  await until('play of bots', async () => (before = await toldTo(player, match)).length >= 6);
  await server.kill();

  const again = await host.start();
  const players = setUp.players.map((one) => on(again, one));
  const after = await gameOf({ ...setUp, gm: on(again, setUp.gm), players });
  const done = await endedBattle(after, battle, 180_000);
  expect(done['reports']).toMatchObject([{ state: 'applied', by: null }]);
  expect((await toldTo(on(again, player), match)).slice(0, before.length)).toEqual(before);
  expect(await again.stop()).toBe(0);
});
