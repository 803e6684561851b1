/** The same in German. */
import { orderName, phaseName } from '../model/names';
import type { SameTexts } from './text';
import type { en } from './orders.en';

export const de: SameTexts<typeof en> = {
  'orders/unknown-type': (p) =>
    p.type === null ? 'Dem Befehl fehlt die Art.' : `Befehle der Art „${p.type}“ gibt es nicht.`,
  'orders/not-in-this-phase': (p) =>
    `Befehle dieser Art (${orderName(p.type, 'de')}) werden in dieser Phase (${phaseName(p.phase, 'de')}) nicht gegeben.`,
  'orders/not-your-mech': 'Diesen Mech hast du nicht.',
  'orders/not-your-pilot': 'Diesen Piloten hast du nicht.',
  'orders/mech-not-in-play': (p) => `${p.name} ist noch nicht im Spiel.`,
};
