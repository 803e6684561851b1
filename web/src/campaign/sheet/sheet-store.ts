/**
 * My orders of the open phase: changed here at once, kept on the device until the server has them, sent one
 * save at a time (ROUND-2). Saving and `ready` are two things. What another device saved is never overwritten
 * in silence, and an own save whose answer was lost is known again.
 */
import { computed, signal } from '@preact/signals';
import { ApiError, type Schemas } from '../../../../src/client/client';
import { saysLater } from '../../api/says-later';
import { alike, refusedPlaces, same, withoutRefused, type Order } from './order-compare';
import {
  isBefore,
  sameMoment,
  type Conflict,
  type Draft,
  type Missed,
  type Moment,
  type OrderSheet,
  type Computation,
  type SheetMeans,
  type SheetState,
  type ToldSheet,
} from './order-sheet';
import { UndoRedo } from './undo-redo';

/** A draft that is older is not sent by itself any more: both versions are shown. */
const DRAFT_MS = 24 * 3_600_000;
/** How often a sheet is sent anew because the server's has another tag, before it is left for later. */
const STALE_TRIES = 4;
/** How often a refused sheet is tried without its refused orders. */
const REST_TRIES = 3;
/** So many unanswered saves are remembered. */
const MAX_SENT = 100;

/** An answer, and how many were asked for before it. */
export interface AskedSheet {
  readonly asked: number;
  readonly told: ToldSheet | null;
}

export class SheetStore {
  /** As the server told it last; null: not loaded, or there is none for this reader. */
  readonly sheet = signal<OrderSheet | null>(null);
  readonly orders = signal<readonly Order[]>([]);
  readonly state = signal<SheetState>('saved');
  /** Why the orders were refused. */
  readonly problem = signal<ApiError | null>(null);
  /** Of refused orders: whether all others are saved, or the sheet before them counts. */
  readonly standing = signal<'rest' | 'before'>('before');
  readonly computation = signal<Computation | null>(null);
  readonly conflict = signal<Conflict | null>(null);
  /** Orders of a phase that ended before they were sent. */
  readonly missed = signal<Missed | null>(null);
  /** False: this browser keeps nothing, so closing it loses what is not sent. */
  readonly kept = signal(true);
  readonly #steps = new UndoRedo();
  readonly canUndo = this.#steps.canUndo;
  readonly canRedo = this.#steps.canRedo;
  readonly ready = computed(() => this.sheet.value?.ready ?? false);
  readonly unsaved = computed(() => this.state.value !== 'saved');
  #etag = '';
  /** Sent upon this sheet and never answered. */
  #sent: readonly (readonly Order[])[] = [];
  #changedAt = 0;
  /** What waits since before the page was opened is looked for once. */
  #left: Promise<Draft | null> | null = null;
  /** The draft is older than what is sent by itself. */
  #isOld = false;
  /**
   * How often the sheet was asked for, and how often when its present state was learnt: 0 where it is only
   * what was kept.
   */
  #asked = 0;
  #learnt = 0;
  #sending: Promise<void> | null = null;
  #closed = false;

  constructor(private readonly means: SheetMeans) {}

  open(): void {
    this.#closed = false;
  }

  close(): void {
    this.#closed = true;
    this.means.later(null);
  }

