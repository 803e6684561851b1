/**
 * Readiness by the database, the disks and the sweeps: the database answers within a second, there is room to
 * write, and what is due gets done.
 */
import type pg from 'pg';
import { Readiness, type NotReady } from '../../application/health/readiness';
import type { DiskWatch } from '../disk/disk-watch';

const PATIENCE_MS = 1_000;
/** Sweeps come every 15 s; after so long without one that went through, something is wrong. */
const SWEEPS_LATE_MS = 60_000;
/** Whoever asks for our health shall not fill the disk with it. */
const WRITE_EVERY_MS = 2_000;

/**
 * A few pages of a table that nobody else sees and that goes at once: what PostgreSQL cannot do on a full
 * disk.
 */
const WRITE = `CREATE TEMPORARY TABLE room ON COMMIT DROP AS SELECT repeat(md5(n::text), 16) AS filler FROM generate_series(1, 256) n`;

/** Rejects after a second; what was asked may still come, and is nobody's concern then. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export class PostgresReadiness extends Readiness {
  #wroteAt = -Infinity;

  /** @param sweepsSoundMsAgo since when nothing has been swept; null: this process does not sweep */
  constructor(
    private readonly pool: pg.Pool,
    private readonly disks: DiskWatch,
    private readonly sweepsSoundMsAgo: () => number | null,
  ) {
    super();
  }

  async missing(): Promise<NotReady | null> {
    const answers = await inTime(this.pool.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    if (answers && this.disks.isFull('database')) await this.#tryToWrite();
    const places = await this.disks.full();
    // A full disk stops PostgreSQL too: then it is the cause.
    if (places.length > 0) return { cause: 'disk-full', places };
    if (!answers) return { cause: 'database-unreachable', places };
    const sweptMsAgo = this.sweepsSoundMsAgo();
    return sweptMsAgo !== null && sweptMsAgo > SWEEPS_LATE_MS ? { cause: 'sweeps-late', places } : null;
  }

  /**
   * Asks PostgreSQL to write a little: once it can, its disk has room again. Anything but a full disk says
   * nothing about it.
   */
  async #tryToWrite(): Promise<void> {
    if (performance.now() - this.#wroteAt < WRITE_EVERY_MS) return;
    this.#wroteAt = performance.now();
    try {
      await inTime(this.pool.query(WRITE));
      this.disks.cleared('database');
    } catch (error) {
      this.disks.noted('database', error);
    }
  }
}
