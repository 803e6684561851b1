/** Texts of designs that players draw up (REP-4): in English. */
import type { Wordings } from '../../../rules/texts';

export const en = {
  'designs/no-such-base': (p) => `There is no design ${String(p['design'])} to begin with.`,
  'designs/unknown-chassis': (p) =>
    `Designs are drawn up for refits, and no mech that you can have is a ${String(p['chassis'])} of ${String(p['tons'])} t.`,
  'designs/out-of-reach': (p) =>
    `No refit of a ${String(p['chassis'])} leads to it: engine, gyro, cockpit and structure must be those of a design there is.`,
  'designs/too-many': 'A force cannot keep more designs of its own.',
  'designs/slug-taken': (p) => `Another design of yours is called ${String(p['design'])}; give this one another name.`,
} satisfies Wordings;
