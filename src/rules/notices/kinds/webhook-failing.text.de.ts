import type { NoticeText } from '../say';
import type { WebhookFailingData } from './webhook-failing';

export const webhookFailing: NoticeText<WebhookFailingData> = ({ engine, since }, say) => ({
  title: `${engine} nimmt keine Gefechte an`,
  body: `Seit ${say.time(since)} lassen sich Gefechte nicht an seinen Webhook schicken. Es wird immer wieder versucht; warum es misslingt, steht bei seinen Zustellungen.`,
});
