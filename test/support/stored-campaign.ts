/**
 * A running campaign written straight into a database, for tests of the store: as many forces and mechs as a
 * test needs.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { CampaignReader } from '../../src/application/campaigns/reader';
import { CampaignReader as Reader } from '../../src/application/campaigns/reader';
import { SaveOrders } from '../../src/application/campaigns/sheets/save-orders';
import { SeeOptions } from '../../src/application/campaigns/sheets/see-options';
import { SeeView } from '../../src/application/campaigns/see-view';
import { PreparedViews } from '../../src/api/playing/prepared-views';
import type { CommandCall } from '../../src/application/campaigns/command';
import { bundledCatalog } from '../../src/catalog/bundled';
import { seededDice } from '../../src/kernel/dice';
import type { CampaignId, UserId } from '../../src/kernel/ids';
import { uuidV7 } from '../../src/infrastructure/ids/uuid-v7';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { writeStart } from '../../src/infrastructure/setup/write-start';
import { ByteCache } from '../../src/infrastructure/store/cache/byte-cache';
import { DesignShelf } from '../../src/infrastructure/store/state/kept-designs';
import { PgCampaignStore } from '../../src/infrastructure/store/pg-campaign-store';
import { createPool } from '../../src/infrastructure/postgres/pool';
import { decideStart, Resolution, rulesetOf, type CampaignState, type Options } from '../../src/rules';
import { world } from '../../src/rules/testing/world';

const VAULT = new SealedBox(new Uint8Array(32).fill(3), 'dice-seeds');
const FORCES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const DESIGNS = ['hunchback-hbk-4g', 'enforcer-enf-4r'];

export interface StoredCampaign {
  readonly id: CampaignId;
  readonly gm: UserId;
  readonly users: readonly UserId[];
}

/** Mechs stand in columns of their own, three hexes apart, so that nobody sees anybody. */
const stateOf = (
  id: CampaignId,
  users: readonly UserId[],
  mechs: number,
  options: Partial<Options>,
): CampaignState => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const built = world({
    players: users.length,
    columns: 60,
    rows: 60,
    round: 0,
    phase: 'setup',
    options,
  }).campaign({ id, deadline: null });
  users.forEach((user, seat) => {
    const force = FORCES[seat] ?? 'A';
    built.force(force, { user, hq: `${two(seat * 10 + 1)}01` as never });
    for (let index = 0; index < mechs; index += 1)
      built.mech(force, DESIGNS[index % 2] ?? '', `${two(seat * 10 + 1)}${two(index * 2 + 1)}`);
  });
  return built.build();
};

export const storeCampaign = async (
  pool: pg.Pool,
  {
    players = 2,
    mechs = 3,
    options = {},
  }: { readonly players?: number; readonly mechs?: number; readonly options?: Partial<Options> } = {},
): Promise<StoredCampaign> => {
  const id = uuidV7() as string as CampaignId;
  const gm = uuidV7() as string as UserId;
  const users = Array.from({ length: players }, () => uuidV7() as string as UserId);
  const seed = randomBytes(32);
  const state = stateOf(id, users, mechs, options);
  const now = Date.now();
  const resolution = new Resolution(state, {
    ruleset: rulesetOf(state.campaign.ruleset),
    catalog: bundledCatalog(),
    dice: seededDice(seed),
    now,
  });
  decideStart(resolution, state);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO campaigns (id, name, status, options, dice_commitment, id_key, game_master) VALUES ($1, 'Test War', 'setup', '{}', $2, $3, $4)`,
      [id, state.campaign.diceCommitment, state.campaign.idKey, gm],
    );
    await client.query(
      'INSERT INTO campaign_secrets (campaign_id, epoch_from, dice_seed) VALUES ($1, 0, $2)',
      [id, VAULT.seal(seed)],
    );
    const members = [
      { user: gm, role: 'gm', force: null },
      ...users.map((user, seat) => ({ user, role: 'player', force: FORCES[seat] })),
    ];
    for (const { user, role, force } of members)
      await client.query(
        `INSERT INTO campaign_members (campaign_id, user_id, role, force_id, display_name) VALUES ($1, $2, $3, $4, 'Somebody')`,
        [id, user, role, force],
      );
    const { events, openings } = resolution;
    await writeStart(
      client,
      bundledCatalog(),
      { state: resolution.state.finish(), events, openings },
      [],
      0,
      now,
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return { id, gm, users };
};

export const preparedViews = (store: PgCampaignStore, reader: CampaignReader): PreparedViews =>
  new PreparedViews(new SeeView(store, reader), new SeeOptions(reader), new ByteCache(10_000_000));

/**
 * One process's view of the store, with its own pool and caches, and a count of the statements that it sends.
 */
export class StoreProcess {
  readonly pool: pg.Pool;
  readonly store: PgCampaignStore;
  readonly reader: CampaignReader;
  readonly sheets: SaveOrders;
  readonly prepared: PreparedViews;
  #statements = 0;

  constructor(url: string) {
    this.pool = createPool({ url, size: 5 });
    this.pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
      client.query = ((...parameters: unknown[]) => {
        this.#statements += 1;
        return query(...parameters);
      }) as never;
    });
    this.store = new PgCampaignStore(this.pool, new DesignShelf(bundledCatalog()), VAULT, 100_000_000);
    this.reader = new Reader(this.store);
    this.sheets = new SaveOrders(this.store, this.reader);
    this.prepared = preparedViews(this.store, this.reader);
  }

  /** How many statements `work` sends. */
  async counted(work: () => Promise<unknown>): Promise<number> {
    const before = this.#statements;
    await work();
    return this.#statements - before;
  }
}

export const callBy = (id: CampaignId, user: UserId, parts: Partial<CommandCall> = {}): CommandCall => ({
  id,
  user,
  dryRun: false,
  claim: null,
  ...parts,
});
