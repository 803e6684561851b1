/** What a mech carries and where, from its record sheet: each item by location, and whether a hit has put it out. Pure. */
import type { Schemas } from '../../../../src/client/client';

type Sheet = Pick<Schemas['RecordSheet'], 'slots' | 'items'>;
type Slots = Schemas['Condition']['slots'];
type Place = Slots[number]['location'];

export interface Carried {
  readonly item: string;
  readonly name: string;
  readonly location: Place;
  readonly rear: boolean;
  /** At least one of its slots there is hit. */
  readonly hit: boolean;
}

/** Those that the sheet names, heaviest first; ammunition is not among them. */
export function carriedBy(sheet: Sheet, hits: Slots): readonly Carried[] {
  const names = new Map(sheet.items.map(({ item, name }) => [item, name]));
  const found = new Map<string, Carried>();
  for (const [place, slots] of Object.entries(sheet.slots) as [Place, Sheet['slots'][Place]][])
    slots.forEach((slot, index) => {
      if (slot === null || !('items' in slot)) return;
      const hit = hits.some((one) => one.location === place && one.slot === index + 1);
      for (const { item, rear } of slot.items) {
        const name = names.get(item);
        if (name === undefined) continue;
        const key = `${item} ${place} ${rear}`;
        found.set(key, { item, name, location: place, rear, hit: hit || found.get(key)?.hit === true });
      }
    });
  const tons = new Map(sheet.items.map(({ item, tons: weight }) => [item, weight]));
  return [...found.values()].sort((a, b) => (tons.get(b.item) ?? 0) - (tons.get(a.item) ?? 0) || a.name.localeCompare(b.name));
}
