/**
 * Sends what waits on one way. Each way has a sender of its own, and each server at the other end a lane of
 * its own: what is slow or dead holds up nothing else. As soon as one delivery has ended, the next is taken.
 */
import { type Parcel, sendParcel, sortTaken } from '../../application/notices/deliver';
import type { DeliveryBook, Settlement, TakenDelivery } from '../../application/notices/outbox';
import type { Way } from '../../application/notices/ways';
import { intlZones } from '../time/intl-zones';
import { Wake } from '../time/wake';

const INTERVAL_MS = 5_000;
/** Notices come in bursts; one look serves a burst. */
const AFTER_PUT_MS = 50;

export class NoticeSender {
  readonly #wake = new Wake(() => {
    this.#looking = this.#look();
  });
  #looking: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  readonly #sending = new Set<Promise<void>>();
  readonly #lanes = new Map<string, number>();

  constructor(
    private readonly way: Way,
    private readonly book: DeliveryBook,
    private readonly onFailure: (error: unknown) => void,
    /** Told of each delivery that ended, and how. */
    private readonly onSettled: (end: Settlement['end']) => void = () => undefined,
  ) {}

  start(): void {
    this.#wake.in(0);
  }

  /** There may be something to send. */
  nudge(): void {
    if (this.#looking !== null) this.#again = true;
    else this.#wake.in(AFTER_PUT_MS);
  }

  /** Ends after what is being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake.end();
    await this.#looking;
    await Promise.all(this.#sending);
  }

  async #look(): Promise<void> {
    this.#again = false;
    this.#wake.rang();
    const taken = await this.#take().catch((error: unknown) => (this.onFailure(error), 0));
    this.#looking = null;
    this.#wake.in(this.#again || taken > 0 ? AFTER_PUT_MS : INTERVAL_MS);
  }

  /** How many were taken. */
  async #take(): Promise<number> {
    const { name, limits } = this.way;
    const free = limits.atOnce - this.#sending.size;
    if (free <= 0 || this.#stopped) return 0;
    const taken = await this.book.take(name, { atOnce: free, perLane: limits.perLane }, this.#lanes);
    const facts = await this.book.facts([
      ...new Set(taken.flatMap(({ campaign }) => (campaign === null ? [] : [campaign]))),
    ]);
    const { parcels, kept } = sortTaken(intlZones, taken, facts);
    for (const parcel of parcels) this.#send(parcel);
    await Promise.all(kept.map(({ taken: one, end }) => this.#settle(one, end)));
    return taken.length;
  }

  async #settle(taken: TakenDelivery, end: Settlement): Promise<void> {
    await this.book.settle(taken, end);
    this.onSettled(end.end);
  }

  #send(parcel: Parcel): void {
    const lane = parcel.taken[0]?.lane ?? '';
    this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + 1);
    const sent = sendParcel(this.way, parcel)
      .then((end) => Promise.all(parcel.taken.map((taken) => this.#settle(taken, end))))
      .then(() => undefined, this.onFailure)
      .finally(() => {
        this.#sending.delete(sent);
        const left = (this.#lanes.get(lane) ?? 1) - 1;
        if (left === 0) this.#lanes.delete(lane);
        else this.#lanes.set(lane, left);
        this.nudge();
      });
    this.#sending.add(sent);
  }
}
