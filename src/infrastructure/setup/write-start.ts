/**
 * Writes the start of a campaign: its first state as plain tables, its history, and the columns that say that
 * it runs.
 */
import type { ClientBase } from 'pg';
import type { Member } from '../../application/campaigns/campaign-store';
import type { Start } from '../../application/setup/setup-transaction';
import type { Catalog } from '../../catalog';
import { factsOf, nextWarning, type Instant } from '../../rules';
import { commandNotices } from '../notices/command-notices';
import { putNotices } from '../notices/put-notices';
import { commandPosts, putPosts } from '../notices/put-posts';
import { CAMPAIGN_COLUMNS, campaignValues } from '../store/state/campaign-row';
import { announce } from '../store/changes';
import { nextDue } from '../store/due';
import { keepDesigns } from '../store/state/kept-designs';
import { snapshotRows, writeSnapshots } from '../store/history/snapshots';
import { rowsOfCommand } from '../store/history/rows-of-command';
import { writeHistory } from '../store/history/write-history';
import { writeTables } from '../store/state/write-state';

const NOTHING_YET = { events: 0, feeds: {}, ledger: {} };

const START = {
  name: 'start-campaign',
  text:
    `UPDATE campaigns SET version = $2, heads = $3, due_at = to_timestamp($4::float8 / 1000), notices_due_at = to_timestamp($5::float8 / 1000), ` +
    CAMPAIGN_COLUMNS.map((c, i) => `"${c.sql}" = $${i + 6}`).join(', ') +
    ` WHERE id = $1`,
};

/**
 * The campaign's row is locked. `catalog`: as the campaign sees it; `version`: the one that it had before.
 */
export const writeStart = async (
  client: ClientBase,
  catalog: Catalog,
  { state, events, openings }: Start,
  members: readonly Member[],
  version: number,
  at: Instant,
): Promise<void> => {
  const { id } = state.campaign;
  const { columns, rows, terrain } = state.map;
  await client.query({
    name: 'put-map',
    text: 'INSERT INTO campaign_maps (campaign_id, columns, rows, terrain) VALUES ($1, $2, $3, $4)',
    values: [id, columns, rows, JSON.stringify(terrain)],
  });
  await writeTables(client, id, null, state);
  await keepDesigns(client, catalog, {}, state.campaign.designs);
  const history = rowsOfCommand(NOTHING_YET, null, state, events);
  await writeHistory(client, id, at, history);
  const next = version + events.length;
  const { rows: snapshots, snapshot } = snapshotRows(NOTHING_YET, openings);
  await writeSnapshots(client, id, next, snapshots);
  await client.query({
    ...START,
    values: [
      id,
      next,
      JSON.stringify({ ...history.heads, snapshot }),
      nextDue(state),
      nextWarning(state.campaign, at),
      ...campaignValues(state.campaign),
    ],
  });
  const facts = factsOf(state, at);
  const { feeds } = history;
  putNotices(client, id, commandNotices({ feeds, facts, members: { before: [], after: members } }));
  await putPosts(client, id, commandPosts(feeds, facts));
  await announce(client, id, next);
};
