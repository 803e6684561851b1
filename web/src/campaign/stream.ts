/** A campaign's events as they come, and what is told beside them. */
import type { Schemas } from '../api/client';
import { followStream } from '../api/event-stream';

export type WarEvent = Schemas['Event'];

/** What moves beside the war's events: worksheets and records of battles. `battle` null: several may have. */
export interface BattleNotice {
  readonly battle: string | null;
}

/** A new message that this reader can read; `id` null: some may have come. */
export interface MessageNotice {
  readonly id: string | null;
}

export interface StreamHandlers {
  readonly onEvent: (event: WarEvent) => void;
  readonly onBattle: (notice: BattleNotice) => void;
  readonly onMessage: (notice: MessageNotice) => void;
  /** There are new notices for this reader, from whatever campaign. */
  readonly onNotices: () => void;
  /** Whether the server is reached. */
  readonly onState: (live: boolean) => void;
  /** The campaign is not visible any more: removed, deleted, logged out. */
  readonly onGone: () => void;
}

/** Reads until the answered function is called. `after` is the seq of the last event that is known. */
export const follow = (
  campaign: string,
  after: () => number,
  { onEvent, onBattle, onMessage, onNotices, onState, onGone }: StreamHandlers,
): (() => void) =>
  followStream(() => `/v1/campaigns/${campaign}/events/stream?after=${after()}`, {
    onState,
    onGone,
    onMessage: ({ event, data }) => {
      if (event === 'battle') onBattle(JSON.parse(data) as BattleNotice);
      else if (event === 'messages') onMessage(JSON.parse(data) as MessageNotice);
      else if (event === 'notices') onNotices();
      // Kinds that later servers may have are passed over.
      else if (event === 'message') onEvent(JSON.parse(data) as WarEvent);
    },
  });
