/** Snapshots: the state as each phase found it, as packed JSON; for history and rollback. */
import type { ClientBase, Pool } from 'pg';
import { liftState, type CampaignState, type CombatStep, type Opening, type Phase } from '../../../rules';
import { pack, unpack } from './packed';

const INSERT = {
  name: 'put-snapshots',
  text:
    'INSERT INTO snapshots (campaign_id, epoch, round, phase, step, version, body) ' +
    'SELECT $1::uuid, * FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bytea[]) ON CONFLICT DO NOTHING',
};

export const writeSnapshots = async (client: ClientBase, id: string, version: number, openings: readonly Opening[]): Promise<void> => {
  if (openings.length === 0) return;
  const bodies = openings.map(({ state }) => pack(JSON.stringify(state)));
  const column = <T>(pick: (opening: Opening) => T): T[] => openings.map(pick);
  await client.query({
    ...INSERT,
    values: [id, column((o) => o.epoch), column((o) => o.round), column((o) => o.phase), column((o) => o.step ?? ''), column(() => version), bodies],
  });
};

const SELECT = {
  name: 'read-snapshot',
  text: 'SELECT body FROM snapshots WHERE campaign_id = $1 AND round = $2 AND phase = $3 AND step = $4 ORDER BY epoch DESC LIMIT 1',
};

/** Of the latest epoch that had this phase; null: none had. */
export const readSnapshot = async (
  client: ClientBase | Pool,
  id: string,
  round: number,
  phase: Phase,
  step: CombatStep | null,
): Promise<CampaignState | null> => {
  const { rows } = await client.query<{ body: Buffer }>({ ...SELECT, values: [id, round, phase, step ?? ''] });
  // They stay as they were written: older ones are lifted when they are read.
  return rows[0] === undefined ? null : liftState(JSON.parse(unpack(rows[0].body)) as CampaignState);
};
