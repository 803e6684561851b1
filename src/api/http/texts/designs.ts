/** Texts of designs that players draw up (REP-4). */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'designs/no-such-base': {
    en: (p) => `There is no design ${String(p['design'])} to begin with.`,
    de: (p) => `Es gibt keinen Entwurf ${String(p['design'])}, von dem auszugehen wäre.`,
  },
  'designs/unknown-chassis': {
    en: (p) => `Designs are drawn up for refits, and no mech that you can have is a ${String(p['chassis'])} of ${String(p['tons'])} t.`,
    de: (p) => `Entwürfe sind für Umbauten, und kein Mech, den Sie haben können, ist ein ${String(p['chassis'])} von ${String(p['tons'])} t.`,
  },
  'designs/out-of-reach': {
    en: (p) => `No refit of a ${String(p['chassis'])} leads to it: engine, gyro, cockpit and structure must be those of a design there is.`,
    de: (p) =>
      `Kein Umbau eines ${String(p['chassis'])} führt dahin: Reaktor, Gyroskop, Cockpit und Struktur müssen die eines vorhandenen Entwurfs sein.`,
  },
  'designs/too-many': {
    en: () => 'A force cannot keep more designs of its own.',
    de: () => 'Mehr eigene Entwürfe kann eine Streitmacht nicht haben.',
  },
  'designs/slug-taken': {
    en: (p) => `Another design of yours is called ${String(p['design'])}; give this one another name.`,
    de: (p) => `Ein anderer Ihrer Entwürfe heißt ${String(p['design'])}; geben Sie diesem einen anderen Namen.`,
  },
};
