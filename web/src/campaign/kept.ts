/**
 * What this device keeps by user: what was seen last, and orders that are not sent yet. Logging out deletes
 * all of it.
 */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { knownUser, onLogOut } from '../api/session';
import { serverNow } from '../ui/device/use-now';
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
    // Somebody logs out in another tab: what stays open cannot be deleted.
    blocking: (_now, _next, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
  });
  opened.catch(() => (opened = null));
  return opened;
};

/**
 * Some browsers neither open it nor say that they do not: then nothing is kept, and nobody waits for it
 * again.
 */
const PATIENCE_MS = 3_000;
let hangs = false;
const soon = <T>(work: Promise<T>): Promise<T> => {
  if (hangs) return Promise.reject(new Error('nothing is kept here'));
  return new Promise<T>((done, failed) => {
    const timer = setTimeout(() => {
      hangs = true;
      failed(new Error('nothing is kept here'));
    }, PATIENCE_MS);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
};
const within = async <T>(work: (kept: IDBPDatabase<Shape>) => Promise<T>): Promise<T> =>
  soon(database().then(work));

const keyOf = async (key: string): Promise<string | null> => {
  const whose = await knownUser();
  return whose === null ? null : `${whose.id}/${key}`;
};

/** `/` is followed by `0`: all keys below this one, and no other's. */
const below = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key}/`, `${key}0`, false, true);

/** Null: nothing is kept, or the browser keeps nothing (private windows). */
export async function recall<T>(
  store: Store,
  key: string,
): Promise<{ readonly at: number; readonly data: T } | null> {
  const whole = await keyOf(key);
  if (whole === null) return null;
  try {
    return (
      ((await within((kept) => kept.get(store, whole))) as
        { readonly at: number; readonly data: T } | undefined) ?? null
    );
  } catch {
    return null;
  }
}

export interface KeptOne<T> {
  /** Without the user's id. */
  readonly key: string;
  /** By the server's clock. */
  readonly at: number;
  readonly data: T;
}

/** What is kept under this key and below it. */
export async function recallAll<T>(store: Store, key: string): Promise<readonly KeptOne<T>[]> {
  const whole = await keyOf(key);
  if (whole === null) return [];
  try {
    return await within(async (kept) => {
      const keys = [
        ...(await kept.getAllKeys(store, whole)),
        ...(await kept.getAllKeys(store, below(whole))),
      ];
      const found = await Promise.all(keys.map((one) => kept.get(store, one)));
      const start = whole.length - key.length;
      return found.flatMap((one, index) =>
        one === undefined
          ? []
          : [{ key: (keys[index] as string).slice(start), at: one.at, data: one.data as T }],
      );
    });
  } catch {
    return [];
  }
}

/** Answers whether it is kept: what is not must be said. */
export async function keep(store: Store, key: string, data: unknown): Promise<boolean> {
  const whole = await keyOf(key);
  if (whole === null) return false;
  try {
    await within((kept) => kept.put(store, { at: serverNow(), data }, whole));
    return true;
  } catch {
    return false;
  }
}

export async function drop(store: Store, key: string): Promise<void> {
  const whole = await keyOf(key);
  if (whole === null) return;
  try {
    await within((kept) => kept.delete(store, whole));
  } catch {
    // What cannot be opened holds nothing.
  }
}

/** The keys of drafts that begin so, without what stands before: what waits on this device. */
export async function draftsBelow(key: string): Promise<readonly string[]> {
  const begin = await keyOf(`${key}/`);
  if (begin === null) return [];
  try {
    const all = await (await database()).getAllKeys('drafts', IDBKeyRange.bound(begin, `${begin}\uffff`));
    return all.map((one) => one.slice(begin.length));
  } catch {
    return [];
  }
}

const LIST = 'campaigns';
type Listed = Schemas['Campaign'];

/** The list of my campaigns as it was seen last: without network the way to what is kept of them. */
export const keptList = async (): Promise<readonly Listed[] | null> =>
  (await recall<readonly Listed[]>('seen', LIST))?.data ?? null;
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
    await within((kept) =>
      Promise.all(
        (['seen', 'drafts'] as const).flatMap((store) => [
          kept.delete(store, begin),
          kept.delete(store, below(begin)),
        ]),
      ),
    );
  } catch {
    // What cannot be opened holds nothing.
  }
}

onLogOut(async () => {
  (await opened?.catch(() => null))?.close();
  opened = null;
  await deleteDB(NAME);
});
