/**
 * Live feeds: whoever follows a feed gets every entry once and in order; one read per campaign and feed
 * serves all who follow it. Beside that, notices of what moves beside battles, to those who may see it.
 */
import type { CampaignId } from '../../../kernel';
import type { Feeds } from './feeds';
import type { CampaignStates } from '../campaign-store';
import { type Seat, Topic } from './feed-topic';
import type { Follower, Changes } from './follower';

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

  /**
   * Begins with what the follower has not got yet. Answers a function that ends the following without telling
   * it.
   */
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
