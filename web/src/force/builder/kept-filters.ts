/**
 * The filters of each campaign's catalogue: on a phone it is closed and opened again, and what was chosen
 * stays until the page is loaded anew.
 */
import { signal, type Signal } from '@preact/signals';
import { noFilters, type Filters, type From } from './search-filters';

const kept = new Map<string, Signal<Filters>>();

export function keptFilters(campaign: string, from: From): Signal<Filters> {
  const found = kept.get(campaign) ?? signal(noFilters(from));
  kept.set(campaign, found);
  return found;
}
