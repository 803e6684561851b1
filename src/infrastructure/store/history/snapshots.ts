/** Snapshots: the state as each phase found it, as deflated JSON; for history and rollback. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { liftState, type CampaignState, type CombatStep, type Opening, type Phase } from '../../../rules';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Level 1: three times as quick as the default, and a phase is closed while people wait. */
const pack = async (state: CampaignState): Promise<Buffer> => deflate(JSON.stringify(state), { level: 1 });

/** Snapshots stay as they were written: older ones are lifted when they are read. */
const unpack = async (body: Buffer): Promise<CampaignState> => liftState(JSON.parse((await inflate(body)).toString('utf8')) as CampaignState);

const INSERT = {
  name: 'put-snapshots',
  text:
    'INSERT INTO snapshots (campaign_id, epoch, round, phase, step, version, body) ' +
    'SELECT $1::uuid, * FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bytea[]) ON CONFLICT DO NOTHING',
};

export const writeSnapshots = async (client: ClientBase, id: string, version: number, openings: readonly Opening[]): Promise<void> => {
  if (openings.length === 0) return;
  const bodies = await Promise.all(openings.map((opening) => pack(opening.state)));
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
  return rows[0] === undefined ? null : unpack(rows[0].body);
};
