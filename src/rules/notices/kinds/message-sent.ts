/**
 * message-sent: somebody has written to the person, or to everybody. At most one an hour from the same
 * sender; the text itself stays in the campaign.
 */
import { defineNotice } from '../definition';

export interface MessageData {
  readonly message: string;
  /** Name of the force that writes; null: the game master. */
  readonly from: string | null;
  readonly toAll: boolean;
}

export const messageSent = defineNotice<'message-sent', MessageData>({
  kind: 'message-sent',
  urgency: 'soon',
  path: (_data, home) => `${home}/messages`,
});
