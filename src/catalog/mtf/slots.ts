/** The slots of all locations: twelve lines each in a file, of which a head and a leg use six. */
import { slotCount } from '../decode';
import { type Location, LOCATIONS, type MechDesign, type Slot, type SlotItem, type TechBase } from '../model';
import { closedUp } from '../slots';
import type { Carried } from './document';
import { locationName } from './keys';
import type { Line, Problems } from './problem';
import type { Block, Sections } from './sections';
import { readKnownSlotLine } from './known-slot-lines';
import { isEmpty, namesPartOrItem, type ReadSlot } from './slot-line';

type Motion = MechDesign['motion'];
type Slots = MechDesign['slots'];

export interface ReadSlots {
  readonly slots: Slots;
  readonly facings: Carried['facings'];
  /** The first line of each item, for what is wrong with it. */
  readonly lineOf: ReadonlyMap<string, Line>;
}

type Told = ReadSlot & { readonly line: Line | null };
const EMPTY_SLOT: Told = { slot: null, facing: null, line: null };
const itemsIn = (slot: Slot | null) => (slot?.kind === 'items' ? slot.items : []);

/** Whether something stands behind an empty slot. */
const hasGap = (read: readonly Told[]): boolean => {
  let empty = false;
  for (const { slot } of read) {
    if (slot === null) empty = true;
    else if (empty) return true;
  }
  return false;
};

const readBlock = (
  block: Block,
  location: Location,
  motion: Motion,
  techBase: TechBase,
  lineOf: Map<string, Line>,
  problems: Problems,
) => {
  const count = slotCount(motion, location);
  const read = block.lines.map((line, index): Told => {
    // No slot is left for it, and it names nothing that could stand in one.
    if (index >= count && !isEmpty(line.text) && !namesPartOrItem(line.text)) {
      problems.note('mech-file/stray-line', line);
      return EMPTY_SLOT;
    }
    const { slot, facing } = readKnownSlotLine(line, techBase, problems) ?? EMPTY_SLOT;
    for (const { item } of itemsIn(slot)) if (!lineOf.has(item)) lineOf.set(item, line);
    return { slot, facing, line };
  });
  const slots = hasGap(read) ? closedUp(read, location, ({ slot }) => slot, EMPTY_SLOT) : read;
  const beyond = slots.slice(count).find(({ slot }) => slot !== null)?.line ?? null;
  if (beyond !== null)
    problems.refuse('mech-file/too-many-slots', beyond, {
      location: locationName(location, motion),
      slots: count,
    });
  const whole = slots.slice(0, count);
  while (whole.length < count) whole.push(EMPTY_SLOT);
  return whole;
};

const facingsOf = (read: readonly (readonly [Location, readonly ReadSlot[]])[]): Carried['facings'] => {
  const found: Carried['facings'][number][] = [];
  for (const [location, slots] of read)
    slots.forEach(({ facing }, index) => {
      if (facing !== null) found.push({ location, slot: index + 1, facing });
    });
  return found;
};

export const readSlots = (
  { blocks, end }: Sections,
  motion: Motion,
  techBase: TechBase,
  problems: Problems,
): ReadSlots => {
  const lineOf = new Map<string, Line>();
  const read = LOCATIONS.map((location): readonly [Location, readonly ReadSlot[]] => {
    const block = blocks.get(location) ?? null;
    if (block === null) problems.refuse('mech-file/missing', end, { key: locationName(location, motion) });
    return [location, block === null ? [] : readBlock(block, location, motion, techBase, lineOf, problems)];
  });
  return {
    slots: Object.fromEntries(
      read.map(([location, slots]) => [location, slots.map(({ slot }) => slot)]),
    ) as unknown as Slots,
    facings: facingsOf(read),
    lineOf,
  };
};

export interface ItemLine {
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
  readonly mounted: SlotItem;
}

/** Every item in the slots, once for each line it fills, with where it stands. */
export const itemLines = (slots: Slots): readonly ItemLine[] => {
  const lines: ItemLine[] = [];
  for (const location of LOCATIONS)
    slots[location].forEach((slot, index) => {
      for (const mounted of itemsIn(slot)) lines.push({ location, slot: index + 1, mounted });
    });
  return lines;
};
