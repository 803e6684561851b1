/**
 * Deliveries of notices in PostgreSQL. Who sends what is agreed on by its clock, so that restarts and second
 * servers know.
 */
import type { Pool } from 'pg';
import type { DeliveryBook, Room, Settlement, TakenDelivery, Wanted } from '../../application/notices/outbox';
import type { WayLimits } from '../../application/notices/ways';
import type { CampaignId } from '../../kernel';
import type { MatchFacts, NoticeFacts } from '../../rules';
import { isWorthTelling, tellChatFailing } from './chat/chat-notices';
import { factsSql } from './facts-sql';
import { giveRoomBack, takeRoom } from './hour-rooms';
import { matchFactsSql } from './match-facts-sql';
import { pauseOf } from './pauses';
import { SentDeliveries } from './sent-deliveries';
import { takeDeliveries } from './take-deliveries';

/** Then it is given up, after some two days of growing pauses. */
const MAX_ATTEMPTS = 55;
/** Where no setting says another number. */
export const MESSAGES_PER_HOUR = 20;
const FACTS = {
  name: 'notice-facts',
  text: `SELECT c.id, ${factsSql('c')} AS facts FROM campaigns c WHERE c.id = ANY ($1::uuid[])`,
};

const MATCHES = {
  name: 'notice-match-facts',
  text: `SELECT m.id, ${matchFactsSql('m')} AS facts FROM matches m WHERE m.id = ANY ($1::uuid[])`,
};

const MINE = 'WHERE notice = $1 AND endpoint = $2 AND attempts = $3 AND outcome IS NULL';
const END = {
  name: 'end-notice',
  text: `UPDATE notice_deliveries SET outcome = $4, error = $5, settled_at = clock_timestamp() ${MINE}`,
};
/**
 * Something may be wrong for hours that is mended then, a clock or a service; who refuses everything for days
 * knows this server no more.
 */
const REFUSED = {
  name: 'endpoint-refuses',
  text: `WITH gone AS (DELETE FROM notice_endpoints WHERE id = $1 AND address = $2 AND refused_since < clock_timestamp() - interval '2 days')
    UPDATE notice_endpoints SET refused_since = clock_timestamp() WHERE id = $1 AND address = $2 AND refused_since IS NULL`,
};
const AGAIN = {
  name: 'notice-again',
  text: `UPDATE notice_deliveries SET error = $4, due_at = clock_timestamp() + make_interval(secs => $5) ${MINE}`,
};
const LATER = {
  name: 'notice-later',
  text: `UPDATE notice_deliveries SET attempts = attempts - 1, due_at = to_timestamp($4::float8 / 1000), held = held OR $5 ${MINE}`,
};
/** Not if it has been given another address meanwhile. */
const GONE = { name: 'drop-endpoint', text: 'DELETE FROM notice_endpoints WHERE id = $1 AND address = $2' };

const DUE = {
  name: 'due-notices',
  text: `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM clock_timestamp() - min(due_at)), 0)::float8 AS oldest
    FROM notice_deliveries WHERE outcome IS NULL AND due_at <= clock_timestamp()`,
};

/** What waits on all ways; `oldest` in seconds. */
export const dueDeliveries = async (
  pool: Pool,
): Promise<{ readonly waiting: number; readonly oldest: number }> => {
  const { rows } = await pool.query<{ waiting: number; oldest: number }>(DUE);
  return rows[0] ?? { waiting: 0, oldest: 0 };
};

export class PgDeliveryBook implements DeliveryBook {
  readonly #sent: SentDeliveries;

  /** @param perHour messages to one mailbox or browser */
  constructor(
    private readonly pool: Pool,
    private readonly perHour: number = MESSAGES_PER_HOUR,
  ) {
    this.#sent = new SentDeliveries(pool);
  }

  take(way: string, limits: WayLimits, busy: ReadonlyMap<string, number>): Promise<readonly TakenDelivery[]> {
    return takeDeliveries(this.pool, way, limits, busy);
  }

  async facts(campaigns: readonly CampaignId[]): Promise<ReadonlyMap<CampaignId, NoticeFacts>> {
    if (campaigns.length === 0) return new Map();
    const { rows } = await this.pool.query<{ id: CampaignId; facts: NoticeFacts }>({
      ...FACTS,
      values: [campaigns],
    });
    return new Map(rows.map(({ id, facts }) => [id, facts]));
  }

  async matches(ids: readonly string[]): Promise<ReadonlyMap<string, MatchFacts>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.pool.query<{ id: string; facts: MatchFacts }>({ ...MATCHES, values: [ids] });
    return new Map(rows.map(({ id, facts }) => [id, facts]));
  }

  takeRoom(wanted: readonly Wanted[]): Promise<readonly Room[]> {
    return takeRoom(this.pool, wanted, this.perHour);
  }

  giveRoomBack(endpoint: string): Promise<void> {
    return giveRoomBack(this.pool, endpoint);
  }

  async settle(taken: TakenDelivery, end: Settlement): Promise<void> {
    const { notice, endpoint, attempts } = taken;
    const mine = [notice, endpoint, attempts];
    if (isWorthTelling(taken, end)) await tellChatFailing(this.pool, taken, end.end === 'gone');
    if (end.end === 'gone') await this.pool.query({ ...GONE, values: [endpoint, taken.address] });
    else if (end.end === 'later')
      await this.pool.query({ ...LATER, values: [...mine, end.until, end.held === true] });
    else if (end.end === 'again' && attempts < MAX_ATTEMPTS)
      await this.pool.query({ ...AGAIN, values: [...mine, end.error, pauseOf(attempts, end.afterSeconds)] });
    else if (end.end === 'again' || end.end === 'never')
      await this.pool.query({ ...END, values: [...mine, 'failed', end.error] });
    else if (end.end === 'refused') {
      await this.pool.query({ ...END, values: [...mine, 'failed', end.error] });
      await this.pool.query({ ...REFUSED, values: [endpoint, taken.address] });
    } else if (end.end === 'sent') await this.#sent.note(taken);
    else await this.pool.query({ ...END, values: [...mine, end.end, null] });
  }
}
