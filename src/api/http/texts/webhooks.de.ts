/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './webhooks.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'webhooks/bad-address': 'Ein Webhook muss eine https-URL ohne Anmeldedaten sein.',
  'webhooks/too-many': (p) =>
    `Du hast in dieser Kampagne schon ${number(p.max)} Webhooks. Entferne zuerst einen.`,
};
