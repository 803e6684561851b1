/**
 * Pairs of worlds that differ only in what one force cannot know (SIGHT-4). Its sight is computed here anew,
 * by distances and from the text of the rules, so that a mistake in the sight of the rules is found and not
 * shared.
 */
import { bundledCatalog, UNDAMAGED } from '../../catalog';
import { type BattleId, type ForceId, type MechId, microTons, type PilotId } from '../../kernel';
import { distance } from '../../kernel/hex';
import type { Hex } from '../model/map';
import { memoryKey, stockKey, type CampaignState, type MechRow, type PilotRow } from '../model/state';
import { anyHex, anyWear, DESIGNS, ITEMS, type Chance } from './arbitraries';
import { anyWreck } from './wrecks';

/** `sheet` is no part of a state: it differs in what an enemy orders before a phase closes. */
export const HIDDEN_KINDS = [
  'position',
  'damage',
  'pilot',
  'stock',
  'account',
  'destination',
  'purchase',
  'building',
  'memory',
] as const;
/** Of the rulesets in which buildings do something: what others did to each other in secret, too. */
export const HIDDEN_WITH_BUILDINGS = [...HIDDEN_KINDS, 'sabotage', 'wear', 'wreck', 'work'] as const;
export type HiddenKind = (typeof HIDDEN_WITH_BUILDINGS)[number];

const sameSide = (state: CampaignState, a: ForceId, b: ForceId): boolean => {
  const team = state.forces[a]?.team ?? null;
  return a === b || (team !== null && team === (state.forces[b]?.team ?? null));
};

/** SIGHT-1 to SIGHT-3 with SETUP-1, word by word. */
export const seesByTheBook = (state: CampaignState, force: ForceId, hex: Hex): boolean => {
  if (!state.campaign.options.fogOfWar) return true;
  const buildings = Object.values(state.buildings);
  const sensors = new Set(
    buildings
      .filter(({ type, opened }) => type === 'sensor-network' && opened.works)
      .map(({ opened }) => opened.control),
  );
  return (
    Object.values(state.mechs).some(
      (mech) => mech.hex !== null && sameSide(state, force, mech.force) && distance(mech.hex, hex) <= 1,
    ) ||
    buildings.some(
      ({ opened, hex: place }) =>
        opened.control !== null &&
        opened.works &&
        sameSide(state, force, opened.control) &&
        distance(place, hex) <= (sensors.has(opened.control) ? 3 : 2),
    )
  );
};

const unseenHex = (random: Chance, state: CampaignState, force: ForceId): Hex | null => {
  for (let tries = 0; tries < 30; tries += 1) {
    const hex = anyHex(random) as Hex;
    if (state.map.terrain[hex] !== 'deep-water' && !seesByTheBook(state, force, hex)) return hex;
  }
  return null;
};

const foreign = <Row extends { readonly force: ForceId }>(
  rows: readonly Row[],
  force: ForceId,
): readonly Row[] => rows.filter((row) => row.force !== force);
const withMech = (state: CampaignState, row: MechRow): CampaignState => ({
  ...state,
  mechs: { ...state.mechs, [row.id]: row },
});
const withPilot = (state: CampaignState, row: PilotRow): CampaignState => ({
  ...state,
  pilots: { ...state.pilots, [row.id]: row },
});

type Change = (random: Chance, state: CampaignState, force: ForceId) => CampaignState | null;

