/** Texts of why a mech may not be refitted (REP-4), and of questions about it: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const WHAT: Readonly<Record<string, string>> = {
  chassis: 'The chassis',
  tons: 'The tonnage',
  motion: 'The number of legs',
  lam: 'Whether it is a land-air mech',
  omni: 'Whether it is an omni mech',
  engine: 'The engine',
  gyro: 'The gyro',
  cockpit: 'The cockpit',
  structure: 'The internal structure',
};

const PARTS: Readonly<Record<string, string>> = {
  'life-support': 'life support',
  sensors: 'sensors',
  cockpit: 'cockpit',
  engine: 'engine',
  gyro: 'gyro',
  shoulder: 'shoulder',
  'upper-arm': 'upper arm',
  'lower-arm': 'lower arm',
  hand: 'hand',
  hip: 'hip',
  'upper-leg': 'upper leg',
  'lower-leg': 'lower leg',
  foot: 'foot',
  'conversion-gear': 'conversion gear',
  'landing-gear': 'landing gear',
  avionics: 'avionics',
};

const UNITS: Readonly<Record<string, string>> = {
  pieces: 'pieces',
  shots: 'shots',
  points: 'points',
};

const of = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

const { number } = formats.en;

export const en = {
  'refit/other-chassis': (p: { readonly present: string; readonly wanted: string; readonly what: string }) =>
    `${of(WHAT, p.what)} stays as it is in a refit: ${p.present}, not ${p.wanted}.`,
  'refit/system-changed': (p: { readonly location: string; readonly part: string }) =>
    `A refit leaves the mech’s own parts as they are, but for hands and lower arms: ${of(PARTS, p.part)} in ${p.location}.`,
  'refit/location-gone': (p: { readonly location: string }) =>
    `Nothing can be fitted in ${p.location} before its structure is repaired.`,
  'refit/armored-part': (p: { readonly item: string }) =>
    `${p.item} with armour of its own can stay in its place, but cannot be fitted.`,
  'refit/missing-stock': (p: {
    readonly item: string;
    readonly there: number;
    readonly needed: number;
    readonly unit: string;
  }) =>
    p.there === 0
      ? `No ${p.item} lay in the depot at the start of the round; this takes ${number(p.needed)} ${of(UNITS, p.unit)}.`
      : `Only ${number(p.there)} ${of(UNITS, p.unit)} of ${p.item} lay in the depot at the start of the round; this takes ${number(p.needed)}.`,
  'refit/breaks-up': (p: { readonly design: string; readonly bv: number; readonly least: number }) =>
    `${p.design} has a Battle Value of ${number(p.bv)}, and may not have less than ${number(p.least)}: where no mechs are sold, none is broken up.`,
  'refit/same-design': (p: { readonly name: string; readonly design: string }) =>
    `${p.name} is of the design ${p.design} already.`,
  'refit/no-such-item': (p: { readonly item: string }) => `No depot holds anything called ${p.item}.`,
  'refit/no-such-design': (p: { readonly design: string }) => `There is no design ${p.design}.`,
} satisfies English;
