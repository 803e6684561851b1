import type { NoticeText } from '../say';
import type { ChatFailingData } from './chat-failing';

export const chatFailing: NoticeText<ChatFailingData> = ({ server, removed }) => ({
  title: 'Der Chatraum nimmt keine Beiträge an',
  body: removed
    ? `${server} sagt, dass es den Raum dieser Kampagne nicht mehr gibt. Seine Adresse ist vergessen; richte eine andere ein, wenn du magst.`
    : `${server} nimmt nicht an, was an den Raum dieser Kampagne geschickt wird. Prüf seine Adresse, oder richte eine andere ein.`,
});
