/** Matches on PostgreSQL (MAT-4): one transaction a command, under the match's row lock. */
import type { Pool } from 'pg';
import type { Logged } from '../../application/matches/course/log';
import type { MatchWrite } from '../../application/matches/match-write';
import { type Match, MAX_OPEN } from '../../application/matches/model';
import type { MatchStore, MatchTransaction, MatchWithTold } from '../../application/matches/ports';
import type { Vault } from '../../application/ports/vault';
import { againstRules, NOT_FOUND, type Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import type { Seat, Told } from '../../games';
import { err, isUuid, ok, type Result, type UserId, violation } from '../../kernel';
import { runCommand } from '../idempotency/run-command';
import { MATCH_CHANNEL } from './match-channels';
import { noteUse } from '../outbox/outbox';
import {
  MATCH,
  matchOf,
  type MatchRow,
  readLockedMatch,
  readLog,
  readMatch,
  readMatchWithTold,
} from './match-rows';
import { type KeptState, KeptStates } from './kept-states';
import { putCalls } from './match-calls';
import { systemOf } from './pinned-systems';
import { SAID, type Said, toldBy } from './packed-match';
import { queryAhead } from '../store/together';
import { insertBegun, writeOutcome } from './write-match';

const LOCK = { name: 'lock-match', text: 'SELECT FROM matches WHERE id = $1 FOR UPDATE' };

/** Who follows it is looked after: whether it is there. */
const REMOVE = {
  name: 'remove-match',
  text: `WITH word AS (INSERT INTO outbox (channel, payload) VALUES ('${MATCH_CHANNEL}', $1::uuid::text)) DELETE FROM matches WHERE id = $1`,
};

const LIST = {
  name: 'list-matches',
  text: `SELECT ${MATCH} FROM matches m WHERE (m.opened_by = $1 OR EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $1))
    AND ($2::uuid IS NULL OR m.id < $2::uuid) ORDER BY m.id DESC LIMIT $3`,
};

/** Rows until they hold so many events: the sum before a row is below the limit. */
const TOLD = {
  name: 'match-told',
  text: `SELECT ${SAID} AS said FROM match_feeds f
    WHERE match_id = $1 AND audience = $2 AND last_seq > $3 AND first_seq <= $3 + $4 ORDER BY last_seq`,
};

const HAS_SEAT = {
  name: 'match-has-seat',
  text: 'SELECT FROM match_seats WHERE match_id = $1 AND seat = $2 AND user_id = $3',
};

const BOTS = {
  name: 'matches-with-bots',
  text: `SELECT id FROM matches WHERE bot_since < clock_timestamp() - interval '5 seconds' ORDER BY bot_since LIMIT $1`,
};

const LATE = {
  name: 'matches-late',
  text: `SELECT id FROM matches WHERE deadline_at <= clock_timestamp() AND status = 'running' ORDER BY deadline_at LIMIT $1`,
};

const TO_CALL = {
  name: 'matches-to-call',
  text: `SELECT id FROM matches WHERE call_at <= clock_timestamp() AND status = 'running' ORDER BY call_at LIMIT $1`,
};

const NEXT = {
  name: 'matches-next',
  text: `SELECT ceil(extract(epoch FROM least(
      (SELECT min(deadline_at) FROM matches WHERE deadline_at > clock_timestamp() AND status = 'running'),
      (SELECT min(call_at) FROM matches WHERE call_at > clock_timestamp() AND status = 'running')) - clock_timestamp()) * 1000)::float8 AS ms`,
};

/** The state after what was written. */
const after = (
  { entries, setup, state }: Match,
  { steps }: MatchWrite,
  whole: KeptState['whole'],
): KeptState => ({
  ...{ entries: entries + steps.length, setup, whole },
  state: steps.at(-1)?.state ?? state,
});

export class PgMatches implements MatchStore {
  readonly #states = new KeptStates();

  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  create(
    match: Match,
    begun: MatchWrite,
    options: CommandOptions,
  ): Promise<Result<{ readonly id: string }, Refusal>> {
    return runCommand(this.pool, options, async (client) => {
      // Matches of one user are opened one after the other, so that the limit holds.
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 727))', [match.openedBy]);
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::float8 AS count FROM matches WHERE opened_by = $1 AND status <> 'over'`,
        [match.openedBy],
      );
      if ((rows[0]?.count ?? 0) >= MAX_OPEN)
        return err(againstRules([violation('match/too-many', 'MAT-1', '', { limit: MAX_OPEN })]));
      await insertBegun(client, match, begun, this.vault);
      return ok({ id: match.id });
    });
  }

  async transact<T>(
    id: string,
    work: (transaction: MatchTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>> {
    if (!isUuid(id)) return err(NOT_FOUND);
    let onCommit = (): void => undefined;
    const done = await runCommand(this.pool, options, async (client) => {
      // A statement of its own, right behind the one that may wait: it sees what the holder before has committed.
      queryAhead(client, { ...LOCK, values: [id] });
      const locked = await readLockedMatch(client, this.vault, this.#states, id);
      if (locked === null) return err(NOT_FOUND);
      const { match, heard, now } = locked;
      return work({
        ...{ match, heard, now },
        log: () => readLog(client, id),
        write: async (outcome) => {
          const before = { id, entries: match.entries, whole: locked.whole };
          const whole = await writeOutcome(client, before, outcome);
          putCalls(client, match, outcome);
          onCommit = () => this.#keep(match, after(match, outcome, whole));
        },
        remove: async () => {
          await client.query({ ...REMOVE, values: [id] });
          noteUse(client);
        },
      });
    });
    // Not before it is committed: whoever reads believes it.
    if (done.ok && !options.dryRun) onCommit();
    return done;
  }

  /** Keeps the new state of a match, and nothing that was made of the one before. */
  #keep(match: Match, next: KeptState): void {
    this.#states.put(match.id, next);
    if (match.state !== null && match.state !== next.state) systemOf(match).forget(match.state);
  }

  read(id: string): Promise<Match | null> {
    return isUuid(id) ? readMatch(this.pool, this.vault, this.#states, id) : Promise.resolve(null);
  }

  readWithTold(id: string, user: UserId, limit: number): Promise<MatchWithTold | null> {
    return isUuid(id)
      ? readMatchWithTold(this.pool, this.vault, this.#states, { id, user, limit })
      : Promise.resolve(null);
  }

  async list(user: UserId, after: string | null, limit: number): Promise<readonly Match[]> {
    if (after !== null && !isUuid(after)) return [];
    const { rows } = await this.pool.query<MatchRow>({ ...LIST, values: [user, after, limit] });
    return rows.map((row) => matchOf(this.vault, row));
  }

  async told(id: string, seat: Seat, after: number, limit: number): Promise<readonly Told[]> {
    const { rows } = await this.pool.query<{ said: Said }>({
      ...TOLD,
      values: [id, seat, after, limit],
    });
    return rows.flatMap(({ said }) => toldBy(said, seat)).filter(({ seq }) => seq > after);
  }

  async hasSeat(id: string, seat: Seat, user: UserId): Promise<boolean> {
    const { rowCount } = await this.pool.query({ ...HAS_SEAT, values: [id, seat, user] });
    return rowCount === 1;
  }

  log(id: string, after?: number, to?: number): Promise<readonly Logged[]> {
    return readLog(this.pool, id, after, to);
  }

  async displayName(user: UserId): Promise<string | null> {
    const { rows } = await this.pool.query<{ name: string }>(
      'SELECT display_name AS name FROM users WHERE id = $1',
      [user],
    );
    return rows[0]?.name ?? null;
  }

  async withBots(limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>({ ...BOTS, values: [limit] });
    return rows.map(({ id }) => id);
  }

  async late(limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>({ ...LATE, values: [limit] });
    return rows.map(({ id }) => id);
  }

  async toCall(limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>({ ...TO_CALL, values: [limit] });
    return rows.map(({ id }) => id);
  }

  async nextInMs(): Promise<number | null> {
    const { rows } = await this.pool.query<{ ms: number | null }>(NEXT);
    return rows[0]?.ms ?? null;
  }

  async expire(): Promise<number> {
    const { rowCount } = await this.pool.query('DELETE FROM matches WHERE expires_at < clock_timestamp()');
    return rowCount ?? 0;
  }
}
