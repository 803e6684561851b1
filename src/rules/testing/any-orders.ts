/** Random order sheets: with own, foreign and unknown ids, sensible and not, as a player who probes for secrets would send them. */
import { bundledCatalog } from '../../catalog/bundled';
import { LOCATIONS } from '../../catalog/model';
import type { ForceId } from '../../kernel/ids';
import { neighbour, parseHex } from '../map/hex';
import { DIRECTIONS } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import { anyHex, DESIGNS, ITEMS, type Chance } from './arbitraries';
import { anyHangar, anyRefit } from './workshops';

/** Adjacent hexes from a hex on, as a path of at least one; it may leave the map. */
const anyPath = (random: Chance, from: string, steps: number): readonly string[] => {
  const path: string[] = [];
  let at = parseHex(from);
  for (let step = 0; step < steps && at !== null; step += 1) {
    at = neighbour(at, random.pick(DIRECTIONS));
    if (at !== null) path.push(at);
  }
  return path.length === 0 ? [anyHex(random)] : path;
};

/** Damaged places mostly, since only there is anything to be had. */
const anySlot = (random: Chance, { condition }: MechRow): object => {
  const hurt = condition.slots.length > 0 && !random.once(4) ? random.pick(condition.slots) : null;
  return hurt === null ? { location: random.pick(LOCATIONS), slot: 1 + random.below(12) } : { location: hurt.location, slot: hurt.slot };
};

/** With whoever stands beside the mech, mostly; by an own dropship, mostly. */
const anyFlight = (random: Chance, state: CampaignState, force: ForceId, { id, hex }: MechRow, building: string): object => {
  const ships = Object.values(state.buildings).filter(({ type, control }) => type === 'dropship' && control === force);
  const beside = Object.values(state.mechs).filter((one) => (one.hex === hex && one.force === force) || random.once(30));
  const mechs = [id, ...beside.filter((one) => one.id !== id && random.once(2)).map((one) => one.id)].slice(0, 5);
  return {
    type: 'dropship',
    building: ships.length > 0 && !random.once(6) ? random.pick(ships).id : building,
    mechs,
    to: anyHex(random),
    direction: random.pick(DIRECTIONS),
  };
};

/** In an own factory, mostly, and mostly what it has begun. */
const anyWork = (random: Chance, state: CampaignState, force: ForceId, building: string): object => {
  const factories = Object.values(state.buildings).filter(({ type, control }) => type === 'mech-factory' && control === force);
  const factory = factories.length > 0 && !random.once(6) ? random.pick(factories) : null;
  const design =
    factory !== null && factory.work !== null && !random.once(3) ? factory.work.design : random.pick([...DESIGNS, 'mad-cat-timber-wolf-prime']);
  return { type: 'factory', building: factory?.id ?? building, design, ...(random.once(2) ? { tons: random.pick([0, 1.5, 5, 10, 45]) } : {}) };
};

/** Of a wreck of his own right, mostly. */
const anySalvage = (random: Chance, state: CampaignState, force: ForceId, mech: MechRow): object => {
  const all = Object.values(state.wrecks);
  const own = all.filter(({ right }) => right === force);
  const wreck = all.length === 0 ? null : random.pick(own.length > 0 && !random.once(5) ? own : all);
  const as = random.pick(['scrap', 'keep']);
  return { type: 'salvage', battle: wreck?.battle ?? 'no-battle', unit: wreck === null || random.once(9) ? mech.id : wreck.id, as };
};

/** Of the rulesets in which buildings do something. */
const ordersOfBuildings = (random: Chance, state: CampaignState, force: ForceId, mech: MechRow, pilot: string): readonly (() => object)[] => {
  const buildings = Object.values(state.buildings);
  const ours = buildings.filter(({ control }) => control === force);
  const building = (): string => random.pick(ours.length > 0 && !random.once(4) ? ours : buildings).id;
  const enemies = Object.values(state.mechs).filter((one) => one.force !== force);
  const depots = buildings.filter(({ type }) => type === 'ammunition-depot');
  const stored = Object.values(state.pilots).filter((one) => one.force === force && one.status === 'stored');
  const pupil = stored.length > 0 && !random.once(4) ? random.pick(stored).id : pilot;
  const rows = Object.values(state.stock).filter((row) => row.force === force);
  const row = rows.length > 0 ? random.pick(rows) : null;
  const bins = bundledCatalog().mech(mech.design)?.bins ?? [];
  return [
    ...(row === null
      ? []
      : [
          () => ({
            type: 'transfer',
            from: row.hex,
            to: mech.hex ?? '0101',
            items: [{ item: row.item, quantity: 1 + random.below(row.quantity) }],
            pilots: [],
          }),
        ]),
    () => ({ type: 'rail', mech: mech.id, path: anyPath(random, mech.hex ?? '0101', 1 + random.below(9)) }),
    () => anyFlight(random, state, force, mech, building()),
    () => ({ type: 'hire', design: random.pick(DESIGNS), hex: mech.hex ?? anyHex(random) }),
    () => ({ type: 'sabotage-mech', mech: random.once(5) ? mech.id : random.pick(enemies.length > 0 ? enemies : [mech]).id }),
    () => ({ type: 'sabotage-building', building: random.pick(buildings).id }),
    () => ({
      type: 'ammunition',
      building: depots.length > 0 && !random.once(5) ? random.pick(depots).id : building(),
      items: [{ item: random.pick(['autocannon-20-ammo', 'machine-gun-ammo', ...ITEMS]), tons: random.pick([1, 3, 6, 11]) }],
    }),
    () => anyWork(random, state, force, building()),
    () => ({ type: 'repair-building', building: building(), cp: random.pick([1, 7, 20, 60]) }),
    () => ({ type: 'train', pilot: pupil, ...random.pick([{ piloting: true }, { gunnery: true }, { piloting: true, gunnery: true }]) }),
    () => ({ type: 'repair-armor', mech: mech.id, ...(random.once(2) ? {} : { points: { CT: 1 + random.below(9), LT: 1 + random.below(9) } }) }),
    () => ({ type: 'reload', mech: mech.id, ...(random.once(2) || bins.length === 0 ? {} : { ammunition: random.pick(bins).item }) }),
    () => ({ type: 'repair-structure', mech: mech.id, ...(random.once(2) ? {} : { locations: [random.pick(LOCATIONS)] }) }),
    () => ({ type: 'replace', mech: mech.id, ...anySlot(random, mech) }),
    () => ({ type: 'replace', mech: mech.id, ...anySlot(random, mech) }),
    () => ({ type: 'refit', mech: mech.id, design: anyRefit(random, state, mech) }),
    () => ({ type: 'hangar', ...anyHangar(random, state, mech) }),
    () => anySalvage(random, state, force, mech),
  ];
};

