/**
 * The store of campaigns before their start on PostgreSQL: one transaction a command under the campaign's row
 * lock.
 */
import type { Pool, PoolClient } from 'pg';
import type { Vault } from '../../application/ports/vault';
import { againstRules, NOT_FOUND, type Refusal } from '../../application/refusal';
import type { CampaignTransaction } from '../../application/campaigns/campaign-transaction';
import type { WordsState } from '../../application/campaigns/standing-words/word';
import type { InvitationLine, ListedMember } from '../../application/setup/listed';
import type { Invitation, SetupCampaign } from '../../application/setup/model';
import type { CampaignSummary } from '../../application/setup/campaign-summary';
import type { Creation, SetupStore } from '../../application/setup/setup-store';
import type { CommandOptions, SetupTransaction } from '../../application/setup/setup-transaction';
import type { Catalog } from '../../catalog';
import { type CampaignId, err, isUuid, ok, type Result, type UserId, violation } from '../../kernel';
import { runCommand } from '../idempotency/run-command';
import { campaignRevision } from '../catalog/library-shelf';
import { NO_DRAWINGS } from '../store/state/drawings';
import { readDiceAhead } from '../store/history/dice-seeds';
import { loadState } from '../store/state/load-state';
import type { Heads } from '../store/history/rows-of-command';
import { PgCampaignTransaction, type LockedWith } from '../store/pg-transaction';
import type { CatalogOwner, DesignShelf } from '../store/state/kept-designs';
import { readTimetable, TIMETABLE_STAMP, type TimetableStamp } from '../store/timetables';
import { listInvitations, readInvitation } from './invitations';
import { loadSetup } from './load-setup';
import { listMembers } from './member-list';
import { readMapSecret, writeMapSecret } from './map-secrets';
import { PgSetupTransaction } from './setup-transaction';
import { listSummaries, readSummary, type Openers } from './summaries';
import { insertSetup } from './write-setup';

/** What decides which designs the campaign sees, and the last import. */
const CATALOG_OWNER = `id, game_master AS "gameMaster", designs, coalesce(${campaignRevision('campaigns')}, 0) AS imports`;
type CatalogRow = Omit<CatalogOwner, 'drawings'> & { readonly imports: string };

/** Nobody draws anything up before the start. */
const ownerOf = ({ id, gameMaster, designs }: CatalogRow): CatalogOwner => ({
  id,
  gameMaster,
  designs,
  drawings: NO_DRAWINGS,
});

const LOCK = {
  name: 'lock-setup',
  text: `SELECT version, heads, words, ${TIMETABLE_STAMP}, ${CATALOG_OWNER}, floor(extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now FROM campaigns WHERE id = $1 FOR NO KEY UPDATE`,
};

const FIND_CATALOG = { name: 'find-catalog', text: `SELECT ${CATALOG_OWNER} FROM campaigns WHERE id = $1` };

export class PgSetupStore implements SetupStore {
  constructor(
    private readonly pool: Pool,
    private readonly shelf: DesignShelf,
    private readonly vault: Vault,
    private readonly mapVault: Vault,
  ) {}

