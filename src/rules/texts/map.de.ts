/** The same in German. */
import type { SameCodes } from './text';
import type { en } from './map.en';

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');
const seat = (value: unknown): number => Number(value) + 1;

export const de: SameCodes<typeof en> = {
  'map/form': (p) => `Hier muss etwas von der Art „${String(p['expected'])}“ stehen.`,
  'map/unknown-property': 'Diese Angabe ist hier nicht bekannt.',
  'map/not-a-hex': 'Hier muss ein Feld stehen: vier Ziffern, Spalte und Reihe.',
  'map/unknown-terrain': 'Dieses Gelände gibt es nicht.',
  'map/unknown-building-type': 'Diesen Gebäudetyp gibt es nicht.',
  'map/size': (p) => `Eine Karte hat hiervon ${String(p['least'])} bis ${String(p['most'])}.`,
  'map/players': (p) => `Eine Karte ist für ${String(p['least'])} bis ${String(p['most'])} Spieler.`,
  'map/off-map': (p) => `Das Feld ${String(p['hex'])} ist nicht auf der Karte.`,
  'map/terrain-missing': (p) => `${String(p['count'])} Felder haben kein Gelände, darunter ${list(p['hexes'])}.`,
  'map/building-in-deep-water': (p) => `Im tiefen Wasser von ${String(p['hex'])} kann kein Gebäude stehen.`,
  'map/hex-has-building': (p) => `In ${String(p['hex'])} steht schon ein Gebäude.`,
  'map/no-such-seat': (p) => `Platz ${seat(p['seat'])} gibt es nicht: die Plätze der Karte sind 1 bis ${String(p['players'])}.`,
  'map/first-building': (p) => `Der Spieler auf Platz ${seat(p['seat'])} muss mit genau einem Gebäude beginnen, nicht mit ${String(p['found'])}.`,
  'map/seat-count': (p) => `Es muss für jeden der ${String(p['players'])} Spieler einer da sein; es sind ${String(p['found'])}.`,
  'map/hq-in-deep-water': (p) => `Im tiefen Wasser von ${String(p['hex'])} kann kein Hauptquartier sein.`,
  'map/seats-share-hex': (p) => `In ${String(p['hex'])} können nicht zwei Spieler beginnen.`,
  'map/outside-part': (p) => `Das Feld ${String(p['hex'])} liegt nicht im Teil des Spielers auf Platz ${seat(p['seat'])}.`,
  'map/unreachable': (p) => `Das Feld ${String(p['hex'])} ist von ${String(p['from'])} aus nicht zu erreichen.`,
  'map/unfair': (p) => `Die Wege zu den nächsten ${String(p['nearest'])} Gebäuden unterscheiden sich im Mittel um mehr als 1.`,
  'map/building-count': (p) => `Es müssen ${String(p['least'])} bis ${String(p['most'])} Gebäude sein.`,
  'map/teams': 'Diese Teams passen nicht zu den Spielern.',
  'map/no-fair-map': (p) =>
    `Für ${String(p['players'])} Spieler und ${String(p['buildings'])} Gebäude wurde keine gerechte Karte mit ${String(p['columns'])} × ${String(p['rows'])} Feldern gefunden.`,
};
