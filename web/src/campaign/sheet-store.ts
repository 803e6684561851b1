/**
 * My orders of the open phase: changed here at once, kept on the device until the server has them, sent one save at a time (ROUND-2).
 * Saving and `ready` are two things. What another device saved is never overwritten in silence.
 */
import { computed, signal } from '@preact/signals';
import type { ApiError, Schemas } from '../../../src/client/client';

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

export interface Draft {
  readonly moment: Moment;
  readonly orders: readonly Order[];
  /** Of the sheet that it was made from. */
  readonly etag: string;
  /** What was sent since and not answered: the server may have taken it. */
  readonly sent?: readonly (readonly Order[])[];
}

export interface TaggedSheet {
  readonly sheet: OrderSheet;
  readonly etag: string;
}

/** The server, as far as one campaign's sheet needs it. */
export interface SheetServer {
  /** Null: there is none for this reader. Throws when the server cannot be asked. */
  read(): Promise<TaggedSheet | null>;
  /** Orders in place of those of `etag`. An error says what the server refused; `unreached`: whether it took them is not known. */
  save(phase: Phase, orders: readonly Order[], etag: string): Promise<TaggedSheet | ApiError | 'unreached'>;
  setReady(ready: boolean): Promise<boolean>;
}

/** What this device keeps of the sheet over a closed page. */
export interface DraftKeeper {
  /** False: it could not be kept. */
  keep(draft: Draft): Promise<boolean>;
  /** With the time at which it was kept, in ms since 1970. */
  recall(): Promise<{ readonly at: number; readonly data: Draft } | null>;
  drop(): Promise<void>;
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
/** Saves without an answer that are remembered: each is followed by the next after a pause. */
const SENT_KEPT = 20;
/** A draft that is older is not sent by itself any more: both versions are shown. */
const DRAFT_MS = 24 * 3_600_000;

const same = (a: readonly Order[], b: readonly Order[]): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The server may tell orders and their fields in another sequence than they were sent. */
const alike = (a: readonly Order[], b: readonly Order[]): boolean => {
  const told = (orders: readonly Order[]): string => JSON.stringify(orders.map((order) => JSON.stringify(Object.entries(order).sort())).sort());
  return told(a) === told(b);
};

/** An answer, and how many saves had begun when it was asked for. */
export interface AskedSheet {
  readonly begun: number;
  readonly answer: TaggedSheet | null;
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
  /** Counts saves that were sent. */
  #begun = 0;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** What was sent and not answered, oldest first. */
  #sent: readonly (readonly Order[])[] = [];

  constructor(
    private readonly server: SheetServer,
    private readonly drafts: DraftKeeper,
  ) {}

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** The network is back. */
  comeBack(): void {
    if (this.state.value === 'unsent') void this.flush();
  }

  /** Asks for the sheet, and shows nothing of it yet. */
  async ask(): Promise<AskedSheet> {
    // An answer from before a save that is under way would look like a change elsewhere.
    await this.#sending?.catch(() => undefined);
    return this.#get();
  }

  async #get(): Promise<AskedSheet> {
    const begun = this.#begun;
    return { begun, answer: await this.server.read() };
  }

  /** Takes what was asked for. What waits here for the same phase is sent then; what was saved elsewhere meanwhile is shown beside it. */
  async load(asked: AskedSheet): Promise<void> {
    await this.#sending?.catch(() => undefined);
    await this.#take(asked);
  }

  async #take({ begun, answer }: AskedSheet): Promise<void> {
    if (answer === null) return;
    const kept = await this.drafts.recall();
    // What was saved since is not in this answer.
    if (begun !== this.#begun) return this.#take(await this.#get());
    const { sheet, etag } = answer;
    const draft: Draft | null = this.#isDirty() ? this.#draft() : (kept?.data ?? null);
    const isOld = !this.#isDirty() && kept !== null && Date.now() - kept.at >= DRAFT_MS;
    if (draft === null || (sameMoment(draft.moment, sheet) && alike(draft.orders, sheet.orders))) return this.#adopt(sheet, etag);
    if (!sameMoment(draft.moment, sheet)) {
      this.missed.value = draft;
      return this.#adopt(sheet, etag);
    }
    // A save of my own whose answer was lost is no change elsewhere.
    const isOwn = draft.etag === etag || (sheet.savedBy?.mine === true && (draft.sent ?? []).some((orders) => alike(orders, sheet.orders)));
    this.sheet.value = sheet;
    this.orders.value = draft.orders;
    if (!isOwn || isOld) {
      this.reckoning.value = sheet;
      this.conflict.value = { mine: draft.orders, theirs: sheet, etag };
      this.state.value = 'conflict';
      return;
    }
    this.#etag = etag;
    this.#sent = [];
    this.state.value = 'unsent';
    void this.flush();
  }

