import type { NoticeText } from '../say';
import type { ChatFailingData } from './chat-failing';

export const chatFailing: NoticeText<ChatFailingData> = ({ server, removed }) => ({
  title: 'The chat room accepts no posts',
  body: removed
    ? `${server} says that the room of this campaign is gone. The server has deleted its address; set another one if you like.`
    : `${server} does not accept what is posted to the room of this campaign. Test its address, or set another one.`,
});