  create<T>(
    { campaign, sealedSeed, sealedMapSecret, limit }: Creation,
    answer: () => T,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>> {
    return runCommand(this.pool, options, async (client) => {
      const gm = campaign.members.find((member) => member.role === 'gm')?.user ?? null;
      // Creations of one user go one after the other, so that the limit holds.
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 725))', [gm]);
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) AS count FROM campaigns WHERE game_master = $1 AND status <> 'finished'`,
        [gm],
      );
      if (Number(rows[0]?.count ?? 0) >= limit)
        return err(againstRules([violation('setup/too-many-campaigns', null, '', { limit })]));
      await insertSetup(client, campaign, sealedSeed);
      await writeMapSecret(client, campaign.id, sealedMapSecret);
      return ok(answer());
    });
  }

  transact<T>(
    id: CampaignId,
    work: (transaction: SetupTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>> {
    if (!isUuid(id)) return Promise.resolve(err(NOT_FOUND));
    return runCommand(this.pool, options, async (client) => {
      const { rows } = await client.query<
        CatalogRow & { version: string; heads: Heads; words: WordsState; now: string } & TimetableStamp
      >({
        ...LOCK,
        values: [id],
      });
      // Read after the lock is had, in a statement of its own: it sees what the holder before has committed.
      const campaign = rows[0] === undefined ? null : await loadSetup(client, id);
      if (rows[0] === undefined || campaign === null) return err(NOT_FOUND);
      const catalog = await this.shelf.catalogFor(client, ownerOf(rows[0]), Number(rows[0].imports));
      const { gameMaster, imports, version, heads, words } = rows[0];
      const now = Number(rows[0].now);
      const timetable = await readTimetable(client, id, rows[0]);
      const running = (): Promise<CampaignTransaction> =>
        this.#running(client, id, gameMaster as UserId | null, Number(imports), {
          now,
          heads,
          words,
          timetable,
        });
      return work(
        new PgSetupTransaction(
          client,
          campaign,
          { version: Number(version), now, timetable },
          catalog,
          this.#openers(),
          running,
        ),
      );
    });
  }

  /** The campaign's row is locked: no cache is asked, and none is told before the commit. */
  async #running(
    client: PoolClient,
    id: CampaignId,
    gameMaster: UserId | null,
    imports: number,
    locked: LockedWith,
  ): Promise<CampaignTransaction> {
    const loaded = await loadState(client, id);
    if (loaded === null) throw new Error('the campaign has not begun');
    const owner = { id, gameMaster, designs: loaded.state.campaign.designs, drawings: loaded.drawings };
    const catalog = await this.shelf.catalogFor(client, owner, imports);
    const dice = readDiceAhead(client, this.vault, id);
    return new PgCampaignTransaction(
      client,
      id,
      { ...loaded, known: new Map(), readyRevision: 0, catalog },
      locked,
      dice,
      this.vault,
      this.shelf,
    );
  }

  mapSecret(campaign: CampaignId): Promise<string | null> {
    return isUuid(campaign) ? readMapSecret(this.pool, this.mapVault, campaign) : Promise.resolve(null);
  }

  read(campaign: CampaignId): Promise<SetupCampaign | null> {
    return isUuid(campaign) ? loadSetup(this.pool, campaign) : Promise.resolve(null);
  }

  async catalog(campaign: CampaignId): Promise<Catalog> {
    const { rows } = await this.pool.query<CatalogRow>({ ...FIND_CATALOG, values: [campaign] });
    return rows[0] === undefined
      ? this.shelf.bundled
      : this.shelf.catalogFor(this.pool, ownerOf(rows[0]), Number(rows[0].imports));
  }

  summary(campaign: CampaignId, user: UserId): Promise<CampaignSummary | null> {
    return isUuid(campaign) ? readSummary(this.pool, this.#openers(), campaign, user) : Promise.resolve(null);
  }

  list(
    user: UserId,
    hidden: boolean | null,
    after: CampaignId | null,
    limit: number,
  ): Promise<readonly CampaignSummary[]> {
    // A cursor that this API never gave out is behind every campaign.
    return after === null || isUuid(after)
      ? listSummaries(this.pool, this.#openers(), user, hidden, after, limit)
      : Promise.resolve([]);
  }

  async campaignOf(codeHash: string): Promise<CampaignId | null> {
    const { rows } = await this.pool.query<{ id: CampaignId }>(
      'SELECT campaign_id AS id FROM campaign_invitations WHERE code_hash = $1',
      [codeHash],
    );
    return rows[0]?.id ?? null;
  }

  invitation(
    campaign: CampaignId,
    codeHash: string,
  ): Promise<{ readonly invitation: Invitation; readonly now: number } | null> {
    return readInvitation(this.pool, campaign, codeHash);
  }

  members(campaign: CampaignId, after: UserId | null, limit: number): Promise<readonly ListedMember[]> {
    return listMembers(this.pool, campaign, after, limit);
  }

  invitations(campaign: CampaignId, after: string | null, limit: number): Promise<readonly InvitationLine[]> {
    return listInvitations(this.pool, campaign, after, limit);
  }

  async setHidden(campaign: CampaignId, user: UserId, hidden: boolean): Promise<boolean> {
    const values = [campaign, user, hidden];
    return (
      (
        await this.pool.query(
          'UPDATE campaign_members SET hidden = $3 WHERE campaign_id = $1 AND user_id = $2',
          values,
        )
      ).rowCount === 1
    );
  }

  async displayName(user: UserId): Promise<string | null> {
    const { rows } = await this.pool.query<{ name: string }>(
      'SELECT display_name AS name FROM users WHERE id = $1',
      [user],
    );
    return rows[0]?.name ?? null;
  }

  #openers(): Openers {
    return { dice: this.vault, map: this.mapVault };
  }
}
