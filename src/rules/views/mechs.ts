/** Mechs, pilots and depots in the view (SIGHT-4, DEP-1, DEP-5). */
import {
  ARMOR_LOCATIONS,
  type Catalog,
  type Condition,
  LOCATIONS,
  stockItem,
  type StockUnit,
  walkMp,
} from '../../catalog';
import { byId, byKey, flatMap, MICRO_TONS } from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import { isFit, mechStatus } from '../mechs/ability';
import { rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { MechRow, StockRow } from '../model/state';
import { seenShape } from './seen';
import type { OwnDepot, OwnMech, PilotShape, SeenDepot, SeenMech, View } from './shapes';

const inOrder = <K extends string>(
  keys: readonly K[],
  points: Readonly<Partial<Record<K, number>>>,
): Partial<Record<K, number>> => {
  const made: Partial<Record<K, number>> = {};
  for (const key of keys) if (points[key] !== undefined) made[key] = points[key];
  return made;
};

/** Equal damage gives equal bytes, in whatever order it came about or was kept. */
export const conditionShape = ({ armor, structure, slots, ammunition }: Condition): Condition => ({
  armor: inOrder(ARMOR_LOCATIONS, armor),
  structure: inOrder(LOCATIONS, structure),
  slots: slots
    .map(({ location, slot, state }) => ({ location, slot, state }))
    .sort(byKey(({ location, slot }) => location + (slot + 10))),
  ammunition: ammunition
    .map(({ location, slot, shots }) => ({ location, slot, shots }))
    .sort(byKey(({ location, slot }) => location + (slot + 10))),
});

const ownMech = (knowledge: Knowledge, catalog: Catalog, mech: MechRow, hex: Hex): OwnMech => {
  const design = catalog.mech(mech.design);
  if (design === null) throw new Error(`the catalogue has no design ${mech.design}`);
  return {
    own: true,
    id: mech.id,
    force: mech.force,
    design: mech.design,
    name: mech.name,
    hex,
    pilot: mech.pilot,
    walk: walkMp(design, mech.condition),
    bv: design.bv,
    hired: mech.hired,
    state: mechStatus(knowledge, mech),
    fit: isFit(knowledge, catalog, mech),
    condition: conditionShape(mech.condition),
    plannedPath: mech.plannedPath,
    moved: mech.moved,
    factoryDesign: mech.factoryDesign,
  };
};

/** Own mechs on the map and those of others that are seen or remembered, by id. */
export const mechsOf = (knowledge: Knowledge, catalog: Catalog): readonly (OwnMech | SeenMech)[] =>
  [
    ...flatMap(rowsOf(knowledge.mechs), (mech) =>
      mech.hex === null ? [] : [ownMech(knowledge, catalog, mech, mech.hex)],
    ),
    ...knowledge.others.map(({ id, force, design, hex, shutDown, seen }): SeenMech => ({
      own: false,
      id,
      force,
      design,
      hex,
      shutDown,
      seen: seenShape(seen),
    })),
  ].sort(byId);

export const waitingOf = (knowledge: Knowledge): View['waiting'] =>
  flatMap(rowsOf(knowledge.mechs), ({ id, force, design, name, hex }) =>
    hex === null ? [{ id, force, design, name }] : [],
  );

export const pilotsOf = (knowledge: Knowledge): readonly PilotShape[] => {
  const mechOf = new Map(
    flatMap(rowsOf(knowledge.mechs), (mech) => (mech.pilot === null ? [] : [[mech.pilot, mech] as const])),
  );
  return rowsOf(knowledge.pilots).map((pilot): PilotShape => {
    const mech = pilot.status === 'in-mech' ? (mechOf.get(pilot.id) ?? null) : null;
    return {
      id: pilot.id,
      name: pilot.name,
      rank: pilot.rank,
      gunnery: pilot.gunnery,
      piloting: pilot.piloting,
      hits: pilot.hits,
      status: pilot.status,
      mech: mech?.id ?? null,
      hex: mech?.hex ?? pilot.hex,
      force: pilot.force,
      rested: pilot.rested,
    };
  });
};

/** What no catalogue item is (scrap) is counted in tons (DEP-6). */
const unitOf = (catalog: Catalog, row: StockRow): StockUnit =>
  stockItem(row.item, catalog.item)?.stockUnit ?? 'tons';

const ownDepots = (knowledge: Knowledge, catalog: Catalog): readonly OwnDepot[] => {
  const depots = new Map<
    string,
    { readonly hex: Hex; readonly force: string; readonly stock: StockRow[]; readonly pilots: string[] }
  >();
  const at = (hex: Hex, force: string) => {
    const key = `${hex}|${force}`;
    const depot = depots.get(key) ?? { hex, force, stock: [], pilots: [] };
    depots.set(key, depot);
    return depot;
  };
  for (const row of knowledge.stock) at(row.hex, row.force).stock.push(row);
  for (const pilot of rowsOf(knowledge.pilots))
    if (pilot.status === 'stored' && pilot.hex !== null) at(pilot.hex, pilot.force).pilots.push(pilot.id);
  return [...depots.values()].map(({ hex, force, stock, pilots }) => ({
    own: true,
    hex,
    force,
    stock: [...stock].sort(byKey(({ item }) => item)).map((row) => {
      const unit = unitOf(catalog, row);
      // What is counted in tons is kept in millionths (StockRow), but told in tons.
      const told = (quantity: number): number => (unit === 'tons' ? quantity / MICRO_TONS : quantity);
      return { item: row.item, unit, quantity: told(row.quantity), usable: told(row.usable) };
    }),
    pilots,
  }));
};

/** Own depots with what they hold, and those of others that are seen or remembered, by hex and owner. */
export const depotsOf = (knowledge: Knowledge, catalog: Catalog): readonly (OwnDepot | SeenDepot)[] =>
  [
    ...ownDepots(knowledge, catalog),
    ...knowledge.depots.map(({ hex, force, seen }): SeenDepot => ({
      own: false,
      hex,
      force,
      seen: seenShape(seen),
    })),
  ].sort(byKey(({ hex, force }) => `${hex}|${force ?? ''}`));
