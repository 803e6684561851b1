import type { NoticeText } from '../say';
import type { MessageData } from './message-sent';

export const messageSent: NoticeText<MessageData> = ({ from, toAll }) => ({
  title: from === null ? 'A message from the game master' : `A message from ${from}`,
  body: `${from ?? 'The game master'} has written to ${toAll ? 'everybody' : 'you'}.`,
});