  /** Asks for the sheet, and shows nothing of it yet. */
  async ask(): Promise<AskedSheet> {
    const asked = (this.#asked += 1);
    return { asked, told: await this.means.read() };
  }

  /**
   * Takes what was asked for. What waits here for the same phase is sent then; what was saved elsewhere
   * meanwhile is shown beside it.
   */
  async load(answer: AskedSheet): Promise<void> {
    this.#left ??= this.means.recall();
    this.#recalled(await this.#left);
    await this.#take(answer);
    if (this.state.value === 'unsent') void this.flush();
  }

  async #take({ asked, told }: AskedSheet): Promise<void> {
    if (told === null) return;
    const { sheet } = told;
    const before = this.sheet.value;
    const known = this.conflict.value?.theirs ?? before;
    // Asked for before what is known was learnt, it may be what was before.
    if (
      asked <= this.#learnt &&
      known !== null &&
      (!sameMoment(known, sheet) || known.savedAt !== sheet.savedAt)
    )
      return this.#take(await this.ask());
    if (before === null || !sameMoment(before, sheet)) {
      if (before !== null && this.unsaved.value) this.#miss(sheet);
      return this.#adopt(told);
    }
    if (this.#isOld) {
      this.#isOld = false;
      return same(sheet.orders, this.orders.value) ? this.#adopt(told) : this.#clash(told, false);
    }
    if (this.#isOwn(sheet)) return this.#rebase(told);
    // What the game master has undone is not taken away in silence, either.
    const rolledBack = sheet.savedAt === null;
    if (this.unsaved.value || (rolledBack && this.orders.value.length > 0))
      return this.#clash(told, rolledBack);
    this.#steps.remember(this.orders.value);
    this.#adopt(told);
  }

  /**
   * Whether it is the sheet that is known here, or a save of this device. Entity tags also change with what
   * the orders would do, and with `ready`.
   */
  #isOwn({ savedAt, orders }: OrderSheet): boolean {
    const known = this.conflict.value?.theirs ?? (this.sheet.value as OrderSheet);
    if (known.savedAt === savedAt) return true;
    if (this.conflict.value !== null) return false;
    if (savedAt === null) return known.orders.length === 0;
    return [known.orders, ...this.#sent].some((one) => alike(one, orders));
  }

  /** The same sheet with another tag, or an own save: what was drafted since stays upon it. */
  #rebase(told: ToldSheet): void {
    const conflict = this.conflict.value;
    if (conflict !== null) {
      this.conflict.value = { ...conflict, theirs: told.sheet, etag: told.etag };
      return;
    }
    if (!this.unsaved.value) return this.#adopt(told);
    const moved = told.etag !== this.#etag;
    this.#base(told);
    // Until something has changed the server would say of refused orders what it has said.
    if (this.state.value === 'refused' && moved) this.state.value = 'unsent';
  }

