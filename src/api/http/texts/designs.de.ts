/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './designs.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'designs/no-such-base': (p) => `Es gibt keinen Entwurf ${p.design}, von dem auszugehen wäre.`,
  'designs/unknown-chassis': (p) =>
    `Entwürfe sind für Umbauten, und kein Mech, den du haben kannst, ist ein ${p.chassis} von ${number(p.tons)} t.`,
  'designs/out-of-reach': (p) =>
    `Kein Umbau eines ${p.chassis} führt dahin: Reaktor, Gyroskop, Cockpit und Struktur müssen die eines vorhandenen Entwurfs sein.`,
  'designs/too-many': 'Mehr eigene Entwürfe kann eine Streitmacht nicht haben.',
  'designs/slug-taken': (p) =>
    `Ein anderer deiner Entwürfe heißt ${p.design}; gib diesem einen anderen Namen.`,
};
