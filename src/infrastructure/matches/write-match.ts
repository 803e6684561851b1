/** Writing matches: as many statements for a row of entries as for one. */
import type { ClientBase } from 'pg';
import type { Match, MatchSeat, MatchStatus, Step } from '../../application/matches/model';
import type { Vault } from '../../application/ports/vault';
import type { Seat } from '../../games';

const INSERT = {
  name: 'insert-match',
  text: `INSERT INTO matches (id, system, system_version, scenario, setup, status, epoch, dice_seed, dice_commitment, opened_by, opened_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, to_timestamp($11::float8 / 1000), to_timestamp($12::float8 / 1000))`,
};

const PUT_SEATS = {
  name: 'put-match-seats',
  text: `INSERT INTO match_seats (match_id, seat, side, user_id, bot, code_hash, is_out, heard)
    SELECT $1, s.seat, s.side, s.user_id, s.bot, s.code_hash, s.is_out, s.heard
    FROM json_to_recordset($2) AS s (seat text, side text, user_id uuid, bot text, code_hash text, is_out boolean, heard bigint)
    ON CONFLICT (match_id, seat) DO UPDATE SET user_id = EXCLUDED.user_id, bot = EXCLUDED.bot, code_hash = EXCLUDED.code_hash,
      is_out = EXCLUDED.is_out, heard = EXCLUDED.heard`,
};

const APPEND = {
  name: 'append-match',
  text: `WITH entries AS (
      INSERT INTO match_log (match_id, number, at, entry, events)
        SELECT $1, e.number, clock_timestamp(), e.entry, e.events FROM json_to_recordset($2) AS e (number bigint, entry json, events json)),
    feeds AS (
      INSERT INTO match_feeds (match_id, audience, first_seq, last_seq, told)
        SELECT $1, f.audience, f.first, f.last, f.told FROM json_to_recordset($3) AS f (audience text, first bigint, last bigint, told json)),
    present AS (
      INSERT INTO match_states (match_id, state) VALUES ($1, $4) ON CONFLICT (match_id) DO UPDATE SET state = EXCLUDED.state)
    UPDATE matches SET version = $5, status = $6, expires_at = CASE WHEN $6 = 'waiting' THEN expires_at END,
      bot_since = CASE WHEN $7 THEN clock_timestamp() END WHERE id = $1`,
};

export const insertMatch = async (
  client: ClientBase,
  match: Match,
  vault: Pick<Vault, 'seal'>,
): Promise<void> => {
  const { id, system, version, scenario, setup, status, epoch, dice, openedBy, openedAt, expiresAt } = match;
  await client.query({
    ...INSERT,
    values: [
      ...[
        id,
        system,
        version,
        scenario,
        JSON.stringify(setup),
        status,
        epoch,
        Buffer.from(vault.seal(dice.seed)),
      ],
      ...[dice.commitment, openedBy, openedAt, expiresAt],
    ],
  });
};

export const putSeats = async (
  client: ClientBase,
  id: string,
  seats: readonly MatchSeat[],
): Promise<void> => {
  const rows = seats.map(({ seat, side, user, bot, codeHash, out, heard }) => ({
    ...{ seat, side, user_id: user?.id ?? null, bot, code_hash: codeHash, is_out: out, heard },
  }));
  await client.query({ ...PUT_SEATS, values: [id, JSON.stringify(rows)] });
};

/** At least one step. `before`: how many entries the log has. */
export const appendSteps = async (
  client: ClientBase,
  id: string,
  before: number,
  steps: readonly Step[],
  { status, bots }: { readonly status: MatchStatus; readonly bots: boolean },
): Promise<void> => {
  const entries = steps.map(({ entry, events }, index) => ({ number: before + index + 1, entry, events }));
  const feeds = steps.flatMap(({ told }) =>
    told.map(({ seat, told: heard }) => ({
      ...{ audience: seat, first: heard[0]?.seq, last: heard.at(-1)?.seq, told: heard },
    })),
  );
  await client.query({
    ...APPEND,
    values: [
      ...[id, JSON.stringify(entries), JSON.stringify(feeds), JSON.stringify(steps.at(-1)?.state)],
      ...[before + steps.length, status, bots],
    ],
  });
};

const HEARD = {
  name: 'match-heard',
  text: `SELECT s.seat, coalesce((SELECT max(f.last_seq) FROM match_feeds f WHERE f.match_id = s.match_id AND f.audience = s.seat), 0)::float8 AS seq
    FROM match_seats s WHERE s.match_id = $1 ORDER BY s.seat`,
};

export const readHeard = async (client: ClientBase, id: string): Promise<Readonly<Record<Seat, number>>> => {
  const { rows } = await client.query<{ seat: Seat; seq: number }>({ ...HEARD, values: [id] });
  return Object.fromEntries(rows.map(({ seat, seq }) => [seat, seq]));
};
