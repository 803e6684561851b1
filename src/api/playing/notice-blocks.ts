/**
 * Notices in event streams: named and without a number, so that clients that know events only pass them over,
 * and resume by the last event all the same. `messages` and not `message`: that is what browsers call events
 * without a name.
 */
import type { BattleNotice } from '../../application/battles/battle-notices';
import type { MessageNotice } from '../../application/messages/model';

const NO_BATTLE: Readonly<Record<keyof BattleNotice, null>> = {
  battle: null,
  changed: null,
  unit: null,
  side: null,
  revision: null,
};
const NO_MESSAGE: Readonly<Record<keyof MessageNotice, null>> = { id: null, from: null, to: null };

const block = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Null, as below: some may have been missed. */
export const battleBlock = (notice: BattleNotice | null): string => block('battle', notice ?? NO_BATTLE);

/** There are new notices for the reader; what they say is in their list. */
export const noticesBlock = (_missed: null = null): string => block('notices', {});

export const messageBlock = (notice: MessageNotice | null): string => block('messages', notice ?? NO_MESSAGE);
