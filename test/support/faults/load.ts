/**
 * People who play on while servers and databases die under them, and who remember everything that was
 * acknowledged.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import { wait } from './checks';
import { ask, type HttpPlayer, type HttpWar, type Reply } from './http-war';
import { marchFrom } from './orders';
import { storedEvents } from '../stored-history';

interface Moment {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}

interface Sheet extends Moment {
  readonly force: string;
  readonly orders: string;
}

const key = ({ round, phase, step }: Moment): string => `${round}/${phase}/${step ?? ''}`;
const RETRY_MS = 20;

export class Load {
  #stopped = false;
  #running: Promise<unknown> = Promise.resolve();
  #variant = 0;
  /**
   * By force and moment: the last sheet that was acknowledged, and those that were sent after it and may have
   * come through.
   */
  readonly #sheets = new Map<string, { acknowledged: Sheet | null; after: string[] }>();
  readonly #ready: { readonly force: string; readonly moment: Moment }[] = [];
  readonly #advanced: Moment[] = [];
  /** Advances that nobody has answered yet: they are asked for again, under their keys. */
  #open: string | null = null;
  #refused = '';
  /** Of every answer: status and whether it was a problem document when it had to be. */
  readonly statuses = new Map<string, number>();
  readonly faults: string[] = [];
  slowestMs = 0;

  constructor(
    private readonly war: HttpWar,
    private url: string,
  ) {}

  get acknowledged(): { readonly sheets: number; readonly ready: number; readonly advances: number } {
    return {
      sheets: [...this.#sheets.values()].filter((one) => one.acknowledged !== null).length,
      ready: this.#ready.length,
      advances: this.#advanced.length,
    };
  }

  start(url: string): void {
    this.url = url;
    this.#stopped = false;
    this.#running = Promise.all([
      ...this.war.players.map((player) => this.#loop(() => this.#play(player))),
      this.#loop(() => this.#lead()),
    ]);
  }

  /** Waits for the answers that are still to come. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Asks once more for what was not answered, so that afterwards nothing is in doubt. */
  async settle(url: string): Promise<void> {
    this.url = url;
    for (let tries = 0; this.#open !== null && tries < 500; tries += 1) await this.#lead();
    if (this.#open !== null) this.faults.push(`an advance was never done: ${this.#refused}`);
  }

  /**
   * Leads on until the war is in a phase that a deadline alone ends: in combat it may wait for the reports of
   * battles instead (CMB-11).
   */
  async leaveCombat(url: string, phase: () => Promise<string>): Promise<void> {
    this.url = url;
    for (let tries = 0; (this.#open !== null || (await phase()) === 'combat') && tries < 500; tries += 1)
      await this.#lead();
  }

  async #loop(turn: () => Promise<void>): Promise<void> {
    while (!this.#stopped) await turn();
  }

  /** Null: no answer, or one that says to try again later. */
  async #ask(
    method: string,
    path: string,
    token: string,
    body: unknown = null,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply | null> {
    let reply: Reply;
    try {
      reply = await ask(this.url, method, `/v1/campaigns/${this.war.id}${path}`, token, body, headers);
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') this.faults.push(`${method} ${path} hangs`);
      this.#count('no answer');
      await wait(RETRY_MS);
      return null;
    }
    this.#count(String(reply.status));
    this.slowestMs = Math.max(this.slowestMs, reply.ms);
    if (reply.status >= 400 && !reply.type.startsWith('application/problem+json'))
      this.faults.push(`${method} ${path}: ${reply.status} is no problem document`);
    if (reply.status >= 500 && reply.status !== 503)
      this.faults.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    if (reply.status < 500) return reply;
    await wait(RETRY_MS);
    return null;
  }

  #count(what: string): void {
    this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1);
  }

  async #play({ token, force }: HttpPlayer): Promise<void> {
    const options = await this.#ask('GET', '/options', token);
    if (options?.status !== 200) return;
    const {
      round,
      phase,
      step,
      orders: open,
    } = options.body as unknown as Moment & { readonly orders: Readonly<Record<string, unknown>> };
    this.#variant += 1;
    const orders = open['move'] === undefined ? [] : marchFrom(open['move'], this.#variant);
    const moment = { round, phase, step };
    const name = `${force} ${key(moment)}`;
    const known = this.#sheets.get(name) ?? { acknowledged: null, after: [] };
    this.#sheets.set(name, known);
    known.after.push(canonicalJson(orders));
    const saved = await this.#ask('PUT', '/orders', token, { phase, orders });
    if (saved?.status === 200) {
      const told = saved.body as unknown as Moment & { readonly orders: readonly object[] };
      if (key(told) !== key(moment))
        this.faults.push(`a sheet for ${key(moment)} was saved for ${key(told)}`);
      this.#sheets.set(name, {
        acknowledged: { ...moment, force, orders: canonicalJson(orders) },
        after: [],
      });
    } else if (saved !== null) known.after.pop();
    if (this.#variant % 7 !== 0) return;
    const ready = await this.#ask('PUT', '/ready', token, { ready: true });
    // The phase may have ended between: then the mark is the next phase's, which this client cannot tell.
    if (ready?.status === 200) this.#ready.push({ force, moment });
  }

  async #lead(): Promise<void> {
    if (this.#open === null) await wait(30);
    this.#open ??= randomUUID();
    const advanced = await this.#ask(
      'POST',
      '/gm/advance',
      this.war.gm.token,
      { reason: this.#open },
      { 'idempotency-key': this.#open },
    );
    if (advanced?.status === 409) {
      this.#refused = JSON.stringify(advanced.body);
      await this.#callOffBattles();
      await wait(RETRY_MS);
    }
    if (advanced === null || advanced.status === 409) return;
    if (advanced.status === 200) this.#advanced.push(advanced.body as unknown as Moment);
    else this.faults.push(`advance: ${advanced.status} ${JSON.stringify(advanced.body)}`);
    this.#open = null;
  }

  /** Forces that met fight, and a phase of battles does not end before they have. */
  async #callOffBattles(): Promise<void> {
    const battles = await this.#ask('GET', '/battles', this.war.gm.token);
    for (const { id, state } of (battles?.body['items'] ?? []) as readonly {
      readonly id: string;
      readonly state: string;
    }[])
      if (state !== 'done' && state !== 'called-off')
        await this.#ask('POST', `/battles/${id}/call-off`, this.war.gm.token, {
          reason: 'nobody fights here',
        });
  }

  /** What was acknowledged and is not there, or was done more often than it was asked for. */
  async losses(pool: pg.Pool): Promise<readonly string[]> {
    const { rows: stored } = await pool.query<Sheet & { orders: unknown; ready: boolean }>(
      `SELECT force, round, phase, nullif(step, '') AS step, orders, ready FROM order_sheets WHERE campaign_id = $1`,
      [this.war.id],
    );
    const lost: string[] = [];
    for (const [name, { acknowledged, after }] of this.#sheets) {
      if (acknowledged === null) continue;
      const row = stored.find((one) => `${one.force} ${key(one)}` === name);
      const orders = row === undefined ? null : canonicalJson(row.orders);
      if (orders !== acknowledged.orders && !after.includes(orders ?? '')) lost.push(`sheet of ${name}`);
    }
    for (const { force, moment } of this.#ready)
      if (
        !stored.some(
          (row) =>
            row.force === force && row.ready && (row.round > moment.round || row.round === moment.round),
        )
      )
        lost.push(`ready mark of ${force} in ${key(moment)}`);
    const events = (await storedEvents(pool, this.war.id)) as readonly {
      readonly type: string;
      readonly data: Moment & { reason: string };
    }[];
    const opened = new Set(events.filter(({ type }) => type === 'phase-opened').map(({ data }) => key(data)));
    for (const moment of this.#advanced)
      if (!opened.has(key(moment))) lost.push(`the advance to ${key(moment)}`);
    const reasons = events.filter(({ type }) => type === 'phase-advanced').map(({ data }) => data.reason);
    if (new Set(reasons).size !== reasons.length) lost.push('an advance was done twice');
    if (reasons.filter((reason) => reason !== this.#open).length !== this.#advanced.length)
      lost.push(`${this.#advanced.length} advances were acknowledged, ${reasons.length} done`);
    return lost;
  }
}
