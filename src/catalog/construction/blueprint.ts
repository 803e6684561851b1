/** What every check of a design looks at: the design with its items found, its pieces put together, and their weights' basis. */
import { ZERO_TONS, type MicroTons } from '../../kernel/tonnage';
import { assemblyOf } from '../battle-value/assembly';
import type { Mount } from '../battle-value/mounts';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type SlotItem, type SystemPart } from '../model';
import { sizedMechOf, type SizedMech } from '../mount-size';
import { engineTons } from './engine';

export type Lookup = (id: ItemId) => Item | null;

/** One item in one slot. */
export interface Placed {
  readonly item: Item;
  readonly mark: SlotItem;
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

export interface Blueprint {
  readonly design: MechDesign;
  readonly mounts: readonly Mount[];
  /** In the order of LOCATIONS and slots. */
  readonly placed: readonly Placed[];
  /** Ids that the catalogue does not know. */
  readonly unknown: readonly ItemId[];
  readonly flags: ReadonlySet<string>;
  readonly systems: ReadonlyMap<Location, ReadonlyMap<SystemPart, number>>;
  readonly engineTons: MicroTons | null;
  readonly sized: SizedMech;
}

export const blueprintOf = (design: MechDesign, lookup: Lookup): Blueprint => {
  const { items, unknown, mounts } = assemblyOf(design, lookup);
  const placed: Placed[] = [];
  const systems = new Map<Location, Map<SystemPart, number>>();
  for (const location of LOCATIONS) {
    const counts = new Map<SystemPart, number>();
    systems.set(location, counts);
    design.slots[location].forEach((slot, index) => {
      if (slot === null) return;
      if (slot.kind === 'system') counts.set(slot.part, (counts.get(slot.part) ?? 0) + 1);
      else
        for (const mark of slot.items) {
          const item = items.get(mark.item);
          if (item !== undefined) placed.push({ item, mark, location, slot: index + 1 });
        }
    });
  }
  const engine = engineTons(design.engine.rating, design.engine.type);
  return {
    design,
    mounts,
    placed,
    unknown,
    flags: new Set([...items.values()].flatMap(({ flags }) => flags)),
    systems,
    engineTons: engine,
    sized: sizedMechOf(design, (id) => items.get(id) ?? null, engine ?? ZERO_TONS),
  };
};

/** Slots of a system part in a location. */
export const partsAt = ({ systems }: Blueprint, location: Location, part: SystemPart): number => systems.get(location)?.get(part) ?? 0;

/** The tons or metres of a piece that comes in any size; undefined for all others. */
export const sizeOfPiece = ({ design }: Blueprint, mount: Mount): number | undefined => {
  const first = mount.slots[0];
  const slot = first === undefined ? null : (design.slots[first.location][first.slot - 1] ?? null);
  return slot?.kind === 'items' ? slot.items.find(({ item }) => item === mount.item.id)?.size : undefined;
};
