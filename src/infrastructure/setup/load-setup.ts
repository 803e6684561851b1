/** Loads a campaign with what is set up before its start, in one statement. */
import type { ClientBase, Pool } from 'pg';
import type { Member } from '../../application/campaigns/campaign-store';
import type { CampaignStatus, Seat, SetupCampaign } from '../../application/setup/model';
import type { CampaignId } from '../../kernel';
import type { MapPlan, Options } from '../../rules';
import { SELECT_MEMBERS } from '../store/state/members';
import { wholeOptions } from './whole-options';

interface Row {
  readonly id: CampaignId;
  readonly name: string;
  readonly status: CampaignStatus;
  readonly options: Options;
  readonly dice_commitment: string;
  readonly id_key: string;
  readonly seats: readonly Seat[] | null;
  readonly members: readonly Member[] | null;
  readonly plan: MapPlan | null;
}

const LOAD = {
  name: 'load-setup',
  text: `SELECT c.id, c.name, c.status, c.options, c.dice_commitment, c.id_key, ${SELECT_MEMBERS} AS members,
      (SELECT json_agg(x) FROM (SELECT seat, force_id AS force, preset, faction, force_name AS "forceName", user_id AS "user", draft, submitted
        FROM campaign_seats WHERE campaign_id = $1 ORDER BY seat) x) AS seats,
      (SELECT plan FROM campaign_plans WHERE campaign_id = $1) AS plan
    FROM campaigns c WHERE c.id = $1`,
};

export const loadSetup = async (client: ClientBase | Pool, id: CampaignId): Promise<SetupCampaign | null> => {
  const { rows } = await client.query<Row>({ ...LOAD, values: [id] });
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    options: wholeOptions(row.status, row.options),
    diceCommitment: row.dice_commitment,
    idKey: row.id_key,
    seats: row.seats ?? [],
    members: row.members ?? [],
    plan: row.plan,
  };
};
