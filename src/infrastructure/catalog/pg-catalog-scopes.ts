/**
 * The catalogue as everybody sees it, and as the members of a campaign do: what was imported by anybody is
 * there at once.
 */
import type { Pool } from 'pg';
import { indexOf, type CatalogScope, type CatalogScopes } from '../../application/catalog/scope';
import type { CampaignId } from '../../kernel';
import { LibraryIndexes } from './library-indexes';
import { campaignRevision, type LibraryShelf, type Scope } from './library-shelf';
import { RevisionReader } from './revision-reader';

const CAMPAIGN = {
  name: 'scope-of-campaign',
  text: `SELECT game_master AS "gameMaster", coalesce(${campaignRevision('campaigns')}, 0) AS revision FROM campaigns WHERE id = $1`,
};

export class PgCatalogScopes implements CatalogScopes {
  readonly #revisions: RevisionReader;
  readonly #indexes: LibraryIndexes;

  constructor(
    private readonly pool: Pool,
    private readonly shelf: LibraryShelf,
  ) {
    this.#revisions = new RevisionReader(pool);
    this.#indexes = new LibraryIndexes(pool, shelf.bundled);
  }

  async everybody(): Promise<CatalogScope> {
    return this.#scope(await this.shelf.open(this.pool, await this.#revisions.read()));
  }

  async ofCampaign(campaign: CampaignId): Promise<CatalogScope> {
    const { rows } = await this.pool.query<{ gameMaster: string | null; revision: string }>({
      ...CAMPAIGN,
      values: [campaign],
    });
    const [row] = rows;
    return row === undefined
      ? this.everybody()
      : this.#scope(await this.shelf.ofCampaign(this.pool, campaign, row.gameMaster, Number(row.revision)));
  }

  /**
   * Designs in play that a campaign keeps are not among them: who has which is not for all its members to
   * know.
   */
  async #scope(scope: Scope): Promise<CatalogScope> {
    const imported = await Promise.all(scope.views.map((view) => this.#indexes.get(view)));
    return { catalog: scope.catalog, shelves: [indexOf(this.shelf.bundled), ...imported] };
  }
}
