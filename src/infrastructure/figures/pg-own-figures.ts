/** Players' own figures in PostgreSQL. */
import type { Pool, PoolClient } from 'pg';
import type { FiguresAsked, OwnFigure, OwnFigureStore } from '../../application/figures/ports';
import { againstRules, NOT_FOUND, type Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import { err, isUuid, ok, type Result, type UserId, violation } from '../../kernel';
import { runCommand } from '../idempotency/run-command';

const COLUMNS = `id, design, figure, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since`;
const LIST = {
  name: 'list-own-figures',
  text: `SELECT ${COLUMNS} FROM own_figures WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2)
      AND ($3::text IS NULL OR position(lower($3) IN lower(figure ->> 'name')) > 0) AND ($4::int IS NULL OR (figure ->> 'points')::int <= $4)
    ORDER BY id LIMIT $5`,
};
const SEE = {
  name: 'see-own-figure',
  text: `SELECT ${COLUMNS} FROM own_figures WHERE user_id = $1 AND id = $2`,
};
const FIND = {
  name: 'find-own-figures',
  text: 'SELECT figure FROM own_figures WHERE user_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id',
};
/** Of one person one at a time, so that nobody gets past the limit. */
const LOCK = 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE';
const COUNT = 'SELECT count(*)::int AS count FROM own_figures WHERE user_id = $1';
const ADD = {
  name: 'add-own-figure',
  text: `INSERT INTO own_figures (id, user_id, design, figure) VALUES ($2, $1, $3, $4) RETURNING ${COLUMNS}`,
};
const RENAME = {
  name: 'rename-own-figure',
  text: `UPDATE own_figures SET figure = figure || jsonb_build_object('name', $3::text) WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
};
const REMOVE = 'DELETE FROM own_figures WHERE user_id = $1 AND id = $2';

const oneOf = async (
  client: Pool | PoolClient,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<OwnFigure | null> =>
  (await client.query<OwnFigure>({ ...statement, values: [...values] })).rows[0] ?? null;

export class PgOwnFigures implements OwnFigureStore {
  constructor(private readonly pool: Pool) {}

  async list(user: UserId, { text, maxPoints, after, limit }: FiguresAsked): Promise<readonly OwnFigure[]> {
    // A cursor that is none of an id is behind nothing.
    const from = after !== null && isUuid(after) ? after : null;
    const values = [user, from, text, maxPoints, limit];
    return (await this.pool.query<OwnFigure>({ ...LIST, values })).rows;
  }

  see(user: UserId, id: string): Promise<OwnFigure | null> {
    return oneOf(this.pool, SEE, [user, id]);
  }

  async find(user: UserId, ids: readonly string[]): Promise<readonly unknown[]> {
    const { rows } = await this.pool.query<{ figure: unknown }>({
      ...FIND,
      values: [user, ids.filter((id) => isUuid(id))],
    });
    return rows.map(({ figure }) => figure);
  }

  add(
    user: UserId,
    { id, design, figure }: Omit<OwnFigure, 'since'>,
    max: number,
    options: CommandOptions,
  ): Promise<Result<OwnFigure, Refusal>> {
    return runCommand(this.pool, options, async (client) => {
      await client.query(LOCK, [user]);
      const { rows } = await client.query<{ count: number }>(COUNT, [user]);
      if ((rows[0]?.count ?? 0) >= max)
        return err(againstRules([violation('figures/too-many', null, '', { max })]));
      const added = await oneOf(client, ADD, [user, id, design, JSON.stringify(figure)]);
      return added === null ? err(NOT_FOUND) : ok(added);
    });
  }

  rename(
    user: UserId,
    id: string,
    name: string,
    options: CommandOptions,
  ): Promise<Result<OwnFigure, Refusal>> {
    return runCommand(this.pool, options, async (client) => {
      const renamed = await oneOf(client, RENAME, [user, id, name]);
      return renamed === null ? err(NOT_FOUND) : ok(renamed);
    });
  }

  async remove(user: UserId, id: string, dryRun: boolean): Promise<boolean> {
    if (dryRun) return (await this.see(user, id)) !== null;
    return (await this.pool.query(REMOVE, [user, id])).rowCount === 1;
  }
}
