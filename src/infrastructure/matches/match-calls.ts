/** Notices of matches, in the transaction of what they tell of. A match of no campaign has them too. */
import type { ClientBase } from 'pg';
import type { MatchWrite } from '../../application/matches/match-write';
import type { Match } from '../../application/matches/model';
import type { ForceId } from '../../kernel';
import { putNotices } from '../notices/put-notices';

export const putCalls = (
  client: ClientBase,
  { battle }: Pick<Match, 'battle'>,
  { calls = [] }: Pick<MatchWrite, 'calls'>,
): void =>
  putNotices(
    client,
    battle?.campaign ?? null,
    calls.map(({ force, ...call }) => ({
      ...call,
      to: force === null ? null : { kind: 'force', force: force as ForceId },
    })),
  );
