/**
 * In what two entries for the same unit or field differ, by pointer as the server tells differences between
 * sides. Pure.
 */
import type { FieldEntry, UnitEntry } from './entry';

type Entry = UnitEntry | FieldEntry;
export interface EntryDifference {
  readonly pointer: string;
  /** Undefined: it says nothing of it. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

const parts = (
  base: string,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] =>
  Object.entries(values).map(([name, value]) => [`${base}/${name}`, value]);

const told = (entry: Entry): ReadonlyMap<string, unknown> => {
  if (!('condition' in entry)) {
    const { buildings, ...rest } = entry;
    return new Map([...parts('', rest), ...parts('/buildings', buildings)]);
  }
  const { condition, ...rest } = entry;
  return new Map([
    ...parts('', rest),
    ...parts('/condition/armor', condition.armor),
    ...parts('/condition/structure', condition.structure),
    ...condition.slots.map(
      ({ location, slot, state }) => [`/condition/slots/${location}/${slot}`, state] as const,
    ),
    ...condition.ammunition.map(
      ({ location, slot, shots }) => [`/condition/ammunition/${location}/${slot}`, shots] as const,
    ),
  ]);
};

export function entryDifferences(mine: Entry, theirs: Entry): readonly EntryDifference[] {
  const [here, there] = [told(mine), told(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((pointer) => ({ pointer, mine: here.get(pointer), theirs: there.get(pointer) }))
    .filter((one) => JSON.stringify(one.mine) !== JSON.stringify(one.theirs));
}
