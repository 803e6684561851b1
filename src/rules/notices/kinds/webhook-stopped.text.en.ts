import type { NoticeText } from '../say';
import type { WebhookStoppedData } from './webhook-stopped';

export const webhookStopped: NoticeText<WebhookStoppedData> = ({ server, gone }) => ({
  title: 'A program of yours accepts no events',
  body: `${gone ? `${server} answers that the program is gone` : `${server} has accepted nothing for two days`}. Nothing more is sent there until you have events sent again.`,
});
