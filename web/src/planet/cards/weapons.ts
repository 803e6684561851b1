/**
 * What a mech carries, from its record sheet: pieces of one kind together, how many are out, and what heat
 * and shots there are. Pure.
 */
import type { Schemas } from '../../../../src/client/client';

type Sheet = Pick<Schemas['RecordSheet'], 'mounts' | 'items'>;
type Condition = Pick<Schemas['Condition'], 'slots' | 'structure'>;
type Place = Schemas['RecordSheet']['mounts'][number]['location'];

export interface Carried {
  readonly item: string;
  readonly name: string;
  readonly rear: boolean;
  readonly count: number;
  /** Of `count`, those that a hit has put out, or whose location is gone. */
  readonly out: number;
  /** Of one; null: it is no weapon. */
  readonly heat: number | null;
  /** Each location once. */
  readonly locations: readonly Place[];
}

/** Weapons first, heaviest first. */
export function carriedBy(sheet: Sheet, { slots: hits, structure }: Condition): readonly Carried[] {
  const items = new Map(sheet.items.map((one) => [one.item, one]));
  const found = new Map<string, Carried>();
  for (const { item, location, rear, heat, slots } of sheet.mounts) {
    const key = `${item} ${rear}`;
    const known = found.get(key) ?? {
      item,
      name: items.get(item)?.name ?? item,
      rear,
      count: 0,
      out: 0,
      heat,
      locations: [],
    };
    const isOut = slots.some(
      (slot) =>
        structure[slot.location] === 0 ||
        hits.some((hit) => hit.location === slot.location && hit.slot === slot.slot),
    );
    found.set(key, {
      ...known,
      count: known.count + 1,
      out: known.out + Number(isOut),
      locations: known.locations.includes(location) ? known.locations : [...known.locations, location],
    });
  }
  const weight = ({ item }: Carried): number => items.get(item)?.tons ?? 0;
  return [...found.values()].sort(
    (a, b) =>
      Number(a.heat === null) - Number(b.heat === null) ||
      weight(b) - weight(a) ||
      a.name.localeCompare(b.name),
  );
}

/** Heat of all weapons that still fire, fired once. */
export const heatOf = (carried: readonly Carried[]): number =>
  carried.reduce((sum, { count, out, heat }) => sum + (count - out) * (heat ?? 0), 0);

export interface Shots {
  readonly item: string;
  readonly left: number;
  readonly most: number;
}

/** By kind of ammunition; a bin that is hit or whose location is gone has none left. */
export function shotsOf(
  { ammunition }: Pick<Schemas['RecordSheet'], 'ammunition'>,
  { ammunition: spent, slots, structure }: Schemas['Condition'],
): readonly Shots[] {
  const found = new Map<string, Shots>();
  for (const { item, location, slot, shots } of ammunition) {
    const isAt = (one: { readonly location: string; readonly slot: number }): boolean =>
      one.location === location && one.slot === slot;
    const left = structure[location] === 0 || slots.some(isAt) ? 0 : (spent.find(isAt)?.shots ?? shots);
    const known = found.get(item) ?? { item, left: 0, most: 0 };
    found.set(item, { ...known, left: known.left + left, most: known.most + shots });
  }
  return [...found.values()].sort((a, b) => a.item.localeCompare(b.item));
}
