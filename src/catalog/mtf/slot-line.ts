/**
 * One slot as a line: a part of the mech itself, or equipment with its marks, outermost last:
 * `name|second name (FL) (R) (T) (OMNIPOD):SIZE:2.0 (ARMORED)`. Marks are read in any case.
 */
import type { ItemId, Slot, SlotItem, SystemPart, TechBase } from '../model';
import { fileNameOf, itemNamed } from '../items/item-names';
import { FACINGS, type Facing } from './document';
import type { Line, Problems } from './problem';

const PART_NAMES: Readonly<Record<SystemPart, string>> = {
  'life-support': 'Life Support',
  sensors: 'Sensors',
  cockpit: 'Cockpit',
  engine: 'Fusion Engine',
  gyro: 'Gyro',
  shoulder: 'Shoulder',
  'upper-arm': 'Upper Arm Actuator',
  'lower-arm': 'Lower Arm Actuator',
  hand: 'Hand Actuator',
  hip: 'Hip',
  'upper-leg': 'Upper Leg Actuator',
  'lower-leg': 'Lower Leg Actuator',
  foot: 'Foot Actuator',
  'conversion-gear': 'Conversion Gear',
  'landing-gear': 'Landing Gear',
  avionics: 'Avionics',
};
const PARTS: ReadonlyMap<string, SystemPart> = new Map<string, SystemPart>([
  ...(Object.entries(PART_NAMES) as [SystemPart, string][]).map(([part, name]): [string, SystemPart] => [
    name.toLowerCase(),
    part,
  ]),
  ['engine', 'engine'],
]);

export const EMPTY = '-Empty-';
export const isEmpty = (text: string): boolean => text.toLowerCase() === EMPTY.toLowerCase();

export interface ReadSlot {
  readonly slot: Slot | null;
  readonly facing: Facing | null;
}
const NO_SLOT: ReadSlot = { slot: null, facing: null };

const MAX_IN_A_SLOT = 2;
const SIZE = /:size:(\d{1,4}(?:\.\d{1,6})?)$/i;
/** Files of old have the size of what comes in any size in its name. */
const OLD_SIZE = /\((\d{1,4}(?:\.\d{1,6})?)\s*(?:tons?|m|kg)\)$/i;
const PREFIX: Readonly<Record<TechBase, string>> = { is: 'IS', clan: 'Clan' };

/** A name, or what the mech's own technology calls so. */
const find = (name: string, techBase: TechBase): ItemId | null =>
  itemNamed(name, techBase) ?? itemNamed(`${PREFIX[techBase]} ${name}`, techBase);

/** Takes marks off the end of a line, one after another. */
const peeled = (text: string) => {
  let rest = text;
  const mark = (word: string): boolean => {
    if (!rest.toLowerCase().endsWith(word)) return false;
    rest = rest.slice(0, -word.length).trimEnd();
    return true;
  };
  const armored = mark('(armored)');
  const size = SIZE.exec(rest)?.[1] ?? null;
  if (size !== null) rest = rest.replace(SIZE, '').trimEnd();
  const omnipod = mark('(omnipod)');
  const turret = mark('(t)');
  const rear = mark('(r)');
  mark('(split)');
  const facing = FACINGS.find((candidate) => mark(`(${candidate.toLowerCase()})`)) ?? null;
  return { name: rest, armored, size: size === null ? null : Number(size), omnipod, turret, rear, facing };
};

/** Whether a line is the name of something that can stand in a slot. */
export const namesPartOrItem = (text: string): boolean => {
  const { name } = peeled(text);
  return PARTS.has(name.toLowerCase()) || find(name, 'is') !== null;
};

/**
 * Names that stand in published files and are nobody's: MegaMek leaves such a slot empty, and the mech is
 * worth what it is without.
 */
const NOBODYS: readonly string[] = ['tsemp_os'];

/** What a line puts in a slot; null and a problem when it is something that nobody knows. */
export const readSlotLine = (line: Line, techBase: TechBase, problems: Problems): ReadSlot | null => {
  if (isEmpty(line.text)) return NO_SLOT;
  const { name, armored, size, omnipod, turret, rear, facing } = peeled(line.text);
  const part = PARTS.get(name.toLowerCase()) ?? null;
  if (part !== null) {
    if (omnipod || turret || rear || size !== null || facing !== null)
      problems.refuse('mech-file/mark-on-part', line);
    return { slot: { kind: 'system', part, ...(armored ? { armored } : {}) }, facing: null };
  }
  const marks = {
    rear,
    ...(armored ? { armored } : {}),
    ...(omnipod ? { omnipod } : {}),
    ...(turret ? { turret } : {}),
  };
  if (NOBODYS.includes(name.toLowerCase())) {
    problems.note('mech-file/nobodys-name', line, { name });
    return NO_SLOT;
  }
  const names = name.split('|', MAX_IN_A_SLOT + 1);
  if (names.length > MAX_IN_A_SLOT) {
    problems.refuse('mech-file/crowded-slot', line);
    return null;
  }
  const items = names.map((each): SlotItem | null => {
    const whole = each.trim();
    const item = find(whole, techBase);
    if (item !== null) return { item, ...marks, ...(size === null ? sizeIn(whole) : { size }) };
    const old = OLD_SIZE.exec(whole);
    const sized = old === null ? null : find(whole.replace(OLD_SIZE, '').trim(), techBase);
    if (sized !== null) return { item: sized, ...marks, size: Number(old?.[1]) };
    problems.refuse('mech-file/unknown-item', line, { name: whole.slice(0, 80) });
    return null;
  });
  const known = items.filter((item) => item !== null);
  if (known.length < items.length) return null;
  return { slot: { kind: 'items', items: known }, facing };
};

/** The size that stands in the name of an item of old files, where the name as a whole is known. */
const sizeIn = (name: string): { readonly size?: number } => {
  const size = OLD_SIZE.exec(name)?.[1] ?? null;
  return size === null ? {} : { size: Number(size) };
};

/** MegaMek writes a size with at least one decimal. */
const writeSize = (size: number): string => (Number.isInteger(size) ? `${size}.0` : String(size));

/** `sizeOf`: the size of what comes in any size. */
export const writeSlotLine = (
  slot: Slot | null,
  facing: Facing | null,
  sizeOf: (mounted: SlotItem) => number | null,
): string => {
  if (slot === null) return EMPTY;
  if (slot.kind === 'system') return `${PART_NAMES[slot.part]}${slot.armored === true ? ' (ARMORED)' : ''}`;
  const [first] = slot.items;
  if (first === undefined) return EMPTY;
  const size = sizeOf(first);
  const marks = [
    facing === null ? '' : ` (${facing})`,
    first.rear ? ' (R)' : '',
    first.turret === true ? ' (T)' : '',
    first.omnipod === true ? ' (OMNIPOD)' : '',
    size === null ? '' : `:SIZE:${writeSize(size)}`,
    first.armored === true ? ' (ARMORED)' : '',
  ];
  return `${slot.items.map(({ item }) => fileNameOf(item)).join('|')}${marks.join('')}`;
};
