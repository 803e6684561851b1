/**
 * Replay: folds all events of a campaign from the start and compares the result with the tables, hash by
 * hash.
 */
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { canonicalJson } from '../../../kernel';
import { apply, TABLES, upcast, type CampaignState } from '../../../rules';
import { loadState } from '../state/load-state';
import { withTransaction } from '../transaction';
import { readEvents } from './read-events';
import type { Heads } from './rows-of-command';

export interface ReplayCheck {
  /** A table of the state, `campaign`, `map`, `ledger`, `events` or `feeds`. */
  readonly name: string;
  readonly replayed: string;
  readonly stored: string;
  readonly same: boolean;
}

export interface ReplayReport {
  readonly campaign: string;
  readonly events: number;
  readonly same: boolean;
  readonly checks: readonly ReplayCheck[];
}

const EMPTY = {
  campaign: null,
  map: null,
  ...Object.fromEntries(TABLES.map((table) => [table, {}])),
} as unknown as CampaignState;

const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

const check = (name: string, replayed: unknown, stored: unknown): ReplayCheck => {
  const [a, b] = [hashOf(replayed), hashOf(stored)];
  return { name, replayed: a, stored: b, same: a === b };
};

const fold = async (
  client: PoolClient,
  id: string,
): Promise<{ state: CampaignState; events: number; gapFree: boolean }> => {
  let state = EMPTY;
  let last = 0;
  let gapFree = true;
  for await (const { seq, type, version, data } of readEvents(client, id)) {
    gapFree = gapFree && seq === last + 1;
    last = seq;
    state = apply(state, [upcast(type, version, data)]);
  }
  return { state, events: last, gapFree };
};

/** SUP-9: the balance of each account as the sum of its entries. */
const ledgerSums = async (client: PoolClient, id: string): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ force: string; sum: string }>(
    'SELECT force, sum(amount) AS sum FROM ledger WHERE campaign_id = $1 GROUP BY force',
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.force, Number(row.sum)]));
};

/** For each feed the number of its entries; where it has gaps, a number that no head is. */
const feedCounts = async (client: PoolClient, id: string): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ audience: string; count: string; last: string }>(
    'SELECT audience, sum(count) AS count, max(seq) AS last FROM feeds WHERE campaign_id = $1 GROUP BY audience',
    [id],
  );
  return Object.fromEntries(
    rows.map((row) => [row.audience, row.count === row.last ? Number(row.last) : -1]),
  );
};

/**
 * Reads in one snapshot of the database, so that it may run beside a playing campaign. Null: no such started
 * campaign.
 */
export const replay = (pool: Pool, id: string): Promise<ReplayReport | null> =>
  withTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const stored = await loadState(client, id);
    if (stored === null) return null;
    const folded = await fold(client, id);
    const { rows } = await client.query<{ heads: Heads }>('SELECT heads FROM campaigns WHERE id = $1', [id]);
    const heads = rows[0]?.heads ?? { events: -1, feeds: {}, ledger: {} };
    const sums = await ledgerSums(client, id);
    const accounts = Object.fromEntries(
      Object.values(stored.state.forces).map((force) => [force.id, force.account]),
    );
    const balances = Object.fromEntries(Object.keys(accounts).map((force) => [force, sums[force] ?? 0]));
    const checks = [
      check('campaign', folded.state.campaign, stored.state.campaign),
      check('map', folded.state.map, stored.state.map),
      ...TABLES.map((table) => check(table, folded.state[table], stored.state[table])),
      check('ledger', balances, accounts),
      check('events', folded.gapFree ? folded.events : -1, heads.events),
      check('feeds', await feedCounts(client, id), heads.feeds),
    ];
    return { campaign: id, events: folded.events, same: checks.every((one) => one.same), checks };
  });
