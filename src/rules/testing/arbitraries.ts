/**
 * Random material for property tests, from whole numbers that the test draws: positions, worlds and
 * corrections.
 */
import { armorItemOf, bundledCatalog, type ItemId, type MechDesign } from '../../catalog';
import type { ForceId } from '../../kernel';
import { BUILDING_TYPES } from '../buildings';
import type { Hex } from '../model/map';
import { stockKey, type CampaignState, type MechRow, type PilotRow, type StockRow } from '../model/state';
import { anyHex, anyWear, COLUMNS, DESIGNS, ITEMS, ROWS, type Chance } from './draws';
import { withWorkshops } from './workshops';
import { withWrecks } from './wrecks';
import { world, type WorldSetup } from './world';

export { anyHex, anyWear, chance, DESIGNS, ITEMS, type Chance } from './draws';

const damage = (random: Chance, design: MechDesign) => ({
  armor: { CT: random.below(design.armor.CT), LT: random.below(design.armor.LT) },
  structure: {},
  slots: [],
  ammunition: [],
});

export const PHASES_WITH_ORDERS: readonly Pick<WorldSetup, 'phase' | 'step'>[] = [
  { phase: 'preparation' },
  { phase: 'planning' },
  { phase: 'movement' },
  { phase: 'combat', step: 'declarations' },
  { phase: 'supply' },
];

/**
 * Of a world in which buildings do something: worn mechs that stand still or do not, and in their hexes some
 * of what they lack.
 */
const lived = (random: Chance, state: CampaignState): CampaignState => {
  const catalog = bundledCatalog();
  const stock: Record<string, StockRow> = { ...state.stock };
  const put = (force: ForceId, hex: Hex, item: string, quantity: number): void => {
    stock[stockKey(force, hex, item as ItemId)] = {
      force,
      hex,
      item: item as ItemId,
      quantity,
      usable: random.below(quantity + 1),
    };
  };
  const stations = Object.values(state.buildings).filter(({ type }) => type === 'railway-station');
  const mechs = Object.values(state.mechs).map((placed): MechRow => {
    const station = stations.find(({ control }) => control === placed.force);
    const mech = station !== undefined && random.once(3) ? { ...placed, hex: station.hex } : placed;
    const design = catalog.mech(mech.design);
    if (design === null || mech.hex === null) return mech;
    if (random.once(2)) put(mech.force, mech.hex, armorItemOf(design), 1 + random.below(60));
    for (const bin of design.bins)
      if (random.once(2))
        put(
          mech.force,
          mech.hex,
          catalog.item(bin.item)?.ammunition?.stockedAs ?? bin.item,
          1 + random.below(bin.shots),
        );
    for (const item of ITEMS) if (random.once(3)) put(mech.force, mech.hex, item, 1 + random.below(3));
    return {
      ...mech,
      condition: random.once(3) ? mech.condition : anyWear(random, design),
      shutDown: mech.shutDown || random.once(2),
      sabotaged: random.once(12),
    };
  });
  const pilots = Object.values(state.pilots).map((pilot): PilotRow =>
    pilot.status === 'stored' ? { ...pilot, rested: !random.once(4) } : pilot,
  );
  const table = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row]));
  return { ...state, mechs: table(mechs), pilots: table(pilots), stock };
};

/**
 * Three forces with mechs, pilots, buildings and stock all over a small map, in a phase that takes orders.
 */
