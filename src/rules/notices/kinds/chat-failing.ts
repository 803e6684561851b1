/** chat-failing: the chat room of a campaign takes no posts. Only the game master gets it. */
import { defineNotice } from '../definition';

export interface ChatFailingData {
  /** The name of the server that they go to. */
  readonly server: string;
  /** The room is gone, and nothing is posted there any more. */
  readonly removed: boolean;
}

export const chatFailing = defineNotice<'chat-failing', ChatFailingData>({
  kind: 'chat-failing',
  urgency: 'soon',
  stillTrue: (_data, _facts, to) => to.kind === 'gm',
  path: (_data, home) => `${home}/gm`,
});
