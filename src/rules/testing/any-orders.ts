/**
 * Random order sheets: with own, foreign and unknown ids, sensible and not, as a player who probes for
 * secrets would send them. An order is made by its shape; only those whose parts must fit each other, or
 * nothing would ever come of them, are made by hand.
 */
import { bundledCatalog, LOCATIONS } from '../../catalog';
import type { ForceId } from '../../kernel';
import { readAll } from '../../kernel/shape';
import { neighbour, parseHex } from '../../kernel/hex';
import { DIRECTIONS } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import type { AnyOrderDefinition } from '../orders/definition';
import { rulesetOf } from '../rulesets/registry';
import { anyOfShape } from './any-shape';
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
  return hurt === null
    ? { location: random.pick(LOCATIONS), slot: 1 + random.below(12) }
    : { location: hurt.location, slot: hurt.slot };
};

/** With whoever stands beside the mech, mostly; by an own dropship, mostly. */
const anyFlight = (
  random: Chance,
  state: CampaignState,
  force: ForceId,
  { id, hex }: MechRow,
  building: string,
): object => {
  const ships = Object.values(state.buildings).filter(
    ({ type, control }) => type === 'dropship' && control === force,
  );
  const beside = Object.values(state.mechs).filter(
    (one) => (one.hex === hex && one.force === force) || random.once(30),
  );
  const mechs = [id, ...beside.filter((one) => one.id !== id && random.once(2)).map((one) => one.id)].slice(
    0,
    5,
  );
  return {
    building: ships.length > 0 && !random.once(6) ? random.pick(ships).id : building,
    mechs,
    to: anyHex(random),
    direction: random.pick(DIRECTIONS),
  };
};

/** In an own factory, mostly, and mostly what it has begun. */
const anyWork = (random: Chance, state: CampaignState, force: ForceId, building: string): object => {
  const factories = Object.values(state.buildings).filter(
    ({ type, control }) => type === 'mech-factory' && control === force,
  );
  const factory = factories.length > 0 && !random.once(6) ? random.pick(factories) : null;
  const design =
    factory !== null && factory.work !== null && !random.once(3)
      ? factory.work.design
      : random.pick([...DESIGNS, 'mad-cat-timber-wolf-prime']);
  return {
    building: factory?.id ?? building,
    design,
    ...(random.once(2) ? { tons: random.pick([0, 1.5, 5, 10, 45]) } : {}),
  };
};

/** Of a wreck of their own right, mostly. */
const anySalvage = (random: Chance, state: CampaignState, force: ForceId, mech: MechRow): object => {
  const all = Object.values(state.wrecks);
  const own = all.filter(({ right }) => right === force);
  const wreck = all.length === 0 ? null : random.pick(own.length > 0 && !random.once(5) ? own : all);
  const as = random.pick(['scrap', 'keep']);
  return {
    battle: wreck?.battle ?? 'no-battle',
    unit: wreck === null || random.once(9) ? mech.id : wreck.id,
    as,
  };
};

/** Whose order it is, and what it is mostly about. */
interface Author {
  readonly random: Chance;
  readonly state: CampaignState;
  readonly force: ForceId;
  readonly mech: MechRow;
  /** One of the kind. */
  readonly draw: (about: string) => string;
}

const LARGEST_GOODS = 4;

/** Of something that lies or sits there, mostly. */
const anyTransfer = ({ random, state, force, draw }: Author): object => {
  const rows = Object.values(state.stock).filter((row) => row.force === force);
  if (rows.length === 0 || random.once(3)) {
    const items = [{ item: draw('item'), quantity: 1 + random.below(LARGEST_GOODS) }];
    return { from: draw('hex'), to: draw('hex'), items, pilots: [draw('pilot')] };
  }
  const row = random.pick(rows);
  return {
    from: row.hex,
    to: draw('hex'),
    items: [{ item: row.item, quantity: 1 + random.below(row.quantity) }],
    pilots: [],
  };
};

const anyDelivery = ({ random, state, draw }: Author): object => {
  const depots = Object.values(state.buildings).filter(({ type }) => type === 'ammunition-depot');
  return {
    building: depots.length > 0 && !random.once(5) ? random.pick(depots).id : draw('building'),
    items: [
      {
        item: random.pick(['autocannon-20-ammo', 'machine-gun-ammo', ...ITEMS]),
        tons: random.pick([1, 3, 6, 11]),
      },
    ],
  };
};

const anyReload = ({ random, mech }: Author): object => {
  const bins = bundledCatalog().mech(mech.design)?.bins ?? [];
  return {
    mech: mech.id,
    ...(random.once(2) || bins.length === 0 ? {} : { ammunition: random.pick(bins).item }),
  };
};

