/** Matches on PostgreSQL (MAT-4): one transaction a command, under the match's row lock. */
import type { Pool } from 'pg';
import { type Match, MAX_OPEN, type Step } from '../../application/matches/model';
import type { MatchStore, MatchTransaction } from '../../application/matches/ports';
import type { Vault } from '../../application/ports/vault';
import { againstRules, NOT_FOUND, type Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import type { Seat, Told } from '../../games';
import { err, isUuid, ok, type Result, type UserId, violation } from '../../kernel';
import { runCommand } from '../idempotency/run-command';
import { MATCH, matchOf, type MatchRow, readMatch } from './match-rows';
import { appendSteps, insertMatch, putSeats, readHeard } from './write-match';

const LOCK = { name: 'lock-match', text: 'SELECT FROM matches WHERE id = $1 FOR UPDATE' };

const LIST = {
  name: 'list-matches',
  text: `SELECT ${MATCH} FROM matches m WHERE (m.opened_by = $1 OR EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $1))
    AND ($2::uuid IS NULL OR m.id < $2::uuid) ORDER BY m.id DESC LIMIT $3`,
};

/** Rows until they hold so many events: the sum before a row is below the limit. */
const TOLD = {
  name: 'match-told',
  text: `SELECT told FROM (SELECT told, last_seq, first_seq FROM match_feeds WHERE match_id = $1 AND audience = $2 AND last_seq > $3) AS f
    WHERE first_seq <= $3 + $4 ORDER BY last_seq`,
};

const BOTS = {
  name: 'matches-with-bots',
  text: `SELECT id FROM matches WHERE bot_since < clock_timestamp() - interval '5 seconds' ORDER BY bot_since LIMIT $1`,
};

export class PgMatches implements MatchStore {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  create(
    match: Match,
    begun: readonly Step[],
    bots: boolean,
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
      await insertMatch(client, match, this.vault);
      await putSeats(client, match.id, match.seats);
      if (begun.length > 0) await appendSteps(client, match.id, 0, begun, { status: match.status, bots });
      return ok({ id: match.id });
    });
  }

  transact<T>(
    id: string,
    work: (transaction: MatchTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>> {
    if (!isUuid(id)) return Promise.resolve(err(NOT_FOUND));
    return runCommand(this.pool, options, async (client) => {
      await client.query({ ...LOCK, values: [id] });
      // A statement of its own: it sees what the holder before has committed.
      const match = await readMatch(client, this.vault, id);
      if (match === null) return err(NOT_FOUND);
      return work({
        match,
        heard: await readHeard(client, id),
        saveSeats: (seats) => putSeats(client, id, seats),
        append: (steps, status, bots) => appendSteps(client, id, match.entries, steps, { status, bots }),
      });
    });
  }

  read(id: string): Promise<Match | null> {
    return isUuid(id) ? readMatch(this.pool, this.vault, id) : Promise.resolve(null);
  }

  async list(user: UserId, after: string | null, limit: number): Promise<readonly Match[]> {
    if (after !== null && !isUuid(after)) return [];
    const { rows } = await this.pool.query<MatchRow>({ ...LIST, values: [user, after, limit] });
    return rows.map((row) => matchOf(this.vault, row));
  }

  async told(id: string, seat: Seat, after: number, limit: number): Promise<readonly Told[]> {
    const { rows } = await this.pool.query<{ told: readonly Told[] }>({
      ...TOLD,
      values: [id, seat, after, limit],
    });
    return rows.flatMap(({ told }) => told).filter(({ seq }) => seq > after);
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

  async expire(): Promise<number> {
    const { rowCount } = await this.pool.query('DELETE FROM matches WHERE expires_at < clock_timestamp()');
    return rowCount ?? 0;
  }
}
