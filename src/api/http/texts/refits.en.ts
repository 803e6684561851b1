/** Texts of why a mech may not be refitted (REP-4), and of questions about it: in English. */
import type { Params, Wordings } from '../../../rules/texts';

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

const of = (words: Readonly<Record<string, string>>, key: unknown): string =>
  Object.hasOwn(words, String(key)) ? (words[String(key)] ?? '') : String(key);
const say = (p: Params, name: string): string => String(p[name]);

export const en = {
  'refit/other-chassis': (p) => `${of(WHAT, p['what'])} stays as it is in a refit: ${say(p, 'present')}, not ${say(p, 'wanted')}.`,
  'refit/system-changed': (p) =>
    `A refit leaves the mech's own parts as they are, but for hands and lower arms: ${of(PARTS, p['part'])} in ${say(p, 'location')}.`,
  'refit/location-gone': (p) => `Nothing can be fitted in ${say(p, 'location')} before its structure is repaired.`,
  'refit/armored-part': (p) => `${say(p, 'item')} armoured by itself can stay in its place, but cannot be fitted.`,
  'refit/missing-stock': (p) =>
    `Of ${say(p, 'item')} the depot has ${say(p, 'there')} ${of(UNITS, p['unit'])} that lay there at the start of the round; ${say(p, 'needed')} are needed.`,
  'refit/breaks-up': (p) =>
    `${say(p, 'design')} has a Battle Value of ${say(p, 'bv')}, and may not have less than ${say(p, 'least')}: where no mechs are sold, none is broken up.`,
  'refit/same-design': (p) => `${say(p, 'name')} is of the design ${say(p, 'design')} already.`,
  'refit/no-such-item': (p) => `No depot holds anything called ${say(p, 'item')}.`,
  'refit/no-such-design': (p) => `There is no design ${say(p, 'design')}.`,
} satisfies Wordings;
