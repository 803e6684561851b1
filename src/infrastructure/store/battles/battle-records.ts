/** MegaMek's records of battles, and answers to what they leave open (MM-4), beside the state. */
import type { ClientBase, Pool } from 'pg';
import type { KeptRecord } from '../../../application/battles/kept-record';
import { announceBattle } from './battle-notices';

interface Row extends Omit<KeptRecord, 'speaker'> {
  readonly speaker: string;
}

/** In the order of the speakers, the game master first. */
export const readRecords = async (client: ClientBase | Pool, campaign: string, battle: string, hash: string): Promise<readonly KeptRecord[]> => {
  const { rows } = await client.query<Row>({
    name: 'read-battle-records',
    text: 'SELECT speaker, record, answers FROM battle_records WHERE campaign_id = $1 AND battle = $2 AND hash = $3 ORDER BY speaker',
    values: [campaign, battle, hash],
  });
  return rows.map(({ speaker, record, answers }) => ({ speaker: speaker === '' ? null : speaker, record, answers }));
};

export const keepRecord = async (client: ClientBase, campaign: string, battle: string, hash: string, kept: KeptRecord): Promise<void> => {
  const { speaker, record, answers } = kept;
  await client.query({
    name: 'keep-battle-record',
    text: `INSERT INTO battle_records (campaign_id, battle, speaker, hash, record, answers) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (campaign_id, battle, speaker) DO UPDATE
           SET hash = excluded.hash, record = excluded.record, answers = excluded.answers, saved_at = now()`,
    values: [campaign, battle, speaker ?? '', hash, record === null ? null : JSON.stringify(record), JSON.stringify(answers)],
  });
  await announceBattle(client, campaign, { battle, changed: 'records', unit: null, side: null, revision: null });
};
