/** Texts of what is wrong with a starting force (SETUP-2 to SETUP-5, SETUP-11): in English. */
import { formats } from '../../kernel';
import { rankName } from '../model/names';
import type { English } from './text';

const LISTS: Readonly<Record<string, string>> = {
  faction: 'in its house list',
  'any-own-faction': 'among its own designs',
  'any-inner-sphere': 'among the designs of the Inner Sphere',
};
const nameOf = (list: string): string => LISTS[list] ?? list;
const place = (index: number): number => index + 1;

const { count, number } = formats.en;

export const en = {
  'force/unknown-faction': (p: { readonly faction: string }) => `There is no faction “${p.faction}”.`,
  'force/no-mechs': 'The force has no mechs.',
  'force/over-budget': (p: { readonly spent: number; readonly over: number; readonly budget: number }) =>
    `The mechs cost ${number(p.spent)} BV; that is ${number(p.over)} more than the budget of ${number(p.budget)}.`,
  'force/unknown-design': (p: { readonly design: string }) => `There is no design “${p.design}”.`,
  'force/flies': (p: { readonly design: string }) =>
    `${p.design} is a land-air mech: it is in the catalogue, and no campaign can have it, since nothing flies there.`,
  'force/off-list': (p: { readonly design: string; readonly faction: string; readonly list: string }) =>
    `${p.faction} cannot start with ${p.design}: it is not ${nameOf(p.list)}.`,
  'force/unknown-pilot': (p: { readonly pilot: number; readonly pilots: number }) =>
    `There is no pilot ${number(p.pilot)}: the list has ${number(p.pilots)}, counted from 0.`,
  'force/pilot-in-two-mechs': (p: {
    readonly pilot: number;
    readonly mech: number;
    readonly other: number;
  }) => `Pilot ${number(p.pilot)} sits in two mechs, number ${place(p.mech)} and number ${place(p.other)}.`,
  'force/unknown-rank': (p: { readonly rank: string }) => `There is no rank “${p.rank}”.`,
  'force/pilot-count': (p: { readonly wanted: number; readonly rank: string; readonly given: number }) =>
    `The force needs ${count(p.wanted, 'pilot', 'pilots')} of rank ${rankName(p.rank, 'en')}; it has ${number(p.given)}.`,
  'force/no-legal-design': 'No design may start in a force of this faction.',
  'force/no-suggestion': (p: { readonly budget: number }) =>
    `No force was found that uses the budget of ${number(p.budget)} BV.`,
} satisfies English;
