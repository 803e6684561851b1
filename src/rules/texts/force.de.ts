/** The same in German. */
import { formats } from '../../kernel';
import { rankName } from '../model/names';
import type { SameTexts } from './text';
import type { en } from './force.en';

const LISTS: Readonly<Record<string, string>> = {
  faction: 'in der Hausliste',
  'any-own-faction': 'unter den eigenen Mechs',
  'any-inner-sphere': 'unter den Mechs der Inneren Sphäre',
};
const nameOf = (list: string): string => LISTS[list] ?? list;
const place = (index: number): number => index + 1;

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'force/unknown-faction': (p) => `Die Fraktion „${p.faction}“ gibt es nicht.`,
  'force/no-mechs': 'Die Truppe hat keine Mechs.',
  'force/over-budget': (p) =>
    `Die Mechs kosten ${number(p.spent)} BV; um ${number(p.over)} mehr als die erlaubten ${number(p.budget)}.`,
  'force/unknown-design': (p) => `Den Mech „${p.design}“ gibt es nicht.`,
  'force/flies': (p) =>
    `${p.design} ist ein Land-Luft-Mech: Er steht im Katalog, aber keine Kampagne kann ihn haben, denn dort fliegt nichts.`,
  'force/off-list': (p) =>
    `${p.faction} kann nicht mit ${p.design} beginnen: Dieser Mech steht nicht ${nameOf(p.list)}.`,
  'force/unknown-pilot': (p) =>
    `Einen Piloten ${number(p.pilot)} gibt es nicht: Die Liste hat ${number(p.pilots)}, gezählt ab 0.`,
  'force/pilot-in-two-mechs': (p) =>
    `Pilot ${number(p.pilot)} sitzt in zwei Mechs, Nummer ${place(p.mech)} und Nummer ${place(p.other)}.`,
  'force/unknown-rank': (p) => `Den Rang „${p.rank}“ gibt es nicht.`,
  'force/pilot-count': (p) =>
    `Die Truppe braucht ${number(p.wanted)} Piloten vom Rang ${rankName(p.rank, 'de')}; sie hat ${number(p.given)}.`,
  'force/no-legal-design': 'Kein Mech darf in einer Truppe dieser Fraktion beginnen.',
  'force/no-suggestion': (p) => `Es wurde keine Truppe gefunden, die die ${number(p.budget)} BV ausschöpft.`,
};
