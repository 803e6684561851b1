/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './designs.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'designs/no-such-base': (p) => `Das Modell ${p.design}, von dem du ausgehen willst, gibt es nicht.`,
  'designs/unknown-chassis': (p) =>
    `Eigene Modelle sind für Umbauten, und kein Mech, den du haben kannst, ist ein ${p.chassis} von ${number(p.tons)} t.`,
  'designs/out-of-reach': (p) =>
    `Kein Umbau eines ${p.chassis} führt dahin: Reaktor, Gyroskop, Cockpit und Struktur müssen die eines vorhandenen Modells sein.`,
  'designs/too-many': 'Mehr eigene Modelle kann eine Truppe nicht haben.',
  'designs/slug-taken': (p) =>
    `Ein anderes deiner Modelle heißt ${p.design}; gib diesem einen anderen Namen.`,
};
