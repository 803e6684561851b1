/** Reads events as they were written: rows of a command, and rows of before, which hold one event each. */
import type { ClientBase, Pool } from 'pg';
import { unpackList } from './packed';
import type { PackedEvent } from './rows-of-command';

/** An event as it was written: of whatever version its type then had. */
export interface StoredEvent extends PackedEvent {
  readonly seq: number;
  readonly at: number;
}

interface EventRow extends Pick<PackedEvent, 'round' | 'phase' | 'epoch'> {
  readonly seq: string;
  readonly at: string;
  /** Of a row of before. */
  readonly type: string | null;
  readonly version: number | null;
  readonly data: object | null;
  /** Of a row of a command. */
  readonly body: Buffer | null;
}

/** Rows fetched at once: a command's may hold hundreds of events. */
const BATCH = 200;

const SELECT =
  'SELECT seq, epoch, round, phase, at, type, version, data, body FROM events WHERE campaign_id = $1 AND seq > $2 ORDER BY seq LIMIT $3';

const eventsOf = ({ seq, at, body, type, version, data, ...moment }: EventRow): readonly StoredEvent[] => {
  if (body === null)
    return type === null || version === null || data === null
      ? []
      : [{ seq: Number(seq), at: Number(at), ...moment, type, version, data }];
  const list = unpackList<PackedEvent>(body);
  const first = Number(seq) - list.length + 1;
  return list.map((event, index) => ({ ...event, seq: first + index, at: Number(at) }));
};

/** All of a campaign after event number `after`, in order. */
export async function* readEvents(
  client: Pool | ClientBase,
  id: string,
  after = 0,
): AsyncGenerator<StoredEvent> {
  let last = String(after);
  for (;;) {
    const { rows } = await client.query<EventRow>(SELECT, [id, last, BATCH]);
    const end = rows.at(-1);
    if (end === undefined) return;
    // What was asked for may begin within a command.
    for (const row of rows) for (const event of eventsOf(row)) if (event.seq > after) yield event;
    last = end.seq;
  }
}
