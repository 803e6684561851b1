/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './map.en';

const seat = (index: number): number => index + 1;

const { list, number, plural } = formats.de;

export const de: SameTexts<typeof en> = {
  'map/form': (p) => `Hier muss etwas von der Art „${p.expected}“ stehen.`,
  'map/unknown-property': 'Diese Angabe ist hier nicht bekannt.',
  'map/not-a-hex': 'Hier muss ein Feld stehen: vier Ziffern, Spalte und Reihe, wie 0512.',
  'map/unknown-terrain': 'Dieses Gelände gibt es nicht.',
  'map/unknown-building-type': 'Diesen Gebäudetyp gibt es nicht.',
  'map/size': (p) => `Eine Karte hat hiervon ${number(p.least)} bis ${number(p.most)}.`,
  'map/players': (p) => `Eine Karte ist für ${number(p.least)} bis ${number(p.most)} Spieler.`,
  'map/off-map': (p) => `Das Feld ${p.hex} ist nicht auf der Karte.`,
  'map/terrain-missing': (p) =>
    `${number(p.count)} ${plural(p.count, 'Feld hat kein Gelände:', 'Felder haben kein Gelände, darunter')} ${list(p.hexes)}.`,
  'map/building-in-deep-water': (p) => `Im tiefen Wasser von ${p.hex} kann kein Gebäude stehen.`,
  'map/hex-has-building': (p) => `In ${p.hex} steht schon ein Gebäude.`,
  'map/no-such-seat': (p) =>
    `Platz ${seat(p.seat)} gibt es nicht: Die Plätze der Karte sind 1 bis ${number(p.players)}.`,
  'map/first-building': (p) =>
    `Der Spieler auf Platz ${seat(p.seat)} muss mit genau einem Gebäude beginnen, nicht mit ${number(p.found)}.`,
  'map/seat-count': (p) =>
    `Es muss für jeden der ${number(p.players)} Spieler einer da sein; es sind ${number(p.found)}.`,
  'map/hq-in-deep-water': (p) => `Im tiefen Wasser von ${p.hex} kann kein Hauptquartier sein.`,
  'map/seats-share-hex': (p) => `In ${p.hex} können nicht zwei Spieler beginnen.`,
  'map/outside-part': (p) => `Das Feld ${p.hex} liegt nicht im Teil des Spielers auf Platz ${seat(p.seat)}.`,
  'map/unreachable': (p) => `Das Feld ${p.hex} ist von ${p.from} aus nicht zu erreichen.`,
  'map/unfair': (p) =>
    `Die Wege der Spieler zu ihren nächsten ${number(p.nearest)} Gebäuden unterscheiden sich im Mittel um mehr als 1 Feld.`,
  'map/building-count': (p) => `Es müssen ${number(p.least)} bis ${number(p.most)} Gebäude sein.`,
  'map/teams': 'Diese Teams passen nicht zu den Spielern.',
  'map/no-fair-map': (p) =>
    `Für ${number(p.players)} Spieler und ${number(p.buildings)} Gebäude wurde keine gerechte Karte mit ${number(p.columns)} × ${number(p.rows)} Feldern gefunden.`,
};
