/** What must hold of a war after every fault. */
import pg from 'pg';
import { replay } from '../../../src/infrastructure/store/history/replay';
import { storedEventsOf } from '../stored-history';

/** Every phase of every epoch that was opened more than once. */
const openedTwice = async (pool: pg.Pool, id: string): Promise<readonly string[]> => {
  const opened = (await storedEventsOf(pool, id, 'phase-opened')).map(({ epoch, data }) => {
    const { round, phase, step } = data as Position;
    return [epoch, round, phase, step].join(' ');
  });
  return opened.filter((one, index) => opened.indexOf(one) < index);
};

/**
 * Nothing half done (the events give what the tables hold) and nothing done twice (each phase was opened
 * once).
 */
export const expectSound = async (pool: pg.Pool, war: { readonly id: string }): Promise<void> => {
  const report = await replay(pool, war.id);
  expect(report?.checks.filter((check) => !check.same)).toEqual([]);
  expect(await openedTwice(pool, war.id)).toEqual([]);
};

export interface Position {
  readonly epoch: number;
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}

export const positionOf = async (pool: pg.Pool, { id }: { readonly id: string }): Promise<Position> => {
  const { rows } = await pool.query<Position>(
    'SELECT epoch, round, phase, step FROM campaigns WHERE id = $1',
    [id],
  );
  if (rows[0] === undefined) throw new Error('there is no such campaign');
  return rows[0];
};

/** ms since 1970 by the database's clock. */
export const databaseNow = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ now: string }>(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now',
  );
  return Number(rows[0]?.now);
};

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * A pool to look at a database with, and to act in it as a server does (`pool.ts`), which takes it calmly
 * when the database is restarted or dropped under it.
 */
export const lookingPool = (connectionString: string, options: string | null = null): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: 6,
    pipeline: true,
    application_name: 'check',
    ...(options === null ? {} : { options }),
  });
  pool.on('error', () => undefined);
  return pool;
};
