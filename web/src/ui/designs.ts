/** Record sheets of designs by name, each read once: they never change. Signals tell when one is there. */
import { batch, signal, type Signal } from '@preact/signals';
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

/** So many the server tells at once. */
const AT_ONCE = 40;

interface Wish {
  readonly design: string;
  readonly done: () => void;
}

/** By campaign: what is wished for in one go is asked for together. */
const wishes = new Map<string | null, Wish[]>();

/** A design that a player drew up in a campaign. */
async function readDrawnUp(design: string, campaign: string | null): Promise<void> {
  if (campaign === null) {
    entry(design).value = null;
    return;
  }
  const { data, response } = await api.GET('/v1/campaigns/{id}/designs/{design}', {
    params: { path: { id: campaign, design } },
  });
  if (data !== undefined) entry(design).value = data;
  else if (response.status === 404) entry(design).value = null;
}

async function readSome(designs: readonly string[], campaign: string | null): Promise<void> {
  const query = { designs: designs.join(','), ...(campaign === null ? {} : { campaign }) };
  const { items } = await ok(api.GET('/v1/catalog/record-sheets', { params: { query } }));
  batch(() => {
    for (const sheet of items) entry(sheet.design).value = sheet;
  });
  await Promise.all(
    designs
      .filter((design) => entry(design).value === undefined)
      .map((design) => readDrawnUp(design, campaign)),
  );
}

async function readWished(campaign: string | null): Promise<void> {
  const wished = wishes.get(campaign) ?? [];
  wishes.delete(campaign);
  for (let from = 0; from < wished.length; from += AT_ONCE) {
    const some = wished.slice(from, from + AT_ONCE);
    const names = some.map(({ design }) => design);
    // One that cannot be read stays unknown, and is asked for again the next time.
    await readSome(names, campaign).catch(() => undefined);
    for (const { done } of some) done();
  }
}

const read = (design: string, campaign: string | null): Promise<void> =>
  new Promise((done) => {
    const wished = wishes.get(campaign);
    if (wished !== undefined) wished.push({ design, done });
    else {
      wishes.set(campaign, [{ design, done }]);
      queueMicrotask(() => void readWished(campaign));
    }
  });

/**
 * Asks for a design if that was not done. One that the server could not be asked for is asked for again the
 * next time.
 */
export async function loadDesign(design: string, campaign: string | null): Promise<RecordSheet | null> {
  const found = entry(design);
  if (found.value === undefined) {
    const reading = underWay.get(design) ?? read(design, campaign).finally(() => underWay.delete(design));
    underWay.set(design, reading);
    await reading;
  }
  return found.value ?? null;
}

/** What is known of a design; reading it subscribes. Asks for nothing. */
export const knownDesign = (design: string): RecordSheet | null => entry(design).value ?? null;

/** One that this device had kept, where the server could not be asked. */
export function keepDesign(design: string, sheet: RecordSheet): void {
  entry(design).value ??= sheet;
}

/** The record sheet as soon as it is there. `campaign`: for designs that exist only in it. */
export function useDesign(design: string | null, campaign: string | null): RecordSheet | null {
  useEffect(() => {
    if (design !== null) void loadDesign(design, campaign);
  }, [design, campaign]);
  return design === null ? null : knownDesign(design);
}

/** Counts up when the network is back: then what could not be read is asked for again. */
const backAgain = signal(0);
if (typeof window !== 'undefined') window.addEventListener('online', () => (backAgain.value += 1));

/** The same for many, such as a stack or a whole force. */
export function useDesigns(
  designs: readonly string[],
  campaign: string | null,
): ReadonlyMap<string, RecordSheet> {
  const names = [...new Set(designs)].sort();
  useEffect(() => {
    for (const design of names) void loadDesign(design, campaign);
  }, [names.join(' '), campaign, backAgain.value]);
  return new Map(
    names.flatMap((design) => {
      const sheet = knownDesign(design);
      return sheet === null ? [] : [[design, sheet] as const];
    }),
  );
}
