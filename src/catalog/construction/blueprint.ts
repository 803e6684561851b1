/**
 * What every check of a design looks at: the design with its items found, its pieces put together, and their
 * weights' basis.
 */
import { type MicroTons, ZERO_TONS } from '../../kernel';
import { assemblyOf, type Placed } from '../battle-value/assembly';
import type { Mount } from '../battle-value/mounts';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type SystemPart } from '../model';
import { sizedMechOf, type SizedMech } from '../items/mount-size';
import { engineTons } from './engine';

export type { Placed } from '../battle-value/assembly';
export type Lookup = (id: ItemId) => Item | null;

export interface Blueprint {
  readonly design: MechDesign;
  readonly mounts: readonly Mount[];
  /** In the order of LOCATIONS and slots. */
  readonly placed: readonly Placed[];
  /** Each kind of item once, in that order. */
  readonly items: readonly Item[];
  /** Ids that the catalogue does not know. */
  readonly unknown: readonly ItemId[];
  readonly flags: ReadonlySet<string>;
  readonly systems: ReadonlyMap<Location, ReadonlyMap<SystemPart, number>>;
  readonly engineTons: MicroTons | null;
  readonly sized: SizedMech;
}

const flagsOf = (items: readonly Item[]): ReadonlySet<string> => {
  const flags = new Set<string>();
  for (const item of items) for (const flag of item.flags) flags.add(flag);
  return flags;
};

export const blueprintOf = (design: MechDesign, lookup: Lookup): Blueprint => {
  const { items, unknown, placed, mounts } = assemblyOf(design, lookup);
  const systems = new Map<Location, Map<SystemPart, number>>();
  for (const location of LOCATIONS) {
    const counts = new Map<SystemPart, number>();
    systems.set(location, counts);
    for (const slot of design.slots[location])
      if (slot?.kind === 'system') counts.set(slot.part, (counts.get(slot.part) ?? 0) + 1);
  }
  const kinds = [...items.values()];
  const engine = engineTons(design.engine.rating, design.engine.type);
  return {
    design,
    mounts,
    placed,
    unknown,
    items: kinds,
    flags: flagsOf(kinds),
    systems,
    engineTons: engine,
    sized: sizedMechOf(design, (id) => items.get(id) ?? null, engine ?? ZERO_TONS),
  };
};

/** Slots of a system part in a location. */
export const partsAt = ({ systems }: Blueprint, location: Location, part: SystemPart): number =>
  systems.get(location)?.get(part) ?? 0;

/** The tons or metres of a piece that comes in any size; undefined for all others. */
export const sizeOfPiece = ({ design }: Blueprint, mount: Mount): number | undefined => {
  const first = mount.slots[0];
  const slot = first === undefined ? null : (design.slots[first.location][first.slot - 1] ?? null);
  return slot?.kind === 'items' ? slot.items.find(({ item }) => item === mount.item.id)?.size : undefined;
};