  /** There are no orders any more: the war is over, or another has the seat. What was not sent is shown, and not sent. */
  async end(): Promise<void> {
    const kept = await this.drafts.recall();
    const draft = this.#isDirty() ? this.#draft() : (kept?.data ?? null);
    if (draft !== null) this.missed.value = draft;
    this.conflict.value = null;
    this.sheet.value = null;
    this.orders.value = [];
    this.state.value = 'saved';
  }

  /** What is to be kept of it, so that the next start can show it at once. */
  seen(): TaggedSheet | null {
    return this.sheet.value === null ? null : { sheet: this.sheet.value, etag: this.#etag };
  }

  /** Shows what was kept of the sheet, before or without the server. */
  async restore(seen: TaggedSheet | null): Promise<void> {
    if (this.sheet.value !== null || seen === null) return;
    const { sheet, etag } = seen;
    const draft = await this.drafts.recall();
    const waits = draft !== null && sameMoment(draft.data.moment, sheet);
    this.sheet.value = sheet;
    this.reckoning.value = sheet;
    this.#etag = waits ? draft.data.etag : etag;
    this.#sent = waits ? (draft.data.sent ?? []) : [];
    this.orders.value = waits ? draft.data.orders : sheet.orders;
    if (waits) this.state.value = 'unsent';
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
    void this.drafts.drop();
  }

  /** ROUND-3. The sheet goes first, so that `ready` never speaks for other orders than these. Throws what the server refuses. */
  async setReady(ready: boolean): Promise<void> {
    await this.flush();
    const told = await this.server.setReady(ready);
    if (this.sheet.value !== null) this.sheet.value = { ...this.sheet.value, ready: told };
  }

  /** Sends what is not sent; ends when the server has it or has refused it. */
  async flush(): Promise<void> {
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    await this.#sending;
  }

  #set(orders: readonly Order[]): void {
    this.orders.value = orders;
    this.problem.value = null;
    if (this.sheet.value === null) return;
    this.#keep();
    const conflict = this.conflict.value;
    if (conflict !== null) {
      this.conflict.value = { ...conflict, mine: orders };
      return;
    }
    this.state.value = 'saving';
    void this.flush();
  }

  #isDirty(): boolean {
    return this.sheet.value !== null && this.state.value !== 'saved' && this.state.value !== 'closed';
  }

  #draft(): Draft {
    const { round, phase, step } = this.sheet.value as OrderSheet;
    return { moment: { round, phase, step }, orders: this.orders.value, etag: this.#etag, sent: this.#sent };
  }

  #keep(): void {
    void this.drafts.keep(this.#draft()).then((kept) => (this.kept.value = kept));
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
    this.#sent = [];
    this.orders.value = sheet.orders;
    this.conflict.value = null;
    this.state.value = 'saved';
    this.problem.value = null;
    if (this.missed.value === null) void this.drafts.drop();
  }

  async #send(): Promise<void> {
    for (let sheet = this.sheet.value; sheet !== null && this.state.value !== 'conflict'; sheet = this.sheet.value) {
      const orders = this.orders.value;
      if (same(orders, sheet.orders) && this.state.value !== 'unsent' && this.state.value !== 'saving') return;
      this.state.value = 'saving';
      // Kept before it goes: whatever happens now, it is known what the server may have.
      const before = this.#sent;
      if (!before.some((one) => same(one, orders))) this.#sent = [...before, orders].slice(-SENT_KEPT);
      this.#keep();
      this.#begun += 1;
      const answer = await this.server.save(sheet.phase, orders, this.#etag);
      if (answer === 'unreached') return this.#later();
      if (answer instanceof Error) {
        // What stands between may have said so after the server had taken them.
        if (answer.status < 500) this.#sent = before;
        return await this.#refused(answer, orders);
      }
      this.#sent = [];
      this.sheet.value = answer.sheet;
      this.reckoning.value = answer.sheet;
      this.#etag = answer.etag;
      if (!same(this.orders.value, orders)) continue;
      this.orders.value = answer.sheet.orders;
      this.state.value = 'saved';
      void this.drafts.drop();
      return;
    }
  }

  async #refused(problem: ApiError, orders: readonly Order[]): Promise<void> {
    if (problem.status >= 500 || problem.status === 429 || problem.status === 401) return this.#later();
    if (problem.status === 412 || problem.status === 409) {
      // Another device saved, or the phase has ended: what stands there decides which.
      this.state.value = 'unsent';
      const asked = await this.#get().catch(() => null);
      return asked === null ? this.#later() : this.#take(asked);
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
