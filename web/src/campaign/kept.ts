/** What this device keeps by user: what was seen last, and orders that are not sent yet. Logging out deletes all of it. */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { knownUser, onLogOut } from '../api/session';
import type { Schemas } from '../../../src/client/client';

interface Shape extends DBSchema {
  /** Answers of the server as they were seen last; the key begins with the user's id. */
  seen: { key: string; value: { readonly at: number; readonly data: unknown } };
  /** Orders that the server has not acknowledged; the key begins with the user's id. */
  drafts: { key: string; value: { readonly at: number; readonly data: unknown } };
}
type Store = 'seen' | 'drafts';

const NAME = 'campaign-host';
const VERSION = 1;
let opened: Promise<IDBPDatabase<Shape>> | null = null;

const database = (): Promise<IDBPDatabase<Shape>> => {
  opened ??= openDB<Shape>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('seen');
      db.createObjectStore('drafts');
    },
    terminated: () => (opened = null),
  });
  return opened;
};

const keyOf = async (key: string): Promise<string | null> => {
  const whose = await knownUser();
  return whose === null ? null : `${whose.id}/${key}`;
};

/** Null: nothing is kept, or the browser keeps nothing (private windows). */
export async function recall<T>(store: Store, key: string): Promise<{ readonly at: number; readonly data: T } | null> {
  const whole = await keyOf(key);
  if (whole === null) return null;
  try {
    return ((await (await database()).get(store, whole)) as { readonly at: number; readonly data: T } | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Answers whether it is kept: what is not must be said. */
export async function keep(store: Store, key: string, data: unknown): Promise<boolean> {
  const whole = await keyOf(key);
  if (whole === null) return false;
  try {
    await (await database()).put(store, { at: Date.now(), data }, whole);
    return true;
  } catch {
    return false;
  }
}

export async function drop(store: Store, key: string): Promise<void> {
  const whole = await keyOf(key);
  if (whole === null) return;
  try {
    await (await database()).delete(store, whole);
  } catch {
    // What cannot be opened holds nothing.
  }
}

const LIST = 'campaigns';
type Listed = Schemas['Campaign'];

/** The list of my campaigns as it was seen last: without network the way to what is kept of them. */
export const keptList = async (): Promise<readonly Listed[] | null> => (await recall<readonly Listed[]>('seen', LIST))?.data ?? null;
export const keepList = (campaigns: readonly Listed[]): Promise<boolean> => keep('seen', LIST, campaigns);

/** A campaign that was opened by its address is in the list, too. */
export async function keepListed(campaign: Listed): Promise<void> {
  const list = (await keptList()) ?? [];
  const known = list.some(({ id }) => id === campaign.id);
  await keepList(known ? list.map((one) => (one.id === campaign.id ? campaign : one)) : [...list, campaign]);
}

/** Whoever was removed from a campaign keeps nothing of it. */
export async function forgetCampaign(id: string): Promise<void> {
  await keepList(((await keptList()) ?? []).filter((one) => one.id !== id));
  const begin = await keyOf(id);
  if (begin === null) return;
  try {
    // `/` is followed by `0`: all keys of the campaign, and no other's.
    const own = IDBKeyRange.bound(`${begin}/`, `${begin}0`, false, true);
    const opened = await database();
    await Promise.all((['seen', 'drafts'] as const).flatMap((store) => [opened.delete(store, begin), opened.delete(store, own)]));
  } catch {
    // What cannot be opened holds nothing.
  }
}

onLogOut(async () => {
  (await opened?.catch(() => null))?.close();
  opened = null;
  await deleteDB(NAME);
});
