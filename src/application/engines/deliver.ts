/**
 * Posts battles that have opened to the webhooks of their engines (TAC-8), until each is taken, reported, or
 * over.
 */
import type { CampaignId } from '../../kernel';
import { workOf } from './work';
import type { PostFailure } from './delivery-state';
import type { CampaignStates } from '../campaigns/campaign-store';

/** One attempt, which this process has taken. */
export interface Delivery {
  readonly campaign: CampaignId;
  readonly engine: string;
  readonly battle: string;
  readonly hash: string;
  /** From 1. */
  readonly attempts: number;
  readonly url: string;
  readonly secret: Uint8Array;
  /** Seconds since 1970, by the database's clock. */
  readonly timestamp: string;
}

/**
 * How an attempt ended; `moot`: nothing was posted, since the battle has been reported or given away
 * meanwhile.
 */
export type Outcome = 'taken' | 'moot' | PostFailure;

export interface DeliveryStore {
  /** What is due, taken for a while: no other process gets it meanwhile. */
  take(): Promise<readonly Delivery[]>;
  /**
   * Notes how the attempt ended, and when the next one is; nothing, if the webhook has been changed
   * meanwhile.
   */
  settle(delivery: Delivery, outcome: Outcome): Promise<void>;
}

/**
 * The same for every post of the same battle: its id and its setup's hash, which the signed body says, too.
 */
export const deliveryId = (battle: string, hash: string): string => `${battle}.${hash}`;

/** Signs and posts; null: answered with 2xx. Never throws. */
export type PostSigned = (delivery: Delivery, body: string) => Promise<PostFailure | null>;

/**
 * How many were posted. What goes wrong with one is thrown when all have come to their end; its lease ends by
 * itself.
 */
export const deliverBattles = async (
  store: DeliveryStore,
  campaigns: Pick<CampaignStates, 'read'>,
  post: PostSigned,
): Promise<number> => {
  const taken = await store.take();
  const ends = await Promise.allSettled(
    taken.map(async (delivery) => {
      const loaded = await campaigns.read(delivery.campaign);
      const work = loaded === null ? [] : workOf(loaded, delivery.engine, []);
      const found = work.find(
        ({ battle, setup }) => battle === delivery.battle && setup.hash === delivery.hash,
      );
      await store.settle(
        delivery,
        found === undefined ? 'moot' : ((await post(delivery, JSON.stringify(found))) ?? 'taken'),
      );
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return taken.length;
};
