/** Writes a campaign that is being set up: what differs from before, one statement a table. */
import type { ClientBase } from 'pg';
import type { SetupCampaign } from '../../application/setup/model';
import { announce } from '../store/changes';
import { writeSeed } from '../store/history/dice-seeds';
import { writeMembers } from '../store/state/members';

const PUT_SEATS = {
  name: 'put-seats',
  text: `INSERT INTO campaign_seats (campaign_id, seat, force_id, preset, faction, force_name, user_id, draft, submitted)
    SELECT $1::uuid, r.seat, r.force, r.preset, r.faction, r."forceName", r."user", r.draft, r.submitted
    FROM json_to_recordset($2::json) AS r(seat int, force text, preset text, faction text, "forceName" text, "user" uuid, draft jsonb, submitted boolean)
    ON CONFLICT (campaign_id, seat) DO UPDATE SET preset = EXCLUDED.preset, faction = EXCLUDED.faction, force_name = EXCLUDED.force_name,
      user_id = EXCLUDED.user_id, draft = EXCLUDED.draft, submitted = EXCLUDED.submitted`,
};

const writeSeats = async (
  client: ClientBase,
  before: SetupCampaign | null,
  after: SetupCampaign,
): Promise<void> => {
  const known = new Set<unknown>(before?.seats ?? []);
  const changed = after.seats.filter((seat) => !known.has(seat));
  if (before !== null && before.seats.length > after.seats.length)
    await client.query('DELETE FROM campaign_seats WHERE campaign_id = $1 AND seat > $2', [
      after.id,
      after.seats.length,
    ]);
  if (changed.length > 0) await client.query({ ...PUT_SEATS, values: [after.id, JSON.stringify(changed)] });
};

const writeChangedMembers = async (
  client: ClientBase,
  before: SetupCampaign | null,
  after: SetupCampaign,
): Promise<void> => {
  const known = new Set<unknown>(before?.members ?? []);
  const stay = new Set(after.members.map((member) => member.user));
  const gone = (before?.members ?? [])
    .filter((member) => !stay.has(member.user))
    .map((member) => ({ ...member, role: null }));
  await writeMembers(client, after.id, [...gone, ...after.members.filter((member) => !known.has(member))]);
};

const writePlan = async (
  client: ClientBase,
  before: SetupCampaign | null,
  after: SetupCampaign,
): Promise<void> => {
  if ((before?.plan ?? null) === after.plan) return;
  if (after.plan === null)
    await client.query('DELETE FROM campaign_plans WHERE campaign_id = $1', [after.id]);
  else
    await client.query({
      name: 'put-plan',
      text: 'INSERT INTO campaign_plans (campaign_id, plan) VALUES ($1, $2) ON CONFLICT (campaign_id) DO UPDATE SET plan = EXCLUDED.plan',
      values: [after.id, JSON.stringify(after.plan)],
    });
};

/** Every change makes a new version; who follows a running campaign hears of it. */
export const writeSetup = async (
  client: ClientBase,
  before: SetupCampaign,
  after: SetupCampaign,
): Promise<void> => {
  await writeSeats(client, before, after);
  await writeChangedMembers(client, before, after);
  await writePlan(client, before, after);
  const { rows } = await client.query<{ version: string }>({
    name: 'touch-setup',
    text: 'UPDATE campaigns SET name = $2, options = $3, version = version + 1 WHERE id = $1 RETURNING version',
    values: [after.id, after.name, JSON.stringify(after.options)],
  });
  if (after.status !== 'setup') await announce(client, after.id, Number(rows[0]?.version ?? 0));
};

export const insertSetup = async (
  client: ClientBase,
  campaign: SetupCampaign,
  sealedSeed: Uint8Array,
): Promise<void> => {
  const gm = campaign.members.find((member) => member.role === 'gm')?.user ?? null;
  await client.query({
    name: 'insert-campaign',
    text: `INSERT INTO campaigns (id, name, status, options, dice_commitment, id_key, game_master) VALUES ($1, $2, 'setup', $3, $4, $5, $6)`,
    values: [
      campaign.id,
      campaign.name,
      JSON.stringify(campaign.options),
      campaign.diceCommitment,
      campaign.idKey,
      gm,
    ],
  });
  await writeSeed(client, campaign.id, 0, sealedSeed);
  await writeSeats(client, null, campaign);
  await writeChangedMembers(client, null, campaign);
  await writePlan(client, null, campaign);
};
