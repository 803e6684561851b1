/**
 * The players' own designs in the database: a row for each force that drew one, its content under its hash.
 */
import type { ClientBase, Pool } from 'pg';
import type { Kept, Variant, Variants } from '../../../application/designs/ports';
import type { AudienceVersions } from '../../../application/campaigns/feeds/audience-versions';
import { contentOf, type DesignContent, designHash, designOf } from '../../../catalog';
import type { CampaignId, ForceId } from '../../../kernel';

/** Of one force in one campaign: more than anybody plans, and a bound for the database. */
const MAX = 100;

interface Row {
  readonly force: ForceId;
  readonly body: DesignContent;
}

const SELECT = `SELECT v.force, k.body FROM variants v JOIN kept_designs k ON k.hash = v.hash WHERE v.campaign_id = $1 AND ($2::text IS NULL OR v.force = $2)`;
const LIST = { name: 'list-variants', text: `${SELECT} ORDER BY v.slug, v.force` };
const FIND = { name: 'find-variant', text: `${SELECT} AND v.slug = $3 ORDER BY v.force LIMIT 1` };

const variantOf = ({ force, body }: Row): Variant => ({ force, design: designOf(body) });

export class PgVariants implements Variants {
  constructor(private readonly pool: Pool) {}

  async list(campaign: CampaignId, force: ForceId | null): Promise<readonly Variant[]> {
    const { rows } = await this.pool.query<Row>({ ...LIST, values: [campaign, force] });
    return rows.map(variantOf);
  }

  async find(campaign: CampaignId, force: ForceId | null, slug: string): Promise<Variant | null> {
    const { rows } = await this.pool.query<Row>({ ...FIND, values: [campaign, force, slug] });
    return rows[0] === undefined ? null : variantOf(rows[0]);
  }
}

/**
 * Keeps a design that a force has drawn, which makes a new version, `next`; null: it is only tried. One that
 * it has already is kept once. The campaign must be locked.
 */
export const keepVariant = async (
  client: ClientBase,
  campaign: string,
  { force, design }: Variant,
  next: AudienceVersions | null,
): Promise<Kept | 'had'> => {
  const hash = designHash(design);
  const { rows } = await client.query<{ count: string; mine: string | null }>({
    name: 'count-variants',
    text: 'SELECT count(*) AS count, max(hash) FILTER (WHERE slug = $3) AS mine FROM variants WHERE campaign_id = $1 AND force = $2',
    values: [campaign, force, design.slug],
  });
  const mine = rows[0]?.mine ?? null;
  if (mine !== null) return mine === hash ? 'had' : 'taken';
  if (Number(rows[0]?.count ?? 0) >= MAX) return 'full';
  if (next === null) return 'kept';
  await client.query({
    name: 'keep-variant',
    text: `WITH k AS (INSERT INTO kept_designs (hash, slug, body) VALUES ($3, $4, $5) ON CONFLICT DO NOTHING),
      c AS (UPDATE campaigns SET version = version + 1, audiences = $6 WHERE id = $1)
      INSERT INTO variants (campaign_id, force, slug, hash) VALUES ($1, $2, $4, $3)`,
    values: [campaign, force, hash, design.slug, JSON.stringify(contentOf(design)), JSON.stringify(next)],
  });
  return 'kept';
};
