/**
 * Who sees which imported designs: everybody the operator's, a campaign those of its game master and what it
 * kept of former ones.
 */
import type { ClientBase, Pool } from 'pg';
import type { Catalog } from '../../catalog';
import { Libraries, OPERATOR } from './libraries';
import { unpacker } from './packed-design';
import { scopedCatalog, type LibraryView } from './scoped-catalog';

/** What is seen from one place, after the import that `revision` counts. */
export interface Scope {
  readonly revision: number;
  /** In the order in which they are asked. */
  readonly views: readonly LibraryView[];
  /** Bundled and imported designs. */
  readonly catalog: Catalog;
}

interface CampaignScope extends Scope {
  readonly gameMaster: string | null;
}

/**
 * A campaign's libraries. Those of former game masters first: what a name meant yesterday it means tomorrow.
 */
const OF_CAMPAIGN = {
  name: 'libraries-of-campaign',
  text: `SELECT c.game_master AS "gameMaster", l.owner, l.revision, CASE WHEN l.owner IN ($2, c.game_master) THEN NULL ELSE a.up_to END AS "upTo"
    FROM campaigns c
    LEFT JOIN (catalog_libraries l LEFT JOIN campaign_libraries a ON a.campaign_id = $1 AND a.owner = l.owner)
      ON l.owner = $2 OR l.owner = c.game_master OR a.owner IS NOT NULL
    WHERE c.id = $1 ORDER BY l.owner = $2, l.owner = c.game_master, a.up_to, l.owner`,
};

interface Row {
  readonly gameMaster: string | null;
  /** Null: the campaign sees no library at all. */
  readonly owner: string | null;
  readonly revision: string;
  readonly upTo: string | null;
}

const OPEN = { name: 'open-library', text: 'SELECT revision FROM catalog_libraries WHERE owner = $1' };

/** Bytes of libraries in memory; a library of 10,000 designs takes some 12 MB. */
const LIBRARY_BYTES = 48 * 1024 * 1024;
/** Campaigns whose scopes are remembered. */
const MAX_SCOPES = 5_000;

/** A scalar subquery: how many imports there were; null: none. */
export const CATALOG_REVISION = '(SELECT revision FROM catalog_revision)';

/**
 * The same of the libraries that a campaign sees, so that imports elsewhere cost it nothing. @param row name
 * of a row of campaigns
 */
export const campaignRevision = (row: string): string =>
  `CASE WHEN ${CATALOG_REVISION} > 0 THEN (SELECT max(l.revision) FROM catalog_libraries l WHERE l.owner = '${OPERATOR}' OR l.owner = ${row}.game_master ` +
  `OR l.owner IN (SELECT a.owner FROM campaign_libraries a WHERE a.campaign_id = ${row}.id)) END`;

export class LibraryShelf {
  readonly unpack = unpacker();
  readonly #libraries: Libraries;
  readonly #campaigns = new Map<string, CampaignScope>();
  readonly #nothing: Scope;
  #open: Scope;
  /** The last revision that anybody has seen. */
  #revision = 0;

  constructor(
    readonly bundled: Catalog,
    libraryBytes = LIBRARY_BYTES,
  ) {
    this.#nothing = { revision: 0, views: [], catalog: bundled };
    this.#open = this.#nothing;
    this.#libraries = new Libraries(libraryBytes, () => this.#letGo());
  }

  /** What everybody sees. `revision`: as the database has it, or later than what one needs. */
  async open(client: ClientBase | Pool, revision: number): Promise<Scope> {
    this.#see(revision);
    if (this.#open.revision >= revision) return this.#open;
    const { rows } = await client.query<{ revision: string }>({ ...OPEN, values: [OPERATOR] });
    const own = Number(rows[0]?.revision ?? 0);
    const views =
      own === 0 ? [] : [{ library: await this.#libraries.get(client, OPERATOR, own), upTo: null }];
    const made: Scope = { revision, views, catalog: scopedCatalog(this.bundled, views, this.unpack) };
    if (this.#open.revision < revision) this.#open = made;
    return made;
  }

  /**
   * What a campaign sees under its present game master. Asks the database when an import or a new game master
   * came since.
   */
  async ofCampaign(
    client: ClientBase | Pool,
    campaign: string,
    gameMaster: string | null,
    revision: number,
  ): Promise<Scope> {
    this.#see(revision);
    const known = this.#campaigns.get(campaign);
    if (revision === 0) {
      // Others may see something: that this one sees nothing is worth remembering.
      if (known?.revision !== 0 || known.gameMaster !== gameMaster)
        this.#remember(campaign, { ...this.#nothing, gameMaster });
      return this.#nothing;
    }
    if (known !== undefined && known.revision >= revision && known.gameMaster === gameMaster) return known;
    const { rows } = await client.query<Row>({ ...OF_CAMPAIGN, values: [campaign, OPERATOR] });
    const views: LibraryView[] = [];
    for (const { owner, revision: own, upTo } of rows)
      if (owner !== null)
        views.push({
          library: await this.#libraries.get(client, owner, Number(own)),
          upTo: upTo === null ? null : Number(upTo),
        });
    const catalog = scopedCatalog(this.bundled, views, this.unpack);
    const made = { revision, gameMaster: rows[0]?.gameMaster ?? null, views, catalog };
    this.#remember(campaign, made);
    return made;
  }

  /**
   * The same without asking the database: perhaps from before the last import. Null: nobody has asked yet.
   */
  knownOfCampaign(campaign: string, gameMaster: string | null): Scope | null {
    if (this.#revision === 0) return this.#nothing;
    const known = this.#campaigns.get(campaign);
    return known?.gameMaster === gameMaster ? known : null;
  }

  #see(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  #remember(campaign: string, scope: CampaignScope): void {
    this.#campaigns.delete(campaign);
    this.#campaigns.set(campaign, scope);
    if (this.#campaigns.size <= MAX_SCOPES) return;
    for (const oldest of this.#campaigns.keys()) {
      this.#campaigns.delete(oldest);
      return;
    }
  }

  /** A library that is forgotten shall not live on in scopes. */
  #letGo(): void {
    this.#campaigns.clear();
    this.#open = this.#nothing;
  }
}