  #clash({ sheet, etag }: ToldSheet, rolledBack: boolean): void {
    const before = this.sheet.value as OrderSheet;
    const mineAt = this.#changedAt === 0 ? Date.parse(before.savedAt ?? '') : this.#changedAt;
    this.conflict.value = { theirs: sheet, etag, base: before.orders, mineAt, rolledBack };
    this.#learnt = this.#asked;
    this.problem.value = null;
    this.state.value = 'conflict';
    void this.#keep();
  }

  /** What waits since before the page was opened, upon the sheet that it was made from. */
  #recalled(draft: Draft | null): void {
    if (draft === null || this.sheet.value !== null || this.#learnt > 0) return;
    const { base, moment } = draft;
    this.sheet.value = {
      ...moment,
      orders: [...base.orders],
      savedAt: base.savedAt,
      ready: false,
      preview: [],
      warnings: [],
      balance: null,
      savedBy: null,
      owner: null,
    };
    this.#etag = base.etag;
    this.#sent = draft.sent;
    this.#changedAt = draft.at;
    this.#isOld = this.means.now() - draft.at >= DRAFT_MS;
    this.orders.value = draft.orders;
    this.state.value = 'unsent';
  }

  /**
   * There are no orders any more: the war is over, or another has the seat. What was not sent is shown, and
   * not sent.
   */
  async end(): Promise<void> {
    this.#left ??= this.means.recall();
    this.#recalled(await this.#left);
    this.missed.value ??= await this.means.recallMissed();
    if (this.unsaved.value && this.sheet.value !== null) this.#miss(null);
    this.conflict.value = null;
    this.problem.value = null;
    this.sheet.value = null;
    this.orders.value = [];
    this.state.value = 'saved';
    this.#steps.forget();
    void this.means.drop();
  }

  /** Shows what was kept of the sheet of this phase, before or without the server. */
  async restore(moment: Moment | null): Promise<void> {
    this.#left ??= this.means.recall();
    const [draft, missed, told] = await Promise.all([
      this.#left,
      this.means.recallMissed(),
      this.means.recallTold(),
    ]);
    this.missed.value ??= missed;
    if (this.#learnt > 0 || moment === null) return;
    this.#recalled(draft);
    if (told === null || !sameMoment(told.sheet, moment)) return;
    const now = this.sheet.value;
    if (now === null) {
      this.sheet.value = told.sheet;
      this.#etag = told.etag;
      this.orders.value = told.sheet.orders;
    }
    if (now === null || (sameMoment(now, moment) && now.savedAt === told.sheet.savedAt))
      this.computation.value = told.sheet;
  }

  /** Replaces all orders: saved at once, and to be undone. */
  change(orders: readonly Order[]): void {
    // Without a sheet there is nothing to order upon.
    if (this.sheet.value === null || same(orders, this.orders.value)) return;
    this.#steps.remember(this.orders.value);
    this.#set(orders);
  }

  undo(): void {
    const back = this.#steps.undo(this.orders.value);
    if (back !== null) this.#set(back);
  }

  redo(): void {
    const forth = this.#steps.redo(this.orders.value);
    if (forth !== null) this.#set(forth);
  }

  /** Ends a conflict: these orders replace what the other device saved. Undoing brings mine back. */
  resolve(orders: readonly Order[]): void {
    const conflict = this.conflict.value;
    if (conflict === null) return;
    const mine = this.orders.value;
    this.conflict.value = null;
    this.#base({ sheet: conflict.theirs, etag: conflict.etag });
    if (!same(mine, orders)) this.#steps.remember(mine);
    this.state.value = 'saving';
    this.#set(orders);
  }

  /** The orders of the phase that ended were looked at. */
  forgetMissed(): void {
    this.missed.value = null;
    void this.means.keepMissed(null);
  }

  /**
   * ROUND-3. The sheet goes first, so that `ready` never speaks for other orders than these. Throws what the
   * server refuses.
   */
  async setReady(ready: boolean): Promise<void> {
    if (ready) await this.flush();
    if (ready && this.conflict.value !== null) {
      // The choice comes first: it is shown again.
      this.conflict.value = { ...this.conflict.value };
      return;
    }
    if (ready && this.problem.value !== null) throw this.problem.value;
    if (ready && this.unsaved.value) throw new TypeError('the server was not reached');
    const answer = await this.means.setReady(ready);
    if (this.sheet.value !== null) this.sheet.value = { ...this.sheet.value, ready: answer };
    // The sheet has another tag now.
    await this.ask().then(
      (asked) => this.load(asked),
      () => undefined,
    );
  }

  /** Sends what is not sent; ends when the server has it or has refused it. */
  async flush(): Promise<void> {
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    await this.#sending;
    // Changed between the last answer and the end.
    if (this.state.value === 'saving' && !this.#closed && this.sheet.value !== null) await this.flush();
  }

  #set(orders: readonly Order[]): void {
    this.orders.value = orders;
    this.#changedAt = this.means.now();
    this.#isOld = false;
    void this.#keep();
    if (this.state.value === 'conflict') return;
    this.problem.value = null;
    this.state.value = 'saving';
    void this.flush();
  }

  async #keep(): Promise<void> {
    if (this.sheet.value !== null) this.kept.value = await this.means.keep(this.#draft());
  }

  #draft(): Draft {
    const { round, phase, step, savedAt, orders } = this.sheet.value as OrderSheet;
    const base = { etag: this.#etag, savedAt, orders };
    return {
      moment: { round, phase, step },
      orders: this.orders.value,
      base,
      sent: this.#sent,
      at: this.#changedAt,
    };
  }

  /** `now`: what is open instead; null: nothing is. */
  #miss(now: Moment | null): void {
    const draft = this.#draft();
    this.missed.value = { ...draft, rolledBack: now !== null && isBefore(now, draft.moment) };
    void this.means.keepMissed(this.missed.value);
  }

  /**
   * From now on the server's sheet is this one. Saves under way upon another than the last cannot come
   * through any more.
   */
  #base(told: ToldSheet): void {
    if (
      this.sheet.value === null ||
      this.sheet.value.savedAt !== told.sheet.savedAt ||
      !sameMoment(this.sheet.value, told.sheet)
    )
      this.#sent = [];
    this.sheet.value = told.sheet;
    this.#etag = told.etag;
    this.#learnt = this.#asked;
    void this.means.keepTold(told);
  }

  /** Nothing waits here any more: the orders are those of the server. */
  #adopt(told: ToldSheet): void {
    const before = this.sheet.value;
    if (before === null || !sameMoment(before, told.sheet)) this.#steps.forget();
    this.#base(told);
    this.conflict.value = null;
    this.#isOld = false;
    this.#settle();
  }

  #settle(): void {
    const sheet = this.sheet.value as OrderSheet;
    this.#sent = [];
    this.computation.value = sheet;
    this.orders.value = sheet.orders;
    this.problem.value = null;
    this.state.value = 'saved';
    this.means.later(null);
    void this.means.drop();
  }

  async #send(): Promise<void> {
    for (let stale = 0; stale < STALE_TRIES;) {
      const before = this.sheet.value;
      if (before === null || this.#closed || this.#isOld || !['saving', 'unsent'].includes(this.state.value))
        return;
      const orders = this.orders.value;
      if (same(orders, before.orders) && this.#sent.length === 0 && this.#etag !== '') return this.#settle();
      this.state.value = 'saving';
      // Started without the server, it is asked first what stands there.
      const etag = this.#etag;
      const answer = etag === '' ? 'unknown' : await this.#put(orders);
      // What stood there was learnt meanwhile: that decides.
      if (answer === 'saved' || this.state.value !== 'saving') continue;
      if (answer === null) return this.#later();
      if (answer === 'unknown' || answer.status === 409 || answer.status === 412) {
        stale += 1;
        if (await this.#again(etag)) continue;
        if (answer !== 'unknown' && answer.problem?.code === 'request/busy') this.#later();
        return;
      }
      if (saysLater(answer.status)) return this.#later();
      if (answer.status === 403 || answer.status === 404) {
        this.state.value = 'unsent';
        return;
      }
      if (this.orders.value !== orders) continue;
      if (await this.#refused(answer, orders)) return;
    }
    this.#later();
  }

  /** One save. Null: nobody knows whether it came through. */
  async #put(orders: readonly Order[]): Promise<'saved' | ApiError | null> {
    const before = this.sheet.value as OrderSheet;
    const etag = this.#etag;
    // Kept before it is sent, so that it is known again even when the page is closed at once.
    const isNew = !this.#sent.includes(orders);
    if (isNew) this.#sent = [...this.#sent, orders].slice(-MAX_SENT);
    await this.#keep();
    if (etag !== this.#etag || this.state.value !== 'saving') return 'saved';
    const answer = await this.means.write(before, orders, etag).catch(() => null);
    if (answer === null) return null;
    if ('told' in answer) {
      this.#acknowledged(answer.told, orders);
      return 'saved';
    }
    // An earlier try with the same orders may still have come through.
    if (isNew && answer.refused.status < 500) this.#sent = this.#sent.filter((one) => one !== orders);
    return answer.refused;
  }

  #acknowledged(told: ToldSheet, orders: readonly Order[]): void {
    const now = this.sheet.value;
    const missed = this.missed.value;
    // The phase closed upon it: it was not missed after all.
    if (missed !== null && sameMoment(missed.moment, told.sheet) && same(missed.orders, orders))
      this.forgetMissed();
    if (now === null || !sameMoment(now, told.sheet) || this.conflict.value !== null) return;
    if (now.savedAt !== null && told.sheet.savedAt !== null && told.sheet.savedAt < now.savedAt) return;
    this.#base(told);
    this.#sent = [];
    if (this.orders.value !== orders) this.computation.value = told.sheet;
    // As the server writes them.
    else this.orders.value = told.sheet.orders;
  }

  /**
   * Another device saved, or the phase has ended, or only the tag is another: what stands there decides.
   * Answers whether to send again.
   */
  async #again(etag: string): Promise<boolean> {
    this.state.value = 'unsent';
    try {
      await this.#take(await this.ask());
    } catch {
      if (this.state.value === 'unsent') this.#later();
      return false;
    }
    return etag !== this.#etag;
  }

  /** Answers false when something has changed meanwhile. */
  async #refused(problem: ApiError, orders: readonly Order[]): Promise<boolean> {
    const told = problem.problem as Partial<Schemas['OrdersProblem']> | null;
    const standing = (await this.#saveRest(refusedPlaces(problem), orders)) ? 'rest' : 'before';
    if (this.orders.value !== orders || this.state.value !== 'saving') return false;
    // In phases with a computation a refused sheet is computed as well: the orders that stand are told from
    // those that do not.
    if (told?.preview !== undefined && told.balance !== undefined)
      this.computation.value = { orders, preview: told.preview, balance: told.balance };
    this.standing.value = standing;
    this.problem.value = problem;
    this.state.value = 'refused';
    void this.#keep();
    return true;
  }

  /** One order that is refused does not keep the others from being saved. Answers whether they are. */
  async #saveRest(refused: ReadonlySet<number>, orders: readonly Order[]): Promise<boolean> {
    let rest = withoutRefused(orders, refused, (this.sheet.value as OrderSheet).orders);
    for (let tries = 0, wrong = refused; tries < REST_TRIES && wrong.size > 0; tries += 1) {
      if (this.orders.value !== orders || this.state.value !== 'saving') return false;
      if (same(rest, (this.sheet.value as OrderSheet).orders)) return true;
      const answer = await this.#put(rest);
      if (answer === 'saved') return same(rest, (this.sheet.value as OrderSheet).orders);
      if (!(answer instanceof ApiError)) return false;
      wrong = refusedPlaces(answer);
      rest = rest.filter((_, at) => !wrong.has(at));
    }
    return false;
  }

  #later(): void {
    this.state.value = 'unsent';
    if (!this.#closed) this.means.later(() => void this.flush());
  }
}