const anyTarget = ({ random, state, force, mech }: Author): object => {
  const enemies = Object.values(state.mechs).filter((one) => one.force !== force);
  return { mech: random.once(5) ? mech.id : random.pick(enemies.length > 0 ? enemies : [mech]).id };
};

const FITTING: Readonly<Record<string, (author: Author) => object>> = {
  move: ({ random, mech }) => ({
    mech: mech.id,
    path: anyPath(random, mech.hex ?? '0101', 1 + random.below(5)),
  }),
  rail: ({ random, mech }) => ({
    mech: mech.id,
    path: anyPath(random, mech.hex ?? '0101', 1 + random.below(9)),
  }),
  attack: ({ random, mech }) => ({
    mechs: [mech.id],
    target: anyPath(random, mech.hex ?? '0101', 1)[0] ?? '0101',
  }),
  dropship: ({ random, state, force, mech, draw }) => anyFlight(random, state, force, mech, draw('building')),
  'sabotage-mech': anyTarget,
  'sabotage-building': ({ random, state }) => ({ building: random.pick(Object.values(state.buildings)).id }),
  transfer: anyTransfer,
  ammunition: anyDelivery,
  factory: ({ random, state, force, draw }) => anyWork(random, state, force, draw('building')),
  reload: anyReload,
  'repair-armor': ({ random, mech }) => ({
    mech: mech.id,
    ...(random.once(2) ? {} : { points: { CT: 1 + random.below(9), LT: 1 + random.below(9) } }),
  }),
  replace: ({ random, mech }) => ({ mech: mech.id, ...anySlot(random, mech) }),
  refit: ({ random, state, mech }) => ({ mech: mech.id, design: anyRefit(random, state, mech) }),
  hangar: ({ random, state, mech }) => anyHangar(random, state, mech),
  salvage: ({ random, state, force, mech }) => anySalvage(random, state, force, mech),
};

/**
 * Mostly of the force's own mechs, pilots and buildings; of others' too, whose ids a player may have learnt.
 */
const anyAuthor = (random: Chance, state: CampaignState, force: ForceId): Author => {
  const own = random.once(5)
    ? Object.values(state.mechs)
    : Object.values(state.mechs).filter((mech) => mech.force === force);
  const mechs = own.length > 0 ? own : Object.values(state.mechs);
  const mech = random.pick(mechs);
  const ours = Object.values(state.pilots).filter((one) => random.once(6) || one.force === force);
  const pilots = ours.length > 0 ? ours : Object.values(state.pilots);
  const stored = pilots.filter(({ status }) => status === 'stored');
  const buildings = Object.values(state.buildings);
  const held = buildings.filter(({ control }) => control === force);
  // Nearly every order with a mech is about the one that its other parts are made for.
  const kinds: Readonly<Record<string, () => string>> = {
    mech: () => (random.once(4) ? random.pick(mechs) : mech).id,
    pilot: () => random.pick(stored.length > 0 && random.once(2) ? stored : pilots).id,
    building: () =>
      buildings.length === 0
        ? 'no-building'
        : random.pick(held.length > 0 && !random.once(4) ? held : buildings).id,
    hex: () => random.pick([mech.hex ?? '0101', state.forces[force]?.hq ?? '0101', anyHex(random)]),
    design: () => random.pick(DESIGNS),
    item: () => random.pick(ITEMS),
  };
  return { random, state, force, mech, draw: (about) => kinds[about]?.() ?? about };
};

const anyOf = (
  random: Chance,
  state: CampaignState,
  force: ForceId,
  entries: readonly AnyOrderDefinition[],
): object => {
  const { shape } = random.pick(entries);
  const author = anyAuthor(random, state, force);
  const fitting = FITTING[shape.type];
  if (fitting !== undefined) return { type: shape.type, ...fitting(author) };
  // What a shape asks of its properties together is found by trying.
  for (;;) {
    const sent = anyOfShape(random, shape, author.draw);
    if (readAll(shape, sent).ok) return sent as object;
  }
};

const entriesOf = (state: CampaignState): readonly AnyOrderDefinition[] =>
  Object.values(rulesetOf(state.campaign.ruleset).orders).flatMap((entry) => entry ?? []);

/** Orders of every phase as JSON. */
export const anySheet = (
  random: Chance,
  state: CampaignState,
  force: ForceId,
  length: number,
): readonly object[] => Array.from({ length }, () => anyOf(random, state, force, entriesOf(state)));

/** Only the orders of the state's phase, so that they meet the rules and not the phase. */
export const sheetOfPhase = (
  random: Chance,
  state: CampaignState,
  force: ForceId,
  length: number,
): readonly object[] => {
  const open = entriesOf(state).filter(({ phases }) =>
    phases.some(({ phase }) => phase === state.campaign.phase),
  );
  return open.length === 0 ? [] : Array.from({ length }, () => anyOf(random, state, force, open));
};
