/** The same in German. */
import type { Params, SameCodes } from '../../../rules/texts';
import type { en } from './refits.en';

const WHAT: Readonly<Record<string, string>> = {
  chassis: 'Das Chassis',
  tons: 'Die Tonnage',
  motion: 'Die Zahl der Beine',
  lam: 'Ob er ein Land-Luft-Mech ist,',
  omni: 'Ob er ein OmniMech ist,',
  engine: 'Der Reaktor',
  gyro: 'Das Gyroskop',
  cockpit: 'Das Cockpit',
  structure: 'Die interne Struktur',
};

const PARTS: Readonly<Record<string, string>> = {
  'life-support': 'Lebenserhaltung',
  sensors: 'Sensoren',
  cockpit: 'Cockpit',
  engine: 'Reaktor',
  gyro: 'Gyroskop',
  shoulder: 'Schulter',
  'upper-arm': 'Oberarm',
  'lower-arm': 'Unterarm',
  hand: 'Hand',
  hip: 'Hüfte',
  'upper-leg': 'Oberschenkel',
  'lower-leg': 'Unterschenkel',
  foot: 'Fuß',
  'conversion-gear': 'Umwandlungsgetriebe',
  'landing-gear': 'Fahrwerk',
  avionics: 'Bordelektronik',
};

const UNITS: Readonly<Record<string, string>> = {
  pieces: 'Stück',
  shots: 'Schuss',
  points: 'Punkte',
};

const of = (words: Readonly<Record<string, string>>, key: unknown): string =>
  Object.hasOwn(words, String(key)) ? (words[String(key)] ?? '') : String(key);
const say = (p: Params, name: string): string => String(p[name]);

export const de: SameCodes<typeof en> = {
  'refit/other-chassis': (p) => `${of(WHAT, p['what'])} bleibt bei einem Umbau, wie es ist: ${say(p, 'present')}, nicht ${say(p, 'wanted')}.`,
  'refit/system-changed': (p) =>
    `Ein Umbau lässt die eigenen Teile des Mechs, wie sie sind, außer Händen und Unterarmen: ${of(PARTS, p['part'])} in ${say(p, 'location')}.`,
  'refit/location-gone': (p) => `In ${say(p, 'location')} kann nichts eingebaut werden, bevor die Struktur repariert ist.`,
  'refit/armored-part': (p) => `${say(p, 'item')} mit eigener Panzerung kann an seinem Platz bleiben, aber nicht eingebaut werden.`,
  'refit/missing-stock': (p) =>
    `Von ${say(p, 'item')} hat das Lager ${say(p, 'there')} ${of(UNITS, p['unit'])}, die zu Beginn der Runde dort lagen; nötig sind ${say(p, 'needed')}.`,
  'refit/breaks-up': (p) =>
    `${say(p, 'design')} hat einen Battle Value von ${say(p, 'bv')} und darf nicht unter ${say(p, 'least')} kommen: Wo keine Mechs verkauft werden, wird auch keiner zerlegt.`,
  'refit/same-design': (p) => `${say(p, 'name')} ist schon vom Modell ${say(p, 'design')}.`,
  'refit/no-such-item': (p) => `Kein Lager enthält etwas mit dem Namen ${say(p, 'item')}.`,
  'refit/no-such-design': (p) => `Es gibt keinen Entwurf ${say(p, 'design')}.`,
};
