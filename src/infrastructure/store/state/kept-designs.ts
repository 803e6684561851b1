/**
 * Designs that campaigns keep by content, so that an update of the catalogue changes no running war; and the
 * catalogue as each one sees it.
 */
import type { ClientBase, Pool } from 'pg';
import {
  type Catalog,
  contentOf,
  type DesignContent,
  designHash,
  type DesignSlug,
  type MechDesign,
} from '../../../catalog';
import { LibraryShelf, type Scope } from '../../catalog/library-shelf';
import { packContent, type Packed } from '../../catalog/packed-design';
import type { Drawings } from './drawings';

/** Whose catalogue it is. */
export interface CatalogOwner {
  readonly id: string;
  readonly gameMaster: string | null;
  /** Hashes of the designs in play, by slug. */
  readonly designs: Readonly<Record<string, string>>;
  readonly drawings: Drawings;
}

/** What a campaign's catalogue was made of; by identity, since each is replaced when it changes. */
interface Made {
  readonly scope: Scope;
  readonly drawings: Drawings;
  readonly catalog: Catalog;
}

/**
 * The catalogues of a running process: bundled designs, imported ones, and in their place those that a
 * campaign keeps.
 */
export class DesignShelf {
  readonly libraries: LibraryShelf;
  /** Packed: a process that serves many campaigns meets many designs. */
  readonly #kept = new Map<string, Packed>();
  /**
   * By the identity of the campaign's list, which changes only when the list does; good for one scope, and
   * what was drawn until then.
   */
  readonly #catalogs = new WeakMap<CatalogOwner['designs'], Made>();

  constructor(readonly bundled: Catalog) {
    this.libraries = new LibraryShelf(bundled);
  }

  /** The catalogue as a campaign sees it. `revision`: of the last import, as the database has it by now. */
  async catalogFor(client: ClientBase | Pool, campaign: CatalogOwner, revision: number): Promise<Catalog> {
    const scope = await this.libraries.ofCampaign(client, campaign.id, campaign.gameMaster, revision);
    const known = this.#known(campaign, scope);
    if (known !== null) return known;
    const missing = this.#own(campaign).flatMap(([, hash]) => (this.#kept.has(hash) ? [] : [hash]));
    if (missing.length > 0) {
      const { rows } = await client.query<{ hash: string; body: DesignContent }>(
        'SELECT hash, body FROM kept_designs WHERE hash = ANY($1)',
        [missing],
      );
      for (const { hash, body } of rows) this.#kept.set(hash, { hash, body: packContent(body) });
    }
    return this.#made(campaign, scope) ?? scope.catalog;
  }

  /** A design that a force has just drawn up, so that nobody has to read it; answers its hash. */
  keep(design: MechDesign): string {
    const hash = designHash(design);
    if (!this.#kept.has(hash)) this.#kept.set(hash, { hash, body: packContent(contentOf(design)) });
    return hash;
  }

  /**
   * The same without asking the database: perhaps without what was imported last; null when something has not
   * been read yet.
   */
  knownCatalogFor(campaign: CatalogOwner): Catalog | null {
    const scope = this.libraries.knownOfCampaign(campaign.id, campaign.gameMaster);
    return scope === null ? null : (this.#known(campaign, scope) ?? this.#made(campaign, scope));
  }

  #known({ designs, drawings }: CatalogOwner, scope: Scope): Catalog | null {
    const known = this.#catalogs.get(designs);
    return known?.scope === scope && known.drawings === drawings ? known.catalog : null;
  }

  #made(campaign: CatalogOwner, scope: Scope): Catalog | null {
    const kept = new Map<string, Packed>();
    for (const [slug, hash] of this.#own(campaign)) {
      const design = this.#kept.get(hash);
      if (design === undefined) return null;
      kept.set(slug, design);
    }
    const { designs, drawings } = campaign;
    const catalog = kept.size === 0 ? scope.catalog : this.#overlay(scope.catalog, kept, drawings);
    this.#catalogs.set(designs, { scope, drawings, catalog });
    return catalog;
  }

  /**
   * What players have drawn up, and what of the designs in play the bundled catalogue does not have, or has
   * otherwise by now.
   */
  #own({ designs, drawings }: CatalogOwner): readonly (readonly [string, string])[] {
    const changed = Object.entries(designs).filter(([slug, hash]) => {
      const design = this.bundled.mech(slug);
      return design === null || designHash(design) !== hash;
    });
    return [...Object.values(drawings).flatMap((drawn) => Object.entries(drawn)), ...changed];
  }

  #overlay(catalog: Catalog, kept: ReadonlyMap<string, Packed>, drawings: Drawings): Catalog {
    const drawn = new Map(
      Object.entries(drawings).map(([force, own]) => [force, Object.keys(own).sort() as DesignSlug[]]),
    );
    return {
      mechs: catalog.mechs,
      supportUnits: catalog.supportUnits,
      items: catalog.items,
      factions: catalog.factions,
      mech: (slug) => {
        const own = kept.get(slug);
        return own === undefined ? catalog.mech(slug) : this.libraries.unpack(own);
      },
      supportUnit: (slug) => catalog.supportUnit(slug),
      item: (id) => catalog.item(id),
      faction: (id) => catalog.faction(id),
      houseList: (faction) => catalog.houseList(faction),
      drawnBy: (force) => drawn.get(force) ?? [],
    };
  }
}

/** Keeps the designs that a campaign has begun to use, as its catalogue has them. */
export const keepDesigns = async (
  client: ClientBase,
  catalog: Catalog,
  before: CatalogOwner['designs'],
  after: CatalogOwner['designs'],
): Promise<void> => {
  const rows = Object.entries(after).flatMap(([slug, hash]) => {
    const design = before[slug] === hash ? null : catalog.mech(slug);
    return design === null || designHash(design) !== hash ? [] : [{ hash, slug, body: contentOf(design) }];
  });
  if (rows.length === 0) return;
  await client.query({
    name: 'keep-designs',
    text: 'INSERT INTO kept_designs (hash, slug, body) SELECT * FROM json_to_recordset($1::json) AS r(hash text, slug text, body jsonb) ON CONFLICT DO NOTHING',
    values: [JSON.stringify(rows)],
  });
};
