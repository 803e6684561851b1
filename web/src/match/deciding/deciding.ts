/**
 * What the reader is deciding at the table: which unit, which of its offers, and the drafts that are begun.
 * Drafts live here until they are sent, one at a time, each once.
 */
import { computed, effect, signal } from '@preact/signals';
import { ApiError, isUnreached } from '../../api/client';
import { OrderDraft } from './draft';
import { isOnField } from './field-asks';
import { keyOf } from './order-parts';
import { newKey, putQueue, readDraft, sendOrder, type Sending } from '../match-means';
import type { MatchLive } from '../match-live';
import { isSame, type Decision, type Offer } from '../shapes';

/** What became of the last attempt to send something. */
export type SendState = 'idle' | 'sending' | 'unreached' | 'stale' | 'offline';

/** The decision has gone, or its offers are others. */
const isStale = (failed: unknown): boolean => failed instanceof ApiError && failed.status === 409;

export class Deciding {
  /** The unit whose card is open; null: none. */
  readonly selected = signal<string | null>(null);
  /** The offer that is looked at, by key. */
  readonly chosen = signal<string | null>(null);
  readonly drafts = signal<ReadonlyMap<string, OrderDraft>>(new Map());
  /** The ask that the field answers now; null: the first of its kind. */
  readonly active = signal<string | null>(null);
  readonly sendState = signal<SendState>('idle');
  readonly failure = signal<unknown>(null);
  /** What the offer that is looked at asks on the field is on its way. */
  readonly isOpening = computed(() => {
    const draft = this.draft.value;
    return draft !== null && (this.#opening.value === draft.key || draft.isOpening.value);
  });

  readonly offers = computed(() => this.live.view.value?.offers ?? []);
  /** What can be decided now or later, unit by unit: with null those of nobody in particular. */
  readonly awaitedTokens = computed(() => {
    const now = this.offers.value.filter(({ decision }) => this.decisionOf(decision)?.due !== 'later');
    return [...new Set(now.map(({ token }) => token))];
  });
  /**
   * How many orders the reader has to give by themselves: none while a bot does. A decision that names its units
   * is asked for each of them; one that names none is one order of whoever may act.
   */
  readonly left = computed(() => {
    const view = this.live.view.value;
    const seat = view?.match.seats.find((one) => one.seat === view.you);
    if (view?.match.state !== 'running' || seat?.bot !== null) return 0;
    const acting = this.awaitedTokens.value;
    const asked = view.decisions.filter(({ id }) => this.offers.value.some((one) => one.decision === id));
    return asked
      .filter(({ due }) => due !== 'later')
      .reduce((sum, { tokens }) => sum + Math.max(1, tokens.filter((id) => acting.includes(id)).length), 0);
  });
  readonly draft = computed(() =>
    this.chosen.value === null ? null : (this.drafts.value.get(this.chosen.value) ?? null),
  );
  /** Begun, and not sent. */
  readonly begun = computed(() => [...this.drafts.value.values()].filter(({ touched }) => touched.value));

  /** Of the draft, by key, whose asks are being opened; null: none. */
  readonly #opening = signal<string | null>(null);
  /** What was tapped before it could be answered: the last of it. */
  #early: (() => void) | null = null;
  /** A decision at which the table opens, once its offers are known. */
  #wanted: string | null = null;
  /** An order of this device is under way: what ends with it was not ended by anybody else. */
  #isOwn = false;
  /** Of an order whose answer has not come: the same order keeps it. */
  #sent: { readonly sending: Sending; readonly key: string } | null = null;

  constructor(readonly live: MatchLive) {}

  start(): () => void {
    const ends = [
      effect(() => {
        const view = this.live.view.value;
        if (view !== null) queueMicrotask(() => this.#viewed());
      }),
      effect(() => {
        if (!this.isOpening.value) queueMicrotask(() => this.#answerEarly());
      }),
    ];
    return () => ends.forEach((end) => end());
  }

  decisionOf(id: string): Decision | undefined {
    return this.live.view.value?.decisions.find((one) => one.id === id);
  }

  offersOf(token: string | null): readonly Offer[] {
    return this.offers.value.filter((one) => one.token === token);
  }

  /** Opens the unit of which this is asked: now, or when its offers have come. */
  open(decision: string): void {
    this.#wanted = decision;
    this.#openWanted();
  }

  #openWanted(): void {
    const offer = this.offers.value.find((one) => one.decision === this.#wanted);
    if (offer === undefined) return;
    this.#wanted = null;
    this.select(offer.token);
  }

  /** Takes back the draft that was begun last; false: there is none. */
  undo(): boolean {
    const last = this.begun.value.reduce<OrderDraft | null>(
      (newest, one) => (newest === null || one.changedAt > newest.changedAt ? one : newest),
      null,
    );
    if (last === null) return false;
    const { token } = last.offer.value;
    this.discard(last);
    if (this.selected.value !== token) this.select(token);
    return true;
  }

  /** Opens the card of a unit, and begins with the first of its offers that asks something. */
  select(token: string | null): void {
    this.selected.value = token;
    this.active.value = null;
    const offers = this.offersOf(token);
    const begun = offers.find((offer) => this.drafts.value.get(keyOf(offer))?.touched.value === true);
    const first = begun ?? offers.find(({ ask }) => ask.length > 0) ?? offers[0];
    this.choose(first ?? null);
  }

  /** Does this when what is asked on the field has come, unless something else is done first. */
  whenOpen(answer: () => void): void {
    this.#early = answer;
  }

  choose(offer: Offer | null): void {
    this.active.value = null;
    this.#early = null;
    if (offer === null) {
      this.chosen.value = null;
      return;
    }
    const key = keyOf(offer);
    if (!this.drafts.value.has(key))
      this.drafts.value = new Map(this.drafts.value).set(key, this.#draftOf(offer));
    this.chosen.value = key;
    void this.#openFirst(this.drafts.value.get(key));
  }

  /** Forgets what was chosen in an offer. */
  discard(draft: OrderDraft): void {
    const drafts = new Map(this.drafts.value);
    drafts.delete(draft.key);
    this.drafts.value = drafts;
    if (this.chosen.value !== draft.key) return;
    const offer = this.offers.value.find((one) => keyOf(one) === draft.key);
    this.choose(offer ?? null);
  }

  /** The next unit that is awaited after the one that is looked at; by −1 the one before. */
  next(by: 1 | -1 = 1): string | null | undefined {
    const tokens = this.awaitedTokens.value;
    if (tokens.length === 0) return undefined;
    const at = tokens.indexOf(this.selected.value);
    const token = tokens[(at + by + tokens.length) % tokens.length];
    this.select(token ?? null);
    return token;
  }

  /** As `#send`, which is not another's doing. */
  async declare(draft: OrderDraft): Promise<boolean> {
    if (this.sendState.value === 'sending') return false;
    this.#isOwn = true;
    try {
      return await this.#send(draft);
    } finally {
      this.#isOwn = false;
    }
  }

  /** Sends an order, once. What nobody answered is sent again with the same key, when the reader says so. */
  async #send(draft: OrderDraft): Promise<boolean> {
    if (!this.live.online.value) {
      this.sendState.value = 'offline';
      return false;
    }
    this.sendState.value = 'sending';
    this.failure.value = null;
    const sending = await draft.settled();
    const { value: unjudged } = draft.failure;
    if (sending === null || unjudged !== null) {
      this.sendState.value = sending === null ? 'stale' : isUnreached(unjudged) ? 'unreached' : 'idle';
      return false;
    }
    const key = this.#sent !== null && isSame(this.#sent.sending, sending) ? this.#sent.key : newKey();
    this.#sent = { sending, key };
    try {
      const { told } = await sendOrder(this.live.eyes, sending, key);
      this.#sent = null;
      this.#forget(draft);
      this.live.take(told);
      this.sendState.value = 'idle';
      await this.live.refresh();
      this.#goOn();
      return true;
    } catch (failed) {
      if (isUnreached(failed)) this.sendState.value = 'unreached';
      else this.#sent = null;
      if (!isUnreached(failed) && !isStale(failed)) {
        this.sendState.value = 'idle';
        this.failure.value = failed;
      }
      await this.live.refresh();
      // Not before: what was on offer cannot be sent any more.
      if (isStale(failed)) this.sendState.value = 'stale';
      return false;
    }
  }

  /** Leaves the order for a decision that comes later. */
  async queue(draft: OrderDraft): Promise<void> {
    const { decision, order } = draft.offer.value;
    const others = (this.live.view.value?.queue ?? []).filter((one) => one.decision !== decision);
    this.failure.value = null;
    try {
      await putQueue(this.live.eyes, [...others, { decision, order, otherwise: 'ask' }]);
      this.#forget(draft);
      this.sendState.value = 'idle';
      await this.live.refresh();
    } catch (failed) {
      await this.live.refresh();
      // It is asked now, or not any more: then it could not be left for later.
      if (this.decisionOf(decision)?.due === 'later') this.failure.value = failed;
      else this.sendState.value = 'stale';
    }
  }

  async unqueue(decision: string): Promise<void> {
    const others = (this.live.view.value?.queue ?? []).filter((one) => one.decision !== decision);
    await putQueue(this.live.eyes, others).catch((failed: unknown) => (this.failure.value = failed));
    await this.live.refresh();
  }

  #draftOf(offer: Offer): OrderDraft {
    return new OrderDraft(offer, {
      ask: (sending, open) => readDraft(this.live.eyes, sending, open),
      decision: (id) => this.decisionOf(id),
      isStale,
      changed: () => {
        if (this.sendState.value === 'stale') this.sendState.value = 'idle';
      },
      stale: (isLost) => {
        if (isLost) this.sendState.value = 'stale';
        void this.live.refresh();
      },
    });
  }

  /** What the field answers is opened before it is asked for: up to the first such ask. */
  async #openFirst(draft: OrderDraft | undefined): Promise<void> {
    if (draft === undefined || this.decisionOf(draft.offer.value.decision)?.due === 'later') return;
    this.#opening.value = draft.key;
    for (const { pointer } of draft.offer.value.ask) {
      await draft.open(pointer);
      const ask = draft.offer.value.ask.find((one) => one.pointer === pointer);
      const bounds = ask === undefined ? null : draft.boundsOf(ask);
      if (bounds === null || isOnField(bounds)) break;
    }
    if (this.#opening.value === draft.key) this.#opening.value = null;
  }

  #answerEarly(): void {
    if (this.isOpening.value) return;
    const early = this.#early;
    this.#early = null;
    early?.();
  }

  #forget(draft: OrderDraft): void {
    const { decision, token } = draft.offer.value;
    const left = [...this.drafts.value].filter(([, { offer }]) => {
      const other = offer.value;
      return other.decision !== decision || other.token !== token;
    });
    this.drafts.value = new Map(left);
    if (this.chosen.value === draft.key) this.chosen.value = null;
  }

