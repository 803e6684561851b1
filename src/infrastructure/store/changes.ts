/** NOTIFY tells every process that a campaign has changed: its id and version only, since anybody on the server may listen. */
import type { ClientBase } from 'pg';

export const CHANNEL = 'campaign_changed';

/** Delivered when the transaction commits, and not at all when it does not. */
export const announce = async (client: ClientBase, id: string, version: number): Promise<void> => {
  await client.query({ name: 'announce', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, `${id} ${version}`] });
};
