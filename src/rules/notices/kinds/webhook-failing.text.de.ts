import type { NoticeText } from '../say';
import type { WebhookFailingData } from './webhook-failing';

export const webhookFailing: NoticeText<WebhookFailingData> = ({ engine, since }, say) => ({
  title: `${engine} nimmt keine Gefechte an`,
  body: `Seit dem ${say.time(since)} kommen Gefechte an seinem Webhook nicht an. Der Server versucht es weiter; woran es liegt, steht bei den Zustellungen der Engine.`,
});
