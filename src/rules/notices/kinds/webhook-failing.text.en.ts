import type { NoticeText } from '../say';
import type { WebhookFailingData } from './webhook-failing';

export const webhookFailing: NoticeText<WebhookFailingData> = ({ engine, since }, say) => ({
  title: `${engine} takes no battles`,
  body: `Since ${say.time(since)} battles cannot be posted to its webhook. It is tried again and again; its deliveries tell why it fails.`,
});
