/** Live feeds: whoever follows a feed gets every entry once and in order; one read per campaign and feed serves all who follow it. */
import type { CampaignId, UserId } from '../../kernel/ids';
import { feedName, type CampaignStore, type FeedEntry, type LoadedCampaign } from './campaign-store';
import { audienceOf } from './reader';

const BATCH = 100;
const RETRY_MS = 2_000;

export interface Follower {
  readonly campaign: CampaignId;
  readonly feed: string;
  readonly user: UserId;
  /** The last entry that it has. */
  readonly after: number;
  /** Takes entries; resolves when it can take more, rejects when it is too slow. */
  deliver(entries: readonly FeedEntry[]): Promise<void>;
  /** Told once: the membership has ended, or the feed is not the follower's any more, or the hub closes. */
  end(): void;
}

/** Where changes of campaigns are told; null: anything may have changed. */
export interface Changes {
  subscribe(listener: (campaign: string | null) => void): () => void;
}

interface Seat {
  readonly follower: Follower;
  after: number;
  /** Entries are being delivered: it gets the next ones when it is done. */
  busy: boolean;
}

/** All followers of the feeds of one campaign. */
class Topic {
  readonly seats = new Set<Seat>();
  #pokes = 0;
  #reading = false;
  #again = false;

  constructor(
    readonly id: CampaignId,
    private readonly store: CampaignStore,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Something may have changed: looks who may still follow, then reads on. Calls during a reading are served by one more. */
  poke(): void {
    if (this.seats.size === 0) return;
    this.#pokes += 1;
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = true;
    void this.#read()
      .catch((error: unknown) => {
        this.onFailure(error);
        setTimeout(() => this.poke(), RETRY_MS).unref();
      })
      .finally(() => {
        this.#reading = false;
        if (!this.#again) return;
        this.#again = false;
        this.poke();
      });
  }

  async #read(): Promise<void> {
    const campaign = await this.store.read(this.id);
    for (const seat of [...this.seats]) if (campaign === null || !mayFollow(campaign, seat.follower)) this.drop(seat);
    const feeds = new Map<string, Seat[]>();
    for (const seat of this.seats) if (!seat.busy) feeds.set(seat.follower.feed, [...(feeds.get(seat.follower.feed) ?? []), seat]);
    for (const [feed, seats] of feeds) await this.#serve(feed, seats);
  }

  async #serve(feed: string, seats: readonly Seat[]): Promise<void> {
    const entries = await this.store.readFeed(this.id, feed, Math.min(...seats.map((seat) => seat.after)), BATCH);
    for (const seat of seats) {
      const fresh = entries.filter((entry) => entry.seq > seat.after);
      if (fresh.length > 0 && this.seats.has(seat)) this.#deliver(seat, fresh, entries.length === BATCH);
      // The page ended before what this one waits for.
      else if (entries.length === BATCH) this.#again = true;
    }
  }

  /** Nobody waits for a slow follower; it reads on once it has taken what it got. */
  #deliver(seat: Seat, entries: readonly FeedEntry[], more: boolean): void {
    seat.busy = true;
    seat.after = entries[entries.length - 1]?.seq ?? seat.after;
    const pokes = this.#pokes;
    void seat.follower.deliver(entries).then(
      () => {
        seat.busy = false;
        if (more || pokes !== this.#pokes) this.poke();
      },
      () => this.drop(seat),
    );
  }

  drop(seat: Seat): void {
    if (this.seats.delete(seat)) seat.follower.end();
  }
}

/** A GM, or anybody after the end, may follow any feed that he was once let into; others only their own. */
const mayFollow = (campaign: LoadedCampaign, { user, feed }: Follower): boolean => {
  const member = campaign.members.find((one) => one.user === user);
  if (member === undefined) return false;
  const own = feedName(audienceOf(member));
  return own === feed || own === 'gm' || campaign.state.campaign.status === 'finished';
};

export class FeedHub {
  readonly #topics = new Map<string, Topic>();
  readonly #unsubscribe: () => void;

  constructor(
    private readonly store: CampaignStore,
    changes: Changes,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.#unsubscribe = changes.subscribe((campaign) => {
      if (campaign === null) for (const topic of this.#topics.values()) topic.poke();
      else this.#topics.get(campaign)?.poke();
    });
  }

  /** Begins with what the follower has not got yet. Answers a function that ends the following without telling it. */
  follow(follower: Follower): () => void {
    const key = follower.campaign.toLowerCase();
    const topic = this.#topics.get(key) ?? new Topic(key as CampaignId, this.store, this.onFailure);
    this.#topics.set(key, topic);
    const seat: Seat = { follower, after: follower.after, busy: false };
    topic.seats.add(seat);
    topic.poke();
    return () => {
      topic.seats.delete(seat);
      if (topic.seats.size === 0) this.#topics.delete(key);
    };
  }

  close(): void {
    this.#unsubscribe();
    for (const topic of this.#topics.values()) for (const seat of [...topic.seats]) topic.drop(seat);
    this.#topics.clear();
  }
}
