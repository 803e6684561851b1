/** Record sheets of designs by name, each read once: they never change. Signals tell when one is there. */
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';

export type RecordSheet = Schemas['RecordSheet'];

/** Undefined: not read, or under way; null: nobody has it. */
type Known = RecordSheet | null | undefined;

const known = new Map<string, Signal<Known>>();
const underWay = new Map<string, Promise<void>>();

const entry = (design: string): Signal<Known> => {
  const found = known.get(design) ?? signal<Known>(undefined);
  known.set(design, found);
  return found;
};

async function read(design: string, campaign: string | null): Promise<void> {
  const params = { path: { design }, ...(campaign === null ? {} : { query: { campaign } }) };
  const { data, response } = await api.GET('/v1/catalog/mechs/{design}', { params });
  if (data !== undefined) entry(design).value = data;
  // A design that somebody drew up in a campaign is told by the campaign.
  else if (response.status === 404 && campaign !== null)
    entry(design).value = await ok(api.GET('/v1/campaigns/{id}/designs/{design}', { params: { path: { id: campaign, design } } })).catch(() => null);
  else if (response.status === 404) entry(design).value = null;
}

/** Asks for a design if that was not done. One that the server could not be asked for is asked for again the next time. */
export async function loadDesign(design: string, campaign: string | null): Promise<RecordSheet | null> {
  const found = entry(design);
  if (found.value === undefined) {
    const reading =
      underWay.get(design) ??
      read(design, campaign)
        .catch(() => undefined)
        .finally(() => underWay.delete(design));
    underWay.set(design, reading);
    await reading;
  }
  return found.value ?? null;
}

/** What is known of a design; reading it subscribes. Asks for nothing. */
export const knownDesign = (design: string): RecordSheet | null => entry(design).value ?? null;

/** The record sheet as soon as it is there. `campaign`: for designs that exist only in it. */
export function useDesign(design: string | null, campaign: string | null): RecordSheet | null {
  useEffect(() => {
    if (design !== null) void loadDesign(design, campaign);
  }, [design, campaign]);
  return design === null ? null : knownDesign(design);
}

/** The same for many, such as a stack or a whole force. */
export function useDesigns(designs: readonly string[], campaign: string | null): ReadonlyMap<string, RecordSheet> {
  const names = [...new Set(designs)].sort();
  useEffect(() => {
    for (const design of names) void loadDesign(design, campaign);
  }, [names.join(' '), campaign]);
  return new Map(
    names.flatMap((design) => {
      const sheet = knownDesign(design);
      return sheet === null ? [] : [[design, sheet] as const];
    }),
  );
}
