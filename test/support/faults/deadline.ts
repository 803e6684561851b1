/** Deadlines that have passed: no GM sets one in the past (ROUND-4), so they are set a moment ahead and waited for. */
import type pg from 'pg';
import type { CommandCall } from '../../../src/application/campaigns/command';
import type { GameMaster } from '../../../src/application/gm/game-master';

import { databaseNow, wait } from './checks';
import { must } from './war';

const SOON_MS = 20;

/** Sets a deadline for the open phase, at that instant of the database's clock. */
export const setDeadline = async (gm: GameMaster, call: CommandCall, at: number) => must(await gm.deadline(call, { at, now: false, reason: null }));

/** The open phase's deadline has passed when this is done; nothing has been done about it by then unless somebody else did. */
export const letDeadlinePass = async (pool: pg.Pool, gm: GameMaster, call: CommandCall): Promise<void> => {
  const at = (await databaseNow(pool)) + SOON_MS;
  await setDeadline(gm, call, at);
  while ((await databaseNow(pool)) <= at) await wait(SOON_MS);
};
