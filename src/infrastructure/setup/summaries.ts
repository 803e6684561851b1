/**
 * Heads of campaigns as one of their members sees them, set up or running; one statement for a page of them.
 */
import type { ClientBase, Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';
import type { CampaignSummary } from '../../application/setup/campaign-summary';
import type { CampaignId, UserId } from '../../kernel';
import { CURRENT_RULESET } from '../../rules';
import { commitmentTo } from '../store/history/dice-seeds';
import { wholeOptions } from './whole-options';

/** Before the start the seats say who plays, afterwards the forces do. `$1`: the user. */
const SELECT = `SELECT c.id, c.name, c.status, c.round, c.phase, c.step, c.deadline, coalesce(c.ruleset, '${CURRENT_RULESET}') AS ruleset, c.options,
    c.dice_commitment AS "diceCommitment", me.role, me.force_id AS "myForce",
    (SELECT json_agg(json_build_object('epoch', s.epoch_from, 'sealed', encode(s.dice_seed, 'base64')) ORDER BY s.epoch_from) FROM campaign_secrets s
      WHERE s.campaign_id = c.id AND (c.status = 'finished' OR s.epoch_from < (SELECT max(epoch_from) FROM campaign_secrets WHERE campaign_id = c.id))) AS "sealedSeeds",
    (SELECT encode(p.secret, 'base64') FROM campaign_map_secrets p WHERE p.campaign_id = c.id AND c.status = 'finished') AS "sealedMapSecret",
    (SELECT json_build_object('id', gm.user_id, 'displayName', gm.display_name) FROM campaign_members gm WHERE gm.campaign_id = c.id AND gm.role = 'gm') AS "gameMaster",
    (SELECT json_agg(json_build_object('seat', s.seat, 'force', s.force_id, 'faction', coalesce(f.faction, s.faction, s.preset), 'name', coalesce(f.name, s.force_name),
        'user', CASE WHEN m.user_id IS NULL THEN NULL ELSE json_build_object('id', m.user_id, 'displayName', m.display_name) END,
        'submitted', s.submitted, 'out', coalesce(f.out, false)) ORDER BY s.seat)
      FROM campaign_seats s
      LEFT JOIN forces f ON f.campaign_id = s.campaign_id AND f.id = s.force_id
      LEFT JOIN campaign_members m ON m.campaign_id = s.campaign_id AND m.user_id = CASE WHEN f.id IS NULL THEN s.user_id ELSE f.user_id END
      WHERE s.campaign_id = c.id) AS seats
  FROM campaign_members me JOIN campaigns c ON c.id = me.campaign_id WHERE me.user_id = $1`;

interface Row extends Omit<CampaignSummary, 'deadline' | 'diceSeed' | 'diceSeeds' | 'mapSecret'> {
  readonly deadline: string | null;
  /**
   * Those that are public: all of a finished campaign; otherwise those that a rollback from an earlier end
   * has replaced.
   */
  readonly sealedSeeds: readonly { readonly epoch: number; readonly sealed: string }[] | null;
  /** Null before the end. */
  readonly sealedMapSecret: string | null;
}

type Opener = Pick<Vault, 'open'>;
export interface Openers {
  readonly dice: Opener;
  readonly map: Opener;
}

const opened = (vault: Opener, sealed: string): Buffer =>
  Buffer.from(vault.open(Buffer.from(sealed, 'base64')));

const toSummary = (
  { dice, map }: Openers,
  { sealedSeeds, sealedMapSecret, ...row }: Row,
): CampaignSummary => {
  const diceSeeds = (sealedSeeds ?? []).map(({ epoch, sealed }) => {
    const seed = opened(dice, sealed);
    return { epoch, commitment: commitmentTo(seed), seed: seed.toString('hex') };
  });
  return {
    ...row,
    options: wholeOptions(row.status, row.options),
    deadline: row.deadline === null ? null : Number(row.deadline),
    seats: row.seats ?? [],
    diceSeed: row.status === 'finished' ? (diceSeeds.at(-1)?.seed ?? null) : null,
    diceSeeds,
    mapSecret: sealedMapSecret === null ? null : opened(map, sealedMapSecret).toString('hex'),
  };
};

const ONE = { name: 'read-summary', text: `${SELECT} AND c.id = $2` };
const PAGE = {
  name: 'list-summaries',
  text: `${SELECT} AND ($2::boolean IS NULL OR me.hidden = $2) AND ($3::uuid IS NULL OR c.id < $3) ORDER BY c.id DESC LIMIT $4`,
};

/** In a transaction (`client`) with what it has written so far. */
export const readSummary = async (
  client: ClientBase | Pool,
  vaults: Openers,
  id: CampaignId,
  user: UserId,
): Promise<CampaignSummary | null> => {
  const { rows } = await client.query<Row>({ ...ONE, values: [user, id] });
  return rows[0] === undefined ? null : toSummary(vaults, rows[0]);
};

export const listSummaries = async (
  pool: Pool,
  vaults: Openers,
  user: UserId,
  hidden: boolean | null,
  after: CampaignId | null,
  limit: number,
): Promise<readonly CampaignSummary[]> => {
  const { rows } = await pool.query<Row>({ ...PAGE, values: [user, hidden, after, limit] });
  return rows.map((row) => toSummary(vaults, row));
};
