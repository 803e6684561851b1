/** Texts of what is wrong with a planet map or with the wish for one (SETUP-1, SETUP-7, SETUP-8, SETUP-10). */
import type { Texts } from './text';

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');
const seat = (value: unknown): number => Number(value) + 1;

export const texts: Texts = {
  'map/form': {
    en: (p) => `This must be of the kind "${String(p['expected'])}".`,
    de: (p) => `Hier muss etwas von der Art „${String(p['expected'])}“ stehen.`,
  },
  'map/unknown-property': { en: () => 'This property is not known here.', de: () => 'Diese Angabe ist hier nicht bekannt.' },
  'map/not-a-hex': {
    en: () => 'This must be a hex: four digits, column and row.',
    de: () => 'Hier muss ein Feld stehen: vier Ziffern, Spalte und Reihe.',
  },
  'map/unknown-terrain': { en: () => 'There is no such terrain.', de: () => 'Dieses Gelände gibt es nicht.' },
  'map/unknown-building-type': { en: () => 'There is no such type of building.', de: () => 'Diesen Gebäudetyp gibt es nicht.' },
  'map/size': {
    en: (p) => `A map has ${String(p['least'])} to ${String(p['most'])} of these.`,
    de: (p) => `Eine Karte hat hiervon ${String(p['least'])} bis ${String(p['most'])}.`,
  },
  'map/players': {
    en: (p) => `A map is for ${String(p['least'])} to ${String(p['most'])} players.`,
    de: (p) => `Eine Karte ist für ${String(p['least'])} bis ${String(p['most'])} Spieler.`,
  },
  'map/off-map': { en: (p) => `Hex ${String(p['hex'])} is not on the map.`, de: (p) => `Das Feld ${String(p['hex'])} ist nicht auf der Karte.` },
  'map/terrain-missing': {
    en: (p) => `${String(p['count'])} hexes have no terrain, among them ${list(p['hexes'])}.`,
    de: (p) => `${String(p['count'])} Felder haben kein Gelände, darunter ${list(p['hexes'])}.`,
  },
  'map/building-in-deep-water': {
    en: (p) => `A building cannot stand in the deep water of ${String(p['hex'])}.`,
    de: (p) => `Im tiefen Wasser von ${String(p['hex'])} kann kein Gebäude stehen.`,
  },
  'map/hex-has-building': {
    en: (p) => `A building stands in ${String(p['hex'])} already.`,
    de: (p) => `In ${String(p['hex'])} steht schon ein Gebäude.`,
  },
  'map/no-such-seat': {
    en: (p) => `There is no seat ${seat(p['seat'])}: the map's seats are 1 to ${String(p['players'])}.`,
    de: (p) => `Platz ${seat(p['seat'])} gibt es nicht: die Plätze der Karte sind 1 bis ${String(p['players'])}.`,
  },
  'map/first-building': {
    en: (p) => `The player of seat ${seat(p['seat'])} must begin with exactly one building, not with ${String(p['found'])}.`,
    de: (p) => `Der Spieler auf Platz ${seat(p['seat'])} muss mit genau einem Gebäude beginnen, nicht mit ${String(p['found'])}.`,
  },
  'map/seat-count': {
    en: (p) => `There must be one for each of the ${String(p['players'])} players; there are ${String(p['found'])}.`,
    de: (p) => `Es muss für jeden der ${String(p['players'])} Spieler einer da sein; es sind ${String(p['found'])}.`,
  },
  'map/hq-in-deep-water': {
    en: (p) => `An HQ cannot be in the deep water of ${String(p['hex'])}.`,
    de: (p) => `Im tiefen Wasser von ${String(p['hex'])} kann kein Hauptquartier sein.`,
  },
  'map/seats-share-hex': {
    en: (p) => `Two players cannot both begin in ${String(p['hex'])}.`,
    de: (p) => `In ${String(p['hex'])} können nicht zwei Spieler beginnen.`,
  },
  'map/outside-part': {
    en: (p) => `Hex ${String(p['hex'])} is not in the part of the player of seat ${seat(p['seat'])}.`,
    de: (p) => `Das Feld ${String(p['hex'])} liegt nicht im Teil des Spielers auf Platz ${seat(p['seat'])}.`,
  },
  'map/unreachable': {
    en: (p) => `Hex ${String(p['hex'])} cannot be reached from ${String(p['from'])}.`,
    de: (p) => `Das Feld ${String(p['hex'])} ist von ${String(p['from'])} aus nicht zu erreichen.`,
  },
  'map/unfair': {
    en: (p) => `The ways to the nearest ${String(p['nearest'])} buildings differ by more than 1 in the mean.`,
    de: (p) => `Die Wege zu den nächsten ${String(p['nearest'])} Gebäuden unterscheiden sich im Mittel um mehr als 1.`,
  },
  'map/building-count': {
    en: (p) => `There must be ${String(p['least'])} to ${String(p['most'])} buildings.`,
    de: (p) => `Es müssen ${String(p['least'])} bis ${String(p['most'])} Gebäude sein.`,
  },
  'map/teams': { en: () => 'These teams do not fit the players.', de: () => 'Diese Teams passen nicht zu den Spielern.' },
  'map/no-fair-map': {
    en: (p) =>
      `No fair map of ${String(p['columns'])} × ${String(p['rows'])} hexes was found for ${String(p['players'])} players and ${String(p['buildings'])} buildings.`,
    de: (p) =>
      `Für ${String(p['players'])} Spieler und ${String(p['buildings'])} Gebäude wurde keine gerechte Karte mit ${String(p['columns'])} × ${String(p['rows'])} Feldern gefunden.`,
  },
};
