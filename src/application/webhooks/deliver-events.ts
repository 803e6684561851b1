/**
 * Posts what members are told to their programs: in order, without a gap, each post until it is taken. The
 * feeds are what waits, so that nothing has to be written when something happens.
 */
import type { CampaignId } from '../../kernel';
import { eventShape, type EventShape } from '../campaigns/feeds/records';
import type { Feeds } from '../campaigns/feeds/feeds';
import type { PostFailure } from '../engines/delivery-state';
import { postId } from './model';

/** One attempt, which this process has taken. */
export interface TakenEvents {
  readonly webhook: string;
  readonly campaign: CampaignId;
  /** Whose feed. */
  readonly audience: string;
  /** Events after this number, up to and with the other. */
  readonly after: number;
  readonly to: number;
  /** From 1. */
  readonly attempts: number;
  readonly url: string;
  readonly secret: Uint8Array;
  /** Seconds since 1970, by the database's clock. */
  readonly timestamp: string;
}

/** How an attempt ended; `retryAfter`: the pause in seconds that the other end has asked for. */
export type EventsOutcome = 'taken' | { readonly failure: PostFailure; readonly retryAfter: number | null };

export interface EventsQueue {
  /** What is due, taken for a while: no other process gets it meanwhile. */
  take(): Promise<readonly TakenEvents[]>;
  /** Nothing, if it was set back or taken by another process meanwhile. */
  settle(taken: TakenEvents, outcome: EventsOutcome): Promise<void>;
}

export interface EventsBody {
  readonly delivery: string;
  readonly webhook: string;
  readonly campaign: string;
  readonly audience: string;
  readonly first: number;
  readonly last: number;
  readonly events: readonly EventShape[];
}

/** Signs and posts. Never throws. */
export type PostEvents = (taken: TakenEvents, delivery: string, body: string) => Promise<EventsOutcome>;

/** How many were posted. What goes wrong with one is thrown when all have ended; its lease ends by itself. */
export const deliverEvents = async (
  queue: EventsQueue,
  feeds: Pick<Feeds, 'readFeed'>,
  post: PostEvents,
): Promise<number> => {
  const all = await queue.take();
  const ends = await Promise.allSettled(
    all.map(async (taken) => {
      const { webhook, campaign, audience, after, to } = taken;
      const events = await feeds.readFeed(campaign, audience, after, to - after);
      const delivery = postId(webhook, after + 1, to);
      const body: EventsBody = {
        ...{ delivery, webhook, campaign, audience, first: after + 1, last: to },
        events: events.map(eventShape),
      };
      await queue.settle(taken, await post(taken, delivery, JSON.stringify(body)));
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return all.length;
};
