/** Posts battles that have opened to the webhooks of their engines (TAC-8), until each is acknowledged, reported, or over. */
import type { CampaignId } from '../../kernel/ids';
import type { CampaignStore } from '../campaigns/campaign-store';
import { workOf, type EngineWork } from './engine-work';

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

export interface DeliveryStore {
  /** What is due, taken for a while: no other process gets it meanwhile. */
  take(): Promise<readonly Delivery[]>;
  /** Notes how the attempt ended, and when the next one is. */
  settle(delivery: Delivery, acknowledged: boolean): Promise<void>;
}

/** Signs and posts; true: answered with 2xx. Never throws. */
export type PostSigned = (delivery: Delivery, body: string) => Promise<boolean>;

/** How many were posted. */
export const deliverBattles = async (
  store: DeliveryStore,
  campaigns: Pick<CampaignStore, 'read'>,
  blankReport: EngineWork['blankReport'],
  post: PostSigned,
): Promise<number> => {
  const taken = await store.take();
  await Promise.all(
    taken.map(async (delivery) => {
      const loaded = await campaigns.read(delivery.campaign);
      const work = loaded === null ? [] : workOf(loaded, delivery.engine, [], blankReport);
      const found = work.find(({ battle, setup }) => battle === delivery.battle && setup.hash === delivery.hash);
      // What has been reported or given away meanwhile needs no telling.
      await store.settle(delivery, found !== undefined && (await post(delivery, JSON.stringify(found))));
    }),
  );
  return taken.length;
};
