/**
 * One order that is being decided: begun from an offer, changed part by part, completed and judged by the
 * server after each change. It counts for nothing until it is sent.
 */
import { computed, signal } from '@preact/signals';
import { keyOf, OpenedAsks, partAt, withPart } from './order-parts';
import type { Drafted, Sending } from '../match-means';
import {
  isSame,
  type Ask,
  type Bounds,
  type Decision,
  type Offer,
  type Order,
  type Violation,
} from '../shapes';

export interface DraftMeans {
  readonly ask: (sending: Sending, open: string | null) => Promise<Drafted>;
  /** The decision as the newest view has it; undefined: it has gone. */
  readonly decision: (id: string) => Decision | undefined;
  readonly isStale: (failed: unknown) => boolean;
  /** Something was chosen. */
  readonly changed: () => void;
  /** The server knows other offers by now; `isLost`: the reader had chosen something. */
  readonly stale: (isLost: boolean) => void;
}

interface Wish {
  /** What was just set; null: nothing. */
  readonly pointer: string | null;
  /** The ask to open. */
  readonly open: string | null;
}

/** The order with what was chosen; the rest is completed. */
const chosenParts = (order: Order, chosen: ReadonlySet<string>): Order => {
  const kept = new Set([...chosen].map((pointer) => pointer.split('/')[1] ?? ''));
  const parts = Object.entries(order).filter(
    ([name]) => name === 'type' || name === 'token' || kept.has(name),
  );
  return Object.fromEntries(parts) as Order;
};

export class OrderDraft {
  readonly offer;
  readonly violations = signal<readonly Violation[]>([]);
  /** Something was chosen; before that it is the offer as it came. */
  readonly touched = signal(false);
  /** Pointers of asks that are half answered, such as a sum that is too small. */
  readonly unfinished = signal<readonly string[]>([]);
  readonly busy = signal(false);
  readonly failure = signal<unknown>(null);
  readonly opened = signal(new OpenedAsks());
  /** Something that was opened is on its way. */
  readonly isOpening = computed(() => this.busy.value && this.#closed() !== null);
  readonly key: string;
  /** Pointers of what the reader chose; the rest is left to the server. */
  readonly #chosen = new Set<string>();
  /** Pointers of asks that were opened: they are kept open when what they depend on changes. */
  readonly #wanted = new Set<string>();
  /** Pointers that the reader set here, whatever became of it. */
  readonly #set = new Set<string>();
  /** When something was chosen last, in ms since the page was opened. */
  changedAt = 0;
  #revision: number;
  #wish: Wish | null = null;
  #running: Promise<void> | null = null;

  constructor(
    offer: Offer,
    private readonly means: DraftMeans,
  ) {
    this.#revision = means.decision(offer.decision)?.revision ?? 0;
    this.key = keyOf(offer);
    this.offer = signal(offer);
    this.opened.value.note(offer);
  }

  /** Null: not opened. */
  boundsOf(ask: Ask): Bounds | null {
    return this.opened.value.of(this.offer.value, ask);
  }

  valueAt(pointer: string): unknown {
    return partAt(this.offer.value.order, pointer);
  }

  /** The reader has set this part, or what stands there was completed by the server. */
  wasSet(pointer: string): boolean {
    return this.#set.has(pointer);
  }

  /** What stands there now: shown at once, and judged by the server. */
  async set(pointer: string, value: unknown): Promise<void> {
    this.touched.value = true;
    this.changedAt = performance.now();
    this.means.changed();
    this.#chosen.add(pointer);
    this.#set.add(pointer);
    if (isSame(this.valueAt(pointer), value) && this.#wish === null && this.violations.value.length === 0)
      return;
    const order = withPart(this.offer.value.order, pointer, value);
    this.offer.value = { ...this.offer.value, order };
    await this.#try({ pointer, open: this.#closed() });
  }

  leaveOpen(pointer: string): void {
    if (!this.unfinished.value.includes(pointer)) this.unfinished.value = [...this.unfinished.value, pointer];
  }

  finish(pointer: string): void {
    this.unfinished.value = this.unfinished.value.filter((one) => one !== pointer);
  }

  async open(pointer: string): Promise<void> {
    const ask = this.offer.value.ask.find((one) => one.pointer === pointer);
    if (ask === undefined || this.boundsOf(ask) !== null) return;
    this.#wanted.add(pointer);
    await this.#try({ pointer: null, open: pointer });
  }

  /** The first ask that was opened and is not open for what is chosen now; null: none. */
  #closed(): string | null {
    const closed = this.offer.value.ask.find(
      (one) => this.#wanted.has(one.pointer) && this.boundsOf(one) === null,
    );
    return closed?.pointer ?? null;
  }

  /**
   * After a new view: the same choice, if it is still on offer; else what is, and every loss is told. What was
   * open is opened again. An offer of the same revision is the same.
   */
  async renewFor(offer: Offer, revision: number): Promise<void> {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.opened.value = new OpenedAsks();
    this.opened.value.note(offer);
    this.violations.value = [];
    if (!this.touched.value) this.offer.value = offer;
    const open = this.#closed();
    if (this.touched.value || open !== null) await this.#try({ pointer: null, open });
  }

  /**
   * What would be sent, once the server has judged it; null: its decision has gone. What could not be judged
   * is judged now, or `failure` says why not.
   */
  async settled(): Promise<Sending | null> {
    await this.#running;
    if (this.failure.value !== null) await this.#try({ pointer: null, open: this.#closed() });
    return this.#sending(this.offer.value.order);
  }

  #sending(order: Order): Sending | null {
    const { decision } = this.offer.value;
    const asked = this.means.decision(decision);
    return asked === undefined ? null : { decision, revision: asked.revision, order };
  }

