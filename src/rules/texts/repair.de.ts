/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './repair.en';

const { count, number } = formats.de;

type Missing = readonly { readonly item: string; readonly units: number }[];

/** `12 × „Panzerung“`; empty for a mech that lacks nothing. */
const lines = (missing: Missing): string =>
  missing.map(({ item, units }) => `${number(units)} × „${item}“`).join(', ');
const lacks = (p: { readonly missing: Missing }): string =>
  lines(p.missing) === '' ? '' : ` Es fehlen: ${lines(p.missing)}.`;

export const de: SameTexts<typeof en> = {
  'repair/not-shut-down': (p) =>
    `${p.name} ist diese Runde nicht abgeschaltet: Struktur und Teile werden nur am stehenden Mech instand gesetzt.`,
  'repair/not-so-damaged': (p) =>
    p.lost === 0
      ? `${p.location} hat keine Panzerung verloren.`
      : `${p.location} hat nur ${count(p.lost, 'Punkt', 'Punkte')} Panzerung verloren.`,
  'repair/missing-stock': (p) =>
    `Das braucht ${number(p.needed)} von „${p.item}“. Von dem, was zu Beginn der Runde in ${p.hex} lag, ist ${p.usable === 0 ? 'nichts' : `nur ${number(p.usable)}`} übrig.`,
  'repair/nothing-to-mend': (p) =>
    `An ${p.name} ist mit dem, was zu Beginn der Runde in ${p.hex} lag, keine Panzerung auszubessern.${lacks(p)}`,
  'repair/no-such-bin': (p) => `${p.name} hat keinen solchen Munitionsbehälter.`,
  'repair/nothing-to-reload': (p) =>
    `Mit dem, was zu Beginn der Runde in ${p.hex} lag, ist kein Munitionsbehälter von ${p.name} aufzufüllen.${lacks(p)}`,
  'repair/structure-whole': 'Dort fehlt keine Struktur.',
  'repair/no-hold': (p) =>
    `${p.location} hat keinen Halt, solange ${p.torso} fehlt: Setz auch ${p.torso} instand.`,
  'repair/nothing-to-replace': (p) =>
    `In Platz ${p.slot} von ${p.location} ist nichts kaputt, was zu ersetzen wäre.`,
  'repair/other-technology':
    'Diese Struktur gehört zur anderen Technologie: Die verkauft nur ein Schwarzmarkt.',
  'repair/hired': (p) => `${p.name} ist angeheuert und kann nicht umgebaut werden.`,
  'repair/in-the-hangar': (p) =>
    `${p.name} ist bis zum Ende des Nachschubs im Hangar: Dieser Befehl muss über dem des Hangars stehen.`,
  'repair/hangar-taken':
    'Ein Hangar repariert einen Mech je Runde, und diesen belegt schon ein Befehl darüber.',
  'repair/not-at-the-hangar': (p) => `${p.name} steht nicht in ${p.hex}, wo der Hangar ist.`,
  'repair/nothing-for-the-hangar': (p) =>
    `Mit dem, was zu Beginn der Runde dort lag, kann der Hangar an ${p.name} nichts wiederherstellen.`,
};
