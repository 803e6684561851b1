/** What a line of the receipt is called, and the hex that it is about. */
import type { Live } from '../../campaign/live';
import { locations } from '../../text/terms';
import { number, tons } from '../../text/format';
import { words } from '../../text/words';
import { knownDesign } from '../../ui/designs';
import type { Order } from './cart';
import { mechLabel } from '../market/mech-label';
import { buildingName } from '../../ui/buildings';
import { itemName, knownItem } from '../names';

const t = words(
  {
    pilot: 'Pilot',
    armor: (name: string) => `Armour ${name}`,
    structure: (name: string) => `Structure ${name}`,
    reload: (name: string) => `Ammo ${name}`,
    refit: (name: string, design: string) => `Refit ${name}: ${design}`,
    hangar: (name: string) => `Hangar: ${name}`,
    sell: (what: string) => `Sell ${what}`,
    move: (what: string) => `Move ${what}`,
    build: (what: string, at: string) => `Build ${what}, ${at}`,
    train: (name: string, what: string) => `Train ${name}: ${what}`,
    gunnery: 'gunnery',
    piloting: 'piloting',
    repair: (what: string, cp: number) => `${what} +${cp} CP`,
    scrap: (name: string) => `Scrap ${name}`,
    keep: (name: string) => `Keep ${name}`,
    slot: (location: string, slot: number) => `${location}, slot ${slot}`,
    gone: 'unknown',
  },
  {
    pilot: 'Pilot',
    armor: (name: string) => `Panzerung ${name}`,
    structure: (name: string) => `Struktur ${name}`,
    reload: (name: string) => `Munition ${name}`,
    refit: (name: string, design: string) => `Umbau ${name}: ${design}`,
    hangar: (name: string) => `Im Hangar: ${name}`,
    sell: (what: string) => `Verkauf ${what}`,
    move: (what: string) => `Umlagern ${what}`,
    build: (what: string, at: string) => `Bau ${what}, ${at}`,
    train: (name: string, what: string) => `Ausbildung ${name}: ${what}`,
    gunnery: 'Schießen',
    piloting: 'Steuern',
    repair: (what: string, cp: number) => `${what} +${cp} CP`,
    scrap: (name: string) => `Schrott: ${name}`,
    keep: (name: string) => `Behalten: ${name}`,
    slot: (location: string, slot: number) => `${location}, Platz ${slot}`,
    gone: 'unbekannt',
  },
);

export interface OrderName {
  readonly text: string;
  readonly hex: string | null;
}

/** `Medium Laser × 2`, or in tons what is counted in tons. */
export const amountOf = (item: string, quantity: number): string =>
  knownItem(item)?.stockUnit === 'tons'
    ? `${itemName(item)} ${tons(quantity)}`
    : `${itemName(item)} × ${number(quantity)}`;

/** The item in a slot of a mech, or the part of its system. */
export function partName(design: string, location: string, slot: number): string {
  const content = knownDesign(design)?.slots[location as 'CT']?.[slot - 1];
  if (content != null && 'items' in content && content.items[0] !== undefined)
    return itemName(content.items[0].item);
  const place = t.slot(locations[location as 'CT'], slot);
  return content != null && 'system' in content ? `${content.system} (${place})` : place;
}

export function orderName(live: Live, order: Order): OrderName {
  const view = live.view.value;
  const mechOf = (id: string) => live.wholeMechs.value.find((one) => one.id === id);
  const mech = (id: string): string => mechLabel(live, id) ?? t.gone;
  const pilot = (id: string): string =>
    view?.pilots.find((one) => one.id === id)?.name ??
    view?.prisoners.find((one) => one.id === id)?.name ??
    t.gone;
  const building = (id: string) => view?.buildings.find((one) => one.id === id);
  const at = (id: string): string | null => mechOf(id)?.hex ?? null;
  const typeOf = (id: string): string => buildingName(building(id)?.type ?? t.gone);
  switch (order.type) {
    case 'buy-mech':
      return { text: order.name ?? knownDesign(order.design)?.name ?? order.design, hex: order.hex };
    case 'buy-equipment':
      return { text: amountOf(order.item, order.quantity), hex: order.hex };
    case 'buy-pilot':
      return { text: [t.pilot, order.name].filter(Boolean).join(' '), hex: order.hex };
    case 'sell':
      if ('mech' in order) return { text: t.sell(mech(order.mech)), hex: at(order.mech) };
      if ('pilot' in order) return { text: t.sell(pilot(order.pilot)), hex: null };
      return { text: t.sell(amountOf(order.item, order.quantity)), hex: order.hex };
    case 'transfer':
      return {
        text: t.move(
          [
            ...order.items.map(({ item, quantity }) => amountOf(item, quantity)),
            ...order.pilots.map(pilot),
          ].join(', '),
        ),
        hex: order.to,
      };
    case 'repair-armor':
      return { text: t.armor(mech(order.mech)), hex: at(order.mech) };
    case 'reload':
      return { text: t.reload(mech(order.mech)), hex: at(order.mech) };
    case 'repair-structure':
      return { text: t.structure(mech(order.mech)), hex: at(order.mech) };
    case 'replace':
      return {
        text: `${partName(mechOf(order.mech)?.design ?? '', order.location, order.slot)}, ${mech(order.mech)}`,
        hex: at(order.mech),
      };
    case 'refit':
      return {
        text: t.refit(mech(order.mech), knownDesign(order.design)?.name ?? order.design),
        hex: at(order.mech),
      };
    case 'hangar':
      return { text: t.hangar(mech(order.mech)), hex: at(order.mech) };
    case 'repair-building':
      return { text: t.repair(typeOf(order.building), order.cp), hex: building(order.building)?.hex ?? null };
    case 'factory':
      return {
        text: t.build(knownDesign(order.design)?.name ?? order.design, typeOf(order.building)),
        hex: building(order.building)?.hex ?? null,
      };
    case 'ammunition':
      return {
        text: order.items.map((one) => `${itemName(one.item)} ${tons(one.tons)}`).join(', '),
        hex: building(order.building)?.hex ?? null,
      };
    case 'train':
      return {
        text: t.train(
          pilot(order.pilot),
          [order.gunnery === true ? t.gunnery : '', order.piloting === true ? t.piloting : '']
            .filter(Boolean)
            .join(', '),
        ),
        hex: view?.pilots.find((one) => one.id === order.pilot)?.hex ?? null,
      };
    case 'salvage': {
      const wreck = view?.wrecks.find(({ unit, battle }) => unit === order.unit && battle === order.battle);
      return { text: t[order.as](wreck?.name ?? t.gone), hex: wreck?.hex ?? null };
    }
    default:
      return { text: order.type, hex: null };
  }
}

/** Items and designs that the names need. */
export const itemsIn = (order: Order): readonly string[] =>
  'item' in order
    ? [order.item]
    : order.type === 'transfer' || order.type === 'ammunition'
      ? order.items.map(({ item }) => item)
      : [];
export const designsIn = (order: Order): readonly string[] => ('design' in order ? [order.design] : []);
