/** Order sheets: saved by one statement that checks, under a shared lock, that the phase is still the one they were written for. */
import type { ClientBase, Pool } from 'pg';
import type { PastSheet, SavedSheet, SheetToSave } from '../../application/campaigns/campaign-store';
import type { CampaignRow, Order } from '../../rules';
import type { ForceId, UserId } from '../../kernel/ids';
import { audienceVersionSql } from './audience-version-sql';

const SAVE = {
  name: 'save-sheet',
  text: `WITH open AS (
    SELECT id FROM campaigns c WHERE id = $1 AND status = 'running' AND ${audienceVersionSql('c', '$7::text')} = $2 AND epoch = $3 AND round = $4 AND phase = $5
      AND coalesce(step, '') = $6 FOR SHARE
  )
  INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, saved_at)
  SELECT open.id, $7::text, $3, $4, $5, $6, $8::jsonb, date_trunc('milliseconds', clock_timestamp()) FROM open
  ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET orders = EXCLUDED.orders, saved_at = EXCLUDED.saved_at
    WHERE NOT $9::boolean OR order_sheets.saved_at IS NOT DISTINCT FROM to_timestamp($10::float8 / 1000)
  RETURNING ready, floor(extract(epoch FROM saved_at) * 1000)::int8 AS "savedAt"`,
};

export const saveSheet = async (pool: Pool, sheet: SheetToSave): Promise<{ savedAt: number; ready: boolean } | null> => {
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
  ];
  const { rows } = await pool.query<{ ready: boolean; savedAt: string }>({ ...SAVE, values });
  return rows[0] === undefined ? null : { savedAt: Number(rows[0].savedAt), ready: rows[0].ready };
};

const READ = {
  name: 'read-sheets',
  text: `SELECT force, orders, ready, floor(extract(epoch FROM saved_at) * 1000)::int8 AS "savedAt" FROM order_sheets
    WHERE campaign_id = $1 AND epoch = $2 AND round = $3 AND phase = $4 AND step = $5 AND ($6::text IS NULL OR force = $6) ORDER BY force`,
};

type OpenPhase = Pick<CampaignRow, 'epoch' | 'round' | 'phase' | 'step'>;

/** The sheets of the open phase, of one force or of all (null). */
export const readSheets = async (client: ClientBase | Pool, id: string, open: OpenPhase, force: ForceId | null): Promise<readonly SavedSheet[]> => {
  const values = [id, open.epoch, open.round, open.phase, open.step ?? '', force];
  const { rows } = await client.query<{ force: ForceId; orders: Order[]; ready: boolean; savedAt: string | null }>({ ...READ, values });
  return rows.map((row) => ({ ...row, savedAt: row.savedAt === null ? null : Number(row.savedAt) }));
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
export const noteRead = async (client: ClientBase, id: string, open: OpenPhase, force: ForceId, user: UserId): Promise<boolean> =>
  (await client.query({ ...NOTE_READ, values: readValues(id, open, force, user) })).rowCount === 1;

export const wasRead = async (pool: Pool, id: string, open: OpenPhase, force: ForceId, user: UserId): Promise<boolean> =>
  (await pool.query({ ...WAS_READ, values: readValues(id, open, force, user) })).rowCount === 1;

const READ_PAST = {
  name: 'read-past-sheets',
  text: `SELECT force, epoch, phase, nullif(step, '') AS step, orders FROM order_sheets
    WHERE campaign_id = $1 AND round = $2 AND force = ANY($3) ORDER BY force, epoch, phase, step`,
};

export const readPastSheets = async (pool: Pool, id: string, round: number, forces: readonly ForceId[]): Promise<readonly PastSheet[]> =>
  (await pool.query<PastSheet>({ ...READ_PAST, values: [id, round, forces] })).rows;

const READY = {
  name: 'set-ready',
  text: `INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, ready) VALUES ($1, $6, $2, $3, $4, $5, '[]', $7)
    ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET ready = EXCLUDED.ready`,
};

export const setReady = async (client: ClientBase, id: string, open: OpenPhase, force: ForceId, ready: boolean): Promise<void> => {
  await client.query({ ...READY, values: [id, open.epoch, open.round, open.phase, open.step ?? '', force, ready] });
  await client.query({ name: 'bump-ready', text: 'UPDATE campaigns SET ready_revision = ready_revision + 1 WHERE id = $1', values: [id] });
};
