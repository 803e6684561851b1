/**
 * Snapshots: the state as each phase found it; for history and rollback. The first of a round in its epoch
 * lies there whole, as packed JSON; of the others only up to which event they go, since the events after the
 * first lead to them.
 */
import type { ClientBase, Pool } from 'pg';
import {
  apply,
  liftState,
  upcast,
  type CampaignEvent,
  type CampaignState,
  type CombatStep,
  type Opening,
  type Phase,
} from '../../../rules';
import { pack, unpack } from './packed';
import { readEvents } from './read-events';
import type { Heads } from './rows-of-command';

interface SnapshotRow extends Opening {
  readonly seq: number;
  readonly whole: boolean;
}

/** `heads` before the command; what is new of them is which round has its snapshot. */
export const snapshotRows = (
  heads: Pick<Heads, 'events' | 'snapshot'>,
  openings: readonly Opening[],
): { readonly rows: readonly SnapshotRow[]; readonly snapshot: Heads['snapshot'] } => {
  let { snapshot } = heads;
  const rows = openings.map((opening): SnapshotRow => {
    const { epoch, round } = opening;
    const whole = snapshot?.epoch !== epoch || snapshot.round !== round;
    if (whole) snapshot = { epoch, round };
    return { ...opening, seq: heads.events + opening.events, whole };
  });
  return { rows, snapshot };
};

const INSERT = {
  name: 'put-snapshots',
  text:
    'INSERT INTO snapshots (campaign_id, epoch, round, phase, step, seq, version, body) ' +
    'SELECT $1::uuid, * FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bytea[]) ON CONFLICT DO NOTHING',
};

export const writeSnapshots = async (
  client: ClientBase,
  id: string,
  version: number,
  rows: readonly SnapshotRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const column = <T>(pick: (row: SnapshotRow) => T): T[] => rows.map(pick);
  const moments = [
    column((r) => r.epoch),
    column((r) => r.round),
    column((r) => r.phase),
    column((r) => r.step ?? ''),
    column((r) => r.seq),
  ];
  const bodies = column(({ state, whole }) => (whole ? pack(JSON.stringify(state)) : null));
  await client.query({ ...INSERT, values: [id, ...moments, column(() => version), bodies] });
};

const SELECT = {
  name: 'read-snapshot',
  text:
    'SELECT s.seq, w.seq AS from_seq, w.body FROM snapshots s LEFT JOIN snapshots w ON w.campaign_id = s.campaign_id AND w.epoch = s.epoch ' +
    'AND w.round = s.round AND w.body IS NOT NULL AND (s.body IS NULL AND w.seq <= s.seq OR w.phase = s.phase AND w.step = s.step) ' +
    'WHERE s.campaign_id = $1 AND s.round = $2 AND s.phase = $3 AND s.step = $4 ORDER BY s.epoch DESC, w.seq DESC LIMIT 1',
};

interface FoundRow {
  /** Null in rows of before, which are whole. */
  readonly seq: string | null;
  readonly from_seq: string | null;
  readonly body: Buffer | null;
}

/** Of the latest epoch that had this phase; null: none had. */
export const readSnapshot = async (
  client: ClientBase | Pool,
  id: string,
  round: number,
  phase: Phase,
  step: CombatStep | null,
): Promise<CampaignState | null> => {
  const { rows } = await client.query<FoundRow>({ ...SELECT, values: [id, round, phase, step ?? ''] });
  const [found] = rows;
  if (found === undefined) return null;
  if (found.body === null) throw new Error(`nothing leads to the snapshot of round ${round}, ${phase}`);
  // They stay as they were written: older ones are lifted when they are read.
  const whole = liftState(JSON.parse(unpack(found.body)) as CampaignState);
  if (found.seq === found.from_seq) return whole;
  const last = Number(found.seq);
  const events: CampaignEvent[] = [];
  for await (const { seq, type, version, data } of readEvents(client, id, Number(found.from_seq))) {
    events.push(upcast(type, version, data));
    if (seq === last) return apply(whole, events);
  }
  // The campaign has been removed meanwhile.
  return null;
};
