/** Texts of movement (MOV-1 to MOV-8, ROUND-6): in English. */
import type { Wordings } from './text';

export const en = {
  'movement/no-station': (p) => `In ${String(p['hex'])} there is no railway station of yours that works.`,
  'movement/train-into-enemy': (p) => `A train does not go into ${String(p['hex'])}: an enemy stands there.`,
  'movement/no-dropship': 'You have no such dropship that works.',
  'movement/dropship-has-flown': 'A dropship makes one flight a round; this one has made it.',
  'movement/more-than-a-lance': (p) => `A dropship carries up to ${Number(p['most'])} mechs, not ${Number(p['mechs'])}.`,
  'movement/lance-too-heavy': (p) => `A dropship carries up to ${Number(p['most'])} t; these mechs weigh ${Number(p['tons'])} t.`,
  'movement/not-one-hex': (p) =>
    `A dropship takes its lance on board in one hex: ${String(p['name'])} stands in ${String(p['hex'])}, not in ${String(p['with'])}.`,
  'movement/flight-to-start': (p) => `The mechs stand in ${String(p['hex'])} already.`,
  'movement/empty-path': 'A move needs at least one step.',
  'movement/too-far': (p) => `The path has ${Number(p['length'])} hexes; the mech can move ${Number(p['allowance'])}.`,
  'movement/off-map': (p) => `Hex ${String(p['hex'])} is not on the map.`,
  'movement/not-adjacent': (p) => `Hex ${String(p['hex'])} is not adjacent to ${String(p['from'])}.`,
  'movement/impassable': (p) => `Hex ${String(p['hex'])} is deep water.`,
  'movement/through-enemy': (p) => `An enemy stands in ${String(p['hex'])}: the move may end there, not lead on.`,
  'movement/into-enemy-sight': (p) => `Hex ${String(p['hex'])} is in enemy sight; only a planned move may lead there.`,
  'movement/stays-in-enemy-sight': (p) => `The mech begins in enemy sight, and the path to ${String(p['hex'])} does not lead out of it.`,
  'movement/second-order': (p) => `${String(p['name'])} has a movement order already; it gets one a round.`,
  'movement/not-in-play': (p) => `${String(p['name'])} has not entered play yet.`,
  'movement/kept-from-salvage': (p) => `${String(p['name'])} was kept from salvage and stays shut down for this round.`,
  'movement/no-pilot': (p) => `Nobody sits in ${String(p['name'])}.`,
  'movement/shut-down': (p) => `${String(p['name'])} is shut down this round.`,
  'movement/sabotaged': (p) => `${String(p['name'])} is sabotaged this round.`,
  'movement/moved-already': (p) => `${String(p['name'])} has moved this round already.`,
  'movement/cannot-walk': (p) => `${String(p['name'])} is too damaged to walk.`,
} satisfies Wordings;
