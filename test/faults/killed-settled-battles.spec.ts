/**
 * `kill -9` of the server while bots settle several battles at one deadline (MAT-8): what was ordered stands, the
 * next start plays all of them on, and each report counts once.
 */
import { endedBattle, handOver, openDuel } from '../support/matches/battle-matches';
import { wait } from '../support/faults/checks';
import { oneServer } from '../support/faults/one-server';
import { personOn as on } from '../support/faults/person-on';
import type { ServerProcess } from '../support/faults/server';
import { gameOf } from '../support/game';
import { expectStatus, startedCampaign } from '../support/players';

const BATTLES = 3;
/** Many times what they take on a busy machine. */
const PATIENCE_MS = 900_000;
/** So much later bots begin, whatever the machine needs to say so of all battles. */
const AHEAD_MS = 15_000;

const host = oneServer('settled');

interface Open {
  readonly setUp: Awaited<ReturnType<typeof startedCampaign>>;
  readonly battle: string;
  readonly match: string;
}

const opened = async (server: ServerProcess): Promise<Open> => {
  const setUp = await startedCampaign(server, 2);
  const game = await gameOf(setUp);
  const battle = await openDuel(game, ['locust-lct-1v', 'enforcer-enf-4r']);
  const handed = expectStatus(await handOver(game, battle, { engine: 'battletech' }), 200);
  return { setUp, battle, match: String(handed.body['match']) };
};

interface Logged {
  readonly match: string;
  readonly number: number;
  readonly entry: string;
}

/** What is in the log of the matches, in order. */
const logOf = async (matches: readonly string[]): Promise<readonly Logged[]> => {
  const pool = host.look();
  try {
    const { rows } = await pool.query<Logged>(
      'SELECT match_id AS match, number::float8 AS number, entry::text AS entry FROM match_log WHERE match_id = ANY($1::uuid[]) ORDER BY match_id, number',
      [matches],
    );
    return rows;
  } finally {
    await pool.end();
  }
};

it(
  'MAT-8 battles that bots settle at one deadline are played on after kill -9, each reported once',
  async () => {
    const server = await host.start();
    const all: Open[] = [];
    for (let count = 0; count < BATTLES; count += 1) all.push(await opened(server));
    const matches = all.map(({ match }) => match);
    const at = new Date(Date.now() + AHEAD_MS).toISOString();
    for (const { setUp, match } of all) {
      const body = { at, reason: 'They are away' };
      const told = await setUp.gm.call('POST', `/v1/matches/${match}/gm/deadline`, { body });
      // A machine that was too slow for it: bots begin at once.
      if (told.status === 422)
        expectStatus(
          await setUp.gm.call('POST', `/v1/matches/${match}/gm/settle`, { body: { reason: body.reason } }),
          200,
        );
      else expectStatus(told, 200);
    }
    const quiet = (await logOf(matches)).length;

    // Bots have begun, and then nobody ends in an orderly way.
    let before = await logOf(matches);
    for (const until = Date.now() + 120_000; Date.now() < until && before.length < quiet + 2 * BATTLES;) {
      await wait(20);
      before = await logOf(matches);
    }
    expect(before.length).toBeGreaterThan(quiet);
    await server.kill();

    const again = await host.start();
    for (const { setUp, battle } of all) {
      const players = setUp.players.map((one) => on(again, one));
      const game = await gameOf({ ...setUp, gm: on(again, setUp.gm), players });
      const done = await endedBattle(game, battle, 240_000);
      expect(done['reports']).toMatchObject([{ state: 'applied', by: null }]);
    }
    const after = new Set((await logOf(matches)).map((one) => JSON.stringify(one)));
    expect(before.filter((one) => !after.has(JSON.stringify(one)))).toEqual([]);
    expect(await again.stop()).toBe(0);
  },
  PATIENCE_MS,
);
