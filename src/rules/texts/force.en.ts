/** Texts of what is wrong with a starting force (SETUP-2 to SETUP-5, SETUP-11): in English. */
import type { Wordings } from './text';

const LISTS: Readonly<Record<string, string>> = {
  faction: 'the house list',
  'any-own-faction': 'the designs of the faction',
  'any-inner-sphere': 'the designs of the Inner Sphere',
};
const nameOf = (list: unknown): string => LISTS[String(list)] ?? String(list);
const place = (index: unknown): number => Number(index) + 1;

export const en = {
  'force/unknown-faction': (p) => `There is no faction "${String(p['faction'])}".`,
  'force/no-mechs': 'The force has no mechs.',
  'force/over-budget': (p) => `The mechs cost ${String(p['spent'])} BV; that is ${String(p['over'])} more than the budget of ${String(p['budget'])}.`,
  'force/unknown-design': (p) => `There is no design "${String(p['design'])}".`,
  'force/flies': (p) => `${String(p['design'])} is a land-air mech: it is in the catalogue, and no campaign can have it, since nothing flies there.`,
  'force/off-list': (p) => `${String(p['design'])} is not among ${nameOf(p['list'])} (${String(p['faction'])}).`,
  'force/unknown-pilot': (p) => `There is no pilot ${String(p['pilot'])}: the list has ${String(p['pilots'])}, counted from 0.`,
  'force/pilot-in-two-mechs': (p) => `Pilot ${String(p['pilot'])} sits in two mechs, number ${place(p['mech'])} and number ${place(p['other'])}.`,
  'force/unknown-rank': (p) => `There is no rank "${String(p['rank'])}".`,
  'force/pilot-count': (p) => `The force needs ${String(p['wanted'])} pilots of rank ${String(p['rank'])}; it has ${String(p['given'])}.`,
  'force/no-legal-design': 'No design may start in a force of this faction.',
  'force/no-suggestion': (p) => `No force was found that uses the budget of ${String(p['budget'])} BV.`,
} satisfies Wordings;
