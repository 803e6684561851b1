/**
 * Tells streams of new messages: one look into the database serves all who follow a campaign in this process.
 */
import type { CampaignId, UserId } from '../../kernel';
import type { MessageNotice } from './model';
import type { MessageChanges, MessageHearers } from './ports';

const RETRY_MS = 2_000;

export interface MessageFollower {
  readonly user: UserId;
  /** A message that they can read and have not muted; null: they may have missed some. Must not wait. */
  tell(notice: MessageNotice | null): void;
}

interface Topic {
  readonly followers: Set<MessageFollower>;
  /** Ids that nobody has been told of yet. */
  readonly waiting: string[];
  busy: boolean;
}

export class MessageHub {
  readonly #topics = new Map<string, Topic>();
  readonly #unsubscribe: () => void;

  constructor(
    private readonly hearers: MessageHearers,
    changes: MessageChanges,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.#unsubscribe = changes.subscribeMessages((campaign, message) => {
      if (campaign === null || message === null) for (const topic of this.#topics.values()) tellMissed(topic);
      else this.#came(campaign, message);
    });
  }

  /** Answers a function that ends the following. */
  follow(campaign: CampaignId, follower: MessageFollower): () => void {
    const key = campaign.toLowerCase();
    const topic = this.#topics.get(key) ?? { followers: new Set(), waiting: [], busy: false };
    this.#topics.set(key, topic);
    topic.followers.add(follower);
    return () => {
      topic.followers.delete(follower);
      if (topic.followers.size === 0) this.#topics.delete(key);
    };
  }

  close(): void {
    this.#unsubscribe();
    this.#topics.clear();
  }

  #came(campaign: string, message: string): void {
    const topic = this.#topics.get(campaign);
    if (topic === undefined) return;
    topic.waiting.push(message);
    if (topic.busy) return;
    topic.busy = true;
    void this.#tell(campaign as CampaignId, topic)
      .catch((error: unknown) => {
        this.onFailure(error);
        topic.waiting.splice(0);
        setTimeout(() => tellMissed(topic), RETRY_MS).unref();
      })
      .finally(() => {
        topic.busy = false;
      });
  }

  async #tell(campaign: CampaignId, { followers, waiting }: Topic): Promise<void> {
    for (let ids = waiting.splice(0); ids.length > 0 && followers.size > 0; ids = waiting.splice(0)) {
      const heard = await this.hearers.hear(campaign, ids, [
        ...new Set([...followers].map(({ user }) => user)),
      ]);
      for (const { user, notice } of heard)
        for (const follower of followers) if (follower.user === user) follower.tell(notice);
    }
  }
}

const tellMissed = ({ followers }: Topic): void => {
  for (const follower of followers) follower.tell(null);
};
