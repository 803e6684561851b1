import type { NoticeText } from '../say';
import type { MessageData } from './message-sent';

export const messageSent: NoticeText<MessageData> = ({ from, toAll }) => ({
  title: from === null ? 'Eine Nachricht der Spielleitung' : `Eine Nachricht von ${from}`,
  body: `${from ?? 'Die Spielleitung'} hat ${toAll ? 'allen' : 'dir'} geschrieben.`,
});
