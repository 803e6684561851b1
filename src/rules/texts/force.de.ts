/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './force.en';

const LISTS: Readonly<Record<string, string>> = {
  faction: 'der Liste des Hauses',
  'any-own-faction': 'den Mechs der Fraktion',
  'any-inner-sphere': 'den Mechs der Inneren Sphäre',
};
const nameOf = (list: string): string => LISTS[list] ?? list;
const place = (index: number): number => index + 1;

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'force/unknown-faction': (p) => `Die Fraktion „${p.faction}“ gibt es nicht.`,
  'force/no-mechs': 'Die Streitmacht hat keine Mechs.',
  'force/over-budget': (p) => `Die Mechs kosten ${number(p.spent)} BV; das sind ${number(p.over)} mehr als die erlaubten ${number(p.budget)}.`,
  'force/unknown-design': (p) => `Den Mech „${p.design}“ gibt es nicht.`,
  'force/flies': (p) => `${p.design} ist ein Land-Luft-Mech: Er steht im Katalog, aber keine Kampagne kann ihn haben, denn dort fliegt nichts.`,
  'force/off-list': (p) => `${p.design} steht nicht in ${nameOf(p.list)} (${p.faction}).`,
  'force/unknown-pilot': (p) => `Einen Piloten ${number(p.pilot)} gibt es nicht: Die Liste hat ${number(p.pilots)}, gezählt ab 0.`,
  'force/pilot-in-two-mechs': (p) => `Pilot ${number(p.pilot)} sitzt in zwei Mechs, Nummer ${place(p.mech)} und Nummer ${place(p.other)}.`,
  'force/unknown-rank': (p) => `Den Rang „${p.rank}“ gibt es nicht.`,
  'force/pilot-count': (p) => `Die Streitmacht braucht ${number(p.wanted)} Piloten vom Rang ${p.rank}; sie hat ${number(p.given)}.`,
  'force/no-legal-design': 'Kein Mech darf in einer Streitmacht dieser Fraktion beginnen.',
  'force/no-suggestion': (p) => `Es wurde keine Streitmacht gefunden, die die ${number(p.budget)} BV ausschöpft.`,
};
