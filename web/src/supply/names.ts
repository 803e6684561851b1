/** Names of items as the catalogue has them, each asked for once. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type Schemas } from '../api/client';

export type Item = Schemas['Item'];

const items = signal<ReadonlyMap<string, Item>>(new Map());
const asked = new Set<string>();

/** A depot holds what weighs by the mech as `item@tons`. */
const kindOf = (stocked: string): string => stocked.split('@')[0] ?? stocked;

export const noteItems = (found: readonly Item[]): void => {
  for (const { item } of found) asked.add(item);
  items.value = new Map([...items.value, ...found.map((one) => [one.item, one] as const)]);
};

const MAX = 100;

async function readItems(ids: readonly string[]): Promise<void> {
  const query = { items: ids.slice(0, MAX).join(','), limit: MAX };
  const { data } = await api.GET('/v1/catalog/equipment', { params: { query } });
  if (data !== undefined) noteItems(data.items);
}

export const knownItem = (stocked: string): Item | null => items.value.get(kindOf(stocked)) ?? null;

/**
 * Both technologies make some of one name, and neither fits where the other's does. The word is the same in
 * every language.
 */
export const toldName = ({ name, techBase }: Pick<Item, 'name' | 'techBase'>): string =>
  techBase === 'clan' ? `${name} (Clan)` : name;

/** Until it is known, the id in words. */
export function itemName(stocked: string): string {
  const [id = '', tons] = stocked.split('@');
  const known = items.value.get(id);
  const name = known === undefined ? id.replaceAll('-', ' ') : toldName(known);
  return tons === undefined ? name : `${name}, ${tons} t`;
}

export function useItems(stocked: readonly string[]): void {
  const missing = [...new Set(stocked.map(kindOf))].filter((id) => !asked.has(id)).sort();
  useEffect(() => {
    if (missing.length === 0) return;
    for (const id of missing) asked.add(id);
    // What could not be asked for is asked for with the next screen.
    readItems(missing).catch(() => missing.forEach((id) => asked.delete(id)));
  }, [missing.join(' ')]);
}
