/**
 * Sends what waits on one way. Each way has a sender of its own, and each server at the other end a lane of
 * its own: what is slow or dead holds up nothing else. As soon as one delivery has ended, the next is taken.
 */
import { matchIn, type Parcel, sendParcel, sortTaken } from '../../application/notices/deliver';
import { shareRoom, wantedFor } from '../../application/notices/hour-limit';
import type { DeliveryBook, Settlement, TakenDelivery } from '../../application/notices/outbox';
import { ownRound } from '../../application/pauses';
import type { Way } from '../../application/notices/ways';
import { intlZones } from '../time/intl-zones';
import { Wake } from '../time/wake';

const INTERVAL_MS = 5_000;
/** Notices come in bursts; one look serves a burst. */
const AFTER_PUT_MS = 50;
/** After a look that found little, or nothing: whatever woke this way was for another, or comes one by one. */
const AFTER_LITTLE_MS = 100;

export class NoticeSender {
  readonly #wake = new Wake(() => {
    this.#looking = this.#look();
  });
  #looking: Promise<void> | null = null;
  #again = false;
  /** How long one waits for more before a look. */
  #pause = AFTER_PUT_MS;
  #stopped = false;
  /** Until they are noted. */
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
    else this.#wake.in(this.#pause);
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
    this.#pause = 2 * taken < this.way.limits.atOnce ? AFTER_LITTLE_MS : AFTER_PUT_MS;
    this.#wake.in(this.#again || taken > 0 ? this.#pause : INTERVAL_MS);
  }

  /** How many were taken. */
  async #take(): Promise<number> {
    const { name, limits } = this.way;
    const free = limits.atOnce - [...this.#lanes.values()].reduce((sum, busy) => sum + busy, 0);
    if (free <= 0 || this.#stopped) return 0;
    const taken = await this.book.take(name, { ...limits, atOnce: free }, this.#lanes);
    const facts = await this.book.facts([
      ...new Set(taken.flatMap(({ campaign }) => (campaign === null ? [] : [campaign]))),
    ]);
    const matches = await this.book.matches([...new Set(taken.flatMap((one) => matchIn(one) ?? []))]);
    const { parcels, kept } = sortTaken(intlZones, taken, facts, matches);
    const wanted = wantedFor(parcels);
    const { go, wait } = shareRoom(parcels, wanted.length === 0 ? [] : await this.book.takeRoom(wanted));
    for (const parcel of go) {
      this.#send(parcel);
      // To encrypt and sign takes a while: requests are answered between two of them.
      await ownRound();
    }
    const held = wait.flatMap(({ parcel, until }) =>
      parcel.taken.map((one) => ({ taken: one, end: { end: 'later', until, held: true } as const })),
    );
    await Promise.all([...kept, ...held].map(({ taken: one, end }) => this.#settle(one, end)));
    return taken.length;
  }

  async #settle(taken: TakenDelivery, end: Settlement): Promise<void> {
    await this.book.settle(taken, end);
    this.onSettled(end.end);
  }

  async #giveRoomBack({ taken: [first] }: Parcel): Promise<void> {
    if (first !== undefined && first.user !== null) await this.book.giveRoomBack(first.endpoint);
  }

  #send(parcel: Parcel): void {
    const lane = parcel.taken[0]?.lane ?? '';
    this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + 1);
    const sent = sendParcel(this.way, parcel)
      .finally(() => this.#leave(lane))
      .then(async (end) => {
        await Promise.all(parcel.taken.map((taken) => this.#settle(taken, end)));
        if (end.end !== 'sent' && end.end !== 'gone') await this.#giveRoomBack(parcel);
      })
      .then(() => undefined, this.onFailure)
      .finally(() => {
        this.#sending.delete(sent);
        // Of one endpoint in its order the next one waited for this.
        this.nudge();
      });
    this.#sending.add(sent);
  }

  /** It has arrived or not: its place is free for another before that is noted. */
  #leave(lane: string): void {
    const left = (this.#lanes.get(lane) ?? 1) - 1;
    if (left === 0) this.#lanes.delete(lane);
    else this.#lanes.set(lane, left);
    this.nudge();
  }
}
