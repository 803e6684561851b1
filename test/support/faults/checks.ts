/** What must hold of a war after every fault. */
import pg from 'pg';
import { replay } from '../../../src/infrastructure/store/history/replay';

/** Every phase of every epoch that was opened more than once. */
const OPENED_TWICE = `SELECT epoch, data->>'round' AS round, data->>'phase' AS phase, data->>'step' AS step, count(*)::int AS count FROM events
  WHERE campaign_id = $1 AND type = 'phase-opened' GROUP BY 1, 2, 3, 4 HAVING count(*) > 1`;

/** Nothing half done (the events give what the tables hold) and nothing done twice (each phase was opened once). */
export const expectSound = async (pool: pg.Pool, war: { readonly id: string }): Promise<void> => {
  const report = await replay(pool, war.id);
  expect(report?.checks.filter((check) => !check.same)).toEqual([]);
  expect((await pool.query(OPENED_TWICE, [war.id])).rows).toEqual([]);
};

export interface Position {
  readonly epoch: number;
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}

export const positionOf = async (pool: pg.Pool, { id }: { readonly id: string }): Promise<Position> => {
  const { rows } = await pool.query<Position>('SELECT epoch, round, phase, step FROM campaigns WHERE id = $1', [id]);
  if (rows[0] === undefined) throw new Error('there is no such campaign');
  return rows[0];
};

/** ms since 1970 by the database's clock. */
export const databaseNow = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ now: string }>('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now');
  return Number(rows[0]?.now);
};

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A pool to look at a database with, which takes it calmly when the database is restarted or dropped under it. */
export const lookingPool = (connectionString: string, options: string | null = null): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: 6, application_name: 'check', ...(options === null ? {} : { options }) });
  pool.on('error', () => undefined);
  return pool;
};
