/**
 * My orders of the open phase: changed here at once, kept on the device until the server has them, sent one save at a time (ROUND-2).
 * Saving and `ready` are two things. What another device saved is never overwritten in silence.
 */
import { computed, signal } from '@preact/signals';
import { api, ApiError, isUnreached, ok, type Schemas } from '../api/client';
import { drop, keep, recall } from './kept';

export type Order = Schemas['Order'];
export type OrderSheet = Schemas['OrderSheet'];
type Phase = OrderSheet['phase'];

export interface Moment {
  readonly round: number;
  readonly phase: Phase;
  readonly step: OrderSheet['step'];
}
export const sameMoment = (a: Moment, b: Moment): boolean => a.round === b.round && a.phase === b.phase && a.step === b.step;

/**
 * saved: the server has it; saving: under way; unsent: the server was not reached, it waits here; refused: against the rules, the last
 * saved sheet counts; conflict: another device saved meanwhile; closed: the phase ended before it was sent.
 */
export type SheetState = 'saved' | 'saving' | 'unsent' | 'refused' | 'conflict' | 'closed';

interface Draft {
  readonly moment: Moment;
  readonly orders: readonly Order[];
  /** Of the sheet that it was made from. */
  readonly etag: string;
}

export interface Conflict {
  readonly mine: readonly Order[];
  readonly theirs: OrderSheet;
  readonly etag: string;
}

/** What each order would cost and do, and the balance, as the server reckoned them last: those of a refused sheet, too. */
export interface Reckoning extends Pick<OrderSheet, 'preview' | 'balance'> {
  readonly orders: readonly Order[];
}

const UNDO_STEPS = 200;
const AGAIN_MS = 5_000;
/** A draft that is older is not sent by itself any more: both versions are shown. */
const DRAFT_MS = 24 * 3_600_000;

const same = (a: readonly Order[], b: readonly Order[]): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The server may tell orders and their fields in another sequence than they were sent. */
const alike = (a: readonly Order[], b: readonly Order[]): boolean => {
  const told = (orders: readonly Order[]): string => JSON.stringify(orders.map((order) => JSON.stringify(Object.entries(order).sort())).sort());
  return told(a) === told(b);
};

/** An answer, and after how many saves it was asked for. */
export interface AskedSheet {
  readonly saves: number;
  readonly sheet: OrderSheet | undefined;
  readonly etag: string;
}

