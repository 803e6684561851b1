import type { NoticeText } from '../say';
import type { WebhookStoppedData } from './webhook-stopped';

export const webhookStopped: NoticeText<WebhookStoppedData> = ({ server, gone }) => ({
  title: 'Eines deiner Programme nimmt keine Ereignisse an',
  body: `${gone ? `${server} antwortet, dass es das Programm dort nicht mehr gibt` : `${server} hat seit zwei Tagen nichts angenommen`}. Dorthin wird nichts mehr geschickt, bis du Ereignisse noch einmal senden lässt.`,
});
