/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './figures.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'figures/unknown-design': (p) => `Der Katalog hat keinen Mech ${p.design}.`,
  'figures/too-many': (p) =>
    `Deine Liste hat ${number(p.max)} Figuren, mehr fasst sie nicht. Nimm zuerst eine herunter.`,
};
