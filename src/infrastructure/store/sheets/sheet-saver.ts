/**
 * Saves order sheets (ROUND-2). Sheets that come at the same time share one statement and one commit;
 * whoever's campaign is locked just then (a phase closes) is left out of it and waits by themselves, so that
 * no campaign waits for another one.
 */
import pg, { type Pool } from 'pg';
import type { SheetSaved, SheetToSave } from '../../../application/campaigns/sheets/sheet-store';
import { audienceVersionSql } from './audience-version-sql';
import { Batcher } from '../batcher';
import { SAVED, SAVED_ANEW, saveSheet } from './sheets';

export type Saved = SheetSaved | null;

interface Waiter {
  readonly sheet: SheetToSave;
  resolve(saved: Saved): void;
  reject(error: unknown): void;
}

/** By the keys of the sheets. */
type Batch = ReadonlyMap<string, Waiter>;

interface SavedRow {
  readonly campaign: string;
  readonly force: string;
  readonly ready: boolean;
  readonly savedAt: string;
  readonly device: string | null;
}

/**
 * In the order of their keys, so that two statements that save the same sheets do not wait for each other in
 * a circle.
 */
const SAVE_ALL = {
  name: 'save-sheets',
  text: `WITH sheet AS (
    SELECT * FROM json_to_recordset($1::json) AS r(campaign uuid, version bigint, epoch int, round int, phase text, step text, force text, orders jsonb, session uuid)
  ), open AS (
    SELECT c.id, s.epoch, s.round, s.phase, s.step, s.force, s.orders, s.session FROM sheet s JOIN campaigns c ON c.id = s.campaign
    WHERE c.status = 'running' AND ${audienceVersionSql('c', 's.force')} = s.version AND c.epoch = s.epoch AND c.round = s.round AND c.phase = s.phase AND coalesce(c.step, '') = s.step
      AND c.words IS DISTINCT FROM 'waiting'
    FOR SHARE OF c SKIP LOCKED
  )
  INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, saved_at, saved_session)
  SELECT id, force, epoch, round, phase, step, orders, date_trunc('milliseconds', clock_timestamp()), session FROM open ORDER BY id, force
  ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET ${SAVED_ANEW}
  RETURNING campaign_id AS campaign, force, ready, ${SAVED}`,
};

/** Sheets in one statement. */
const MAX = 40;

const keyOf = (campaign: string, force: string): string => `${campaign} ${force}`;

const saveAll = async (pool: Pool, sheets: readonly SheetToSave[]): Promise<ReadonlyMap<string, Saved>> => {
  const rows = sheets.map(({ onlyOver: _, step, ...sheet }) => ({ ...sheet, step: step ?? '' }));
  const result = await pool.query<SavedRow>({ ...SAVE_ALL, values: [JSON.stringify(rows)] });
  return new Map(
    result.rows.map(({ campaign, force, ready, savedAt, device }) => [
      keyOf(campaign, force),
      { ready, savedAt: Number(savedAt), device },
    ]),
  );
};

export class SheetSaver {
  #waiting: Waiter[] = [];
  /** Sheets that are being saved: the next one of the same force waits for them. */
  readonly #busy = new Set<string>();
  readonly #batcher = new Batcher<Batch>(
    () => this.#take(),
    (batch) => this.#saveBatch(batch),
  );

  constructor(private readonly pool: Pool) {}

  /** See `SheetStore.saveSheet`. */
  save(sheet: SheetToSave): Promise<Saved> {
    // What is saved only over a certain sheet carries its own condition.
    if (sheet.onlyOver !== null) return saveSheet(this.pool, sheet);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sheet, resolve, reject });
      this.#batcher.wake();
    });
  }

  async #saveBatch(batch: Batch): Promise<void> {
    if (batch.size === 1) {
      for (const [key, waiter] of batch) await this.#alone(key, waiter);
      return;
    }
    try {
      const saved = await saveAll(
        this.pool,
        [...batch.values()].map(({ sheet }) => sheet),
      );
      for (const [key, waiter] of batch) {
        const answer = saved.get(key);
        if (answer === undefined) void this.#alone(key, waiter);
        else this.#done(key, () => waiter.resolve(answer));
      }
    } catch (error) {
      // One that PostgreSQL does not take must not keep the others from being saved; when it is away, nobody
      // is tried again.
      const refused = error instanceof pg.DatabaseError && !/^(08|53|57)/.test(error.code ?? '08');
      for (const [key, waiter] of batch) {
        if (refused) void this.#alone(key, waiter);
        else this.#done(key, () => waiter.reject(error));
      }
    }
  }

  async #alone(key: string, { sheet, resolve, reject }: Waiter): Promise<void> {
    try {
      const saved = await saveSheet(this.pool, sheet);
      this.#done(key, () => resolve(saved));
    } catch (error) {
      this.#done(key, () => reject(error));
    }
  }

  #done(key: string, answer: () => void): void {
    this.#busy.delete(key);
    answer();
    if (this.#waiting.length > 0) this.#batcher.wake();
  }

  /**
   * The longest waiting, but each sheet once: a statement cannot write the same row twice, and the later one
   * must stay.
   */
  #take(): Batch | null {
    if (this.#waiting.length === 0) return null;
    const taken = new Map<string, Waiter>();
    const left: Waiter[] = [];
    for (const waiter of this.#waiting) {
      const key = keyOf(waiter.sheet.campaign, waiter.sheet.force);
      if (taken.size >= MAX || this.#busy.has(key)) left.push(waiter);
      else {
        taken.set(key, waiter);
        this.#busy.add(key);
      }
    }
    this.#waiting = left;
    return taken.size === 0 ? null : taken;
  }
}
