/** What seeds and benches play campaigns with: the store and the use cases of setting up, on one database. */
import type { Pool } from 'pg';
import { CampaignReader } from '../../application/campaigns/reader';
import { SaveOrders } from '../../application/campaigns/sheets/save-orders';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import { bundledCatalog } from '../../catalog';
import { DICE_SEEDS, MAP_SECRETS } from '../../infrastructure/secrets/purposes';
import { SealedBox } from '../../infrastructure/secrets/sealed-box';
import { createSetupPorts } from '../../infrastructure/setup/setup-ports';
import { DesignShelf } from '../../infrastructure/store/state/kept-designs';
import { PgCampaignStore } from '../../infrastructure/store/pg-campaign-store';

export interface Host {
  readonly pool: Pool;
  readonly setup: CampaignSetup;
  readonly store: PgCampaignStore;
  readonly reader: CampaignReader;
  readonly sheets: SaveOrders;
  /** A store of its own with an empty cache, as a process that has just started has it. */
  newStore(): PgCampaignStore;
}

const CACHE_BYTES = 32 * 1024 * 1024;

export const createHost = (pool: Pool, masterKey: Uint8Array): Host => {
  const vault = new SealedBox(masterKey, DICE_SEEDS);
  const mapVault = new SealedBox(masterKey, MAP_SECRETS);
  const shelf = new DesignShelf(bundledCatalog());
  const newStore = (): PgCampaignStore => new PgCampaignStore(pool, shelf, vault, CACHE_BYTES);
  const store = newStore();
  const reader = new CampaignReader(store);
  return {
    pool,
    store,
    reader,
    newStore,
    setup: new CampaignSetup(
      // One game master leads all campaigns of a bench.
      createSetupPorts({
        pool,
        shelf,
        vault,
        mapVault,
        publicUrl: 'http://localhost',
        campaignsPerUser: Number.MAX_SAFE_INTEGER,
        guesses: { limit: 100, windowSeconds: 900, freeAttempts: null },
      }),
    ),
    sheets: new SaveOrders(store, reader),
  };
};
