/** What this device keeps by user: what was seen last, and orders that are not sent yet. Logging out deletes all of it. */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { onLogOut, user } from '../api/session';

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

const keyOf = (key: string): string | null => (user.value == null ? null : `${user.value.id}/${key}`);

/** Null: nothing is kept, or the browser keeps nothing (private windows). */
export async function recall<T>(store: Store, key: string): Promise<{ readonly at: number; readonly data: T } | null> {
  const whole = keyOf(key);
  if (whole === null) return null;
  try {
    return ((await (await database()).get(store, whole)) as { readonly at: number; readonly data: T } | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Answers whether it is kept: what is not must be said. */
export async function keep(store: Store, key: string, data: unknown): Promise<boolean> {
  const whole = keyOf(key);
  if (whole === null) return false;
  try {
    await (await database()).put(store, { at: Date.now(), data }, whole);
    return true;
  } catch {
    return false;
  }
}

export async function drop(store: Store, key: string): Promise<void> {
  const whole = keyOf(key);
  if (whole === null) return;
  try {
    await (await database()).delete(store, whole);
  } catch {
    // What cannot be opened holds nothing.
  }
}

onLogOut(async () => {
  (await opened?.catch(() => null))?.close();
  opened = null;
  await deleteDB(NAME);
});