export const anyWorld = (random: Chance, setup: WorldSetup = {}): CampaignState => {
  const built = world({
    // What these worlds hold goes by the ruleset: whoever wants those of today says so, and draws more.
    ruleset: 'planetary-1',
    players: 3,
    columns: COLUMNS,
    rows: ROWS,
    round: 2,
    teams: random.once(4) ? { A: 1, C: 1 } : {},
    ...random.pick(PHASES_WITH_ORDERS),
    options: { sightTriggers: random.once(4) ? 'units' : 'units-and-buildings' },
    ...setup,
  });
  for (const force of ['A', 'B', 'C']) {
    built.account(force, random.below(80));
    for (let count = 2 + random.below(4); count > 0; count -= 1) {
      const design = bundledCatalog().mech(random.pick(DESIGNS));
      if (design === null) throw new Error('the catalogue lacks a design of the tests');
      const pilot = random.once(8)
        ? null
        : { gunnery: random.below(6), piloting: random.below(6), hits: random.below(4) };
      const parts = {
        condition: random.once(2)
          ? damage(random, design)
          : { armor: {}, structure: {}, slots: [], ammunition: [] },
        shutDown: random.once(6),
        pilot,
      };
      built.mech(force, design.slug, anyHex(random), parts);
    }
    built.pilot(force, anyHex(random), { rank: 'green', hits: random.below(3) });
    if (random.once(2)) built.stock(force, anyHex(random), random.pick(ITEMS), 1 + random.below(9));
  }
  const hexes = new Set<string>();
  const withAll = setup.ruleset !== undefined && setup.ruleset !== 'planetary-1';
  for (const type of withAll ? BUILDING_TYPES : BUILDING_TYPES.slice(0, 9)) {
    const hex = anyHex(random);
    if (hexes.has(hex)) continue;
    hexes.add(hex);
    built.building(type, hex, random.pick([null, 'A', 'B', 'C']), {
      cp: random.pick([100, 100, 60, 50, 20]),
    });
  }
  if (!withAll) return built.build();
  const state = lived(random, built.build());
  return state.campaign.phase === 'supply' ? withWorkshops(random, withWrecks(random, state)) : state;
};

const STATES: readonly string[] = [
  'ready',
  'shut-down',
  'sabotaged',
  'moved-by-train',
  'kept-from-salvage',
  'no-pilot',
];
const STATUSES: readonly PilotRow['status'][] = ['in-mech', 'stored', 'captured', 'dead'];

/** A correction as a GM might send it: sensible or not, with ids that mostly exist. */
export const anyCorrection = (random: Chance, state: CampaignState): object => {
  const mech = random.once(15) ? 'nobody' : random.pick(Object.keys(state.mechs));
  const pilot = random.pick(Object.keys(state.pilots));
  const force = random.pick(Object.keys(state.forces));
  const maybe = <T>(name: string, make: () => T): object => (random.once(3) ? { [name]: make() } : {});
  switch (random.below(9)) {
    case 0:
    case 1:
      return {
        set: 'mech',
        mech,
        ...maybe('hex', () => anyHex(random)),
        ...maybe('force', () => force),
        ...maybe('state', () => random.pick(STATES)),
        ...maybe('pilot', () => (random.once(2) ? null : pilot)),
        ...maybe('condition', () => ({
          armor: { CT: random.below(50) },
          structure: { LA: random.below(6) },
          slots: [],
          ammunition: [],
        })),
      };
    case 2:
      return { add: 'mech', force, design: random.pick(DESIGNS), hex: anyHex(random) };
    case 3: {
      const wreck = Object.keys(state.wrecks)[0];
      if (wreck === undefined || random.once(2)) return { remove: 'mech', mech };
      if (random.once(4)) return { remove: 'wreck', wreck };
      const condition = {
        armor: {},
        structure: { CT: random.below(3), HD: random.below(9) },
        slots: [],
        ammunition: [],
      };
      return { set: 'wreck', wreck, ...maybe('right', () => force), ...maybe('condition', () => condition) };
    }
    case 4:
    case 5:
      return {
        set: 'pilot',
        pilot,
        ...maybe('hits', () => random.below(7)),
        ...maybe('gunnery', () => random.below(9)),
        ...maybe('hex', () => anyHex(random)),
        ...maybe('status', () => random.pick(STATUSES)),
        ...maybe('captor', () => force),
      };
    case 6:
      return {
        add: 'pilot',
        force,
        name: `P${random.below(100)}`,
        gunnery: random.below(9),
        piloting: random.below(9),
        hex: anyHex(random),
      };
    case 7:
      return random.once(2)
        ? { set: 'account', force, change: random.below(100) - 50 }
        : {
            set: 'building',
            building: random.pick(Object.keys(state.buildings)),
            ...maybe('control', () => random.pick([null, force])),
            ...maybe('cp', () => random.below(120)),
            ...maybe('work', () =>
              random.once(3) ? null : { design: random.pick(DESIGNS), tons: random.below(60) },
            ),
          };
    default:
      return random.once(4)
        ? { forget: 'sightings', force }
        : {
            set: 'stock',
            force,
            hex: anyHex(random),
            item: random.pick(ITEMS),
            quantity: random.below(9),
            ...maybe('usable', () => random.below(9)),
          };
  }
};
