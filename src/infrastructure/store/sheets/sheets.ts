/**
 * Order sheets: saved by one statement that checks, under a shared lock, that the phase is still the one they
 * were written for.
 */
import type { ClientBase, Pool } from 'pg';
import type { SavedSheet } from '../../../application/campaigns/sheets/saved-sheet';
import type {
  OwnSheet,
  PastSheet,
  SheetSaved,
  SheetToSave,
} from '../../../application/campaigns/sheets/sheet-store';
import type { CampaignRow, Order } from '../../../rules';
import type { ForceId, UserId } from '../../../kernel';
import { audienceVersionSql } from './audience-version-sql';

/** What a sheet that is saved again takes from the new one. */
export const SAVED_ANEW =
  'orders = EXCLUDED.orders, saved_at = EXCLUDED.saved_at, saved_session = EXCLUDED.saved_session';
/** When it was saved, and on what device. */
export const SAVED = `floor(extract(epoch FROM saved_at) * 1000)::int8 AS "savedAt", (SELECT device FROM sessions WHERE id = saved_session) AS device`;

const SAVE = {
  name: 'save-sheet',
  text: `WITH open AS (
    SELECT id FROM campaigns c WHERE id = $1 AND status = 'running' AND ${audienceVersionSql('c', '$7::text')} = $2 AND epoch = $3 AND round = $4 AND phase = $5
      AND coalesce(step, '') = $6 AND ($12::boolean OR words IS DISTINCT FROM 'waiting') FOR SHARE
  )
  INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, saved_at, saved_session)
  SELECT open.id, $7::text, $3, $4, $5, $6, $8::jsonb, date_trunc('milliseconds', clock_timestamp()), $11::uuid FROM open
  ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET ${SAVED_ANEW}
    WHERE NOT $9::boolean OR order_sheets.saved_at IS NOT DISTINCT FROM to_timestamp($10::float8 / 1000)
  RETURNING ready, ${SAVED}`,
};

/**
 * `inCommand`: under the campaign's lock, where standing words that wait for an act (ROUND-3) are applied
 * afterwards.
 */
export const saveSheet = async (
  pool: Pool | ClientBase,
  sheet: SheetToSave,
  inCommand = false,
): Promise<SheetSaved | null> => {
  const values = [
    sheet.campaign,
    sheet.version,
    sheet.epoch,
    sheet.round,
    sheet.phase,
    sheet.step ?? '',
    sheet.force,
    JSON.stringify(sheet.orders),
    sheet.onlyOver !== null,
    sheet.onlyOver?.savedAt ?? null,
    sheet.session,
    inCommand,
  ];
  const { rows } = await pool.query<{ ready: boolean; savedAt: string; device: string | null }>({
    ...SAVE,
    values,
  });
  return rows[0] === undefined ? null : { ...rows[0], savedAt: Number(rows[0].savedAt) };
};

const READ = {
  name: 'read-sheets',
  text: `SELECT force, orders, ready, floor(extract(epoch FROM saved_at) * 1000)::int8 AS "savedAt" FROM order_sheets
    WHERE campaign_id = $1 AND epoch = $2 AND round = $3 AND phase = $4 AND step = $5 ORDER BY force`,
};

/** Of sessions only the reader's own: whoever has got somebody's seat does not learn on what those play. */
const READ_OWN = {
  name: 'read-own-sheet',
  text: `SELECT o.force, o.orders, o.ready, floor(extract(epoch FROM o.saved_at) * 1000)::int8 AS "savedAt", s.id AS session, s.device
    FROM order_sheets o LEFT JOIN sessions s ON s.id = o.saved_session AND s.user_id = $7
    WHERE o.campaign_id = $1 AND o.epoch = $2 AND o.round = $3 AND o.phase = $4 AND o.step = $5 AND o.force = $6`,
};

type OpenPhase = Pick<CampaignRow, 'epoch' | 'round' | 'phase' | 'step'>;

interface SheetRow {
  readonly force: ForceId;
  readonly orders: Order[];
  readonly ready: boolean;
  readonly savedAt: string | null;
}

