/** Matches in which every seat is a bot's, in a store without a server. */
import { OpenMatch } from '../../../src/application/matches/opening/open-match';
import { SYSTEMS } from '../../../src/games';
import type { PgMatches } from '../../../src/infrastructure/matches/pg-matches';
import { systemChance } from '../../../src/infrastructure/setup/chance';
import type { UserId } from '../../../src/kernel';

const OPTIONS = { dryRun: false, idempotency: null };
const BOTS = [{ bot: 'attack' }, { bot: 'attack' }];

/** `body`: the system, and its scenario or setup. Answers the id of the match; throws when it is refused. */
export const openBotsMatch = async (matches: PgMatches, user: UserId, body: object): Promise<string> => {
  const opened = await new OpenMatch(
    matches,
    SYSTEMS,
    { find: () => Promise.resolve([]) },
    systemChance,
    () => Date.now(),
  ).run(user, { seats: BOTS, ...body }, OPTIONS);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
};
