/** An order in one short line, for lists that compare sheets. */
import type { Live } from '../live';
import type { Order } from './order-compare';
import { mechLabel } from '../../supply/market/mech-label';
import { words } from '../../text/words';
import { buildingName } from '../../ui/buildings';

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

const by = words({ via: (hexes: string) => `over ${hexes}` }, { via: (hexes: string) => `über ${hexes}` });

/** Of one of my mechs by its name, told from others with the same by its pilot. */
const nameOf = (live: Live, id: string): string | null => {
  const view = live.view.value;
  const building = view?.buildings.find((one) => one.id === id);
  if (building !== undefined) return `${buildingName(building.type)} ${building.hex}`;
  return mechLabel(live, id) ?? view?.pilots.find((pilot) => pilot.id === id)?.name ?? null;
};

/** The type, whom or what it is about, and where it leads; `whole`: also by what way. */
export function orderLine(live: Live, order: Order, whole = false): string {
  const fields = order as Readonly<Record<string, unknown>>;
  const texts = (names: readonly string[]): readonly string[] =>
    names.map((name) => fields[name]).filter((value): value is string => typeof value === 'string');
  const mechs = Array.isArray(fields['mechs']) ? (fields['mechs'] as readonly string[]) : [];
  const ids = [
    ...texts(['mech', 'mechA', 'mechB', 'pilot']),
    ...mechs,
    ...(mechs.length > 0 ? [] : texts(['building'])),
  ];
  const about =
    ids.length > 0
      ? ids.map((id) => nameOf(live, id)).filter((name) => name !== null)
      : texts(['design', 'item', 'name']).slice(0, 1);
  const path = Array.isArray(fields['path']) ? (fields['path'] as readonly string[]) : [];
  const to = path.at(-1) ?? texts(['target', 'to', 'hex'])[0];
  const way = whole && path.length > 1 ? by.via(path.slice(0, -1).join(', ')) : '';
  return [orderType(order), about.join(', '), to === undefined ? '' : `→ ${to}`, way]
    .filter((part) => part !== '')
    .join(' ');
}
