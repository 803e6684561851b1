import type { NoticeText } from '../say';
import type { WebhookFailingData } from './webhook-failing';

export const webhookFailing: NoticeText<WebhookFailingData> = ({ engine, since }, say) => ({
  title: `${engine} accepts no battles`,
  body: `Since ${say.time(since)} battles cannot be posted to its webhook. The server keeps trying; the deliveries of the engine say why it fails.`,
});
