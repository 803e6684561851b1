/**
 * The messages of a campaign on this device: what came, what was read, what is being written, whom one has
 * muted.
 */
import { computed, signal } from '@preact/signals';
import { api, isUnreached, ok, type Schemas } from '../api/client';
import { keep, recall } from '../campaign/kept';
import { someId } from '../ui/device/some-id';
import { addressee, byThread, unreadIn, type Message, type Thread } from './threads';

export type Mutes = Schemas['Mutes'];

const PAGE = 100;

interface Kept {
  readonly items: readonly Message[];
  readonly read: Readonly<Record<Thread, string>>;
  readonly drafts: Readonly<Record<Thread, string>>;
}

export class Mailbox {
  readonly items = signal<readonly Message[]>([]);
  /** By thread, the last message that was read on this device. */
  readonly read = signal<Kept['read']>({});
  readonly drafts = signal<Kept['drafts']>({});
  /** Null: not told yet. */
  readonly mutes = signal<Mutes | null>(null);
  /** My force, `gm`, or null without a seat. */
  readonly me = signal<string | null>(null);
  readonly threads = computed(() => byThread(this.items.value, this.me.value));
  readonly unread = computed(() =>
    [...this.threads.value.keys()].reduce((sum, thread) => sum + this.unreadIn(thread), 0),
  );

  /** A message whose answer was lost is sent again under the same key, so that it is there once. */
  #lost: { readonly thread: Thread; readonly text: string; readonly key: string } | null = null;
  #restored: Promise<void> | null = null;
  #loading: Promise<void> | null = null;
  #again = false;

  constructor(readonly id: string) {}

  unreadIn(thread: Thread): number {
    return unreadIn(this.threads.value.get(thread) ?? [], this.me.value, this.read.value[thread]);
  }

  /** Reads on from the last one that is here; several wishes at once are one. */
  async load(): Promise<void> {
    if (this.#loading !== null) {
      this.#again = true;
      return this.#loading;
    }
    this.#loading = this.#readOn().finally(() => {
      this.#loading = null;
      if (!this.#again) return;
      this.#again = false;
      void this.load().catch(() => undefined);
    });
    return this.#loading;
  }

  async send(thread: Thread, text: string): Promise<void> {
    const lost = this.#lost?.thread === thread && this.#lost.text === text ? this.#lost : null;
    const key = lost?.key ?? someId();
    try {
      const body = { to: addressee(thread), text };
      await ok(
        api.POST('/v1/campaigns/{id}/messages', {
          params: { path: { id: this.id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      );
    } catch (error) {
      this.#lost = isUnreached(error) ? { thread, text, key } : null;
      throw error;
    }
    this.#lost = null;
    // Whoever has gone on writing while it was sent keeps that.
    if (this.drafts.value[thread] === text) this.draft(thread, '');
    await this.load();
  }

  draft(thread: Thread, text: string): void {
    const { [thread]: _before, ...others } = this.drafts.value;
    this.drafts.value = text === '' ? others : { ...others, [thread]: text };
    this.#keep();
  }

  markRead(thread: Thread): void {
    const last = this.threads.value.get(thread)?.at(-1)?.id;
    if (last === undefined || this.read.value[thread] === last) return;
    this.read.value = { ...this.read.value, [thread]: last };
    this.#keep();
  }

  async loadMutes(): Promise<void> {
    this.mutes.value = await ok(
      api.GET('/v1/campaigns/{id}/messages/mutes', { params: { path: { id: this.id } } }),
    );
  }

  async mute(mutes: Mutes): Promise<void> {
    this.mutes.value = await ok(
      api.PUT('/v1/campaigns/{id}/messages/mutes', { params: { path: { id: this.id } }, body: mutes }),
    );
    // What is muted goes, and what was muted comes between what is here.
    this.items.value = await this.#after(null);
    this.#keep();
  }

  async #readOn(): Promise<void> {
    this.#restored ??= this.#restore();
    await this.#restored;
    const fresh = await this.#after(this.items.value.at(-1)?.id ?? null);
    if (fresh.length === 0) return;
    const known = new Set(this.items.value.map(({ id }) => id));
    this.items.value = [...this.items.value, ...fresh.filter(({ id }) => !known.has(id))];
    this.#keep();
  }

  async #after(last: string | null): Promise<readonly Message[]> {
    const found: Message[] = [];
    let after = last;
    do {
      const query = { limit: PAGE, ...(after === null ? {} : { after }) };
      const page: { readonly items: readonly Message[]; readonly next: string | null } = await ok(
        api.GET('/v1/campaigns/{id}/messages', { params: { path: { id: this.id }, query } }),
      );
      found.push(...page.items);
      after = page.next;
    } while (after !== null);
    return found;
  }

  async #restore(): Promise<void> {
    const kept = await recall<Kept>('seen', this.#key);
    if (kept === null) return;
    this.items.value = kept.data.items;
    this.read.value = kept.data.read;
    this.drafts.value = { ...kept.data.drafts, ...this.drafts.value };
  }

  #keep(): void {
    void keep('seen', this.#key, {
      items: this.items.value,
      read: this.read.value,
      drafts: this.drafts.value,
    } satisfies Kept);
  }

  get #key(): string {
    return `${this.id}/messages`;
  }
}
