/** A campaign's history as it lies in the database, for tests that look behind the API. */
import type pg from 'pg';
import { readEvents, type StoredEvent } from '../../src/infrastructure/store/history/read-events';

/** All events, in their order. */
export const storedEvents = async (pool: pg.Pool, id: string): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of readEvents(pool, id)) events.push(event);
  return events;
};

export const storedEventsOf = async (
  pool: pg.Pool,
  id: string,
  type: string,
): Promise<readonly StoredEvent[]> => (await storedEvents(pool, id)).filter((event) => event.type === type);
