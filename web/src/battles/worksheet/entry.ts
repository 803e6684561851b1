/** What a side says of a unit or of the field: changed here, sent whole. */
import type { Schemas } from '../../../../src/client/client';
import type { Damage, Whole } from '../../ui/doll/doll-left';

export type UnitEntry = Schemas['WorksheetUnit']['entries'][string]['entry'];
export type FieldEntry = Schemas['WorksheetField']['entries'][string]['entry'];
export type SetupUnit = Schemas['BattleSetup']['units'][number];
export type Condition = SetupUnit['condition'];
type SlotState = Condition['slots'][number]['state'];

export const NO_UNIT: UnitEntry = {
  fate: null,
  edge: null,
  hits: null,
  pilotFate: null,
  condition: { armor: {}, structure: {}, slots: [], ammunition: [] },
};
export const NO_FIELD: FieldEntry = { holder: null, turns: null, buildings: {}, minesUsed: null, log: null };

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Whether two entries say the same: the server may tell their fields in another sequence than they were sent.
 */
export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** With the pilot: two mechs may be alike. */
export const unitName = ({ name, pilot }: SetupUnit): string =>
  pilot === null ? name : `${name} · ${pilot.name}`;

interface Place {
  readonly location: string;
  readonly slot: number;
}
const isAt =
  (place: Place) =>
  (one: Place): boolean =>
    one.location === place.location && one.slot === place.slot;

/** Points left as the battle began, and as the entry has them. */
export const damageBefore = (unit: SetupUnit): Damage => ({
  armor: unit.condition.armor as Record<string, number>,
  structure: unit.condition.structure as Record<string, number>,
});
export const damageAfter = (unit: SetupUnit, entry: UnitEntry): Damage => ({
  armor: { ...damageBefore(unit).armor, ...entry.condition.armor },
  structure: { ...damageBefore(unit).structure, ...entry.condition.structure },
});

const changed = (
  full: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(now).filter(([at, points]) => points !== (before[at] ?? full[at])));

/** Only what the battle changed is named. */
export const withDamage = (whole: Whole, unit: SetupUnit, entry: UnitEntry, now: Damage): UnitEntry => {
  const before = damageBefore(unit);
  return {
    ...entry,
    condition: {
      ...entry.condition,
      armor: changed(whole.armor, before.armor, now.armor),
      structure: changed(whole.structure, before.structure, now.structure),
    },
  };
};

export const slotState = (unit: SetupUnit, entry: UnitEntry, place: Place): SlotState | null =>
  (entry.condition.slots.find(isAt(place)) ?? unit.condition.slots.find(isAt(place)))?.state ?? null;

export const withSlot = (entry: UnitEntry, place: Place, state: SlotState | null): UnitEntry => ({
  ...entry,
  condition: {
    ...entry.condition,
    slots: [
      ...entry.condition.slots.filter((one) => !isAt(place)(one)),
      ...(state === null ? [] : [{ ...place, state }]),
    ],
  },
});

export const shotsLeft = (
  unit: SetupUnit,
  entry: UnitEntry,
  bin: Place & { readonly shots: number },
): number =>
  (entry.condition.ammunition.find(isAt(bin)) ?? unit.condition.ammunition.find(isAt(bin)))?.shots ??
  bin.shots;

export const withShots = (entry: UnitEntry, { location, slot }: Place, shots: number): UnitEntry => ({
  ...entry,
  condition: {
    ...entry.condition,
    ammunition: [
      ...entry.condition.ammunition.filter((one) => !isAt({ location, slot })(one)),
      { location, slot, shots },
    ],
  },
});

/**
 * A fate, and what follows from it for a pilot of whom nothing is said: who is fit or has withdrawn sits in
 * the mech.
 */
export const withFate = (entry: UnitEntry, fate: UnitEntry['fate'], hasPilot: boolean): UnitEntry => ({
  ...entry,
  fate,
  edge: fate === 'withdrawn' ? entry.edge : null,
  pilotFate:
    hasPilot && entry.pilotFate === null && (fate === 'on-field-fit' || fate === 'withdrawn')
      ? 'in-mech'
      : entry.pilotFate,
});

const removed = (all: Readonly<Record<string, number>>, at: string): Record<string, number> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== at));

/**
 * The entry as another version has it at one place; pointers are those of the worksheet's differences. `told`
 * undefined: it says nothing there.
 */
export function withTold(entry: UnitEntry, pointer: string, told: unknown): UnitEntry {
  const [, first, kind, location = '', slot = ''] = pointer.split('/');
  if (first !== 'condition') return { ...entry, [first ?? '']: told ?? null };
  const place = { location, slot: Number(slot) };
  if (kind === 'slots') return withSlot(entry, place, (told ?? null) as SlotState | null);
  const { condition } = entry;
  if (kind === 'ammunition') {
    if (told !== undefined) return withShots(entry, place, Number(told));
    return {
      ...entry,
      condition: { ...condition, ammunition: condition.ammunition.filter((one) => !isAt(place)(one)) },
    };
  }
  const name = kind === 'armor' ? 'armor' : 'structure';
  const others = removed(condition[name], location);
  return {
    ...entry,
    condition: {
      ...condition,
      [name]: told === undefined ? others : { ...others, [location]: Number(told) },
    },
  };
}

export function withFieldTold(entry: FieldEntry, pointer: string, told: unknown): FieldEntry {
  const [, first, id = ''] = pointer.split('/');
  if (first === 'buildings') {
    const others = removed(entry.buildings, id);
    return { ...entry, buildings: told === undefined ? others : { ...others, [id]: Number(told) } };
  }
  if (first === 'holder')
    return { ...entry, holder: told === undefined ? null : { side: told as string | null } };
  return { ...entry, [first ?? '']: told ?? null };
}
