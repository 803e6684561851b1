/** Texts of what is wrong with a planet map or with the wish for one (SETUP-1, SETUP-7, SETUP-8, SETUP-10). */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');
const seat = (value: unknown): number => Number(value) + 1;

const en = {
  'map/form': (p) => `This must be of the kind "${String(p['expected'])}".`,
  'map/unknown-property': 'This property is not known here.',
  'map/not-a-hex': 'This must be a hex: four digits, column and row.',
  'map/unknown-terrain': 'There is no such terrain.',
  'map/unknown-building-type': 'There is no such type of building.',
  'map/size': (p) => `A map has ${String(p['least'])} to ${String(p['most'])} of these.`,
  'map/players': (p) => `A map is for ${String(p['least'])} to ${String(p['most'])} players.`,
  'map/off-map': (p) => `Hex ${String(p['hex'])} is not on the map.`,
  'map/terrain-missing': (p) => `${String(p['count'])} hexes have no terrain, among them ${list(p['hexes'])}.`,
  'map/building-in-deep-water': (p) => `A building cannot stand in the deep water of ${String(p['hex'])}.`,
  'map/hex-has-building': (p) => `A building stands in ${String(p['hex'])} already.`,
  'map/no-such-seat': (p) => `There is no seat ${seat(p['seat'])}: the map's seats are 1 to ${String(p['players'])}.`,
  'map/first-building': (p) => `The player of seat ${seat(p['seat'])} must begin with exactly one building, not with ${String(p['found'])}.`,
  'map/seat-count': (p) => `There must be one for each of the ${String(p['players'])} players; there are ${String(p['found'])}.`,
  'map/hq-in-deep-water': (p) => `An HQ cannot be in the deep water of ${String(p['hex'])}.`,
  'map/seats-share-hex': (p) => `Two players cannot both begin in ${String(p['hex'])}.`,
  'map/outside-part': (p) => `Hex ${String(p['hex'])} is not in the part of the player of seat ${seat(p['seat'])}.`,
  'map/unreachable': (p) => `Hex ${String(p['hex'])} cannot be reached from ${String(p['from'])}.`,
  'map/unfair': (p) => `The ways to the nearest ${String(p['nearest'])} buildings differ by more than 1 in the mean.`,
  'map/building-count': (p) => `There must be ${String(p['least'])} to ${String(p['most'])} buildings.`,
  'map/teams': 'These teams do not fit the players.',
  'map/no-fair-map': (p) =>
    `No fair map of ${String(p['columns'])} × ${String(p['rows'])} hexes was found for ${String(p['players'])} players and ${String(p['buildings'])} buildings.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
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

export const texts: Texts = inBoth(en, de);
