/** Texts of designs that players draw up (REP-4): in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'designs/no-such-base': (p: { readonly design: string }) => `There is no design ${p.design} to begin with.`,
  'designs/unknown-chassis': (p: { readonly chassis: string; readonly tons: number }) =>
    `Designs are drawn up for refits, and no mech that you can have is a ${p.chassis} of ${number(p.tons)} t.`,
  'designs/out-of-reach': (p: { readonly chassis: string }) =>
    `No refit of a ${p.chassis} leads to it: engine, gyro, cockpit and structure must be those of a design there is.`,
  'designs/too-many': 'A force cannot keep more designs of its own.',
  'designs/slug-taken': (p: { readonly design: string }) =>
    `Another design of yours is called ${p.design}; give this one another name.`,
} satisfies English;
