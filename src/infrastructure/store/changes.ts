/**
 * Tells every process that a campaign has changed: its id and version only, since anybody on the server may
 * listen.
 */
import type { ClientBase } from 'pg';
import { putInOutbox } from '../outbox/outbox';

export const CHANNEL = 'campaign_changed';

/** Told once the transaction is committed, and not at all when it is not. */
export const announce = (client: ClientBase, id: string, version: number): Promise<void> =>
  putInOutbox(client, CHANNEL, `${id} ${String(version)}`);
