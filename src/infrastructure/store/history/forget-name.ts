/**
 * Takes somebody's name out of a campaign's history when their account is closed: out of events, what was
 * told of them, snapshots and the forces that they led. Their id stays, which leads to nobody, so that a
 * replay still comes to the same state.
 */
import type { ClientBase } from 'pg';
import { NO_NAME, withoutName } from '../../../rules';
import { announce } from '../changes';
import { pack, packList, unpack, unpackList } from './packed';
import type { PackedEntry, PackedEvent } from './rows-of-command';

/** The events that name people, or carry a whole state. */
export const NAMING: readonly string[] = [
  'campaign-started',
  'campaign-rolled-back',
  'campaign-handed-over',
  'campaign-claimed',
  'member-joined',
  'member-left',
  'member-removed',
  'reset-link-made',
  'reset-link-refused',
  'seat-given-up',
  'seat-reassigned',
];

interface StoredRow {
  readonly at: string;
  /** Null: a row of before, which holds one entry in `type` and `data`. */
  readonly body: Buffer | null;
  readonly type: string | null;
  readonly data: object | null;
}

interface Item {
  readonly type: string;
  readonly data: object;
}

const SELECT = (table: string, key: string): string =>
  `SELECT ${key}, at, body, type, data FROM ${table} WHERE campaign_id = $1 AND (type = ANY($2) OR types && $2)`;

const itemsOf = <T extends Item>({ body, type, data }: StoredRow): readonly T[] =>
  body === null ? [{ type, data } as unknown as T] : unpackList<T>(body);

/** The columns of a row after `change`; null: nothing in it changes. */
const changed = <T extends Item>(
  row: StoredRow,
  change: (item: T) => object,
): { readonly body: Buffer | null; readonly data: string | null } | null => {
  const before = itemsOf<T>(row);
  const after = before.map((item) => ({ ...item, data: change(item) }));
  if (after.every(({ data }, index) => data === before[index]?.data)) return null;
  return row.body === null
    ? { body: null, data: JSON.stringify(after[0]?.data) }
    : { body: packList(after), data: null };
};

/** What somebody was called in an event of a command. */
type Called = ReadonlyMap<string, ReadonlySet<string>>;

const calledIn = (before: object, after: object): readonly string[] =>
  (['name', 'playerName'] as const).flatMap((key) => {
    const [old, next] = [(before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key]];
    return typeof old === 'string' && old !== next ? [old] : [];
  });

const forgetInEvents = async (client: ClientBase, id: string, user: string): Promise<Called> => {
  const { rows } = await client.query<StoredRow & { readonly seq: string }>(SELECT('events', 'seq'), [
    id,
    NAMING,
  ]);
  const called = new Map<string, Set<string>>();
  for (const row of rows) {
    const next = changed<PackedEvent>(row, ({ type, data }) => {
      const without = withoutName(data, user);
      const key = `${row.at} ${type}`;
      for (const name of calledIn(data, without)) called.set(key, (called.get(key) ?? new Set()).add(name));
      return without;
    });
    if (next !== null)
      await client.query('UPDATE events SET body = $3, data = $4 WHERE campaign_id = $1 AND seq = $2', [
        id,
        row.seq,
        next.body,
        next.data,
      ]);
  }
  return called;
};

/** A feed has what was told of an event under the same time and type, without the id of whom it is about. */
const forgetInFeeds = async (client: ClientBase, id: string, called: Called): Promise<void> => {
  if (called.size === 0) return;
  const { rows } = await client.query<StoredRow & { readonly seq: string; readonly audience: string }>(
    SELECT('feeds', 'audience, seq'),
    [id, NAMING],
  );
  for (const row of rows) {
    const next = changed<PackedEntry>(row, ({ type, data }) => {
      const names = called.get(`${row.at} ${type}`);
      const gone = Object.entries(data).filter(
        ([key, one]) => (key === 'name' || key === 'player') && names?.has(one as string) === true,
      );
      return gone.length === 0
        ? data
        : { ...data, ...Object.fromEntries(gone.map(([key]) => [key, NO_NAME])) };
    });
    const values = [id, row.audience, row.seq, next?.body, next?.data];
    if (next !== null)
      await client.query(
        'UPDATE feeds SET body = $4, data = $5 WHERE campaign_id = $1 AND audience = $2 AND seq = $3',
        values,
      );
  }
};

const forgetInSnapshots = async (client: ClientBase, id: string, user: string): Promise<void> => {
  const { rows } = await client.query<{ readonly place: string; readonly body: Buffer }>(
    'SELECT ctid::text AS place, body FROM snapshots WHERE campaign_id = $1 AND body IS NOT NULL',
    [id],
  );
  for (const { place, body } of rows) {
    const written = unpack(body);
    // Most are of rounds in which they were not there, or have been seen to already.
    if (!written.includes(user)) continue;
    const before = JSON.parse(written) as object;
    const after = withoutName(before, user);
    if (after !== before)
      await client.query('UPDATE snapshots SET body = $2 WHERE ctid = $1::tid', [
        place,
        pack(JSON.stringify(after)),
      ]);
  }
};

/** Within a transaction of its own. Whoever follows the campaign looks at it anew. */
export const forgetName = async (client: ClientBase, id: string, user: string): Promise<void> => {
  const { rows } = await client.query(
    `SELECT 1 FROM campaigns WHERE id = $1 AND status <> 'setup' FOR NO KEY UPDATE`,
    [id],
  );
  if (rows.length === 0) return;
  await forgetInFeeds(client, id, await forgetInEvents(client, id, user));
  await forgetInSnapshots(client, id, user);
  await client.query('UPDATE forces SET player_name = $3 WHERE campaign_id = $1 AND user_id = $2', [
    id,
    user,
    NO_NAME,
  ]);
  const written = await client.query<{ version: string }>(
    'UPDATE campaigns SET version = version + 1 WHERE id = $1 RETURNING version',
    [id],
  );
  await announce(client, id, Number(written.rows[0]?.version ?? 0));
};