const instantOf = (at: string | null): number | null => (at === null ? null : Number(at));

/** The sheets of the open phase. */
export const readSheets = async (
  client: ClientBase | Pool,
  id: string,
  open: OpenPhase,
): Promise<readonly SavedSheet[]> => {
  const values = [id, open.epoch, open.round, open.phase, open.step ?? ''];
  const { rows } = await client.query<SheetRow>({ ...READ, values });
  return rows.map((row) => ({ ...row, savedAt: instantOf(row.savedAt) }));
};

/** A force's sheet of the open phase, as this user reads it. */
export const readSheet = async (
  pool: Pool,
  id: string,
  open: OpenPhase,
  force: ForceId,
  reader: UserId,
): Promise<OwnSheet | null> => {
  const { rows } = await pool.query<SheetRow & { session: string | null; device: string | null }>({
    ...READ_OWN,
    values: readValues(id, open, force, reader),
  });
  if (rows[0] === undefined) return null;
  const { savedAt, session, device, ...sheet } = rows[0];
  return { ...sheet, savedAt: instantOf(savedAt), savedBy: session === null ? null : { session, device } };
};

const NOTE_READ = {
  name: 'note-read',
  text: `INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, read_by) VALUES ($1, $6, $2, $3, $4, $5, '[]', $7)
    ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET read_by = EXCLUDED.read_by
    WHERE order_sheets.read_by IS DISTINCT FROM EXCLUDED.read_by RETURNING 1`,
};

const WAS_READ = {
  name: 'was-read',
  text: `SELECT 1 FROM order_sheets
    WHERE campaign_id = $1 AND epoch = $2 AND round = $3 AND phase = $4 AND step = $5 AND force = $6 AND read_by = $7`,
};

const readValues = (id: string, open: OpenPhase, force: ForceId, user: UserId): unknown[] => [
  id,
  open.epoch,
  open.round,
  open.phase,
  open.step ?? '',
  force,
  user,
];

/** Notes that this user reads the sheet of the open phase; false: they were the last who did. */
export const noteRead = async (
  client: ClientBase,
  id: string,
  open: OpenPhase,
  force: ForceId,
  user: UserId,
): Promise<boolean> =>
  (await client.query({ ...NOTE_READ, values: readValues(id, open, force, user) })).rowCount === 1;

export const wasRead = async (
  pool: Pool,
  id: string,
  open: OpenPhase,
  force: ForceId,
  user: UserId,
): Promise<boolean> =>
  (await pool.query({ ...WAS_READ, values: readValues(id, open, force, user) })).rowCount === 1;

const READ_PAST = {
  name: 'read-past-sheets',
  text: `SELECT force, epoch, phase, nullif(step, '') AS step, orders FROM order_sheets
    WHERE campaign_id = $1 AND round = $2 AND force = ANY($3) ORDER BY force, epoch, phase, step`,
};

export const readPastSheets = async (
  pool: Pool,
  id: string,
  round: number,
  forces: readonly ForceId[],
): Promise<readonly PastSheet[]> =>
  (await pool.query<PastSheet>({ ...READ_PAST, values: [id, round, forces] })).rows;

const READY = {
  name: 'set-ready',
  text: `INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, ready, spoke) VALUES ($1, $6, $2, $3, $4, $5, '[]', $7, $7)
    ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET ready = EXCLUDED.ready,
      spoke = order_sheets.spoke OR order_sheets.ready OR EXCLUDED.ready`,
};

export const setReady = async (
  client: ClientBase,
  id: string,
  open: OpenPhase,
  force: ForceId,
  ready: boolean,
): Promise<void> => {
  await client.query({
    ...READY,
    values: [id, open.epoch, open.round, open.phase, open.step ?? '', force, ready],
  });
  await client.query({
    name: 'bump-ready',
    text: 'UPDATE campaigns SET ready_revision = ready_revision + 1 WHERE id = $1',
    values: [id],
  });
};
