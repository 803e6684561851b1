/** What a player wants changed in a design. */
import {
  ARMOR_LOCATIONS,
  ARMOR_TYPES,
  type ArmorLocation,
  type DesignChanges,
  type ItemId,
  type Location,
  LOCATIONS,
  type Slot,
  type SlotItem,
  SYSTEM_PARTS,
} from '../../catalog';
import { gather, violation, type Violation } from '../../kernel';
import { Fields } from '../fields';
import type { Drawing } from './drawing';

const MAX_NAME = 60;

const MAX_SLOTS = 12;

const MAX_POINTS = 999;

const MAX_SINKS = 200;

/** An object within the body; its mistakes go to `found`. */
export const inner = <T>(
  value: unknown,
  pointer: string,
  found: Violation[],
  read: (fields: Fields) => T,
): T => {
  const fields = new Fields(value, pointer);
  const one = read(fields);
  const done = fields.done(one);
  if (!done.ok) gather(found, done.error);
  return one;
};

const flag = (fields: Fields, name: string): boolean => {
  const value = fields.raw(name);
  if (value !== null && typeof value !== 'boolean') fields.refuse(name, 'shape/not-a-boolean');
  return value === true;
};

const readItem = (fields: Fields): SlotItem => ({
  item: fields.id<ItemId>('item'),
  rear: flag(fields, 'rear'),
  ...(flag(fields, 'armored') ? { armored: true as const } : {}),
  ...(flag(fields, 'omnipod') ? { omnipod: true as const } : {}),
  ...(flag(fields, 'turret') ? { turret: true as const } : {}),
  ...(fields.has('size') ? { size: fields.number('size', 0.5, 100) } : {}),
});

const readSlot = (fields: Fields, pointer: string, found: Violation[]): Slot => {
  if (!fields.has('system'))
    return {
      kind: 'items',
      items: fields.list('items', 1, 2, (value, at) => inner(value, at, found, readItem)),
    };
  const part = fields.oneOf('system', SYSTEM_PARTS);
  if (fields.has('items')) found.push(violation('shape/unknown-property', null, `${pointer}/items`));
  return flag(fields, 'armored') ? { kind: 'system', part, armored: true } : { kind: 'system', part };
};

const readLocation = (fields: Fields, name: Location, found: Violation[]): readonly (Slot | null)[] =>
  // A slot that is `null` is an empty one: `list` takes null for a mistake.
  fields
    .list(name, 0, MAX_SLOTS, (value, at) => ({
      slot: value === null ? null : inner(value, at, found, (one) => readSlot(one, at, found)),
    }))
    .map(({ slot }) => slot);

const within = <K extends string, V>(
  fields: Fields,
  names: readonly K[],
  read: (name: K) => V,
): Partial<Record<K, V>> =>
  Object.fromEntries(names.filter((name) => fields.has(name)).map((name) => [name, read(name)])) as Partial<
    Record<K, V>
  >;

export const readChanges = (fields: Fields, found: Violation[]): Extract<Drawing, { kind: 'changes' }> => {
  const pointer = '/design';
  const object = <T>(name: string, nothing: T, read: (one: Fields) => T): T =>
    fields.has(name) ? inner(fields.raw(name), `${pointer}/${name}`, found, read) : nothing;
  const model = fields.optionalName('model', MAX_NAME);
  if (!fields.has('model')) fields.refuse('model', 'shape/missing');
  return {
    kind: 'changes',
    base: fields.id<string>('base'),
    changes: {
      model: model ?? '',
      role: fields.optionalName('role', MAX_NAME),
      year: fields.has('year') ? fields.integer('year', 1, 9999) : null,
      jump: fields.has('jump') ? fields.integer('jump', 0, 50) : null,
      armorType: fields.has('armorType') ? fields.oneOf('armorType', ARMOR_TYPES) : null,
      armorTechBase: fields.has('armorTechBase')
        ? fields.oneOf('armorTechBase', ['is', 'clan'] as const)
        : null,
      armor: object<Partial<Record<ArmorLocation, number>>>('armor', {}, (one) =>
        within(one, ARMOR_LOCATIONS, (at) => one.integer(at, 0, MAX_POINTS)),
      ),
      heatSinks: object<DesignChanges['heatSinks']>('heatSinks', null, (one) => ({
        count: one.integer('count', 0, MAX_SINKS),
        item: one.id<ItemId>('item'),
      })),
      slots: object<DesignChanges['slots']>('slots', {}, (one) =>
        within(one, LOCATIONS, (at) => readLocation(one, at, found)),
      ),
    },
  };
};
