/** Texts of repairs and refits (REP, DEP-2): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { count, number } = formats.en;

type Missing = readonly { readonly item: string; readonly units: number }[];

/** `12 × “Armour”`; empty for a mech that lacks nothing. */
const lines = (missing: Missing): string =>
  missing.map(({ item, units }) => `${number(units)} × “${item}”`).join(', ');
const lacks = (p: { readonly missing: Missing }): string =>
  lines(p.missing) === '' ? '' : ` It lacks: ${lines(p.missing)}.`;

export const en = {
  'repair/not-shut-down': (p: { readonly name: string }) =>
    `${p.name} is not shut down for this round: structure and parts are repaired on a mech that stands still.`,
  'repair/not-so-damaged': (p: { readonly location: string; readonly lost: number }) =>
    p.lost === 0
      ? `${p.location} has lost no armour.`
      : `${p.location} has lost only ${count(p.lost, 'point', 'points')} of armour.`,
  'repair/missing-stock': (p: {
    readonly needed: number;
    readonly item: string;
    readonly hex: string;
    readonly usable: number;
  }) =>
    `This takes ${number(p.needed)} of “${p.item}”. Of what lay in ${p.hex} at the start of the round, ${p.usable === 0 ? 'none is left' : `only ${number(p.usable)} can still be used`}.`,
  'repair/nothing-to-mend': (p: { readonly name: string; readonly hex: string; readonly missing: Missing }) =>
    `${p.name} has no armour that can be mended with what lay in ${p.hex} at the start of the round.${lacks(p)}`,
  'repair/no-such-bin': (p: { readonly name: string }) => `${p.name} has no such ammunition bin.`,
  'repair/nothing-to-reload': (p: {
    readonly name: string;
    readonly hex: string;
    readonly missing: Missing;
  }) => `No bin of ${p.name} can be filled with what lay in ${p.hex} at the start of the round.${lacks(p)}`,
  'repair/structure-whole': 'No structure is lost there.',
  'repair/no-hold': (p: { readonly location: string; readonly torso: string }) =>
    `${p.location} has nothing to hang on while ${p.torso} is gone: repair ${p.torso} as well.`,
  'repair/nothing-to-replace': (p: { readonly slot: number; readonly location: string }) =>
    `In slot ${p.slot} of ${p.location} nothing is broken that could be replaced.`,
  'repair/other-technology': 'This structure is of the other technology: only a black market sells it.',
  'repair/hired': (p: { readonly name: string }) => `${p.name} is hired: it cannot be refitted.`,
  'repair/in-the-hangar': (p: { readonly name: string }) =>
    `${p.name} is in the hangar until supply ends: put this order above that of the hangar.`,
  'repair/hangar-taken': 'A hangar repairs one mech a round, and this one is taken by an order above.',
  'repair/not-at-the-hangar': (p: { readonly name: string; readonly hex: string }) =>
    `${p.name} does not stand in ${p.hex}, where the hangar is.`,
  'repair/nothing-for-the-hangar': (p: { readonly name: string }) =>
    `With what lay there at the start of the round, the hangar can restore nothing of ${p.name}.`,
} satisfies English;
