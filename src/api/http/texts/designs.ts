/** Texts of designs that players draw up (REP-4). */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'designs/no-such-base': (p) => `There is no design ${String(p['design'])} to begin with.`,
  'designs/unknown-chassis': (p) =>
    `Designs are drawn up for refits, and no mech that you can have is a ${String(p['chassis'])} of ${String(p['tons'])} t.`,
  'designs/out-of-reach': (p) =>
    `No refit of a ${String(p['chassis'])} leads to it: engine, gyro, cockpit and structure must be those of a design there is.`,
  'designs/too-many': 'A force cannot keep more designs of its own.',
  'designs/slug-taken': (p) => `Another design of yours is called ${String(p['design'])}; give this one another name.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'designs/no-such-base': (p) => `Es gibt keinen Entwurf ${String(p['design'])}, von dem auszugehen wäre.`,
  'designs/unknown-chassis': (p) =>
    `Entwürfe sind für Umbauten, und kein Mech, den Sie haben können, ist ein ${String(p['chassis'])} von ${String(p['tons'])} t.`,
  'designs/out-of-reach': (p) =>
    `Kein Umbau eines ${String(p['chassis'])} führt dahin: Reaktor, Gyroskop, Cockpit und Struktur müssen die eines vorhandenen Entwurfs sein.`,
  'designs/too-many': 'Mehr eigene Entwürfe kann eine Streitmacht nicht haben.',
  'designs/slug-taken': (p) => `Ein anderer Ihrer Entwürfe heißt ${String(p['design'])}; geben Sie diesem einen anderen Namen.`,
};

export const texts: Texts = inBoth(en, de);
