/** Texts of what is wrong with an order whatever its type (ROUND-3, ROUND-6, SETUP-1). */
import { orderName, phaseName } from '../model/names';
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const en = {
  'orders/unknown-type': (p) => (p['type'] === null ? 'The order has no type.' : `There is no order of type "${String(p['type'])}".`),
  'orders/not-in-this-phase': (p) =>
    `Orders like this one (${orderName(p['type'], 'en')}) are not given in this phase (${phaseName(p['phase'], 'en')}).`,
  'orders/not-your-mech': 'You have no such mech.',
  'orders/not-your-pilot': 'You have no such pilot.',
  'orders/mech-not-in-play': (p) => `${String(p['name'])} has not entered play yet.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'orders/unknown-type': (p) => (p['type'] === null ? 'Dem Befehl fehlt die Art.' : `Befehle der Art „${String(p['type'])}“ gibt es nicht.`),
  'orders/not-in-this-phase': (p) =>
    `Befehle dieser Art (${orderName(p['type'], 'de')}) werden in dieser Phase (${phaseName(p['phase'], 'de')}) nicht gegeben.`,
  'orders/not-your-mech': 'Diesen Mech haben Sie nicht.',
  'orders/not-your-pilot': 'Diesen Piloten haben Sie nicht.',
  'orders/mech-not-in-play': (p) => `${String(p['name'])} ist noch nicht im Spiel.`,
};

export const texts: Texts = inBoth(en, de);
