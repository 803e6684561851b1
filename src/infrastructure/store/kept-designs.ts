/** Designs that campaigns keep by content, so that an update of the catalogue changes no running war. */
import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Catalog, MechDesign } from '../../catalog/model';
import { canonicalJson } from '../../kernel/canonical-json';

/** The catalogue of a running process, with the content hash of each design. */
export class DesignShelf {
  readonly #hashes = new Map<string, string>();
  readonly #kept = new Map<string, MechDesign>();
  readonly #catalogs = new Map<string, Catalog>();

  constructor(readonly bundled: Catalog) {}

  hashOf(slug: string): string | null {
    const known = this.#hashes.get(slug);
    if (known !== undefined) return known;
    const design = this.bundled.mech(slug);
    if (design === null) return null;
    const hash = createHash('sha256').update(canonicalJson(design)).digest('hex');
    this.#hashes.set(slug, hash);
    return hash;
  }

  /** The catalogue as a campaign sees it: its kept designs stand in the place of those that differ by now. */
  async catalogFor(client: ClientBase | Pool, designs: Readonly<Record<string, string>>): Promise<Catalog> {
    const changed = Object.entries(designs).filter(([slug, hash]) => this.hashOf(slug) !== hash);
    if (changed.length === 0) return this.bundled;
    const missing = changed.map(([, hash]) => hash).filter((hash) => !this.#kept.has(hash));
    if (missing.length > 0) {
      const { rows } = await client.query<{ hash: string; body: MechDesign }>('SELECT hash, body FROM kept_designs WHERE hash = ANY($1)', [missing]);
      for (const row of rows) this.#kept.set(row.hash, row.body);
    }
    const key = changed.map(([slug, hash]) => `${slug}:${hash}`).sort().join('|');
    const made = this.#catalogs.get(key) ?? overlay(this.bundled, new Map(changed.map(([slug, hash]) => [slug, this.#kept.get(hash) ?? null])));
    this.#catalogs.set(key, made);
    return made;
  }

  /** Keeps the designs that a campaign has begun to use. */
  async keep(client: ClientBase, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Promise<void> {
    const slugs = Object.keys(after).filter((slug) => before[slug] !== after[slug] && this.hashOf(slug) === after[slug]);
    if (slugs.length === 0) return;
    const rows = slugs.map((slug) => ({ hash: after[slug], slug, body: this.bundled.mech(slug) }));
    await client.query({
      name: 'keep-designs',
      text: 'INSERT INTO kept_designs (hash, slug, body) SELECT * FROM json_to_recordset($1::json) AS r(hash text, slug text, body jsonb) ON CONFLICT DO NOTHING',
      values: [JSON.stringify(rows)],
    });
  }
}

const overlay = (bundled: Catalog, kept: ReadonlyMap<string, MechDesign | null>): Catalog => ({
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
