/** What calls the one who is logged in, in all their campaigns: the list, and how much of it is unread. */
import { signal } from '@preact/signals';
import type { Schemas } from '../api/client';
import { marked, mergeFirst, readOn, type Listed } from './merge-first';

export type NoticePage = Listed & { readonly unread: number };

/** What the box needs from outside. */
export interface NoticeMeans {
  /** A page of the list; `after` null: the first. */
  read(after: string | null): Promise<NoticePage>;
  /** Marks these as read, or all (null). */
  mark(ids: readonly string[] | null): Promise<Schemas['UnreadNotices']>;
  keep(page: NoticePage): void;
  /** What this device has seen last, and when, in ms since 1970. */
  recall(): Promise<{ readonly at: number; readonly data: NoticePage } | null>;
}

const KEPT = 50;

export class NoticeBox {
  /** Null: not known yet. */
  readonly list = signal<Listed | null>(null);
  readonly unread = signal(0);
  /** When what is shown was seen, in ms since 1970; null: it is the present. */
  readonly asOf = signal<number | null>(null);
  /** Why the list could not be read the last time. */
  readonly failure = signal<unknown>(null);

  #loading: Promise<void> | null = null;
  #again = false;
  /** Counts whoever was here: an answer for somebody who has left is nobody's. */
  #epoch = 0;
  #seenAt: number | null = null;
  /** Counts marks: a list that was asked for before one does not take it back. */
  #marks = 0;

  constructor(
    readonly means: NoticeMeans,
    readonly clock: () => number,
  ) {}

  /** Somebody else is logged in, or nobody. */
  clear(): void {
    this.#epoch += 1;
    this.#loading = null;
    this.#again = false;
    this.#seenAt = null;
    this.list.value = null;
    this.unread.value = 0;
    this.asOf.value = null;
    this.failure.value = null;
  }

  /** Shows what was seen last, until the server tells the present. */
  async restore(): Promise<void> {
    const epoch = this.#epoch;
    const kept = await this.means.recall();
    if (kept === null || epoch !== this.#epoch || this.list.value !== null) return;
    this.list.value = { items: kept.data.items, next: kept.data.next };
    this.unread.value = kept.data.unread;
    this.asOf.value = kept.at;
  }

  /** Reads the newest; several wishes at once are one. Never fails: `failure` says why. */
  load(): Promise<void> {
    if (this.#loading !== null) {
      this.#again = true;
      return this.#loading;
    }
    const epoch = this.#epoch;
    this.#loading = this.#readFirst(epoch).finally(() => {
      if (epoch !== this.#epoch) return;
      this.#loading = null;
      if (!this.#again) return;
      this.#again = false;
      void this.load();
    });
    return this.#loading;
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    const after = this.list.value?.next ?? null;
    if (after === null) return;
    const epoch = this.#epoch;
    const page = await this.means.read(after);
    if (epoch !== this.#epoch || this.list.value === null || this.list.value.next !== after) return;
    this.list.value = readOn(this.list.value, page);
  }

  /** Marks these, or all (null), at once; when the server is not told, takes it back and throws. */
  async markRead(ids: readonly string[] | null): Promise<void> {
    const epoch = this.#epoch;
    this.#marks += 1;
    const before = this.unread.value;
    const fresh = (this.list.value?.items ?? [])
      .filter(({ id, read }) => !read && (ids === null || ids.includes(id)))
      .map(({ id }) => id);
    this.#show(fresh, true, ids === null ? 0 : Math.max(0, before - fresh.length));
    try {
      const { unread } = await this.means.mark(ids);
      if (epoch !== this.#epoch) return;
      this.unread.value = unread;
      this.#keep();
    } catch (failed) {
      if (epoch !== this.#epoch) throw failed;
      this.#show(fresh, false, before);
      void this.load();
      throw failed;
    }
  }

  #show(ids: readonly string[], read: boolean, unread: number): void {
    const list = this.list.value;
    if (list !== null) this.list.value = { ...list, items: marked(list.items, ids, read) };
    this.unread.value = unread;
  }

  async #readFirst(epoch: number): Promise<void> {
    const marks = this.#marks;
    try {
      const page = await this.means.read(null);
      if (epoch !== this.#epoch) return;
      if (marks !== this.#marks) {
        this.#again = true;
        return;
      }
      this.list.value = mergeFirst(this.list.value ?? { items: [], next: null }, page);
      this.unread.value = page.unread;
      this.asOf.value = null;
      this.failure.value = null;
      this.#seenAt = this.clock();
      this.#keep();
    } catch (failed) {
      if (epoch !== this.#epoch) return;
      this.failure.value = failed;
      this.asOf.value ??= this.#seenAt;
    }
  }

  #keep(): void {
    const list = this.list.value;
    if (list === null) return;
    const items = list.items.slice(0, KEPT);
    // Of a list that is cut, the next page is not known: the server is asked before there is one.
    const next = items.length === list.items.length ? list.next : null;
    this.means.keep({ items, next, unread: this.unread.value });
  }
}