export class SheetStore {
  /** As the server told it last; null: not loaded, or there is none for this reader. */
  readonly sheet = signal<OrderSheet | null>(null);
  readonly orders = signal<readonly Order[]>([]);
  readonly state = signal<SheetState>('saved');
  /** Why the orders were refused. */
  readonly problem = signal<ApiError | null>(null);
  readonly reckoning = signal<Reckoning | null>(null);
  readonly conflict = signal<Conflict | null>(null);
  /** Orders of a phase that ended before they were sent. */
  readonly missed = signal<Draft | null>(null);
  /** False: this browser keeps nothing, so closing it loses what is not sent. */
  readonly kept = signal(true);
  readonly #undo = signal<readonly (readonly Order[])[]>([]);
  readonly #redo = signal<readonly (readonly Order[])[]>([]);
  readonly canUndo = computed(() => this.#undo.value.length > 0);
  readonly canRedo = computed(() => this.#redo.value.length > 0);
  readonly ready = computed(() => this.sheet.value?.ready ?? false);
  readonly unsaved = computed(() => this.state.value !== 'saved');
  #etag = '';
  /** Counts saves that the server took. */
  #saves = 0;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #key: string;

  constructor(private readonly campaign: string) {
    this.#key = `${campaign}/orders`;
    window.addEventListener('online', this.#online);
  }

  close(): void {
    window.removeEventListener('online', this.#online);
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  readonly #online = (): void => {
    if (this.state.value === 'unsent') void this.flush();
  };

  /** Asks for the sheet, and shows nothing of it yet. */
  async ask(): Promise<AskedSheet> {
    // An answer from before a save that is under way would look like a change elsewhere.
    await this.#sending?.catch(() => undefined);
    return this.#get();
  }

  async #get(): Promise<AskedSheet> {
    const saves = this.#saves;
    const { data, response } = await api.GET('/v1/campaigns/{id}/orders', { params: { path: { id: this.campaign } } });
    return { saves, sheet: response.ok ? data : undefined, etag: response.headers.get('etag') ?? '' };
  }

  /** Takes what was asked for. What waits here for the same phase is sent then; what was saved elsewhere meanwhile is shown beside it. */
  async load({ saves, sheet: data, etag }: AskedSheet): Promise<void> {
    if (data === undefined) return;
    if (saves !== this.#saves) return this.load(await this.#get());
    const kept = await recall<Draft>('drafts', this.#key);
    const draft: Draft | null = this.#isDirty() ? this.#draft() : (kept?.data ?? null);
    const isOld = !this.#isDirty() && kept !== null && Date.now() - kept.at >= DRAFT_MS;
    if (draft === null || (sameMoment(draft.moment, data) && alike(draft.orders, data.orders))) return this.#adopt(data, etag);
    if (!sameMoment(draft.moment, data)) {
      this.missed.value = draft;
      this.#adopt(data, etag);
      return;
    }
    if (draft.etag !== etag || isOld) {
      this.sheet.value = data;
      this.reckoning.value = data;
      this.orders.value = draft.orders;
      this.conflict.value = { mine: draft.orders, theirs: data, etag };
      this.state.value = 'conflict';
      return;
    }
    this.sheet.value = data;
    this.#etag = etag;
    this.orders.value = draft.orders;
    this.state.value = 'unsent';
    void this.flush();
  }

  /** There are no orders any more: the war is over, or another has the seat. What was not sent is shown, and not sent. */
  async end(): Promise<void> {
    const kept = await recall<Draft>('drafts', this.#key);
    const draft = this.#isDirty() ? this.#draft() : (kept?.data ?? null);
    if (draft !== null) this.missed.value = draft;
    this.conflict.value = null;
    this.sheet.value = null;
    this.orders.value = [];
    this.state.value = 'saved';
  }

  /** Shows what was kept of the sheet, before or without the server. */
  async restore(seen: OrderSheet | null): Promise<void> {
    if (this.sheet.value !== null || seen === null) return;
    this.sheet.value = seen;
    this.reckoning.value = seen;
    const draft = await recall<Draft>('drafts', this.#key);
    const waits = draft !== null && sameMoment(draft.data.moment, seen);
    this.orders.value = waits ? draft.data.orders : seen.orders;
    if (waits) {
      this.#etag = draft.data.etag;
      this.state.value = 'unsent';
    }
  }

  /** Replaces all orders: saved at once, and to be undone. */
  change(orders: readonly Order[]): void {
    if (same(orders, this.orders.value)) return;
    this.#undo.value = [...this.#undo.value, this.orders.value].slice(-UNDO_STEPS);
    this.#redo.value = [];
    this.#set(orders);
  }

  undo(): void {
    const back = this.#undo.value.at(-1);
    if (back === undefined) return;
    this.#undo.value = this.#undo.value.slice(0, -1);
    this.#redo.value = [...this.#redo.value, this.orders.value];
    this.#set(back);
  }

  redo(): void {
    const forth = this.#redo.value.at(-1);
    if (forth === undefined) return;
    this.#redo.value = this.#redo.value.slice(0, -1);
    this.#undo.value = [...this.#undo.value, this.orders.value];
    this.#set(forth);
  }

  /** Ends a conflict: these orders replace what the other device saved. */
  resolve(orders: readonly Order[]): void {
    const conflict = this.conflict.value;
    if (conflict === null) return;
    this.conflict.value = null;
    this.#adopt(conflict.theirs, conflict.etag);
    this.change(orders);
  }

  /** The orders of the phase that ended were looked at. */
  forgetMissed(): void {
    this.missed.value = null;
    void drop('drafts', this.#key);
  }

  /** ROUND-3. The sheet goes first, so that `ready` never speaks for other orders than these. Throws what the server refuses. */
  async setReady(ready: boolean): Promise<void> {
    await this.flush();
    const answer = await ok(api.PUT('/v1/campaigns/{id}/ready', { params: { path: { id: this.campaign } }, body: { ready } }));
    if (this.sheet.value !== null) this.sheet.value = { ...this.sheet.value, ready: answer.ready };
  }

  /** Sends what is not sent; ends when the server has it or has refused it. */
  async flush(): Promise<void> {
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    await this.#sending;
  }

  #set(orders: readonly Order[]): void {
    this.orders.value = orders;
    this.problem.value = null;
    if (this.state.value === 'conflict' || this.sheet.value === null) return;
    this.state.value = 'saving';
    void keep('drafts', this.#key, this.#draft()).then((kept) => (this.kept.value = kept));
    void this.flush();
  }

  #isDirty(): boolean {
    return this.sheet.value !== null && this.state.value !== 'saved' && this.state.value !== 'closed';
  }

  #draft(): Draft {
    const { round, phase, step } = this.sheet.value as OrderSheet;
    return { moment: { round, phase, step }, orders: this.orders.value, etag: this.#etag };
  }

  #adopt(sheet: OrderSheet, etag: string): void {
    const before = this.sheet.value;
    if (before === null || !sameMoment(before, sheet)) {
      this.#undo.value = [];
      this.#redo.value = [];
    }
    this.sheet.value = sheet;
    this.reckoning.value = sheet;
    this.#etag = etag;
    this.orders.value = sheet.orders;
    this.state.value = 'saved';
    this.problem.value = null;
    if (this.missed.value === null) void drop('drafts', this.#key);
  }

  async #send(): Promise<void> {
    for (let sheet = this.sheet.value; sheet !== null && this.state.value !== 'conflict'; sheet = this.sheet.value) {
      const orders = this.orders.value;
      if (same(orders, sheet.orders) && this.state.value !== 'unsent' && this.state.value !== 'saving') return;
      this.state.value = 'saving';
      try {
        const { data, error, response } = await api.PUT('/v1/campaigns/{id}/orders', {
          params: { path: { id: this.campaign }, header: { 'If-Match': this.#etag } },
          body: { phase: sheet.phase as Schemas['OrdersBody']['phase'], orders: [...orders] },
        });
        if (data !== undefined) {
          this.#saves += 1;
          this.sheet.value = data;
          this.reckoning.value = data;
          this.#etag = response.headers.get('etag') ?? '';
          if (!same(this.orders.value, orders)) continue;
          this.orders.value = data.orders;
          this.state.value = 'saved';
          void drop('drafts', this.#key);
          return;
        }
        return await this.#refused(new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null), orders);
      } catch (failed) {
        if (!isUnreached(failed)) throw failed;
        return this.#later();
      }
    }
  }

  async #refused(problem: ApiError, orders: readonly Order[]): Promise<void> {
    if (problem.status >= 500 || problem.status === 429 || problem.status === 401) return this.#later();
    if (problem.status === 412 || problem.status === 409) {
      // Another device saved, or the phase has ended: what stands there decides which.
      this.state.value = 'unsent';
      return this.load(await this.#get());
    }
    if (!same(orders, this.orders.value)) return this.#send();
    this.problem.value = problem;
    // In phases with a reckoning a refused sheet is reckoned as well: the orders that stand are told from those that do not.
    const told = problem.problem as Partial<Schemas['OrdersProblem']> | null;
    if (told?.preview !== undefined && told.balance !== undefined) this.reckoning.value = { orders, preview: told.preview, balance: told.balance };
    this.state.value = 'refused';
  }

  #later(): void {
    this.state.value = 'unsent';
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), AGAIN_MS);
  }
}
