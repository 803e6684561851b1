/** Live feeds of matches: whoever follows one, from a seat or without one, gets every event once and in order. */
import type { Seat, Told } from '../../games';
import type { UserId } from '../../kernel';
import type { MatchStore } from './ports';
import type { SeeMatch } from './see-match';

/** Events that one look into the database brings, at most about so many. */
const AT_ONCE = 100;
const RETRY_MS = 2_000;

export interface MatchChanges {
  /** A match in which something was told; null: somewhere something may have been. */
  subscribeMatches(listener: (match: string | null) => void): () => void;
  /** A match whose proposals have changed, or whether it stands still; null: of any they may have. */
  subscribeMatchNotices(listener: (match: string | null) => void): () => void;
}

export interface MatchFollower {
  readonly match: string;
  /** Null: they read along without a seat. */
  readonly seat: Seat | null;
  /** The code of a link by which they read along. */
  readonly watch: string | null;
  /** Who follows; once they have the seat no more, or may not read along, they are told nothing more of it. */
  readonly user: UserId;
  /** The last event that it has. */
  readonly after: number;
  /** Resolves when it can take more, rejects when it is too slow. */
  deliver(told: readonly Told[]): Promise<void>;
  /** The match has changed beside its events. Never told to who watches by a link: they hear of it too soon. */
  notice(): void;
  /** Told once: it is too slow, or the hub closes. */
  end(): void;
}

interface Place {
  readonly follower: MatchFollower;
  after: number;
  busy: boolean;
  /** Something was told since it last looked. */
  again: boolean;
}

export class MatchHub {
  readonly #places = new Map<string, Set<Place>>();
  readonly #unsubscribe: readonly (() => void)[];

  constructor(
    private readonly matches: Pick<MatchStore, 'told' | 'hasSeat'>,
    private readonly see: Pick<SeeMatch, 'told' | 'one'>,
    changes: MatchChanges,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.#unsubscribe = [
      changes.subscribeMatches((match) => this.#each(match, (place) => this.#look(place))),
      changes.subscribeMatchNotices((match) => this.#each(match, (place) => void this.#notice(place))),
    ];
  }

  /** Begins with what the follower has not got yet. Answers a function that ends the following. */
  follow(follower: MatchFollower): () => void {
    const key = follower.match.toLowerCase();
    const places = this.#places.get(key) ?? new Set();
    this.#places.set(key, places);
    const place: Place = { follower, after: follower.after, busy: false, again: false };
    places.add(place);
    this.#look(place);
    return () => {
      places.delete(place);
      if (places.size === 0 && this.#places.get(key) === places) this.#places.delete(key);
    };
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const places of this.#places.values()) for (const { follower } of [...places]) follower.end();
    this.#places.clear();
  }

  #each(match: string | null, tell: (place: Place) => void): void {
    for (const [id, places] of this.#places)
      if (match === null || id === match) for (const place of [...places]) tell(place);
  }

  async #notice({ follower }: Place): Promise<void> {
    const { match, seat, watch, user } = follower;
    if (watch !== null) return;
    try {
      const isTheirs =
        seat === null
          ? (await this.see.one(user, match, { seat, watch })).ok
          : await this.matches.hasSeat(match, seat, user);
      if (isTheirs) follower.notice();
    } catch (error) {
      // Whoever follows looks by themselves now and then.
      this.onFailure(error);
    }
  }

  #look(place: Place): void {
    place.again = true;
    if (place.busy) return;
    place.busy = true;
    void this.#bring(place).finally(() => {
      place.busy = false;
    });
  }

  async #bring(place: Place): Promise<void> {
    while (place.again) {
      place.again = false;
      const told = await this.#read(place);
      if (told === null) return;
      if (told === 'not-theirs') {
        place.follower.end();
        return;
      }
      if (told.length === 0) continue;
      place.after = told.at(-1)?.seq ?? place.after;
      place.again = true;
      try {
        await place.follower.deliver(told);
      } catch {
        place.follower.end();
        return;
      }
    }
  }

  /** Null: the database did not answer; it is asked again. */
  async #read(place: Place): Promise<readonly Told[] | 'not-theirs' | null> {
    const { match, seat, watch, user } = place.follower;
    try {
      if (seat === null) {
        const eyes = { seat, watch };
        const seen = await this.see.told(user, match, { eyes, after: place.after, limit: AT_ONCE });
        // Who has taken a seat meanwhile hears of it by the feed of that seat.
        return seen.ok && seen.value.seat === null ? seen.value.told : 'not-theirs';
      }
      if (!(await this.matches.hasSeat(match, seat, user))) return 'not-theirs';
      return await this.matches.told(match, seat, place.after, AT_ONCE);
    } catch (error) {
      this.onFailure(error);
      setTimeout(() => this.#look(place), RETRY_MS).unref();
      return null;
    }
  }
}
