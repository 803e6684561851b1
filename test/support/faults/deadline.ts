/**
 * Deadlines that have passed: no GM sets one in the past (ROUND-4), so they are set a moment ahead and waited
 * for.
 */
import type pg from 'pg';
import type { CommandCall } from '../../../src/application/campaigns/command';
import type { MoveDeadline } from '../../../src/application/gm/move-deadline';

import { databaseNow, wait } from './checks';
import { must } from './war';

const SOON_MS = 20;

/** Sets a deadline for the open phase, at that instant of the database's clock. */
export const setDeadline = async (gm: MoveDeadline, call: CommandCall, at: number) =>
  must(await gm.run(call, { at, now: false, reason: null }));

/**
 * The open phase's deadline has passed when this is done; nothing has been done about it by then unless
 * somebody else did.
 */
export const letDeadlinePass = async (pool: pg.Pool, gm: MoveDeadline, call: CommandCall): Promise<void> => {
  let at = 0;
  // A machine that is busy may take longer to set it than it lies ahead: then it is set farther ahead.
  for (let ahead = SOON_MS; ; ahead *= 4) {
    at = (await databaseNow(pool)) + ahead;
    const set = await gm.run(call, { at, now: false, reason: null });
    if (set.ok) break;
    if (set.error.code !== 'gm/deadline-past' || ahead > 10_000) must(set);
  }
  while ((await databaseNow(pool)) <= at) await wait(SOON_MS);
};
