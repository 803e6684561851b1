/** Game masters' own map sheets in PostgreSQL. */
import type { Pool, PoolClient } from 'pg';
import type {
  BoardEntry,
  BoardReport,
  BoardLibrary,
  Kept,
  OwnBoard,
  OwnBoardStore,
  ReadBoard,
} from '../../application/boards/ports';
import { againstRules, type Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import { err, ok, type Result, type UserId, violation } from '../../kernel';
import { runCommand } from '../idempotency/run-command';

const LIST = {
  name: 'list-own-boards',
  text: `SELECT slug, name, country, to_char(added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "addedAt"
    FROM own_boards WHERE user_id = $1 AND slug COLLATE "C" > $2 ORDER BY slug COLLATE "C" LIMIT $3`,
};
const NAMED = {
  name: 'named-own-boards',
  text: 'SELECT slug, name, country, text FROM own_boards WHERE user_id = $1 AND slug = ANY ($2::text[]) ORDER BY slug COLLATE "C"',
};
const ALL = {
  name: 'all-own-boards',
  text: 'SELECT slug, name, country, text FROM own_boards WHERE user_id = $1 ORDER BY slug COLLATE "C"',
};
const HAS = 'SELECT FROM own_boards WHERE user_id = $1 AND slug = $2';
/** Of one person one at a time, so that nobody gets past the limit. */
const LOCK = 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE';
const COUNT_OTHERS =
  'SELECT count(*)::int AS count FROM own_boards WHERE user_id = $1 AND NOT slug = ANY ($2::text[])';
const PUT = `INSERT INTO own_boards (user_id, slug, name, country, text)
  SELECT $1, r.slug, r.name, r.country, r.text FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS r(slug, name, country, text)
  ON CONFLICT (user_id, slug) DO UPDATE SET name = EXCLUDED.name, country = EXCLUDED.country, text = EXCLUDED.text, added_at = clock_timestamp()`;
const REMOVE = 'DELETE FROM own_boards WHERE user_id = $1 AND slug = $2';

const stateOf = (board: ReadBoard, before: OwnBoard | undefined): Kept => {
  if (before === undefined) return 'added';
  return before.text === board.text && before.name === board.name ? 'known' : 'replaced';
};

const namedOf = async (
  client: Pool | PoolClient,
  user: UserId,
  slugs: readonly string[],
): Promise<readonly OwnBoard[]> => (await client.query<OwnBoard>({ ...NAMED, values: [user, slugs] })).rows;

export class PgOwnBoards implements OwnBoardStore, BoardLibrary {
  constructor(private readonly pool: Pool) {}

  async list(user: UserId, after: string | null, limit: number): Promise<readonly BoardEntry[]> {
    return (await this.pool.query<BoardEntry>({ ...LIST, values: [user, after ?? '', limit] })).rows;
  }

  named(user: UserId, slugs: readonly string[]): Promise<readonly OwnBoard[]> {
    return namedOf(this.pool, user, slugs);
  }

  async all(user: UserId): Promise<readonly OwnBoard[]> {
    return (await this.pool.query<OwnBoard>({ ...ALL, values: [user] })).rows;
  }

  add(
    user: UserId,
    boards: readonly ReadBoard[],
    max: number,
    options: CommandOptions,
    report: (kept: readonly Kept[]) => BoardReport,
  ): Promise<Result<BoardReport, Refusal>> {
    const slugs = boards.map(({ slug }) => slug);
    return runCommand(this.pool, options, async (client) => {
      await client.query(LOCK, [user]);
      const { rows } = await client.query<{ count: number }>(COUNT_OTHERS, [user, slugs]);
      const found = (rows[0]?.count ?? 0) + boards.length;
      if (boards.length > 0 && found > max)
        return err(
          againstRules([violation('import/boards-full', 'BT-8', '', { limit: max, boards: found })]),
        );
      const before = new Map((await namedOf(client, user, slugs)).map((one) => [one.slug, one]));
      const kept = boards.map((board) => stateOf(board, before.get(board.slug)));
      await this.#put(
        client,
        user,
        boards.filter((_, index) => kept[index] !== 'known'),
      );
      return ok(report(kept));
    });
  }

  async remove(user: UserId, slug: string, dryRun: boolean): Promise<boolean> {
    return (await this.pool.query(dryRun ? HAS : REMOVE, [user, slug])).rowCount === 1;
  }

  async #put(client: PoolClient, user: UserId, boards: readonly ReadBoard[]): Promise<void> {
    if (boards.length === 0) return;
    const column = (of: (board: ReadBoard) => string): string[] => boards.map(of);
    await client.query(PUT, [
      user,
      column(({ slug }) => slug),
      column(({ name }) => name),
      column(({ country }) => country),
      column(({ text }) => text),
    ]);
  }
}
