/** A step during which the connection to PostgreSQL is cut, at each of its messages in turn. */
import type pg from 'pg';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import type { Cut, CuttingProxy, Direction } from './cutting-proxy';

const deep = process.env['DEEP'] === '1';

export interface Outcome {
  /** False: the caller was told of a failure. */
  readonly acknowledged: boolean;
}

type Step = (pool: pg.Pool) => Promise<unknown>;

interface Cuts {
  readonly cuts: number;
  readonly acknowledged: number;
  readonly done: number;
}

export class Cutting {
  readonly #tally: Record<string, Cuts> = {};

  /** @param pool not cut @param putBack brings all rows back to what they were before the step */
  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly proxy: CuttingProxy,
    private readonly putBack: () => Promise<void>,
  ) {}

  /** Runs a step as a process with one cut connection, waits until the dust has settled. */
  async during(cut: Cut | null, step: Step): Promise<Outcome> {
    this.proxy.arm(cut);
    const cutPool = createPool({ url: this.proxy.url(this.url), size: 1 });
    try {
      await step(cutPool);
      return { acknowledged: true };
    } catch {
      return { acknowledged: false };
    } finally {
      await cutPool.end();
      await this.#settled();
    }
  }

  /**
   * Every message of a step in both directions, every other one torn; with DEEP=1 each of them lost and torn.
   */
  async every(step: Step): Promise<readonly Cut[]> {
    expect(await this.during(null, step)).toEqual({ acknowledged: true });
    const counts = { ...this.proxy.counts };
    await this.putBack();
    const all = (direction: Direction): Cut[] =>
      Array.from({ length: counts[direction] }, (_, index) => ({
        direction,
        at: index + 1,
        torn: index % 2 === 1,
      }));
    const cuts = [...all('to-server'), ...all('to-client')];
    return deep ? [...cuts, ...cuts.map((cut) => ({ ...cut, torn: !cut.torn }))] : cuts;
  }

  note(name: string, acknowledged: boolean, done: boolean): void {
    const before = this.#tally[name] ?? { cuts: 0, acknowledged: 0, done: 0 };
    this.#tally[name] = {
      cuts: before.cuts + 1,
      acknowledged: before.acknowledged + (acknowledged ? 1 : 0),
      done: before.done + (done ? 1 : 0),
    };
  }

  /** Cuts before the commit undo, cuts after it do not: a run in which all ended alike has tested nothing. */
  expectBothOutcomes(name: string): void {
    const { cuts, done } = this.#tally[name] ?? { cuts: 0, done: 0 };
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(cuts);
  }

  /** What was noted, to be told. */
  get tally(): string {
    return `cuts: ${JSON.stringify(this.#tally)}\n`;
  }

  /** Until PostgreSQL has noticed that the cut connection is gone, and has finished what it had been asked. */
  async #settled(): Promise<void> {
    for (let tries = 0; tries < 10_000; tries += 1) {
      const { rows } = await this.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'campaign-host' AND pid <> pg_backend_pid()`,
      );
      if (rows[0]?.count === 0) return;
      await new Promise((next) => setTimeout(next, 2));
    }
    throw new Error('a cut connection lives on');
  }
}
