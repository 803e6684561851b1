/**
 * Bench: large battles of BattleTech under the standard rules over HTTP, with nobody else: how long it takes
 * until a seat has its view, which holds all its offers, of 12 v 12 on a sheet and of 40 v 40 on 25 sheets
 * (80 × 85 hexes), and how large that is.
 */
import { bearer, logIn } from './support/clients';
import { figure, median, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { HttpClient } from './support/http-client';
import { BOTH_MINE, noTimes, openTables } from './support/match-table';
import { startServer } from './support/server';

const SIZES = [
  [12, 1],
  [40, 5],
] as const;
const DESIGNS = ['hunchback-hbk-4g', 'enforcer-enf-4r', 'wolverine-wvr-6r', 'centurion-cn9-a'];
const LOOKS = 10;

const unitsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => DESIGNS[index % DESIGNS.length] ?? '');

const setupOf = (units: number, sheets: number): object => ({
  level: 'standard',
  terrain: 'scattered',
  seed: 'bench',
  size: { columns: sheets, rows: sheets },
  forces: ['A', 'B'].map((seat) => ({ seat, side: seat, units: unitsOf(units) })),
});

const benchOne = async (port: number, units: number, sheets: number, orders: number): Promise<Figures> => {
  const opening = { system: 'battletech', setup: setupOf(units, sheets), seats: BOTH_MINE };
  const [table] = await openTables(port, opening, 1);
  if (table === undefined) throw new Error('no table');
  const { id } = table;
  const client = new HttpClient(port, bearer(await logIn(port, 'player-1')));
  // Until all stand on the field.
  for (let order = 0; order < 2 * units; order += 1) await table.play(performance.now(), noTimes());
  const times = noTimes();
  let largest = 0;
  for (let order = 0; order < orders && table.id === id; order += 1) {
    await table.play(performance.now(), times);
    if (order % LOOKS !== 0) continue;
    const { text } = await client.send('GET', `/v1/matches/${id}/view`, null);
    largest = Math.max(largest, Buffer.byteLength(text));
  }
  const name = `${String(units)} v ${String(units)}`;
  return {
    [`${name}: view p50`]: figure(median(times.view), 'ms'),
    [`${name}: view p95`]: figure(percentile(times.view, 0.95), 'ms'),
    [`${name}: draft p95`]: figure(percentile(times.draft, 0.95), 'ms'),
    [`${name}: order p95`]: figure(percentile(times.order, 0.95), 'ms'),
    [`${name}: largest view`]: figure(largest / 1024, 'KB'),
  };
};

export const benchLargeMatches = async (ground: Ground, orders: number): Promise<Figures> => {
  const server = await startServer({ DATABASE_URL: ground.database.url, DATA_DIR: ground.dataDir });
  try {
    let figures: Figures = {};
    for (const [units, sheets] of SIZES)
      figures = { ...figures, ...(await benchOne(server.port, units, sheets, orders)) };
    return figures;
  } finally {
    await server.stop();
  }
};
