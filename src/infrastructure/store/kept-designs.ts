/** Designs that campaigns keep by content, so that an update of the catalogue changes no running war. */
import type { ClientBase, Pool } from 'pg';
import { designHash } from '../../catalog/design-hash';
import type { Catalog, MechDesign } from '../../catalog/model';
import { contentOf, designOf, type DesignContent } from '../../catalog/content';

/** The catalogue of a running process, with the content hash of each design. */
export class DesignShelf {
  readonly #kept = new Map<string, MechDesign>();
  /** By the identity of the campaign's list, which changes only when the list does. */
  readonly #catalogs = new WeakMap<Readonly<Record<string, string>>, Catalog>();

  constructor(readonly bundled: Catalog) {}

  hashOf(slug: string): string | null {
    const design = this.bundled.mech(slug);
    return design === null ? null : designHash(design);
  }

  /** The catalogue as a campaign sees it: its kept designs stand in the place of those that differ by now. */
  async catalogFor(client: ClientBase | Pool, designs: Readonly<Record<string, string>>): Promise<Catalog> {
    const known = this.#catalogs.get(designs);
    if (known !== undefined) return known;
    const missing = this.#changed(designs).flatMap(([, hash]) => (this.#kept.has(hash) ? [] : [hash]));
    if (missing.length > 0) {
      const { rows } = await client.query<{ hash: string; body: DesignContent }>('SELECT hash, body FROM kept_designs WHERE hash = ANY($1)', [
        missing,
      ]);
      for (const row of rows) this.#kept.set(row.hash, designOf(row.body));
    }
    return this.knownCatalogFor(designs) ?? this.bundled;
  }

  /** The same without asking the database; null when a kept design has not been read yet. */
  knownCatalogFor(designs: Readonly<Record<string, string>>): Catalog | null {
    const known = this.#catalogs.get(designs);
    if (known !== undefined) return known;
    const changed = this.#changed(designs);
    const kept = new Map<string, MechDesign>();
    for (const [slug, hash] of changed) {
      const design = this.#kept.get(hash);
      if (design === undefined) return null;
      kept.set(slug, design);
    }
    const made = kept.size === 0 ? this.bundled : overlay(this.bundled, kept);
    this.#catalogs.set(designs, made);
    return made;
  }

  #changed(designs: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
    return Object.entries(designs).filter(([slug, hash]) => this.hashOf(slug) !== hash);
  }

  /** Keeps the designs that a campaign has begun to use. */
  async keep(client: ClientBase, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Promise<void> {
    const slugs = Object.keys(after).filter((slug) => before[slug] !== after[slug] && this.hashOf(slug) === after[slug]);
    if (slugs.length === 0) return;
    const rows = slugs.flatMap((slug) => {
      const design = this.bundled.mech(slug);
      return design === null ? [] : [{ hash: after[slug], slug, body: contentOf(design) }];
    });
    await client.query({
      name: 'keep-designs',
      text: 'INSERT INTO kept_designs (hash, slug, body) SELECT * FROM json_to_recordset($1::json) AS r(hash text, slug text, body jsonb) ON CONFLICT DO NOTHING',
      values: [JSON.stringify(rows)],
    });
  }
}

const overlay = (bundled: Catalog, kept: ReadonlyMap<string, MechDesign>): Catalog => ({
  mechs: bundled.mechs,
  supportUnits: bundled.supportUnits,
  items: bundled.items,
  factions: bundled.factions,
  mech: (slug) => kept.get(slug) ?? bundled.mech(slug),
  supportUnit: (slug) => bundled.supportUnit(slug),
  item: (id) => bundled.item(id),
  faction: (id) => bundled.faction(id),
  houseList: (faction) => bundled.houseList(faction),
});
