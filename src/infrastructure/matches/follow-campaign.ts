/**
 * Matches of battles follow their campaign in the transaction of each command (MAT-2, MAT-5): one whose battle
 * goes another way ends and counts for nothing, all stand still while the campaign does, and who plays a force
 * has its seat. The campaign's row is locked before its matches, and matches before their seats.
 */
import type { ClientBase } from 'pg';
import { noteUse } from '../outbox/outbox';
import { MATCH_CHANNEL, MATCH_NOTICE_CHANNEL } from './match-channels';
import { type CampaignState, isFoughtHere, isOver, rowsOf } from '../../rules';

/** `$2`: battles that are fought here, `$3`: whether the campaign stands still. */
const FOLLOW = {
  name: 'matches-follow',
  text: `UPDATE matches m SET
      status = CASE WHEN NOT m.battle_id = ANY($2) OR m.status = 'over' THEN 'over' WHEN $3 OR m.held THEN 'paused' ELSE 'running' END,
      report = CASE WHEN m.battle_id = ANY($2) THEN m.report ELSE 'dropped' END,
      paused_at = CASE WHEN m.battle_id = ANY($2) AND m.status <> 'over' AND ($3 OR m.held) THEN coalesce(m.paused_at, now()) END,
      deadline_at = CASE WHEN m.battle_id = ANY($2) AND m.status <> 'over' THEN m.deadline_at + CASE WHEN $3 OR m.held THEN interval '0' ELSE coalesce(now() - m.paused_at, interval '0') END END,
      settle_at = m.settle_at + CASE WHEN $3 OR m.held THEN interval '0' ELSE coalesce(now() - m.paused_at, interval '0') END,
      bot_since = CASE WHEN m.battle_id = ANY($2) AND m.status <> 'over' AND NOT ($3 OR m.held) THEN m.bot_since END
    WHERE m.campaign_id = $1 AND (m.status <> 'over' OR m.report = 'due')`,
};
/** Clocks of seats go on where they stood; matches are locked first. */
const GO_ON = {
  name: 'match-clocks-go-on',
  text: `WITH held AS MATERIALIZED (SELECT id, extract(epoch FROM now() - paused_at) * 1000 AS ms FROM matches
      WHERE campaign_id = $1 AND status = 'paused' AND NOT held FOR UPDATE)
    UPDATE match_seats s SET deadlines = (SELECT json_object_agg(d.key, floor(d.value::numeric + held.ms)) FROM json_each_text(s.deadlines) d)
    FROM held WHERE s.match_id = held.id AND s.deadlines::text <> '{}'`,
};
/** A seat that nobody plays is a bot's. What its player had left there goes with them. */
const SEATS = {
  name: 'match-seats-follow',
  text: `UPDATE match_seats s SET user_id = f.user_id, bot = CASE WHEN f.user_id IS NULL THEN 'hold' END, queue = '[]', standing = '[]', bot_for = '[]', asked = '{}'
    FROM matches m, forces f WHERE m.campaign_id = $1 AND m.status <> 'over' AND s.match_id = m.id
      AND f.campaign_id = $1 AND f.id = s.force_id AND s.user_id IS DISTINCT FROM f.user_id`,
};

/** Perhaps a bot is asked now, or a clock begins: the sweep looks. */
const WAKE = {
  name: 'matches-wake',
  text: `UPDATE matches m SET bot_since = clock_timestamp() WHERE m.campaign_id = $1 AND m.status = 'running'`,
};

/** Who follows a seat that is theirs no more is told nothing more. */
const TELL = {
  name: 'matches-tell-seats',
  text: `INSERT INTO outbox (channel, payload) SELECT '${MATCH_CHANNEL}', id::text FROM matches WHERE campaign_id = $1 AND status <> 'over'`,
};

/** They stand still, or go on. */
const NOTICE = {
  name: 'matches-notice',
  text: `INSERT INTO outbox (channel, payload) SELECT '${MATCH_NOTICE_CHANNEL}', id::text FROM matches WHERE campaign_id = $1 AND battle_id = ANY($2)`,
};

/** After a rollback: of battles whose end was taken back. `$2`: those that are over. */
const TAKE_BACK = {
  name: 'matches-taken-back',
  text: `UPDATE matches SET report = 'dropped' WHERE campaign_id = $1 AND report = 'counted' AND NOT battle_id = ANY($2)`,
};

const foughtHere = ({ battles, campaign }: CampaignState): readonly string[] =>
  campaign.status === 'finished'
    ? []
    : rowsOf(battles).flatMap((battle) => (isFoughtHere(battle) ? [battle.id] : []));

const overIn = ({ battles }: CampaignState): readonly string[] =>
  rowsOf(battles).flatMap((battle) => (isOver(battle) ? [battle.id] : []));

const playersOf = ({ forces }: CampaignState): string =>
  rowsOf(forces)
    .map(({ id, user }) => `${id} ${String(user)}`)
    .join();

/** Of most commands nothing follows, and nothing is asked. */
export const followCampaign = async (
  client: ClientBase,
  before: CampaignState,
  after: CampaignState,
): Promise<void> => {
  const [was, is] = [foughtHere(before), foughtHere(after)];
  const { id, status, epoch } = after.campaign;
  if (epoch !== before.campaign.epoch) await client.query({ ...TAKE_BACK, values: [id, overIn(after)] });
  if (was.length === 0) return;
  const isElse = before.campaign.status !== after.campaign.status;
  const hasMoved = was.join() !== is.join() || isElse || before.campaign.epoch !== epoch;
  const hasOthers = playersOf(before) !== playersOf(after);
  if (isElse && status === 'running') await client.query({ ...GO_ON, values: [id] });
  if (hasMoved || hasOthers) await client.query({ ...FOLLOW, values: [id, is, status === 'paused'] });
  if (hasMoved) {
    await client.query({ ...NOTICE, values: [id, was] });
    noteUse(client);
  }
  if (hasOthers) {
    await client.query({ ...SEATS, values: [id] });
    await client.query({ ...TELL, values: [id] });
    noteUse(client);
  }
  if (hasOthers || isElse) await client.query({ ...WAKE, values: [id] });
};
