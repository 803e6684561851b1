/**
 * Ids of requests: random, so that nobody can read from their own how many others came between. Ids from
 * outside are not taken: they would get into the log.
 */
import { randomFillSync } from 'node:crypto';

const BYTES_PER_ID = 12;
/** Random bytes cost by the call, hardly by the byte: so many ids are drawn at once. */
const IDS_AT_ONCE = 512;

/** 96 random bits each: cheap, and in all processes and starts no two alike. */
export function requestIds(): () => string {
  const pool = Buffer.alloc(BYTES_PER_ID * IDS_AT_ONCE);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += BYTES_PER_ID;
    return pool.toString('base64url', next - BYTES_PER_ID, next);
  };
}
