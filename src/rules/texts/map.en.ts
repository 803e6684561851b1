/**
 * Texts of what is wrong with a planet map or with the wish for one (SETUP-1, SETUP-7, SETUP-8, SETUP-10): in
 * English.
 */
import { formats } from '../../kernel';
import type { English } from './text';

const seat = (index: number): number => index + 1;

const { list, number, plural } = formats.en;

export const en = {
  'map/form': (p: { readonly expected: string }) => `This must be of the kind “${p.expected}”.`,
  'map/unknown-property': 'This property is not known here.',
  'map/not-a-hex': 'This must be a hex: four digits, column and row, as in 0512.',
  'map/unknown-terrain': 'There is no such terrain.',
  'map/unknown-building-type': 'There is no such type of building.',
  'map/size': (p: { readonly least: number; readonly most: number }) =>
    `A map has ${number(p.least)} to ${number(p.most)} of these.`,
  'map/players': (p: { readonly least: number; readonly most: number }) =>
    `A map is for ${number(p.least)} to ${number(p.most)} players.`,
  'map/off-map': (p: { readonly hex: string }) => `Hex ${p.hex} is not on the map.`,
  'map/terrain-missing': (p: { readonly count: number; readonly hexes: readonly string[] }) =>
    `${number(p.count)} ${plural(p.count, 'hex has no terrain:', 'hexes have no terrain, among them')} ${list(p.hexes)}.`,
  'map/building-in-deep-water': (p: { readonly hex: string }) =>
    `A building cannot stand in the deep water of ${p.hex}.`,
  'map/hex-has-building': (p: { readonly hex: string }) => `A building stands in ${p.hex} already.`,
  'map/no-such-seat': (p: { readonly players: number; readonly seat: number }) =>
    `There is no seat ${seat(p.seat)}: the map’s seats are 1 to ${number(p.players)}.`,
  'map/first-building': (p: { readonly found: number; readonly seat: number }) =>
    `The player of seat ${seat(p.seat)} must begin with exactly one building, not with ${number(p.found)}.`,
  'map/seat-count': (p: { readonly players: number; readonly found: number }) =>
    `There must be one for each of the ${number(p.players)} players; there are ${number(p.found)}.`,
  'map/hq-in-deep-water': (p: { readonly hex: string }) => `An HQ cannot be in the deep water of ${p.hex}.`,
  'map/seats-share-hex': (p: { readonly hex: string }) => `Two players cannot both begin in ${p.hex}.`,
  'map/outside-part': (p: { readonly hex: string; readonly seat: number }) =>
    `Hex ${p.hex} is not in the part of the player of seat ${seat(p.seat)}.`,
  'map/unreachable': (p: { readonly hex: string; readonly from: string }) =>
    `Hex ${p.hex} cannot be reached from ${p.from}.`,
  'map/unfair': (p: { readonly nearest: number }) =>
    `On average, the players’ ways to their nearest ${number(p.nearest)} buildings differ by more than 1 hex.`,
  'map/building-count': (p: { readonly least: number; readonly most: number }) =>
    `There must be ${number(p.least)} to ${number(p.most)} buildings.`,
  'map/teams': 'These teams do not fit the players.',
  'map/no-fair-map': (p: {
    readonly columns: number;
    readonly rows: number;
    readonly players: number;
    readonly buildings: number;
  }) =>
    `No fair map of ${number(p.columns)} × ${number(p.rows)} hexes was found for ${number(p.players)} players and ${number(p.buildings)} buildings.`,
} satisfies English;
