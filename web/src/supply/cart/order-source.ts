/** From where comes what is not paid in tons, in short, with its rule. */
import { words } from '../../text/words';
import type { Order } from './cart';

const t = words(
  {
    depot: 'from the depot there',
    hangar: 'to factory state, at the end of supply',
    moved: 'can be fitted from the next round on',
    building: 'made there, at the end of supply',
    delivered: 'delivered there',
    salvage: 'what lies on the field',
  },
  {
    depot: 'aus dem Lager dort',
    hangar: 'auf Werkszustand, am Ende des Nachschubs',
    moved: 'ab der nächsten Runde einbaubar',
    building: 'dort gebaut, am Ende des Nachschubs',
    delivered: 'dorthin geliefert',
    salvage: 'was auf dem Feld liegt',
  },
);

export function sourceOf({ type }: Order): { readonly text: string; readonly rule: string } | null {
  switch (type) {
    case 'repair-armor':
    case 'reload':
      return { text: t.depot, rule: 'REP-1' };
    case 'replace':
      return { text: t.depot, rule: 'REP-5' };
    case 'refit':
      return { text: t.depot, rule: 'REP-4' };
    case 'hangar':
      return { text: t.hangar, rule: 'BLD-HANGAR' };
    case 'transfer':
      return { text: t.moved, rule: 'DEP-2' };
    case 'factory':
      return { text: t.building, rule: 'BLD-FACT' };
    case 'ammunition':
      return { text: t.delivered, rule: 'BLD-AMMO' };
    case 'salvage':
      return { text: t.salvage, rule: 'SALV-2' };
    default:
      return null;
  }
}
