/** Texts of why a mech may not be refitted (REP-4), and of questions about it. */
import { inBoth, type Params, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const WHAT: Readonly<Record<string, readonly [en: string, de: string]>> = {
  chassis: ['The chassis', 'Das Chassis'],
  tons: ['The tonnage', 'Die Tonnage'],
  motion: ['The number of legs', 'Die Zahl der Beine'],
  lam: ['Whether it is a land-air mech', 'Ob er ein Land-Luft-Mech ist,'],
  omni: ['Whether it is an omni mech', 'Ob er ein OmniMech ist,'],
  engine: ['The engine', 'Der Reaktor'],
  gyro: ['The gyro', 'Das Gyroskop'],
  cockpit: ['The cockpit', 'Das Cockpit'],
  structure: ['The internal structure', 'Die interne Struktur'],
};
const PARTS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  'life-support': ['life support', 'Lebenserhaltung'],
  sensors: ['sensors', 'Sensoren'],
  cockpit: ['cockpit', 'Cockpit'],
  engine: ['engine', 'Reaktor'],
  gyro: ['gyro', 'Gyroskop'],
  shoulder: ['shoulder', 'Schulter'],
  'upper-arm': ['upper arm', 'Oberarm'],
  'lower-arm': ['lower arm', 'Unterarm'],
  hand: ['hand', 'Hand'],
  hip: ['hip', 'Hüfte'],
  'upper-leg': ['upper leg', 'Oberschenkel'],
  'lower-leg': ['lower leg', 'Unterschenkel'],
  foot: ['foot', 'Fuß'],
  'conversion-gear': ['conversion gear', 'Umwandlungsgetriebe'],
  'landing-gear': ['landing gear', 'Fahrwerk'],
  avionics: ['avionics', 'Bordelektronik'],
};
const UNITS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  pieces: ['pieces', 'Stück'],
  shots: ['shots', 'Schuss'],
  points: ['points', 'Punkte'],
};

const of = (words: Readonly<Record<string, readonly [string, string]>>, key: unknown, language: 0 | 1): string =>
  Object.hasOwn(words, String(key)) ? (words[String(key)]?.[language] ?? '') : String(key);
const say = (p: Params, name: string): string => String(p[name]);

const en = {
  'refit/other-chassis': (p) => `${of(WHAT, p['what'], 0)} stays as it is in a refit: ${say(p, 'present')}, not ${say(p, 'wanted')}.`,
  'refit/system-changed': (p) =>
    `A refit leaves the mech's own parts as they are, but for hands and lower arms: ${of(PARTS, p['part'], 0)} in ${say(p, 'location')}.`,
  'refit/location-gone': (p) => `Nothing can be fitted in ${say(p, 'location')} before its structure is repaired.`,
  'refit/armored-part': (p) => `${say(p, 'item')} armoured by itself can stay in its place, but cannot be fitted.`,
  'refit/missing-stock': (p) =>
    `Of ${say(p, 'item')} the depot has ${say(p, 'there')} ${of(UNITS, p['unit'], 0)} that lay there at the start of the round; ${say(p, 'needed')} are needed.`,
  'refit/breaks-up': (p) =>
    `${say(p, 'design')} has a Battle Value of ${say(p, 'bv')}, and may not have less than ${say(p, 'least')}: where no mechs are sold, none is broken up.`,
  'refit/same-design': (p) => `${say(p, 'name')} is of the design ${say(p, 'design')} already.`,
  'refit/no-such-item': (p) => `No depot holds anything called ${say(p, 'item')}.`,
  'refit/no-such-design': (p) => `There is no design ${say(p, 'design')}.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'refit/other-chassis': (p) => `${of(WHAT, p['what'], 1)} bleibt bei einem Umbau, wie es ist: ${say(p, 'present')}, nicht ${say(p, 'wanted')}.`,
  'refit/system-changed': (p) =>
    `Ein Umbau lässt die eigenen Teile des Mechs, wie sie sind, außer Händen und Unterarmen: ${of(PARTS, p['part'], 1)} in ${say(p, 'location')}.`,
  'refit/location-gone': (p) => `In ${say(p, 'location')} kann nichts eingebaut werden, bevor die Struktur repariert ist.`,
  'refit/armored-part': (p) => `${say(p, 'item')} mit eigener Panzerung kann an seinem Platz bleiben, aber nicht eingebaut werden.`,
  'refit/missing-stock': (p) =>
    `Von ${say(p, 'item')} hat das Lager ${say(p, 'there')} ${of(UNITS, p['unit'], 1)}, die zu Beginn der Runde dort lagen; nötig sind ${say(p, 'needed')}.`,
  'refit/breaks-up': (p) =>
    `${say(p, 'design')} hat einen Battle Value von ${say(p, 'bv')} und darf nicht unter ${say(p, 'least')} kommen: Wo keine Mechs verkauft werden, wird auch keiner zerlegt.`,
  'refit/same-design': (p) => `${say(p, 'name')} ist schon vom Modell ${say(p, 'design')}.`,
  'refit/no-such-item': (p) => `Kein Lager enthält etwas mit dem Namen ${say(p, 'item')}.`,
  'refit/no-such-design': (p) => `Es gibt keinen Entwurf ${say(p, 'design')}.`,
};

export const texts: Texts = inBoth(en, de);
