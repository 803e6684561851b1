/** Tells streams that their reader has new notices. */
import type { UserId } from '../../kernel';

export interface NoticeChanges {
  /**
   * Users who have new ones; null: some may have been missed. Answers a function that ends the subscription.
   */
  subscribeNotices(listener: (users: readonly string[] | null) => void): () => void;
}

export class NoticeHub {
  readonly #followers = new Map<string, Set<() => void>>();
  readonly #unsubscribe: () => void;

  constructor(changes: NoticeChanges) {
    this.#unsubscribe = changes.subscribeNotices((users) => {
      for (const user of users ?? this.#followers.keys())
        for (const tell of this.#followers.get(user) ?? []) tell();
    });
  }

  /** `tell` must not wait. Answers a function that ends the following. */
  follow(user: UserId, tell: () => void): () => void {
    const mine = this.#followers.get(user) ?? new Set();
    this.#followers.set(user, mine);
    mine.add(tell);
    return () => {
      mine.delete(tell);
      if (mine.size === 0 && this.#followers.get(user) === mine) this.#followers.delete(user);
    };
  }

  close(): void {
    this.#unsubscribe();
    this.#followers.clear();
  }
}