  /** After an order the next unit that is awaited; of the same, if it is asked again. */
  #goOn(): void {
    const tokens = this.awaitedTokens.value;
    if (tokens.length === 0) {
      this.chosen.value = null;
      return;
    }
    if (tokens.includes(this.selected.value)) this.select(this.selected.value);
    else this.next();
  }

  /** Drafts of offers that went are gone; the others keep their choice where it is still on offer. */
  #viewed(): void {
    const offers = new Map(this.offers.value.map((offer) => [keyOf(offer), offer]));
    const kept = [...this.drafts.value].filter(([key]) => offers.has(key));
    // From another device, or by a clock: what was begun here cannot be sent any more, and that is told.
    const isLost = this.begun.value.some(({ key }) => !offers.has(key));
    if (isLost && !this.#isOwn) this.sendState.value = 'stale';
    if (kept.length !== this.drafts.value.size) this.drafts.value = new Map(kept);
    for (const [key, draft] of kept) {
      const offer = offers.get(key);
      if (offer !== undefined) void draft.renewFor(offer, this.decisionOf(offer.decision)?.revision ?? 0);
    }
    if (this.chosen.value !== null && !offers.has(this.chosen.value)) this.chosen.value = null;
    const isIdle = this.chosen.value === null && this.offersOf(this.selected.value).length === 0;
    if (offers.size === 0) return;
    this.#openWanted();
    if (this.selected.value === null || isIdle) this.#goOn();
    else if (this.chosen.value === null) this.select(this.selected.value);
  }
}
