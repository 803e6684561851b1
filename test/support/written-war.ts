/** Writes wars that played themselves to PostgreSQL, step by step, as a server would have. */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { CampaignId, UserId } from '../../src/kernel/ids';
import { writeStart } from '../../src/infrastructure/setup/write-start';
import { rowsOf, type CampaignState } from '../../src/rules';
import type { Played } from './simulation/play';
import type { StoreProcess } from './stored-campaign';

type Written = Pick<Played, 'state' | 'events' | 'openings' | 'step' | 'number'>;

const userOf = (simulated: string): UserId =>
  `00000000-0000-7000-8000-${simulated.replace('user-', '').padStart(12, '0')}` as UserId;

/**
 * Simulated players and campaigns have ids of their own kind; the database wants others. Whatever does not
 * change stays the same object.
 */
export const stored = (state: CampaignState, id: CampaignId): CampaignState => ({
  ...state,
  campaign: { ...state.campaign, id },
  forces: Object.fromEntries(
    rowsOf(state.forces).map((force) => [
      force.id,
      force.user === null ? force : { ...force, user: userOf(force.user) },
    ]),
  ),
});

const kept = (openings: Written['openings'], id: CampaignId): Written['openings'] =>
  openings.map((opening) => ({ ...opening, state: stored(opening.state, id) }));

const begin = async (
  { pool }: StoreProcess,
  id: CampaignId,
  { state, events, openings, step }: Written,
): Promise<void> => {
  const { name, diceCommitment, idKey } = state.campaign;
  await pool.query(
    `INSERT INTO campaigns (id, name, status, options, dice_commitment, id_key) VALUES ($1, $2, 'setup', '{}', $3, $4)`,
    [id, name, diceCommitment, idKey],
  );
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await writeStart(
      client,
      bundledCatalog(),
      { state: stored(state, id), events, openings: kept(openings, id) },
      [],
      0,
      step.at,
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
};

/**
 * The API lets no characters in that PostgreSQL does not store (json-body.ts); the vandals of these wars send
 * them past it.
 */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/\\u(0000|d[89a-f]..)/gi, '?')) as T;

const storedEvents = (events: Played['events']): Played['events'] =>
  JSON.parse(
    JSON.stringify(storable(events)).replace(/"user-\d+"/g, (user) => `"${userOf(user.slice(1, -1))}"`),
  ) as Played['events'];

/** Answers how many steps were written. Throws what the database refuses, with the step. */
export const writeWar = async (
  host: StoreProcess,
  id: CampaignId,
  steps: readonly Written[],
): Promise<number> => {
  let written = 0;
  for (const played of steps) {
    if (played.events.length === 0) continue;
    written += 1;
    if (played.step.command.do === 'start') {
      await begin(host, id, played);
      continue;
    }
    const change = {
      state: stored(played.state, id),
      events: storedEvents(played.events),
      openings: kept(played.openings, id),
      members: [],
    };
    try {
      await host.store.transact(id, async (transaction) => {
        await transaction.write({ ...change, timetable: transaction.timetable });
        return null;
      });
    } catch (error) {
      throw new Error(
        `step ${played.number}, ${JSON.stringify(played.step.command).slice(0, 500)}: ${String(error)}`,
      );
    }
  }
  return written;
};
