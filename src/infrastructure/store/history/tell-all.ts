/**
 * Writes who came, and what a game master did beside the state of a campaign, into its history, and into
 * everybody's feed, within the transaction that does it. The campaign's row is locked; before the start there
 * is no history, and nothing is written.
 */
import type { ClientBase } from 'pg';
import type { ForceId } from '../../../kernel';
import type { CampaignEvent, CampaignRow } from '../../../rules';
import { announce } from '../changes';
import { rowsOfCommand, type Heads } from './rows-of-command';
import { writeHistory } from './write-history';

/** Events that change nothing in the state, so that nobody has to load it. */
export type ToldAct = Extract<
  CampaignEvent,
  {
    readonly type:
      | 'member-joined'
      | 'invitation-made'
      | 'invitation-revoked'
      | 'engine-counts-changed'
      | 'designs-imported';
  }
>;

type HeadRow = Pick<CampaignRow, 'round' | 'phase' | 'epoch'> & {
  readonly heads: Heads;
  readonly now: string;
  readonly forces: readonly ForceId[];
};

const HEAD = {
  name: 'read-head-of-history',
  text: `SELECT c.round, c.phase, c.epoch, c.heads, floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now,
      ARRAY(SELECT f.id FROM forces f WHERE f.campaign_id = c.id ORDER BY f.seat) AS forces
    FROM campaigns c WHERE c.id = $1 AND c.status <> 'setup'`,
};

const WRITE_HEADS = {
  name: 'write-heads',
  text: 'UPDATE campaigns SET heads = $2, version = version + 1 WHERE id = $1 RETURNING version',
};

export const tellAll = async (client: ClientBase, id: string, act: ToldAct): Promise<void> => {
  const { rows } = await client.query<HeadRow>({ ...HEAD, values: [id] });
  if (rows[0] === undefined) return;
  const { round, phase, epoch, heads, now, forces } = rows[0];
  const state = {
    campaign: { round, phase, epoch },
    forces: Object.fromEntries(forces.map((force) => [force, { id: force }])),
  };
  const history = rowsOfCommand(heads, state, state, [act]);
  await writeHistory(client, id, Number(now), history);
  const written = await client.query<{ version: string }>({
    ...WRITE_HEADS,
    values: [id, JSON.stringify(history.heads)],
  });
  await announce(client, id, Number(written.rows[0]?.version ?? 0));
};
