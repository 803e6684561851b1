/** Texts of what is wrong with an order whatever its type (ROUND-3, ROUND-6, SETUP-1). */
import { orderName, phaseName } from '../model/names';
import type { Texts } from './text';

export const texts: Texts = {
  'orders/unknown-type': {
    en: (p) => (p['type'] === null ? 'The order has no type.' : `There is no order of type "${String(p['type'])}".`),
    de: (p) => (p['type'] === null ? 'Dem Befehl fehlt die Art.' : `Befehle der Art „${String(p['type'])}“ gibt es nicht.`),
  },
  'orders/not-in-this-phase': {
    en: (p) => `Orders like this one (${orderName(p['type'], 'en')}) are not given in this phase (${phaseName(p['phase'], 'en')}).`,
    de: (p) => `Befehle dieser Art (${orderName(p['type'], 'de')}) werden in dieser Phase (${phaseName(p['phase'], 'de')}) nicht gegeben.`,
  },
  'orders/not-your-mech': {
    en: () => 'You have no such mech.',
    de: () => 'Diesen Mech haben Sie nicht.',
  },
  'orders/not-your-pilot': {
    en: () => 'You have no such pilot.',
    de: () => 'Diesen Piloten haben Sie nicht.',
  },
  'orders/mech-not-in-play': {
    en: (p) => `${String(p['name'])} has not entered play yet.`,
    de: (p) => `${String(p['name'])} ist noch nicht im Spiel.`,
  },
};
