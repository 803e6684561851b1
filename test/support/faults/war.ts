/**
 * A small war for fault tests: two players on a small map, set up and started through the use cases, on a
 * database of its own.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { drawnMap } from '../states/drawn-map';
import type { CommandCall } from '../../../src/application/campaigns/command';
import type { Options } from '../../../src/rules';
import type { Refusal } from '../../../src/application/refusal';
import { CampaignSetup } from '../../../src/application/setup/campaign-setup';
import { NO_PRECONDITION } from '../../../src/application/setup/guards';
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { CampaignId, ForceId, UserId } from '../../../src/kernel/ids';
import type { Result } from '../../../src/kernel/result';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { DICE_SEEDS } from '../../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../../src/infrastructure/secrets/sealed-box';
import { PgSetupStore } from '../../../src/infrastructure/setup/pg-setup-store';
import { createSetupPorts } from '../../../src/infrastructure/setup/setup-ports';
import { DesignShelf } from '../../../src/infrastructure/store/state/kept-designs';
import { PgCampaignStore } from '../../../src/infrastructure/store/pg-campaign-store';

export const MASTER_KEY = Buffer.alloc(32, 'fault tests');
export const vault = new SealedBox(MASTER_KEY, DICE_SEEDS);
const shelf = new DesignShelf(bundledCatalog());

export interface Player {
  readonly user: UserId;
  readonly force: ForceId;
}

export interface War {
  readonly id: CampaignId;
  readonly gm: UserId;
  readonly players: readonly Player[];
}

export const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** A store with an empty cache, as a process that has just started has it. */
export const newStore = (pool: pg.Pool): PgCampaignStore =>
  new PgCampaignStore(pool, shelf, vault, 8_000_000);

/** What leaves wars for good uses it. */
export const newSetupStore = (pool: pg.Pool): PgSetupStore => new PgSetupStore(pool, shelf, vault, vault);

export const callOf = (war: War, user: UserId): CommandCall => ({
  id: war.id,
  user,
  dryRun: false,
  claim: null,
});

export const addUser = async (pool: pg.Pool, name: string): Promise<UserId> => {
  const id = uuidV7();
  await pool.query('INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, $2, $3, $4)', [
    id,
    `${name}-${randomBytes(6).toString('hex')}@example.org`,
    name,
    'none',
  ]);
  return id as UserId;
};

const PLAIN = { dryRun: false, idempotency: null } as const;

/** Round 1, preparation. `options` over small ones with deadlines far away. */
export const startWar = async (
  pool: pg.Pool,
  options: Partial<Record<keyof Options, unknown>> = {},
): Promise<War> => {
  const setup = new CampaignSetup(
    createSetupPorts({
      pool,
      shelf,
      vault,
      mapVault: vault,
      publicUrl: 'http://localhost',
      campaignsPerUser: 1_000_000,
      guesses: { limit: 100, windowSeconds: 900, freeAttempts: null },
    }),
  );
  const gm = await addUser(pool, 'gm');
  const created = must(
    await setup.create(
      gm,
      {
        name: 'Small war',
        options: { startingBv: 6_000, buildingCount: 6, phaseHours: 1_000, ...options },
        factions: ['steiner', 'marik'],
      },
      PLAIN,
    ),
  );
  const id = created.id as CampaignId;
  const map = drawnMap({
    seed: 'small-war',
    columns: 10,
    rows: 8,
    players: 2,
    buildingCount: created.options.buildingCount,
  });
  must(await setup.putMap(id, map, NO_PRECONDITION, PLAIN));
  const players: Player[] = [];
  for (const [index, faction] of ['steiner', 'marik'].entries()) {
    const user = await addUser(pool, faction);
    const { code } = must(await setup.invite(id, { seat: index + 1 }, PLAIN));
    const joined = must(await setup.accept(code, user, { faction, forceName: `Force ${index + 1}` }, PLAIN));
    const force = joined.myForce as ForceId;
    const suggested = must(await setup.suggestForce(id, user, { seed: `force-${index}` }, PLAIN));
    must(
      await setup.putForce(
        id,
        user,
        { mechs: suggested.mechs, pilots: suggested.pilots },
        NO_PRECONDITION,
        PLAIN,
      ),
    );
    must(await setup.submitForce(id, user, PLAIN));
    players.push({ user, force });
  }
  must(await setup.start(id, gm, PLAIN));
  return { id, gm, players };
};
