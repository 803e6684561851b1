/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
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

const of = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'refit/other-chassis': (p) =>
    `${of(WHAT, p.what)} bleibt bei einem Umbau, wie es ist: ${p.present}, nicht ${p.wanted}.`,
  'refit/system-changed': (p) =>
    `Ein Umbau lässt die eigenen Teile des Mechs, wie sie sind, außer Händen und Unterarmen: ${of(PARTS, p.part)} in ${p.location}.`,
  'refit/location-gone': (p) =>
    `In ${p.location} kann nichts eingebaut werden, bevor die Struktur repariert ist.`,
  'refit/armored-part': (p) =>
    `${p.item} mit eigener Panzerung kann an seinem Platz bleiben, aber nicht eingebaut werden.`,
  'refit/missing-stock': (p) =>
    `Von ${p.item} lag zu Beginn der Runde ${p.there === 0 ? 'nichts' : `nur ${number(p.there)} ${of(UNITS, p.unit)}`} im Lager; nötig sind ${number(p.needed)}${p.there === 0 ? ` ${of(UNITS, p.unit)}` : ''}.`,
  'refit/breaks-up': (p) =>
    `${p.design} hat einen Battle Value von ${number(p.bv)} und darf nicht unter ${number(p.least)} kommen: Wo keine Mechs verkauft werden, wird auch keiner zerlegt.`,
  'refit/same-design': (p) => `${p.name} ist schon vom Modell ${p.design}.`,
  'refit/no-such-item': (p) => `Kein Lager enthält etwas mit dem Namen ${p.item}.`,
  'refit/no-such-design': (p) => `Es gibt kein Modell ${p.design}.`,
};
