/** A database that is never connected to: for an application that only describes itself. */
import pg from 'pg';
import type { Database } from './database';

export const idleDatabase = (): Database => {
  // A pool connects when it is first asked for something, which nobody does.
  const pool = new pg.Pool();
  return { url: '', pool, embedded: false, applied: [], close: () => pool.end() };
};