  /** One request at a time; of several wishes the last counts. */
  async #try(wish: Wish): Promise<void> {
    this.#wish = { pointer: wish.pointer, open: wish.open ?? this.#wish?.open ?? null };
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // What was wished for after the last look at it is not lost.
      return this.#wish === null ? undefined : this.#try(this.#wish);
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    this.busy.value = true;
    this.failure.value = null;
    try {
      while (this.#wish !== null) {
        const wish = this.#wish;
        this.#wish = null;
        const sending = this.#sending(chosenParts(this.offer.value.order, this.#chosen));
        if (sending === null) return;
        const drafted = await this.#answered(sending, wish);
        if (drafted === null) continue;
        this.opened.value.note(drafted.offer);
        // What was chosen meanwhile is asked anew.
        if (this.#wish === null) this.#take(drafted, wish);
      }
    } catch (failed) {
      this.#wish = null;
      if (this.means.isStale(failed)) this.means.stale(this.touched.value);
      else this.failure.value = failed;
    } finally {
      this.busy.value = false;
    }
  }

  /** Null: other offers came meanwhile, and it is asked anew by those. */
  async #answered(sending: Sending, wish: Wish): Promise<Drafted | null> {
    const isOld = (): boolean => {
      if (this.means.decision(sending.decision)?.revision === sending.revision) return false;
      this.#wish ??= wish;
      return true;
    };
    try {
      const drafted = await this.means.ask(sending, wish.open);
      return isOld() ? null : drafted;
    } catch (failed) {
      if (this.means.isStale(failed) && isOld()) return null;
      throw failed;
    }
  }

  /** Parts that depend on the one that was just set give way without a word. */
  #take({ offer, violations }: Drafted, { pointer: set, open }: Wish): void {
    this.offer.value = offer;
    const refused = violations.filter(({ pointer }) => this.#chosen.has(pointer));
    this.violations.value =
      set === null
        ? [...this.violations.value, ...refused]
        : refused.filter(({ pointer }) => pointer === set);
    for (const { pointer } of refused) this.#chosen.delete(pointer);
    const closed = this.#closed();
    if (closed === null) return;
    // What the server has not opened is not asked for again.
    if (closed === open) this.#wanted.delete(closed);
    else this.#wish = { pointer: null, open: closed };
  }
}
