/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './designs.en';

export const de: SameCodes<typeof en> = {
  'designs/no-such-base': (p) => `Es gibt keinen Entwurf ${String(p['design'])}, von dem auszugehen wäre.`,
  'designs/unknown-chassis': (p) =>
    `Entwürfe sind für Umbauten, und kein Mech, den Sie haben können, ist ein ${String(p['chassis'])} von ${String(p['tons'])} t.`,
  'designs/out-of-reach': (p) =>
    `Kein Umbau eines ${String(p['chassis'])} führt dahin: Reaktor, Gyroskop, Cockpit und Struktur müssen die eines vorhandenen Entwurfs sein.`,
  'designs/too-many': 'Mehr eigene Entwürfe kann eine Streitmacht nicht haben.',
  'designs/slug-taken': (p) => `Ein anderer Ihrer Entwürfe heißt ${String(p['design'])}; geben Sie diesem einen anderen Namen.`,
};
