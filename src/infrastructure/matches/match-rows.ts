/** Reading matches from the database. */
import type { ClientBase, Pool } from 'pg';
import type { Logged } from '../../application/matches/course/log';
import {
  type Match,
  type MatchOptions,
  type MatchSeat,
  type MatchStatus,
  NO_CLOCK,
  type Proposal,
} from '../../application/matches/model';
import type { Vault } from '../../application/ports/vault';
import type { MatchWithTold } from '../../application/matches/ports';
import type { Frame, Seat, Told } from '../../games';
import type { Edits, UserId } from '../../kernel';
import type { KeptState, KeptStates } from './kept-states';
import { loggedOf, type LogRow, SAID, type Said, toldBy } from './packed-match';
import { stateFrom } from './stored-state';

const ms = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::float8`;

const SEATS = `(SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'side', s.side, 'bot', s.bot, 'codeHash', s.code_hash, 'force', s.force_id, 'out', s.is_out,
    'heard', s.heard, 'asked', s.asked, 'botFor', s.bot_for, 'queue', s.queue, 'standing', s.standing, 'deadlines', s.deadlines, 'reserve', s.reserve, 'user', CASE WHEN s.user_id IS NULL THEN NULL ELSE json_build_object('id', s.user_id, 'displayName', u.display_name) END)
    ORDER BY s.seat), '[]') FROM match_seats s LEFT JOIN users u ON u.id = s.user_id WHERE s.match_id = m.id)`;

const PROPOSALS = `(SELECT coalesce(json_agg(json_build_object('id', p.id, 'what', p.what, 'by', p.by_seat, 'agreed', p.agreed, 'entries', p.entries,
    'until', ${ms('p.until')}) ORDER BY p.id), '[]') FROM match_proposals p WHERE p.match_id = m.id)`;

/** Of a match `m`, without its setup and state. */
export const MATCH = `m.id, m.system, m.system_version AS version, m.scenario,
  CASE WHEN m.battle_id IS NULL THEN NULL ELSE json_build_object('campaign', m.campaign_id, 'battle', m.battle_id) END AS battle, m.status, m.epoch, m.turn, m.step, ${ms('m.opened_at')} AS "openedAt",
  m.opened_by AS "openedBy", ${ms('m.expires_at')} AS "expiresAt", m.dice_seed AS seed, m.dice_commitment AS commitment,
  m.version::float8 AS entries, m.bot_since IS NOT NULL AS due, m.options, m.watch, m.held, ${ms('m.paused_at')} AS "pausedAt", ${ms('m.settle_at')} AS "settlesAt",
  CASE WHEN m.campaign_id IS NULL THEN true ELSE (SELECT c.status = 'running' FROM campaigns c WHERE c.id = m.campaign_id) END AS "campaignRuns", ${PROPOSALS} AS proposals, ${SEATS} AS seats`;

export interface MatchRow {
  readonly id: string;
  readonly system: string;
  readonly version: string;
  readonly battle: Match['battle'];
  readonly scenario: string | null;
  readonly status: MatchStatus;
  readonly epoch: number;
  readonly turn: number | null;
  readonly step: string | null;
  readonly openedAt: number;
  readonly openedBy: UserId | null;
  readonly expiresAt: number | null;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly entries: number;
  readonly due: boolean;
  readonly options: MatchOptions | null;
  readonly watch: string | null;
  readonly held: boolean;
  readonly pausedAt: number | null;
  readonly settlesAt: number | null;
  readonly campaignRuns: boolean;
  readonly proposals: readonly Proposal[];
  readonly seats: readonly MatchSeat[];
}

export const matchOf = (
  vault: Pick<Vault, 'open'>,
  { seed, commitment, options, ...row }: MatchRow,
  { setup, state }: Pick<Match, 'setup' | 'state'> = { setup: null, state: null },
): Match => ({
  ...row,
  setup,
  state,
  options: options ?? NO_CLOCK,
  dice: { commitment, seed: vault.open(seed) },
});

interface StateRow extends MatchRow {
  readonly setup: unknown;
  readonly whole: Frame | null;
  readonly changes: Edits;
}

interface StoredMatch {
  readonly match: Match;
  /** Its state as it was last written whole; null: there is none. */
  readonly whole: Frame | null;
}

const storedMatch = (
  vault: Pick<Vault, 'open'>,
  states: KeptStates,
  { setup, whole, changes, ...row }: StateRow,
  kept: KeptState | null,
): StoredMatch => {
  if (kept?.entries === row.entries) return { match: matchOf(vault, row, kept), whole: kept.whole };
  const state = whole === null ? null : stateFrom(whole, changes);
  states.put(row.id, { entries: row.entries, setup, state, whole });
  return { match: matchOf(vault, row, { setup, state }), whole };
};

/** Null, all of them, where the reader has those of so many entries; `$2`. */
const unlessKnown = (column: string): string =>
  `CASE WHEN m.version = $2::float8 THEN NULL ELSE ${column} END`;
const SETUP_AND_STATE = `${unlessKnown('m.setup')} AS setup, ${unlessKnown('t.state')} AS whole, ${unlessKnown('t.changes')} AS changes`;

const READ = {
  name: 'read-match',
  text: `SELECT ${MATCH}, ${SETUP_AND_STATE} FROM matches m LEFT JOIN match_states t ON t.match_id = m.id WHERE m.id = $1`,
};

export const readMatch = async (
  client: ClientBase | Pool,
  vault: Pick<Vault, 'open'>,
  states: KeptStates,
  id: string,
): Promise<Match | null> => {
  const kept = states.get(id);
  const { rows } = await client.query<StateRow>({ ...READ, values: [id, kept?.entries ?? -1] });
  return rows[0] === undefined ? null : storedMatch(vault, states, rows[0], kept).match;
};

/** The newest event that each seat of a match `m` has heard of. */
const HEARD = `(SELECT json_object_agg(s.seat, coalesce((SELECT max(f.last_seq) FROM match_feeds f
    WHERE f.match_id = m.id AND f.audience = s.seat), 0) ORDER BY s.seat) FROM match_seats s WHERE s.match_id = m.id)`;

const READ_LOCKED = {
  name: 'read-locked-match',
  text: `SELECT ${MATCH}, ${SETUP_AND_STATE}, ${ms('clock_timestamp()')} AS now, ${HEARD} AS heard
    FROM matches m LEFT JOIN match_states t ON t.match_id = m.id WHERE m.id = $1`,
};

export interface LockedMatch extends StoredMatch {
  readonly heard: Readonly<Record<Seat, number>>;
  readonly now: number;
}

/** All that a command needs; null: there is none. */
export const readLockedMatch = async (
  client: ClientBase,
  vault: Pick<Vault, 'open'>,
  states: KeptStates,
  id: string,
): Promise<LockedMatch | null> => {
  const kept = states.get(id);
  const { rows } = await client.query<StateRow & Pick<LockedMatch, 'heard' | 'now'>>({
    ...READ_LOCKED,
    values: [id, kept?.entries ?? -1],
  });
  if (rows[0] === undefined) return null;
  const { now, heard, ...row } = rows[0];
  return { ...storedMatch(vault, states, row, kept), heard, now };
};

/**
 * What a user's seats of a match `m` were told since their last orders, by seat: rows until they hold so many
 * events.
 */
const TOLD = `(SELECT coalesce(json_object_agg(s.seat, (SELECT coalesce(json_agg(${SAID} ORDER BY f.last_seq), '[]') FROM match_feeds f
    WHERE f.match_id = m.id AND f.audience = s.seat AND f.last_seq > s.heard AND f.first_seq <= s.heard + $4)), '{}')
    FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $3)`;

const READ_WITH_TOLD = {
  name: 'read-match-with-told',
  text: `SELECT ${MATCH}, ${SETUP_AND_STATE}, ${TOLD} AS told FROM matches m LEFT JOIN match_states t ON t.match_id = m.id WHERE m.id = $1`,
};

/** In one statement, so that the field is as new as what was told of it. */
export const readMatchWithTold = async (
  pool: Pool,
  vault: Pick<Vault, 'open'>,
  states: KeptStates,
  { id, user, limit }: { readonly id: string; readonly user: UserId; readonly limit: number },
): Promise<MatchWithTold | null> => {
  const kept = states.get(id);
  const { rows } = await pool.query<StateRow & { readonly told: Readonly<Record<Seat, readonly Said[]>> }>({
    ...READ_WITH_TOLD,
    values: [id, kept?.entries ?? -1, user, limit],
  });
  if (rows[0] === undefined) return null;
  const { told, ...row } = rows[0];
  const { match } = storedMatch(vault, states, row, kept);
  const newOf = (seat: Seat): readonly Told[] => {
    const heard = match.seats.find((one) => one.seat === seat)?.heard ?? 0;
    return (told[seat] ?? []).flatMap((said) => toldBy(said, seat)).filter(({ seq }) => seq > heard);
  };
  return { match, told: Object.fromEntries(Object.keys(told).map((seat) => [seat, newOf(seat)])) };
};

const LOG = {
  name: 'match-log',
  text: `SELECT number::float8 AS number, ${ms('at')} AS at, entry, events, packed FROM match_log WHERE match_id = $1 AND number > $2 AND number <= $3 ORDER BY number`,
};

export const readLog = async (
  client: ClientBase | Pool,
  id: string,
  after = 0,
  to = Number.MAX_SAFE_INTEGER,
): Promise<readonly Logged[]> =>
  (await client.query<LogRow>({ ...LOG, values: [id, after, to] })).rows.map(loggedOf);
