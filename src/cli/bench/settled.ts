/**
 * Bench: so many battles of campaigns, each with a deadline of its game master at the same instant, from which
 * bots play them to their ends (MAT-8). Meanwhile another client reads views of another campaign 50 times a
 * second. How long until all reports count, what the other client waited, and the longest that nobody got
 * their turn.
 */
import type { CampaignId } from '../../kernel';
import { copyCampaign } from '../seed/copy';
import { openBattlefield } from './support/battle-ground';
import { bearer, logIn } from './support/clients';
import { figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { steadyLoad } from './support/steady-load';
import { cpuSeconds } from './support/server';
import { startWatchedServer } from './support/watched-server';

const PER_SECOND = 50;
/** 4 v 4. */
const SHAPE = { forces: 2, mechs: 4 } as const;
/** Before the deadline: until all battles have been told of it. */
const AHEAD_MS = 20_000;
const REASON = 'They are away';

const pause = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

type Post = (path: string, body: object) => Promise<Readonly<Record<string, unknown>>>;

const poster =
  (port: number, headers: Readonly<Record<string, string>>): Post =>
  async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };

const notCounted = async ({ database: { pool } }: Ground, ids: readonly CampaignId[]): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(
    `SELECT count(*) AS count FROM matches WHERE campaign_id = ANY($1::uuid[]) AND report IS DISTINCT FROM 'counted'`,
    [ids],
  );
  return Number(rows[0]?.count);
};

export const benchSettled = async (ground: Ground, battles: number): Promise<Figures> => {
  const accounts = [ground.template.gm, ...ground.template.players.map(({ user }) => user)];
  const field = await openBattlefield(ground.host, SHAPE, accounts);
  const campaigns = await copyCampaign(ground.database.pool, field.id, battles);
  const [other] = await ground.copies(1);
  const server = await startWatchedServer(ground);
  try {
    const post = poster(server.port, bearer(await logIn(server.port, 'gm')));
    const matches: string[] = [];
    for (const id of campaigns) {
      const handed = await post(`campaigns/${id}/battles/${field.battle}/engine`, { engine: 'battletech' });
      matches.push(String(handed['match']));
    }
    const at = Date.now() + AHEAD_MS;
    for (const match of matches)
      await post(`matches/${match}/gm/deadline`, { at: new Date(at).toISOString(), reason: REASON });
    const headers = bearer(await logIn(server.port, 'player-3'));
    const path = `/v1/campaigns/${other ?? ''}/view`;
    const load = steadyLoad({
      port: server.port,
      perSecond: PER_SECOND,
      request: () => ({ method: 'GET', path, headers, body: null }),
    });
    await pause(Math.max(0, at - Date.now()));
    await server.longestBlock();
    load.forget();
    const before = cpuSeconds(server.pid);
    while ((await notCounted(ground, campaigns)) > 0) await pause(100);
    const seconds = (Date.now() - at) / 1000;
    const times = load.times();
    const block = await server.longestBlock();
    const failures = await load.stop();
    if (failures.length > 0) throw new Error(`requests failed: ${failures.slice(0, 3).join('; ')}`);
    return {
      'settled, all reported': figure(seconds, 's'),
      'settled, CPU a battle': figure((1000 * (cpuSeconds(server.pid) - before)) / battles, 'ms'),
      "settled, others' p50": figure(percentile(times, 0.5), 'ms'),
      "settled, others' p99": figure(percentile(times, 0.99), 'ms'),
      "settled, others' worst": figure(percentile(times, 1), 'ms'),
      'settled, longest block': figure(block, 'ms'),
    };
  } finally {
    await server.stop();
  }
};
