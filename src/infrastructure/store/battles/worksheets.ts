/** Worksheets of battles in the database (TBL): a row for each side and unit, and one for the field. */
import type { ClientBase, Pool } from 'pg';
import type { EntryToSave, WorksheetStore } from '../../../application/battles/worksheets';
import type { CampaignId } from '../../../kernel';
import type { Entries, FieldEntry, Saved, UnitEntry } from '../../../tactical';
import { announceBattle } from './battle-notices';
import { withTransaction } from '../transaction';

const FIELD = '';
const ANY = -1;

interface Row {
  readonly side: string;
  readonly part: string;
  readonly entry: unknown;
  readonly revision: number;
  readonly by: string;
}

/** `$3`: of this part and of the field only; null: all. */
const READ = {
  name: 'read-worksheet',
  text: `SELECT side, part, entry, revision, saved_by AS by FROM battle_worksheets
    WHERE campaign_id = $1 AND battle = $2 AND ($3::text IS NULL OR part IN ($3, '')) ORDER BY side, part`,
};

/** `$7`: the revision that it must replace; null: whichever, -1: any that is there, 0: none. */
const SAVE = {
  name: 'save-worksheet',
  text: `INSERT INTO battle_worksheets AS w (campaign_id, battle, side, part, entry, revision, saved_by)
    SELECT $1, $2, $3, $4, $5, 1, $6 WHERE $7::int IS NULL OR $7::int = 0
      OR EXISTS (SELECT FROM battle_worksheets WHERE campaign_id = $1 AND battle = $2 AND side = $3 AND part = $4)
    ON CONFLICT (campaign_id, battle, side, part)
    DO UPDATE SET entry = EXCLUDED.entry, revision = w.revision + 1, saved_by = EXCLUDED.saved_by, saved_at = now()
    WHERE $7::int IS NULL OR $7::int = ${ANY} OR w.revision = $7::int
    RETURNING revision`,
};

/** `part`: a unit, or the field (null), which stands beside every unit; left out: everything. */
export const readWorksheet = async (client: ClientBase | Pool, campaign: string, battle: string, part?: string | null): Promise<Entries> => {
  const { rows } = await client.query<Row>({ ...READ, values: [campaign, battle, part === undefined ? null : (part ?? FIELD)] });
  const entries: Record<string, { field: Saved<FieldEntry> | null; units: Record<string, Saved<UnitEntry>> }> = {};
  for (const { side, part: of, entry, revision, by } of rows) {
    const so = (entries[side] ??= { field: null, units: {} });
    // Entries were read by their parsers before they were saved.
    if (of === FIELD) so.field = { entry: entry as FieldEntry, revision, by };
    else so.units[of] = { entry: entry as UnitEntry, revision, by };
  }
  return entries;
};

/**
 * END-2: battles that are not over any more are fought anew, and nobody shall have agreed to how they end. What was filled in of units stays;
 * without what a side says of the field, its worksheet is not whole (TBL). Once the tables tell what is over.
 */
export const forgetFields = async (client: ClientBase, campaign: string): Promise<void> => {
  await client.query({
    name: 'forget-worksheet-fields',
    text: `DELETE FROM battle_worksheets w USING battles b
      WHERE w.campaign_id = $1 AND w.part = $2 AND b.campaign_id = $1 AND b.id = w.battle AND b.state NOT IN ('done', 'called-off')`,
    values: [campaign, FIELD],
  });
};

/** Waits for a command that is running, such as one that files this very worksheet; several saves do not wait for each other. */
const LOCK = { name: 'lock-worksheet', text: 'SELECT FROM campaigns WHERE id = $1 FOR SHARE' };
const IS_FOUGHT = {
  name: 'is-battle-fought',
  text: `SELECT FROM battles WHERE campaign_id = $1 AND id = $2 AND state NOT IN ('done', 'called-off')`,
};

export class PgWorksheets implements WorksheetStore {
  constructor(private readonly pool: Pool) {}

  read(campaign: CampaignId, battle: string, part?: string | null): Promise<Entries> {
    return readWorksheet(this.pool, campaign, battle, part);
  }

  save({ campaign, battle, side, unit, entry, by, over }: EntryToSave): Promise<number | 'over' | null> {
    return withTransaction(this.pool, async (client) => {
      await client.query({ ...LOCK, values: [campaign] });
      // A statement of its own: the one that waited has seen the battle as it was before.
      if ((await client.query({ ...IS_FOUGHT, values: [campaign, battle] })).rowCount === 0) return 'over';
      const { rows } = await client.query<{ revision: number }>({
        ...SAVE,
        values: [campaign, battle, side, unit ?? FIELD, JSON.stringify(entry), by, over === 'any' ? ANY : over],
      });
      const revision = rows[0]?.revision ?? null;
      if (revision !== null) await announceBattle(client, campaign, { battle, changed: 'worksheet', unit, side, revision });
      return revision;
    });
  }
}
