/** All followers of the feeds of one campaign: one read serves all who follow a feed. */
import type { CampaignId } from '../../../kernel';
import { mayHear, type BattleNotice } from '../../battles/battle-notices';
import { versionFor } from './audience-versions';
import { feedName, type FeedEntry, type Feeds } from './feeds';
import type { LoadedCampaign, CampaignStates } from '../campaign-store';
import { audienceOf } from '../reader';
import type { Follower } from './follower';

const BATCH = 100;

const RETRY_MS = 2_000;

export interface Seat {
  readonly follower: Follower;
  after: number;
  /**
   * The version of the feed's audience up to which it was given everything; null: it has not been read to the
   * end yet.
   */
  upTo: number | null;
  /** Entries are being delivered: it gets the next ones when it is done. */
  busy: boolean;
}

/** All followers of the feeds of one campaign. */
export class Topic {
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

  /**
   * Something may have changed: looks who may still follow, then reads on. Calls during a reading are served
   * by one more.
   */
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

  /**
   * Tells it to those who may hear it, in the order in which notices came; nobody hears anything whose
   * membership has ended.
   */
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
          if (notice === null || (campaign !== null && mayHear(campaign, follower.feed, notice)))
            follower.notice(notice);
    }
  }

  /** Leaves only those followers who may follow it. */
  #admit(campaign: LoadedCampaign | null): void {
    for (const seat of [...this.seats])
      if (campaign === null || !mayFollow(campaign, seat.follower)) this.drop(seat);
  }

  /** What one may not see shall cost one nothing, not even a look into a feed in which nothing is new. */
  async #read(): Promise<void> {
    const now = await this.store.readMembers(this.id);
    this.#admit(now?.campaign ?? null);
    if (now === null) return;
    const feeds = new Map<string, Seat[]>();
    for (const seat of this.seats) {
      const { feed } = seat.follower;
      if (!seat.busy && seat.upTo !== versionFor(now.audiences, feed))
        feeds.set(feed, [...(feeds.get(feed) ?? []), seat]);
    }
    for (const [feed, seats] of feeds) await this.#serve(feed, seats, versionFor(now.audiences, feed));
  }

  async #serve(feed: string, seats: readonly Seat[], version: number): Promise<void> {
    const entries = await this.store.readFeed(
      this.id,
      feed,
      Math.min(...seats.map((seat) => seat.after)),
      BATCH,
    );
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

/**
 * A GM, or anybody after the end, may follow any feed that they were once let into; others only their own.
 */
const mayFollow = (campaign: LoadedCampaign, { user, feed }: Follower): boolean => {
  const member = campaign.members.find((one) => one.user === user);
  if (member === undefined) return false;
  const own = feedName(audienceOf(member));
  return own === feed || own === 'gm' || campaign.state.campaign.status === 'finished';
};
