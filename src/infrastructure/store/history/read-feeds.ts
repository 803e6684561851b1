/** Reads feeds: rows of a command, and rows of before, which hold one entry each. */
import type { Pool } from 'pg';
import type { FeedEntry } from '../../../application/campaigns/feeds/feeds';
import type { EventType } from '../../../rules';
import { unpackList } from './packed';
import type { PackedEntry } from './rows-of-command';

/** Of the last entry in it. */
interface FeedRow extends Pick<FeedEntry, 'round' | 'phase'> {
  readonly seq: string;
  readonly at: string;
  /** Of a row of before. */
  readonly type: string | null;
  readonly data: FeedEntry['data'] | null;
  /** Of a row of a command. */
  readonly body: Buffer | null;
}

const entriesOf = ({ seq, at, round, phase, type, data, body }: FeedRow): readonly FeedEntry[] => {
  if (body === null)
    return type === null || data === null
      ? []
      : [{ seq: Number(seq), round, phase, at: Number(at), type, data }];
  const list = unpackList<PackedEntry & Pick<FeedEntry, 'phase' | 'data'>>(body);
  const first = Number(seq) - list.length + 1;
  return list.map((entry, index) => ({
    seq: first + index,
    round: entry.round,
    phase: entry.phase,
    at: Number(at),
    type: entry.type,
    data: entry.data,
  }));
};

const read = async (
  pool: Pool,
  query: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<readonly FeedEntry[]> => {
  const { rows } = await pool.query<FeedRow>({ ...query, values: [...values] });
  return rows.flatMap(entriesOf);
};

const COLUMNS = 'seq, round, phase, at, type, data, body';

/**
 * A row may hold more than is asked for. Numbers have no gaps: which rows are wanted can be told before any
 * body is fetched.
 */
const FEED = {
  name: 'read-feed',
  text:
    `SELECT ${COLUMNS} FROM (SELECT ${COLUMNS}, count FROM feeds WHERE campaign_id = $1 AND audience = $2 AND seq > $3 ORDER BY seq LIMIT $4) f ` +
    'WHERE seq - count < $3::bigint + $4::bigint ORDER BY seq',
};

export const readFeed = async (
  pool: Pool,
  id: string,
  feed: string,
  after: number,
  limit: number,
): Promise<readonly FeedEntry[]> =>
  (await read(pool, FEED, [id, feed, after, limit])).filter(({ seq }) => seq > after).slice(0, limit);

const TYPES = {
  name: 'read-feed-types',
  text: `SELECT ${COLUMNS} FROM feeds WHERE campaign_id = $1 AND audience = $2 AND (type = ANY($3) OR types && $3) ORDER BY seq`,
};

export const readTypes = async (
  pool: Pool,
  id: string,
  feed: string,
  types: readonly EventType[],
): Promise<readonly FeedEntry[]> => {
  const wanted: ReadonlySet<string> = new Set(types);
  return (await read(pool, TYPES, [id, feed, types])).filter(({ type }) => wanted.has(type));
};

const ROUND = {
  name: 'read-feed-round',
  text: `SELECT ${COLUMNS} FROM feeds WHERE campaign_id = $1 AND audience = $2 AND (CASE WHEN body IS NULL THEN round = $3 ELSE $3 = ANY(rounds) END) ORDER BY seq`,
};

export const readRound = async (
  pool: Pool,
  id: string,
  feed: string,
  round: number,
): Promise<readonly FeedEntry[]> =>
  (await read(pool, ROUND, [id, feed, round])).filter((entry) => entry.round === round);
