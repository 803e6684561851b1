/** Writing matches: as many statements for a row of entries as for one. */
import type { ClientBase } from 'pg';
import type { Step } from '../../application/matches/course/log-entry';
import type { MatchWrite } from '../../application/matches/match-write';
import type { Match, MatchSeat, Proposal } from '../../application/matches/model';
import type { Vault } from '../../application/ports/vault';
import type { Frame } from '../../games';
import { noteUse } from '../outbox/outbox';
import { queryAhead } from '../store/together';
import { MATCH_CHANNEL, MATCH_NOTICE_CHANNEL } from './match-channels';
import { feedRows, packedEntry } from './packed-match';
import { writtenOf } from './stored-state';

const INSERT = {
  name: 'insert-match',
  text: `INSERT INTO matches (id, system, system_version, scenario, setup, status, epoch, dice_seed, dice_commitment, opened_by, opened_at, expires_at, options, campaign_id, battle_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, to_timestamp($11::float8 / 1000), to_timestamp($12::float8 / 1000), $13, $14, $15)`,
};

/** `seats`: the parameter that lists them. */
const putSeatsSql = (
  seats: string,
): string => `INSERT INTO match_seats (match_id, seat, side, user_id, bot, code_hash, force_id, is_out, heard, bot_for, queue, standing, asked, deadlines, reserve)
    SELECT $1::uuid, s.seat, s.side, s.user_id, s.bot, s.code_hash, s.force_id, s.is_out, s.heard, s.bot_for, s.queue, s.standing, s.asked, s.deadlines, s.reserve
    FROM json_to_recordset(${seats}::json) AS s (seat text, side text, user_id uuid, bot text, code_hash text, force_id text, is_out boolean, heard bigint, bot_for json, queue json,
      standing json, asked json, deadlines json, reserve bigint)
    ON CONFLICT (match_id, seat) DO UPDATE SET user_id = EXCLUDED.user_id, bot = EXCLUDED.bot, code_hash = EXCLUDED.code_hash,
      is_out = EXCLUDED.is_out, heard = EXCLUDED.heard, bot_for = EXCLUDED.bot_for, queue = EXCLUDED.queue, standing = EXCLUDED.standing,
      asked = EXCLUDED.asked, deadlines = EXCLUDED.deadlines, reserve = EXCLUDED.reserve`;

const PUT_SEATS = { name: 'put-match-seats', text: putSeatsSql('$2') };

/** `feeds`: the parameter that lists the rows (`FeedRow`). */
const putFeedsSql = (
  feeds: string,
): string => `INSERT INTO match_feeds (match_id, audience, first_seq, last_seq, packed, holder, holder_seq)
    SELECT $1::uuid, f.audience, f.first, f.last, decode(f.packed, 'base64'), f.holder, f.holder_seq
    FROM json_to_recordset(${feeds}::json) AS f (audience text, first bigint, last bigint, packed text, holder text, holder_seq bigint)`;

/** `state`: how the state is written, of which `$4` has the whole or what has changed. */
const appendSql = (state: string): string => `WITH seats AS (${putSeatsSql('$11')}),
    entries AS (
      INSERT INTO match_log (match_id, number, at, packed)
        SELECT $1, e.number, clock_timestamp(), decode(e.packed, 'base64') FROM json_to_recordset($2) AS e (number bigint, packed text)),
    feeds AS (${putFeedsSql('$3')}),
    word AS (INSERT INTO outbox (channel, payload) VALUES ('${MATCH_CHANNEL}', $1::uuid::text)),
    present AS (${state})
    UPDATE matches SET version = $5, status = $6, epoch = $10, turn = $12, step = $13, paused_at = CASE WHEN $6 = 'paused' THEN coalesce(paused_at, clock_timestamp()) END, expires_at = CASE WHEN $6 = 'waiting' THEN expires_at END,
      bot_since = CASE WHEN $7 THEN clock_timestamp() END, deadline_at = to_timestamp($8::float8 / 1000), call_at = to_timestamp($9::float8 / 1000),
      report = CASE WHEN $6 = 'over' AND battle_id IS NOT NULL THEN 'due' END WHERE id = $1`;

const APPEND_WHOLE = {
  name: 'append-match-whole',
  text: appendSql(`INSERT INTO match_states (match_id, state) VALUES ($1, $4)
      ON CONFLICT (match_id) DO UPDATE SET state = EXCLUDED.state, changes = NULL`),
};
const APPEND_CHANGES = {
  name: 'append-match-changes',
  text: appendSql('UPDATE match_states SET changes = $4 WHERE match_id = $1'),
};

const insertMatch = async (client: ClientBase, match: Match, vault: Pick<Vault, 'seal'>): Promise<void> => {
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
      ...[dice.commitment, openedBy, openedAt, expiresAt, JSON.stringify(match.options)],
      ...[match.battle?.campaign ?? null, match.battle?.battle ?? null],
    ],
  });
};

const seatRows = (seats: readonly MatchSeat[]): string =>
  JSON.stringify(
    seats.map(({ seat, side, user, bot, codeHash, force, out, botFor, ...rest }) => ({
      ...{
        seat,
        side,
        user_id: user?.id ?? null,
        bot,
        code_hash: codeHash,
        force_id: force,
        is_out: out,
        ...rest,
      },
      bot_for: botFor,
    })),
  );

