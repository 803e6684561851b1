/**
 * Bench: matches of Dark Age of 300 points over HTTP, one order after the other: what a view with all its
 * offers, an order and a draft take. Then matches that its bot fights against itself, in processor time.
 */
import { CONTESTS, fight } from '../../games/dark-age/arena';
import { figure, type Figures, median, percentile } from './support/figures';
import type { Ground } from './support/ground';
import { BOTH_MINE, noTimes, openTables } from './support/match-table';
import { cpuSeconds, startServer } from './support/server';

const SECOND_MS = 1_000;
const WARM_UP_ORDERS = 200;
const MATCHES = 4;
const SETUP = {
  size: 300,
  terrain: 'hills',
  seed: 'bench',
  forces: [{ army: 'highlanders-300' }, { army: 'dragons-fury-300' }],
};

const playedByBots = (matches: number): readonly number[] => {
  const { mirror } = CONTESTS;
  if (mirror === undefined) throw new Error('no mirror');
  const paces = Array.from({ length: matches + MATCHES }, (_, number) => {
    const before = process.cpuUsage();
    fight(mirror, 'bench', number);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  });
  // The first ones only warm up.
  return paces.slice(MATCHES);
};

export const benchDarkAge = async (ground: Ground, orders: number, matches: number): Promise<Figures> => {
  const server = await startServer({ DATABASE_URL: ground.database.url, DATA_DIR: ground.dataDir });
  try {
    const opening = { system: 'dark-age', setup: SETUP, seats: BOTH_MINE };
    const tables = await openTables(server.port, opening, MATCHES);
    const times = noTimes();
    const play = async (count: number, into: typeof times): Promise<void> => {
      for (let order = 0; order < count; order += 1)
        await tables[order % tables.length]?.play(performance.now(), into);
    };
    await play(WARM_UP_ORDERS, noTimes());
    const before = cpuSeconds(server.pid);
    await play(orders, times);
    const processorMs = (SECOND_MS * (cpuSeconds(server.pid) - before)) / times.order.length;
    const paces = playedByBots(matches);
    return {
      // With the view before it, and a quarter of a draft: also where others use the machine.
      'order, processor': figure(processorMs, 'ms'),
      'order p50': figure(median(times.order), 'ms'),
      'order p95': figure(percentile(times.order, 0.95), 'ms'),
      'view with offers p50': figure(median(times.view), 'ms'),
      'view with offers p95': figure(percentile(times.view, 0.95), 'ms'),
      'draft p95': figure(percentile(times.draft, 0.95), 'ms'),
      'match of two bots, processor': figure(median(paces), 's'),
      'match of two bots, longest': figure(Math.max(...paces), 's'),
    };
  } finally {
    await server.stop();
  }
};
