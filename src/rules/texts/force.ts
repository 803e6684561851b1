/** Texts of what is wrong with a starting force (SETUP-2 to SETUP-5, SETUP-11). */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const LISTS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  faction: ['the house list', 'der Liste des Hauses'],
  'any-own-faction': ['the designs of the faction', 'den Mechs der Fraktion'],
  'any-inner-sphere': ['the designs of the Inner Sphere', 'den Mechs der Inneren Sphäre'],
};
const nameOf = (list: unknown, language: 0 | 1): string => LISTS[String(list)]?.[language] ?? String(list);
const place = (index: unknown): number => Number(index) + 1;

const en = {
  'force/unknown-faction': (p) => `There is no faction "${String(p['faction'])}".`,
  'force/no-mechs': 'The force has no mechs.',
  'force/over-budget': (p) => `The mechs cost ${String(p['spent'])} BV; that is ${String(p['over'])} more than the budget of ${String(p['budget'])}.`,
  'force/unknown-design': (p) => `There is no design "${String(p['design'])}".`,
  'force/flies': (p) => `${String(p['design'])} is a land-air mech: it is in the catalogue, and no campaign can have it, since nothing flies there.`,
  'force/off-list': (p) => `${String(p['design'])} is not among ${nameOf(p['list'], 0)} (${String(p['faction'])}).`,
  'force/unknown-pilot': (p) => `There is no pilot ${String(p['pilot'])}: the list has ${String(p['pilots'])}, counted from 0.`,
  'force/pilot-in-two-mechs': (p) => `Pilot ${String(p['pilot'])} sits in two mechs, number ${place(p['mech'])} and number ${place(p['other'])}.`,
  'force/unknown-rank': (p) => `There is no rank "${String(p['rank'])}".`,
  'force/pilot-count': (p) => `The force needs ${String(p['wanted'])} pilots of rank ${String(p['rank'])}; it has ${String(p['given'])}.`,
  'force/no-legal-design': 'No design may start in a force of this faction.',
  'force/no-suggestion': (p) => `No force was found that uses the budget of ${String(p['budget'])} BV.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'force/unknown-faction': (p) => `Die Fraktion „${String(p['faction'])}“ gibt es nicht.`,
  'force/no-mechs': 'Die Streitmacht hat keine Mechs.',
  'force/over-budget': (p) =>
    `Die Mechs kosten ${String(p['spent'])} BV; das sind ${String(p['over'])} mehr als die erlaubten ${String(p['budget'])}.`,
  'force/unknown-design': (p) => `Den Mech „${String(p['design'])}“ gibt es nicht.`,
  'force/flies': (p) =>
    `${String(p['design'])} ist ein Land-Luft-Mech: Er steht im Katalog, aber keine Kampagne kann ihn haben, denn dort fliegt nichts.`,
  'force/off-list': (p) => `${String(p['design'])} steht nicht in ${nameOf(p['list'], 1)} (${String(p['faction'])}).`,
  'force/unknown-pilot': (p) => `Einen Piloten ${String(p['pilot'])} gibt es nicht: die Liste hat ${String(p['pilots'])}, gezählt ab 0.`,
  'force/pilot-in-two-mechs': (p) => `Pilot ${String(p['pilot'])} sitzt in zwei Mechs, Nummer ${place(p['mech'])} und Nummer ${place(p['other'])}.`,
  'force/unknown-rank': (p) => `Den Rang „${String(p['rank'])}“ gibt es nicht.`,
  'force/pilot-count': (p) => `Die Streitmacht braucht ${String(p['wanted'])} Piloten vom Rang ${String(p['rank'])}; sie hat ${String(p['given'])}.`,
  'force/no-legal-design': 'Kein Mech darf in einer Streitmacht dieser Fraktion beginnen.',
  'force/no-suggestion': (p) => `Es wurde keine Streitmacht gefunden, die die ${String(p['budget'])} BV ausschöpft.`,
};

export const texts: Texts = inBoth(en, de);
