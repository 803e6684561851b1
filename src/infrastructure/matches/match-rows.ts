/** Reading matches from the database. */
import type { ClientBase, Pool } from 'pg';
import type { Match, MatchSeat, MatchStatus } from '../../application/matches/model';
import type { Vault } from '../../application/ports/vault';
import type { Frame } from '../../games';
import type { UserId } from '../../kernel';

const ms = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::float8`;

const SEATS = `(SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'side', s.side, 'bot', s.bot, 'codeHash', s.code_hash, 'out', s.is_out,
    'heard', s.heard, 'user', CASE WHEN s.user_id IS NULL THEN NULL ELSE json_build_object('id', s.user_id, 'displayName', u.display_name) END)
    ORDER BY s.seat), '[]') FROM match_seats s LEFT JOIN users u ON u.id = s.user_id WHERE s.match_id = m.id)`;

/** Of a match `m`, without its state. */
export const MATCH = `m.id, m.system, m.system_version AS version, m.scenario, m.setup, m.status, m.epoch, ${ms('m.opened_at')} AS "openedAt",
  m.opened_by AS "openedBy", ${ms('m.expires_at')} AS "expiresAt", m.dice_seed AS seed, m.dice_commitment AS commitment,
  m.version::float8 AS entries, ${SEATS} AS seats`;

export interface MatchRow {
  readonly id: string;
  readonly system: string;
  readonly version: string;
  readonly scenario: string | null;
  readonly setup: unknown;
  readonly status: MatchStatus;
  readonly epoch: number;
  readonly openedAt: number;
  readonly openedBy: UserId | null;
  readonly expiresAt: number | null;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly entries: number;
  readonly seats: readonly MatchSeat[];
  /** Absent where it was not asked for. */
  readonly state?: Frame | null;
}

export const matchOf = (
  vault: Pick<Vault, 'open'>,
  { seed, commitment, state, ...row }: MatchRow,
): Match => ({ ...row, dice: { commitment, seed: vault.open(seed) }, state: state ?? null });

const READ = {
  name: 'read-match',
  text: `SELECT ${MATCH}, t.state FROM matches m LEFT JOIN match_states t ON t.match_id = m.id WHERE m.id = $1`,
};

export const readMatch = async (
  client: ClientBase | Pool,
  vault: Pick<Vault, 'open'>,
  id: string,
): Promise<Match | null> => {
  const { rows } = await client.query<MatchRow>({ ...READ, values: [id] });
  return rows[0] === undefined ? null : matchOf(vault, rows[0]);
};
