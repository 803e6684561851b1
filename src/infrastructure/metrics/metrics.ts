/**
 * The figures of one process, in the form that Prometheus reads. Nothing in them names a person, a campaign
 * or a battle: labels are methods, patterns of routes and statuses.
 */
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { wayFigures, type WayFigures } from '../notices/deliveries-desk';
import { dueDeliveries } from '../notices/pg-deliveries';
import { lateness } from '../store/due';

/** In seconds. */
const REQUESTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENTS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 10];
const LATENESS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3_600];
/** Between two samples of the event loop's delay, in ms. */
const LOOP_SAMPLES_MS = 20;
/** Figures shall not wait for a database that is away. */
const PATIENCE_MS = 1_000;

/** Null: the database did not answer in time. */
const inTime = <T>(asked: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
};

export class Metrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status; event streams are counted apart',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUESTS,
    registers: this.#registers,
  });
  readonly #statements = new Histogram({
    name: 'sql_statement_duration_seconds',
    help: 'Statements of the pool, from the call to the end of the answer',
    buckets: STATEMENTS,
    registers: this.#registers,
  });
  readonly #failures = new Counter({
    name: 'sql_statement_failures_total',
    help: 'Statements that failed',
    registers: this.#registers,
  });
  readonly #connectFailures = new Counter({
    name: 'sql_connection_failures_total',
    help: 'Connections to PostgreSQL that could not be made',
    registers: this.#registers,
  });
  readonly #lateness = new Histogram({
    name: 'sweep_lateness_seconds',
    help: 'How late the longest due campaign was when a sweep of this process found it',
    buckets: LATENESS,
    registers: this.#registers,
  });

  readonly #deliveries = new Counter({
    name: 'notice_deliveries_total',
    help: 'Attempts of this process to deliver notices, by way and how they ended: sent, again, later, untrue, never, gone',
    labelNames: ['way', 'end'] as const,
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOP_SAMPLES_MS });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  statement(seconds: number): void {
    this.#statements.observe(seconds);
  }

  statementFailed(): void {
    this.#failures.inc();
  }

  connectFailed(): void {
    this.#connectFailures.inc();
  }

  /** A sweep found something due, for so long. */
  sweptLate(seconds: number): void {
    this.#lateness.observe(seconds);
  }

  /** A notice was delivered, or not, by one of the server's ways. */
  noticeSettled(way: string, end: string): void {
    this.#deliveries.inc({ way, end });
  }

  watchPool(pool: pg.Pool): void {
    this.#gauge('sql_pool_connections', 'Connections to PostgreSQL that are open', () => pool.totalCount);
    this.#gauge('sql_pool_idle_connections', 'Connections that nobody uses', () => pool.idleCount);
    this.#gauge('sql_pool_waiting_requests', 'Requests that wait for a connection', () => pool.waitingCount);
    this.#gauge(
      'campaign_due_lateness_seconds',
      'How late the longest due campaign is now, whoever should sweep; 0: nothing is due',
      () => inTime(lateness(pool)),
    );
    let asked: ReturnType<typeof dueDeliveries> | null = null;
    // Both figures of one look.
    const due = (): ReturnType<typeof dueDeliveries> =>
      (asked ??= dueDeliveries(pool).finally(() => (asked = null)));
    this.#gauge(
      'notice_deliveries_waiting',
      'Deliveries of notices that are due and have not ended, whoever should send',
      () => inTime(due().then(({ waiting }) => waiting)),
    );
    this.#gauge(
      'notice_deliveries_oldest_seconds',
      'How long the oldest of them has been due; 0: none is',
      () => inTime(due().then(({ oldest }) => oldest)),
    );
    this.#byWay(() => inTime(wayFigures(pool)));
  }

  watchStreams(open: () => number): void {
    this.#gauge('event_streams_open', 'Event streams that clients hold open', open);
  }

  /** @param soundMsAgo since when no sweep has gone through; null: this process does not sweep */
  watchSweeps(soundMsAgo: () => number | null): void {
    if (soundMsAgo() === null) return;
    this.#gauge(
      'sweep_last_success_age_seconds',
      'Since the last sweep of this process that went through',
      () => {
        const ms = soundMsAgo();
        return ms === null ? null : ms / 1_000;
      },
    );
  }

  /** One gauge with both labels, so that one look serves all: also of events for programs, and of engines. */
  #byWay(read: () => Promise<readonly WayFigures[] | null>): void {
    new Gauge({
      name: 'deliveries',
      help: 'What has not left the server yet, by way and state: waiting, failing (of those), given-up',
      labelNames: ['way', 'state'] as const,
      registers: this.#registers,
      async collect() {
        const ways = await read();
        this.reset();
        for (const { way, waiting, failing, givenUp } of ways ?? []) {
          this.set({ way, state: 'waiting' }, waiting);
          this.set({ way, state: 'failing' }, failing);
          this.set({ way, state: 'given-up' }, givenUp);
        }
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** What cannot be known at the moment has no sample: NaN would spoil every sum and alarm. */
  #gauge(name: string, help: string, read: () => number | null | Promise<number | null>): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
}
