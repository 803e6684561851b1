/**
 * Orders as fast as the server takes them, in bursts of one order a match, beside a bare server that runs the
 * same statements on matches of its own. Views are read between the bursts, and do not count.
 */
import { OpenMatch } from '../../application/matches/opening/open-match';
import { PlayBots } from '../../application/matches/bots/play-bots';
import { SYSTEMS } from '../../games';
import { PgMatches } from '../../infrastructure/matches/pg-matches';
import { systemOf } from '../../infrastructure/matches/pinned-systems';
import { loadMasterKey } from '../../infrastructure/secrets/master-key';
import { DICE_SEEDS } from '../../infrastructure/secrets/purposes';
import { SealedBox } from '../../infrastructure/secrets/sealed-box';
import { systemChance } from '../../infrastructure/setup/chance';
import { seededDice } from '../../kernel';
import { startBareMatches, startGenerator, type Generator } from './support/children';
import { wire } from './support/clients';
import { compared, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { BOTH_MINE, openTables, type Table } from './support/match-table';
import { type Recorded, recordWrites } from './support/recorder';
import type { Server } from './support/server';

const SCENARIO = { system: 'battletech', scenario: 'pairs' };
const ORDERS = 30;
const POOL_SIZE = 10;
const CONNECTIONS = 16;
const WARM_UP = 5;
/** Of the bare server's matches: accounts may have 20 open. */
const PER_ACCOUNT = 9;
const STATEMENTS = /./;
const OF_AN_ORDER = /^bare-(lock-match|read-locked-match|append-match)/;

const newMatch = async (ground: Ground, matches: PgMatches): Promise<string> => {
  const { rows } = await ground.database.pool.query<{ id: string }>(
    `SELECT id FROM users WHERE display_name = 'player-1'`,
  );
  const user = rows[0]?.id as Parameters<OpenMatch['run']>[0];
  const opening = { ...SCENARIO, seats: [{ bot: 'attack' }, { bot: 'attack' }] };
  const options = { dryRun: false, idempotency: null };
  const opened = await new OpenMatch(
    matches,
    SYSTEMS,
    { find: () => Promise.resolve([]) },
    systemChance,
    Date.now,
  ).run(user, opening, options);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
};

/** The statements of one order each, as two bots' match sends them. */
export const recordedOrders = async (ground: Ground): Promise<readonly (readonly Recorded[])[]> => {
  const { pool } = ground.database;
  const matches = new PgMatches(pool, new SealedBox(loadMasterKey(null, ground.dataDir), DICE_SEEDS));
  const id = await newMatch(ground, matches);
  const bots = new PlayBots(matches, systemOf, {
    think: ({ system, version, knowledge, seat, decision, stance, seed }) =>
      Promise.resolve(systemOf({ system, version }).bot(knowledge, seat, decision, stance, seededDice(seed))),
  });
  const orders: (readonly Recorded[])[] = [];
  const one = async (): Promise<void> => {
    let left = 1;
    await bots.run(id, () => (left -= 1) < 0);
  };
  while (orders.length < ORDERS && (await matches.read(id))?.status === 'running') {
    const { writes } = await recordWrites(one, STATEMENTS);
    orders.push(writes.filter(({ name }) => OF_AN_ORDER.test(name)));
  }
  await pool.query('DELETE FROM matches WHERE id = $1', [id]);
  return orders;
};

const burst = async (
  generator: Generator,
  { port }: { readonly port: number },
  requests: readonly string[],
): Promise<number> => {
  const report = await generator.run({
    ...{ port, connections: CONNECTIONS, seconds: 0, answers: 0, requests, timed: false, once: true },
  });
  const isRight = Object.keys(report.statuses).every((status) => status === '200');
  if (!isRight) throw new Error(`orders were answered ${JSON.stringify(report.statuses)}`);
  return report.perSecond;
};

/** `rounds` bursts each. */
export const matchRate = async (
  ground: Ground,
  server: Server,
  tables: readonly Table[],
  recorded: readonly (readonly Recorded[])[],
  rounds: number,
): Promise<Figures> => {
  const bareServer = await startBareMatches(ground.database.url, POOL_SIZE, recorded);
  const generator = startGenerator();
  try {
    const others = await openTables(
      server.port,
      { ...SCENARIO, seats: BOTH_MINE },
      tables.length,
      PER_ACCOUNT,
    );
    const bareOrders = others.map(({ id }) => wire('POST', `/matches/${id}/orders`, {}, '{}'));
    const measured: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds + WARM_UP; round += 1) {
      const orders: string[] = [];
      for (const table of tables) orders.push(await table.nextOrder());
      const ours = await burst(generator, server, orders);
      const bare = await burst(generator, bareServer, bareOrders);
      if (round >= WARM_UP) measured.push({ ours, bare });
    }
    return { 'match orders, saturated': compared('a second', measured) };
  } finally {
    generator.stop();
    bareServer.stop();
  }
};
