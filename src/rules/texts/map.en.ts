/** Texts of what is wrong with a planet map or with the wish for one (SETUP-1, SETUP-7, SETUP-8, SETUP-10): in English. */
import type { Wordings } from './text';

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');
const seat = (value: unknown): number => Number(value) + 1;

export const en = {
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
