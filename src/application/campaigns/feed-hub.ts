/**
 * Live feeds: whoever follows a feed gets every entry once and in order; one read per campaign and feed serves all who follow it. Beside that,
 * notices of what moves beside battles, to those who may see it.
 */
import type { CampaignId, UserId } from '../../kernel';
import { mayHear, type BattleNotice } from '../battles/battle-notices';
import { versionFor } from './audience-versions';
import { feedName, type FeedEntry, type Feeds } from './feeds';
import type { LoadedCampaign, CampaignStates } from './campaign-store';
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
  /** Something that it may see moved beside a battle; null: it may have missed something. Must not wait. */
  notice(notice: BattleNotice | null): void;
  /** Told once: the membership has ended, or the feed is not the follower's any more, or the hub closes. */
  end(): void;
}

/** Where changes of campaigns are told; null: anything may have changed. */
export interface Changes {
  subscribe(listener: (campaign: string | null) => void): () => void;
  /** Both null: notices may have been missed. */
  subscribeBattles(listener: (campaign: string | null, notice: BattleNotice | null) => void): () => void;
}

interface Seat {
  readonly follower: Follower;
  after: number;
  /** The version of the feed's audience up to which it was given everything; null: it has not been read to the end yet. */
  upTo: number | null;
  /** Entries are being delivered: it gets the next ones when it is done. */
  busy: boolean;
}

/** All followers of the feeds of one campaign. */
class Topic {
  readonly seats = new Set<Seat>();
  #pokes = 0;
  #reading = false;
  #again = false;
  #notices: (BattleNotice | null)[] = [];
  #telling = false;

  constructor(
    readonly id: CampaignId,
    private readonly store: CampaignStates & Feeds,
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

  /** Tells it to those who may hear it, in the order in which notices came; nobody hears anything whose membership has ended. */
  tell(notice: BattleNotice | null): void {
    if (this.seats.size === 0) return;
    this.#notices.push(notice);
    if (this.#telling) return;
    this.#telling = true;
    void this.#tellAll()
      .catch((error: unknown) => {
        this.onFailure(error);
        // Whatever was lost: they look at everything again.
        this.#notices = [];
        setTimeout(() => this.tell(null), RETRY_MS).unref();
      })
      .finally(() => {
        this.#telling = false;
      });
  }

  async #tellAll(): Promise<void> {
    while (this.#notices.length > 0) {
      const campaign = await this.store.read(this.id);
      this.#admit(campaign);
      const notices = this.#notices;
      this.#notices = [];
      for (const notice of notices)
        for (const { follower } of this.seats)
          if (notice === null || (campaign !== null && mayHear(campaign, follower.feed, notice))) follower.notice(notice);
    }
  }

  /** Leaves only those followers who may follow it. */
  #admit(campaign: LoadedCampaign | null): void {
    for (const seat of [...this.seats]) if (campaign === null || !mayFollow(campaign, seat.follower)) this.drop(seat);
  }

  /** What one may not see shall cost one nothing, not even a look into a feed in which nothing is new. */
  async #read(): Promise<void> {
    const now = await this.store.readMembers(this.id);
    this.#admit(now?.campaign ?? null);
    if (now === null) return;
    const feeds = new Map<string, Seat[]>();
    for (const seat of this.seats) {
      const { feed } = seat.follower;
      if (!seat.busy && seat.upTo !== versionFor(now.audiences, feed)) feeds.set(feed, [...(feeds.get(feed) ?? []), seat]);
    }
    for (const [feed, seats] of feeds) await this.#serve(feed, seats, versionFor(now.audiences, feed));
  }

  async #serve(feed: string, seats: readonly Seat[], version: number): Promise<void> {
    const entries = await this.store.readFeed(this.id, feed, Math.min(...seats.map((seat) => seat.after)), BATCH);
    for (const seat of seats) {
      if (entries.length < BATCH) seat.upTo = version;
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
  readonly #unsubscribe: readonly (() => void)[];

  constructor(
    private readonly store: CampaignStates & Feeds,
    changes: Changes,
    private readonly onFailure: (error: unknown) => void,
  ) {
    const of = (campaign: string | null): Iterable<Topic> => {
      const topic = campaign === null ? undefined : this.#topics.get(campaign);
      return campaign === null ? this.#topics.values() : topic === undefined ? [] : [topic];
    };
    this.#unsubscribe = [
      changes.subscribe((campaign) => {
        for (const topic of of(campaign)) topic.poke();
      }),
      changes.subscribeBattles((campaign, notice) => {
        for (const topic of of(campaign)) topic.tell(notice);
      }),
    ];
  }

  /** Begins with what the follower has not got yet. Answers a function that ends the following without telling it. */
  follow(follower: Follower): () => void {
    const key = follower.campaign.toLowerCase();
    const topic = this.#topics.get(key) ?? new Topic(key as CampaignId, this.store, this.onFailure);
    this.#topics.set(key, topic);
    const seat: Seat = { follower, after: follower.after, upTo: null, busy: false };
    topic.seats.add(seat);
    topic.poke();
    return () => {
      topic.seats.delete(seat);
      if (topic.seats.size === 0) this.#topics.delete(key);
    };
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const topic of this.#topics.values()) for (const seat of [...topic.seats]) topic.drop(seat);
    this.#topics.clear();
  }
}
