/**
 * A piece fills all its slots, one after the other; only the largest weapons may be split, over two
 * neighbouring locations (TM), artillery, which has more slots than that, over as many as it needs (TO).
 */
import { toTons, violation, type Violation } from '../../../kernel';
import type { Mount, MountSlot } from '../../battle-value/mounts';
import type { Item, Location } from '../../model';
import { mountSlots } from '../../items/mount-size';
import { sizeOfPiece, type Blueprint } from '../blueprint';

/** Slots from which on a weapon may be split. */
const SPLIT_FROM = 8;
const maySplit = ({ kind, flags }: Item, size: number): boolean =>
  (kind === 'weapon' && size >= SPLIT_FROM) || flags.includes('splitable');

const NEIGHBOURS: Readonly<Record<Location, readonly Location[]>> = {
  HD: ['CT'],
  CT: ['HD', 'RT', 'LT'],
  RT: ['CT', 'RA', 'RL'],
  LT: ['CT', 'LA', 'LL'],
  RA: ['RT'],
  LA: ['LT'],
  RL: ['RT'],
  LL: ['LT'],
};

/** Each location beside one of those before it. */
const hangTogether = (locations: readonly Location[]): boolean => {
  const reached = new Set(locations.slice(0, 1));
  for (const one of reached)
    for (const next of locations) if (NEIGHBOURS[one].includes(next)) reached.add(next);
  return reached.size === locations.length;
};

/** Slots without a gap between them, by location. */
const runs = (slots: readonly MountSlot[]): readonly MountSlot[][] => {
  const found: MountSlot[][] = [];
  for (const slot of slots) {
    const run = found.at(-1);
    const last = run?.at(-1);
    if (last?.location === slot.location && last.slot + 1 === slot.slot) run?.push(slot);
    else found.push([slot]);
  }
  return found;
};

/**
 * Armour, structure, myomer and the like may lie anywhere; a targeting computer is one piece all the same.
 */
const isLoose = ({ item }: Mount): boolean => item.spreadable && !item.flags.includes('targcomp');

/**
 * Whether the pieces of an item in one location can be laid out so that each is whole: its runs are filled by
 * whole pieces and parts of split ones.
 */
const lies = (slots: readonly MountSlot[], size: number): boolean =>
  runs(slots).filter((run) => run.length % size !== 0).length <= 1;

/** A design that does not say the size of what comes in any size says it by its weight. */
const weightOf = ({ design }: Blueprint, { item }: Mount): number | undefined => {
  const weight = design.mountTons[item.id];
  return weight === undefined ? undefined : toTons(weight);
};

export const pieceViolations = (blueprint: Blueprint): readonly Violation[] => {
  const found: Violation[] = [];
  const byItem = new Map<
    string,
    { readonly mount: Mount; readonly size: number; readonly slots: MountSlot[] }
  >();
  for (const mount of blueprint.mounts) {
    const { item, slots, location } = mount;
    // A piece of one slot stands where it stands.
    if (isLoose(mount) || (item.slots === 1 && slots.length === 1)) continue;
    const size = mountSlots(
      item,
      blueprint.sized,
      sizeOfPiece(blueprint, mount) ?? weightOf(blueprint, mount),
    );
    if (size === null || size === 0) continue;
    const params = { item: item.id, location, found: slots.length, needed: size };
    const locations = [...new Set(slots.map((slot) => slot.location))];
    if (slots.length !== size)
      found.push(violation('construction/piece-slots', null, `/slots/${location}`, params));
    else if (locations.length > 1) {
      const most = item.flags.includes('artillery') ? locations.length : 2;
      if (!maySplit(item, size) || locations.length > most || !hangTogether(locations))
        found.push(violation('construction/split', null, `/slots/${location}`, { ...params, locations }));
    }
    for (const at of locations) {
      const key = `${item.id} ${String(mount.rear)} ${at}`;
      const together = byItem.get(key) ?? { mount, size, slots: [] };
      together.slots.push(...slots.filter((slot) => slot.location === at));
      byItem.set(key, together);
    }
  }
  for (const { mount, size, slots } of byItem.values()) {
    const inOrder = slots.toSorted((a, b) => a.slot - b.slot);
    const location = inOrder[0]?.location ?? mount.location;
    if (slots.length >= size || maySplit(mount.item, size) ? !lies(inOrder, size) : false)
      found.push(
        violation('construction/torn', null, `/slots/${location}`, {
          item: mount.item.id,
          location,
          needed: size,
        }),
      );
  }
  return found;
};
