/** Texts of movement (MOV-1 to MOV-8, ROUND-6): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { count, number } = formats.en;

export const en = {
  'movement/no-station': (p: { readonly hex: string }) =>
    `In ${p.hex} there is no railway station of yours that works.`,
  'movement/train-into-enemy': (p: { readonly hex: string }) =>
    `A train does not go into ${p.hex}: an enemy stands there.`,
  'movement/no-dropship': 'You have no such dropship that works.',
  'movement/dropship-has-flown': 'A dropship makes one flight a round; this one has made it.',
  'movement/more-than-a-lance': (p: { readonly most: number; readonly mechs: number }) =>
    `A dropship carries up to ${number(p.most)} mechs, not ${number(p.mechs)}.`,
  'movement/lance-too-heavy': (p: { readonly most: number; readonly tons: number }) =>
    `A dropship carries up to ${number(p.most)} t; these mechs weigh ${number(p.tons)} t.`,
  'movement/not-one-hex': (p: { readonly name: string; readonly hex: string; readonly with: string }) =>
    `A dropship takes its lance on board in one hex: ${p.name} stands in ${p.hex}, not in ${p.with}.`,
  'movement/flight-to-start': (p: { readonly hex: string }) => `The mechs stand in ${p.hex} already.`,
  'movement/empty-path': 'A move needs at least one step.',
  'movement/too-far': (p: { readonly length: number; readonly allowance: number }) =>
    `The path is ${count(p.length, 'hex', 'hexes')} long; the mech can move ${number(p.allowance)}.`,
  'movement/off-map': (p: { readonly hex: string }) => `Hex ${p.hex} is not on the map.`,
  'movement/not-adjacent': (p: { readonly hex: string; readonly from: string }) =>
    `Hex ${p.hex} is not adjacent to ${p.from}.`,
  'movement/impassable': (p: { readonly hex: string }) => `Hex ${p.hex} is deep water.`,
  'movement/through-enemy': (p: { readonly hex: string }) =>
    `An enemy stands in ${p.hex}: the move may end there, but not go on.`,
  'movement/into-enemy-sight': (p: { readonly hex: string }) =>
    `Hex ${p.hex} is in enemy sight; only a planned move may lead there.`,
  'movement/stays-in-enemy-sight': (p: { readonly hex: string }) =>
    `The mech begins in enemy sight, and the path to ${p.hex} does not lead out of it.`,
  'movement/second-order': (p: { readonly name: string }) =>
    `${p.name} has a movement order already; it gets one a round.`,
  'movement/not-in-play': (p: { readonly name: string }) => `${p.name} has not entered play yet.`,
  'movement/kept-from-salvage': (p: { readonly name: string }) =>
    `${p.name} was kept from salvage and stays shut down for this round.`,
  'movement/no-pilot': (p: { readonly name: string }) => `${p.name} has no pilot.`,
  'movement/shut-down': (p: { readonly name: string }) => `${p.name} is shut down this round.`,
  'movement/sabotaged': (p: { readonly name: string }) => `${p.name} is sabotaged this round.`,
  'movement/moved-already': (p: { readonly name: string }) => `${p.name} has moved this round already.`,
  'movement/cannot-walk': (p: { readonly name: string }) => `${p.name} is too damaged to walk.`,
} satisfies English;
