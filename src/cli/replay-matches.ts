/** `npm run replay -- --match <id | all>`: plays matches again from setup, seed and log (GAM-11). */
import { type MatchReplayReport, replayMatch } from '../application/matches/course/replay-match';
import { systemOf } from '../infrastructure/matches/pinned-systems';
import { PgMatches } from '../infrastructure/matches/pg-matches';
import type { Database } from '../infrastructure/postgres/database';
import { type KeySettings, provenKey } from '../infrastructure/secrets/prove-key';
import { DICE_SEEDS } from '../infrastructure/secrets/purposes';
import { SealedBox } from '../infrastructure/secrets/sealed-box';

const inWords = ({ match, entries, events, differs, isSameState }: MatchReplayReport): string => {
  const wrong = [
    ...(differs === null ? [] : [`entry ${String(differs)} comes out otherwise`]),
    ...(isSameState ? [] : ['the kept state is another']),
  ];
  const found = wrong.length === 0 ? 'the same' : `DIFFERENT: ${wrong.join(', ')}`;
  return `match ${match}: ${String(entries)} entries, ${String(events)} events: ${found}`;
};

/** Answers the exit code: 1 when one differs, 2 when there is no such match. */
export const replayMatches = async (
  database: Database,
  settings: KeySettings,
  wanted: string,
  json: boolean,
): Promise<number> => {
  const vault = new SealedBox(await provenKey(database.pool, settings), DICE_SEEDS);
  const matches = new PgMatches(database.pool, vault);
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM matches WHERE status <> 'waiting' AND ($1 = 'all' OR id::text = $1) ORDER BY id`,
    [wanted.toLowerCase()],
  );
  if (rows.length === 0 && wanted !== 'all') {
    console.error(`no match ${wanted} that has begun`);
    return 2;
  }
  let different = 0;
  for (const { id } of rows) {
    const match = await matches.read(id);
    if (match === null) continue;
    const report = replayMatch(systemOf(match), match, await matches.log(id));
    if (report.differs !== null || !report.isSameState) different += 1;
    console.log(json ? JSON.stringify(report) : inWords(report));
  }
  return different === 0 ? 0 : 1;
};
