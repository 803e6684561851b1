/** Readiness by the database: it answers within a second, or this process is not ready. */
import type pg from 'pg';
import { Readiness } from '../../application/health/readiness';

const PATIENCE_MS = 1_000;

export class PostgresReadiness extends Readiness {
  constructor(private readonly pool: pg.Pool) {
    super();
  }

  async missing(): Promise<readonly string[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const answered = this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const ready = await Promise.race([answered, late]);
    clearTimeout(timer);
    return ready ? [] : ['database'];
  }
}
