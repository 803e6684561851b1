/** Tells every process of new messages: ids only, since anybody on the database server may listen. */
import type { ClientBase } from 'pg';
import { isUuid } from '../../kernel';
import { putInOutbox } from '../outbox/outbox';

export const MESSAGE_CHANNEL = 'message_sent';

interface NewMessage {
  readonly campaign: string;
  readonly message: string;
}

/** Told once the transaction is committed. */
export const announceMessage = (client: ClientBase, { campaign, message }: NewMessage): Promise<void> =>
  putInOutbox(client, MESSAGE_CHANNEL, `${campaign} ${message}`);

/** Null: nothing that this server wrote. Anybody on the database server may notify on any channel. */
export const readMessageNotice = (payload: string): NewMessage | null => {
  const [campaign = '', message = '', ...more] = payload.split(' ');
  return isUuid(campaign) && /^[0-9a-f]{24}$/.test(message) && more.length === 0
    ? { campaign, message }
    : null;
};
