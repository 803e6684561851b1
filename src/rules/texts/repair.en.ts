/** Texts of repairs and refits (REP, DEP-2): in English. */
import type { Params, Wordings } from './text';

/** `12 × "standard-armor"`; empty for a mech that lacks nothing. */
const lines = ({ missing }: Params): string =>
  (Array.isArray(missing) ? (missing as readonly { readonly item: string; readonly units: number }[]) : [])
    .map(({ item, units }) => `${units} × “${item}”`)
    .join(', ');
const lacks = (p: Params): string => (lines(p) === '' ? '' : ` It lacks: ${lines(p)}.`);

export const en = {
  'repair/not-shut-down': (p) =>
    `${String(p['name'])} is not shut down for this round: structure and parts are repaired on a mech that stands still.`,
  'repair/not-so-damaged': (p) => `In ${String(p['location'])} only ${String(p['lost'])} points of armour can be mended.`,
  'repair/missing-stock': (p) =>
    `This takes ${String(p['needed'])} of "${String(p['item'])}"; of what lay in ${String(p['hex'])} at the start of the round ${String(p['usable'])} are left.`,
  'repair/nothing-to-mend': (p) =>
    `${String(p['name'])} has no armour that can be mended with what lay in ${String(p['hex'])} at the start of the round.${lacks(p)}`,
  'repair/no-such-bin': (p) => `${String(p['name'])} has no such ammunition bin.`,
  'repair/nothing-to-reload': (p) =>
    `No bin of ${String(p['name'])} can be filled with what lay in ${String(p['hex'])} at the start of the round.${lacks(p)}`,
  'repair/structure-whole': 'No structure is lost there.',
  'repair/no-hold': (p) => `${String(p['location'])} has nothing to hang on while ${String(p['torso'])} is gone: repair both.`,
  'repair/nothing-to-replace': (p) => `In slot ${String(p['slot'])} of ${String(p['location'])} nothing is broken that could be replaced.`,
  'repair/other-technology': 'This structure is of the other technology: only a black market sells it.',
  'repair/hired': (p) => `${String(p['name'])} is hired: it cannot be refitted.`,
  'repair/in-the-hangar': (p) => `${String(p['name'])} is in the hangar until supply ends: put this order above that of the hangar.`,
  'repair/hangar-taken': 'A hangar repairs one mech a round, and this one is taken by an order above.',
  'repair/not-at-the-hangar': (p) => `${String(p['name'])} does not stand in ${String(p['hex'])}, where the hangar is.`,
  'repair/nothing-for-the-hangar': (p) =>
    `There is nothing about ${String(p['name'])} that the hangar could restore with what lay there at the start of the round.`,
} satisfies Wordings;