/** An order as JSON. Mostly of the force's own mechs and pilots; of others' too, whose ids a player may have learnt. */
export const anyOrder = (random: Chance, state: CampaignState, force: ForceId): object => {
  const own = random.once(5) ? Object.values(state.mechs) : Object.values(state.mechs).filter((mech) => mech.force === force);
  const mech = random.pick(own.length > 0 ? own : Object.values(state.mechs));
  const pilots = Object.values(state.pilots).filter((pilot) => random.once(6) || pilot.force === force);
  const pilot = random.pick(pilots.length > 0 ? pilots : Object.values(state.pilots)).id;
  const place = (): string => random.pick([mech.hex ?? '0101', state.forces[force]?.hq ?? '0101', anyHex(random)]);
  const stock = { item: random.pick(ITEMS), quantity: 1 + random.below(4) };
  const withBuildings = state.campaign.ruleset !== 'planetary-1';
  return random.pick<() => object>([
    ...(withBuildings ? ordersOfBuildings(random, state, force, mech, pilot) : []),
    () => ({ type: 'shut-down', mech: mech.id }),
    () => ({ type: 'exchange-pilots', mechA: mech.id, mechB: random.pick(own.length > 0 ? own : [mech]).id }),
    () => ({ type: 'board', mech: mech.id, pilot }),
    () => ({ type: 'disembark', mech: mech.id }),
    () => ({ type: 'move', mech: mech.id, path: anyPath(random, mech.hex ?? '0101', 1 + random.below(5)) }),
    () => ({ type: 'move', mech: mech.id, path: anyPath(random, mech.hex ?? '0101', 1 + random.below(5)) }),
    () => ({ type: 'attack', mechs: [mech.id], target: anyPath(random, mech.hex ?? '0101', 1)[0] ?? '0101' }),
    () => ({ type: 'buy-mech', design: random.pick(DESIGNS), hex: place() }),
    () => ({ type: 'buy-equipment', ...stock, hex: place() }),
    () => ({ type: 'buy-pilot', hex: place() }),
    () => ({ type: 'sell', mech: mech.id }),
    () => ({ type: 'sell', pilot }),
    () => ({ type: 'sell', ...stock, hex: place() }),
    () => ({ type: 'transfer', from: place(), to: place(), items: [stock], pilots: [pilot] }),
  ])();
};

export const anySheet = (random: Chance, state: CampaignState, force: ForceId, length: number): readonly object[] =>
  Array.from({ length }, () => anyOrder(random, state, force));

/** Only the orders of one phase, so that they meet the rules and not the phase. */
const ORDERS_OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  preparation: ['shut-down', 'exchange-pilots', 'board', 'disembark', 'sabotage-mech', 'sabotage-building', 'hire'],
  planning: ['move', 'rail', 'dropship', 'hire'],
  movement: ['move', 'rail', 'dropship', 'hire'],
  combat: ['attack'],
  supply: [
    ...['buy-mech', 'buy-equipment', 'buy-pilot', 'sell', 'transfer'],
    ...['ammunition', 'factory', 'repair-building', 'train', 'repair-armor', 'reload', 'repair-structure', 'replace', 'refit', 'hangar', 'salvage'],
  ],
};

export const sheetOfPhase = (random: Chance, state: CampaignState, force: ForceId, length: number): readonly object[] => {
  const types = ORDERS_OF_PHASE[state.campaign.phase] ?? [];
  const found: object[] = [];
  for (let tries = 0; found.length < length && tries < length * 12; tries += 1) {
    const order = anyOrder(random, state, force) as { readonly type: string };
    if (types.includes(order.type)) found.push(order);
  }
  return found;
};
