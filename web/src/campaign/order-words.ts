/** An order in one short line, for lists that compare sheets. */
import type { Live } from './live';
import type { Order } from './sheet-store';
import { words } from '../text/words';

const t = words(
  {
    'shut-down': 'Shut down',
    'exchange-pilots': 'Exchange pilots',
    board: 'Board',
    disembark: 'Disembark',
    'sabotage-mech': 'Sabotage',
    'sabotage-building': 'Sabotage',
    hire: 'Hire',
    move: 'Move',
    rail: 'Train',
    dropship: 'Dropship',
    attack: 'Attack',
    'buy-mech': 'Buy',
    'buy-equipment': 'Buy',
    'buy-pilot': 'Hire pilot',
    sell: 'Sell',
    transfer: 'Transfer',
    'repair-armor': 'Repair armour',
    reload: 'Reload',
    'repair-structure': 'Repair structure',
    replace: 'Replace',
    refit: 'Refit',
    'repair-building': 'Repair building',
    salvage: 'Salvage',
    factory: 'Build',
    ammunition: 'Ammunition',
    hangar: 'Hangar',
    train: 'Training',
  },
  {
    'shut-down': 'Abschalten',
    'exchange-pilots': 'Piloten tauschen',
    board: 'Einsteigen',
    disembark: 'Aussteigen',
    'sabotage-mech': 'Sabotage',
    'sabotage-building': 'Sabotage',
    hire: 'Anheuern',
    move: 'Zug',
    rail: 'Bahn',
    dropship: 'Landungsschiff',
    attack: 'Angriff',
    'buy-mech': 'Kaufen',
    'buy-equipment': 'Kaufen',
    'buy-pilot': 'Pilot anwerben',
    sell: 'Verkaufen',
    transfer: 'Umlagern',
    'repair-armor': 'Panzerung flicken',
    reload: 'Nachladen',
    'repair-structure': 'Struktur flicken',
    replace: 'Ersetzen',
    refit: 'Umbau',
    'repair-building': 'Gebäude reparieren',
    salvage: 'Bergen',
    factory: 'Bauen',
    ammunition: 'Munition',
    hangar: 'Hangar',
    train: 'Ausbildung',
  },
);

export const orderType = (order: Order): string => t[order.type];

/** The type and whom or what it is about. */
export function orderLine(live: Live, order: Order): string {
  const view = live.view.value;
  const named = (id: string): string =>
    view?.mechs.find((mech) => mech.id === id && mech.own)?.design ?? view?.pilots.find((pilot) => pilot.id === id)?.name ?? '';
  const fields = order as Readonly<Record<string, unknown>>;
  const about = ['mech', 'mechA', 'pilot', 'design', 'item', 'name']
    .map((name) => fields[name])
    .find((value): value is string => typeof value === 'string');
  const path = fields['path'];
  const to = Array.isArray(path) ? path.at(-1) : (fields['target'] ?? fields['to'] ?? fields['hex']);
  const mech = view?.mechs.find(({ id }) => id === about);
  const who = mech !== undefined && mech.own ? mech.name : about === undefined ? '' : named(about) || about;
  return [orderType(order), who, typeof to === 'string' ? `→ ${to}` : ''].filter((part) => part !== '').join(' ');
}