const SET_DUE = {
  name: 'set-match-due',
  text: `UPDATE matches SET bot_since = CASE WHEN $2 THEN coalesce(bot_since, clock_timestamp()) END, deadline_at = to_timestamp($3::float8 / 1000), call_at = to_timestamp($4::float8 / 1000)
    WHERE id = $1`,
};

/** What seats hear without an entry of the log. */
const SAY = {
  name: 'say-in-match',
  text: `WITH word AS (INSERT INTO outbox (channel, payload) VALUES ('${MATCH_CHANNEL}', $1::uuid::text))
    ${putFeedsSql('$2')}`,
};

const SET_HELD = { name: 'set-match-held', text: 'UPDATE matches SET held = $2 WHERE id = $1' };
const SET_SETTLES = {
  name: 'set-match-settles',
  text: 'UPDATE matches SET settle_at = to_timestamp($2::float8 / 1000) WHERE id = $1',
};
/** Who reads along by the link is looked after: whether they still may. */
const SET_WATCH = {
  name: 'set-match-watch',
  text: `WITH word AS (INSERT INTO outbox (channel, payload) VALUES ('${MATCH_CHANNEL}', $1::uuid::text))
    UPDATE matches SET watch = $2 WHERE id = $1`,
};

const PUT_PROPOSALS = {
  name: 'put-match-proposals',
  text: `WITH gone AS (DELETE FROM match_proposals WHERE match_id = $1 AND NOT (id = ANY ($2::uuid[]))),
      word AS (INSERT INTO outbox (channel, payload) VALUES ('${MATCH_NOTICE_CHANNEL}', $1::uuid::text))
    INSERT INTO match_proposals (match_id, id, what, by_seat, agreed, entries, until)
    SELECT $1, p.id, p.what, p.by, p.agreed, p.entries, to_timestamp(p.until / 1000)
    FROM json_to_recordset($3) AS p (id uuid, what text, by text, agreed json, entries bigint, until float8)
    ON CONFLICT (match_id, id) DO UPDATE SET agreed = EXCLUDED.agreed`,
};

const putProposals = async (
  client: ClientBase,
  id: string,
  proposals: readonly Proposal[],
): Promise<void> => {
  const values = [id, proposals.map((one) => one.id), JSON.stringify(proposals)];
  await client.query({ ...PUT_PROPOSALS, values });
  noteUse(client);
};

/** Under the match's lock. */
export interface Before {
  readonly id: string;
  /** Entries of the log. */
  readonly entries: number;
  /** The state that was last written whole; null: none was. */
  readonly whole: Frame | null;
}

/** Answers the state that is written whole now. */
export const writeOutcome = async (
  client: ClientBase,
  before: Before,
  { steps, seats, status, bots, deadline, callAt, proposals, watch, said, held, settlesAt }: MatchWrite,
): Promise<Frame | null> => {
  const { id } = before;
  let { whole } = before;
  if (proposals !== undefined) await putProposals(client, id, proposals);
  if (held !== undefined) await client.query({ ...SET_HELD, values: [id, held] });
  if (settlesAt !== undefined) await client.query({ ...SET_SETTLES, values: [id, settlesAt] });
  if (watch !== undefined) {
    await client.query({ ...SET_WATCH, values: [id, watch] });
    noteUse(client);
  }
  if (steps.length > 0) {
    whole = appendSteps(client, before, steps, { seats, status, bots, deadline, callAt });
    noteUse(client);
  } else {
    if (seats.length > 0) await client.query({ ...PUT_SEATS, values: [id, seatRows(seats)] });
    queryAhead(client, { ...SET_DUE, values: [id, bots, deadline, callAt] });
  }
  if (said !== undefined && said.length > 0) {
    queryAhead(client, { ...SAY, values: [id, JSON.stringify(feedRows(said))] });
    noteUse(client);
  }
  return whole;
};

/** A new match, with what has happened at once. */
export const insertBegun = async (
  client: ClientBase,
  match: Match,
  begun: MatchWrite,
  vault: Pick<Vault, 'seal'>,
): Promise<void> => {
  await insertMatch(client, match, vault);
  const clocked = new Map(begun.seats.map((seat) => [seat.seat, seat]));
  const seats = match.seats.map((seat) => clocked.get(seat.seat) ?? seat);
  await writeOutcome(client, { id: match.id, entries: 0, whole: null }, { ...begun, seats });
};

/** At least one step. */
const appendSteps = (
  client: ClientBase,
  { id, entries, whole }: Before,
  steps: readonly Step[],
  {
    seats,
    status,
    bots,
    deadline,
    callAt,
  }: Pick<MatchWrite, 'seats' | 'status' | 'bots' | 'deadline' | 'callAt'>,
): Frame => {
  const rows = steps.map((step, index) => ({ number: entries + index + 1, packed: packedEntry(step) }));
  const feeds = steps.flatMap(({ told }) => feedRows(told));
  const { state } = steps.at(-1) as Step;
  const written = writtenOf(state, whole);
  queryAhead(client, {
    ...('whole' in written ? APPEND_WHOLE : APPEND_CHANGES),
    values: [
      ...[id, JSON.stringify(rows), JSON.stringify(feeds)],
      'whole' in written ? written.whole : written.changes,
      ...[entries + steps.length, status, bots, deadline, callAt, state.epoch, seatRows(seats)],
      ...[state.turn, state.step],
    ],
  });
  return 'whole' in written ? state : (whole as Frame);
};
