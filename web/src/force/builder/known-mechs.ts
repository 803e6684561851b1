/** What is known of designs: from what was searched, and of the rest one by one. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { operations } from '../../../../src/client/api.generated';
import { api, ok, type Schemas } from '../../api/client';

export type MechSummary = Schemas['MechSummary'];
type Known = ReadonlyMap<string, MechSummary>;

const known = signal<Known>(new Map());
const asked = new Set<string>();

export function learn(items: readonly MechSummary[]): void {
  const fresh = items.filter(({ design }) => !known.value.has(design));
  if (fresh.length > 0)
    known.value = new Map([...known.value, ...fresh.map((one) => [one.design, one] as const)]);
}

/** As the API takes it. */
export type Search = Omit<
  NonNullable<operations['listMechs']['parameters']['query']>,
  'campaign' | 'after' | 'limit'
>;

export async function searchMechs(
  campaign: string,
  search: Search,
  after: string | null,
  limit = 60,
): Promise<Schemas['MechPage']> {
  const page = await ok(
    api.GET('/v1/catalog/mechs', {
      params: { query: { ...search, campaign, limit, ...(after === null ? {} : { after }) } },
    }),
  );
  learn(page.items);
  return page;
}

async function ask(design: string, campaign: string): Promise<void> {
  asked.add(design);
  try {
    learn([
      await ok(api.GET('/v1/catalog/mechs/{design}', { params: { path: { design }, query: { campaign } } })),
    ]);
  } catch {
    asked.delete(design);
  }
}

/** Reading it subscribes; what is not known is asked for. `wait`: not yet, as a search may tell. */
export function useMechs(designs: readonly string[], campaign: string, wait: boolean): Known {
  const missing = [...new Set(designs)]
    .filter((design) => !known.value.has(design) && !asked.has(design))
    .sort();
  useEffect(() => {
    if (!wait) for (const design of missing) void ask(design, campaign);
  }, [missing.join(' '), campaign, wait]);
  return known.value;
}