const CHANGES: Readonly<Record<HiddenKind, Change>> = {
  position: (random, state, force) => {
    const unseen = foreign(Object.values(state.mechs), force).filter(
      // A team-mate's mech sees for the force itself.
      (mech) =>
        mech.hex !== null && !sameSide(state, force, mech.force) && !seesByTheBook(state, force, mech.hex),
    );
    const hex = unseenHex(random, state, force);
    if (unseen.length === 0 || hex === null) return null;
    const mech = random.pick(unseen);
    return hex === mech.hex ? null : withMech(state, { ...mech, hex, inHexSince: 21, enteredFrom: 'N' });
  },
  damage: (random, state, force) => {
    const mech = random.pick(foreign(Object.values(state.mechs), force));
    return withMech(state, {
      ...mech,
      condition: {
        armor: { CT: 0, RT: random.below(3) },
        structure: { LA: 1 },
        slots: [{ location: 'RL', slot: 1, state: 'hit' }],
        ammunition: [],
      },
    });
  },
  pilot: (random, state, force) => {
    const pilot = random.pick(foreign(Object.values(state.pilots), force));
    return withPilot(state, {
      ...pilot,
      name: 'Somebody Else',
      rank: 'elite',
      gunnery: 7,
      piloting: random.below(7),
      hits: 5 - pilot.hits,
      rested: !pilot.rested,
    });
  },
  stock: (random, state, force) => {
    const rows = foreign(Object.values(state.stock), force);
    const item = random.pick(ITEMS) as (typeof rows)[number]['item'];
    const owner = random.pick(
      foreign(
        Object.values(state.forces).map(({ id }) => ({ force: id })),
        force,
      ),
    ).force;
    const hex = rows.length > 0 && random.once(2) ? random.pick(rows).hex : unseenHex(random, state, force);
    if (hex === null) return null;
    // Whose depot is in a hex in sight is seen: there, only what an existing one holds may differ.
    const there = rows.find((row) => row.hex === hex);
    const row =
      there === undefined
        ? { force: owner, hex, item, quantity: 77, usable: 3 }
        : { ...there, quantity: there.quantity + 50 };
    return { ...state, stock: { ...state.stock, [stockKey(row.force, row.hex, row.item)]: row } };
  },
  account: (random, state, force) => {
    const row = random.pick(Object.values(state.forces).filter(({ id }) => id !== force));
    return {
      ...state,
      forces: { ...state.forces, [row.id]: { ...row, account: microTons(row.account + 1_500_000) } },
    };
  },
  destination: (random, state, force) => {
    const mech = random.pick(foreign(Object.values(state.mechs), force));
    return withMech(state, {
      ...mech,
      plannedPath: [anyHex(random) as Hex],
      moved: 'move',
      withdrawn: !mech.withdrawn,
      enteredFrom: 'SE',
    });
  },
  purchase: (random, state, force) => {
    const owner = random.pick(Object.values(state.forces).filter(({ id }) => !sameSide(state, force, id)));
    const hex = random.once(3) ? null : unseenHex(random, state, force);
    const id = `0new${random.below(1000)}` as MechId;
    const pilot = `${id}p` as PilotId;
    const like = Object.values(state.mechs)[0];
    const crew = Object.values(state.pilots)[0];
    if (like === undefined || crew === undefined) return null;
    const bought = withMech(state, {
      ...like,
      id,
      force: owner.id,
      hex,
      pilot,
      design: random.pick(DESIGNS) as MechRow['design'],
      name: 'Bought',
    });
    const counted = {
      ...owner,
      counters: { ...owner.counters, mechs: owner.counters.mechs + 1, pilots: owner.counters.pilots + 1 },
    };
    return withPilot(
      { ...bought, forces: { ...bought.forces, [owner.id]: counted } },
      { ...crew, id: pilot, force: owner.id, status: 'in-mech', hex: null, captor: null },
    );
  },
  building: (random, state, force) => {
    const unseen = Object.values(state.buildings).filter(
      ({ hex, control, opened }) =>
        !seesByTheBook(state, force, hex) &&
        control !== force &&
        (opened.control === null || !sameSide(state, force, opened.control)),
    );
    const enemies = Object.values(state.forces).filter(({ id }) => !sameSide(state, force, id));
    if (unseen.length === 0) return null;
    const row = random.pick(unseen);
    const control = random.pick(enemies).id;
    const cp = 55 + random.below(40);
    if (row.control === control && row.cp === cp) return null;
    return {
      ...state,
      buildings: { ...state.buildings, [row.id]: { ...row, control, cp, opened: { control, works: true } } },
    };
  },
  // BLD-SPY: what others' spies did shows in nothing, even in sight; of team-mates' buildings only their
  // players learn it.
  sabotage: (random, state, force) => {
    const working = Object.values(state.buildings).filter(
      ({ opened, control }) =>
        opened.works && control !== null && opened.control === control && !sameSide(state, force, control),
    );
    if (working.length > 0 && !random.once(3)) {
      const row = random.pick(working);
      const changed = { ...row, sabotaged: true, opened: { ...row.opened, works: false } };
      return { ...state, buildings: { ...state.buildings, [row.id]: changed } };
    }
    const mech = random.pick(foreign(Object.values(state.mechs), force));
    return withMech(state, { ...mech, sabotaged: !mech.sabotaged });
  },
  // BLD-FACT, BLD-DROP: what somebody else's factory has begun, and whether their dropship has flown, shows
  // in nothing, even in sight. Factories and dropships are few, so any building stands for them.
  work: (random, state, force) => {
    const rows = Object.values(state.buildings).filter(
      ({ control }) => control !== null && control !== force,
    );
    if (rows.length === 0) return null;
    const row = random.pick(rows);
    const work = {
      design: random.pick(DESIGNS) as MechRow['design'],
      tons: microTons(1 + random.below(19_000_000)),
    };
    return { ...state, buildings: { ...state.buildings, [row.id]: { ...row, work, flown: !row.flown } } };
  },
  // REP: how a foreign mech was mended, or what it has lost.
  wear: (random, state, force) => {
    const mech = random.pick(foreign(Object.values(state.mechs), force));
    const design = bundledCatalog().mech(mech.design);
    // What it was made as is nobody else's to know, either (REP-4).
    const factoryDesign = random.once(2) ? mech.factoryDesign : (random.pick(DESIGNS) as MechRow['design']);
    return design === null
      ? null
      : withMech(state, {
          ...mech,
          factoryDesign,
          condition: random.once(2) ? UNDAMAGED : anyWear(random, design),
        });
  },
  // SALV-1: what others may salvage, a team-mate too, and in what state it lies there.
  wreck: (random, state, force) => {
    const there = Object.values(state.wrecks).filter(({ right }) => right !== force);
    const like = there.length > 0 && random.once(2) ? random.pick(there) : null;
    const right = random.pick(Object.keys(state.forces).filter((id) => id !== force)) as ForceId;
    const id = like?.id ?? `0wreck${random.below(1000)}`;
    const place = {
      battle: like?.battle ?? ('won-by-others' as BattleId),
      hex: like?.hex ?? (anyHex(random) as Hex),
    };
    const row = anyWreck(random, id, place.battle, place.hex, like?.right ?? right, like?.force ?? right);
    return { ...state, wrecks: { ...state.wrecks, [row.id]: row } };
  },
  memory: (random, state, force) => {
    const owner = random.pick(Object.values(state.forces).filter(({ id }) => id !== force)).id;
    const subject = random.pick(Object.values(state.mechs));
    const row = {
      force: owner,
      kind: 'mech',
      subject: subject.id,
      seen: { round: 1, phase: 'supply' },
      facts: { force: subject.force, design: subject.design, hex: anyHex(random) as Hex, shutDown: false },
    } as const;
    return { ...state, memories: { ...state.memories, [memoryKey(owner, 'mech', subject.id)]: row } };
  },
};

/** The world with one hidden fact of the kind changed; null where this world has none to change. */
export const changeHidden = (
  kind: HiddenKind,
  random: Chance,
  state: CampaignState,
  force: ForceId,
): CampaignState | null => CHANGES[kind](random, state, force);
