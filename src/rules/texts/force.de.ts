/** The same in German. */
import type { SameCodes } from './text';
import type { en } from './force.en';

const LISTS: Readonly<Record<string, string>> = {
  faction: 'der Liste des Hauses',
  'any-own-faction': 'den Mechs der Fraktion',
  'any-inner-sphere': 'den Mechs der Inneren Sphäre',
};
const nameOf = (list: unknown): string => LISTS[String(list)] ?? String(list);
const place = (index: unknown): number => Number(index) + 1;

export const de: SameCodes<typeof en> = {
  'force/unknown-faction': (p) => `Die Fraktion „${String(p['faction'])}“ gibt es nicht.`,
  'force/no-mechs': 'Die Streitmacht hat keine Mechs.',
  'force/over-budget': (p) =>
    `Die Mechs kosten ${String(p['spent'])} BV; das sind ${String(p['over'])} mehr als die erlaubten ${String(p['budget'])}.`,
  'force/unknown-design': (p) => `Den Mech „${String(p['design'])}“ gibt es nicht.`,
  'force/flies': (p) =>
    `${String(p['design'])} ist ein Land-Luft-Mech: Er steht im Katalog, aber keine Kampagne kann ihn haben, denn dort fliegt nichts.`,
  'force/off-list': (p) => `${String(p['design'])} steht nicht in ${nameOf(p['list'])} (${String(p['faction'])}).`,
  'force/unknown-pilot': (p) => `Einen Piloten ${String(p['pilot'])} gibt es nicht: die Liste hat ${String(p['pilots'])}, gezählt ab 0.`,
  'force/pilot-in-two-mechs': (p) => `Pilot ${String(p['pilot'])} sitzt in zwei Mechs, Nummer ${place(p['mech'])} und Nummer ${place(p['other'])}.`,
  'force/unknown-rank': (p) => `Den Rang „${String(p['rank'])}“ gibt es nicht.`,
  'force/pilot-count': (p) => `Die Streitmacht braucht ${String(p['wanted'])} Piloten vom Rang ${String(p['rank'])}; sie hat ${String(p['given'])}.`,
  'force/no-legal-design': 'Kein Mech darf in einer Streitmacht dieser Fraktion beginnen.',
  'force/no-suggestion': (p) => `Es wurde keine Streitmacht gefunden, die die ${String(p['budget'])} BV ausschöpft.`,
};
