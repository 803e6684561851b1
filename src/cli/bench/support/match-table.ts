/** A match that a bench plays over HTTP, by taking offers. */
import { bearer, logIn, wire } from './clients';
import { HttpClient } from './http-client';

const PER_ACCOUNT = 10;
const GIVES_UP = ['leave', 'withdraw', 'propose-end', 'agree'];
export const BOTH_MINE = [{ me: true }, { me: true }];

interface Offered {
  readonly decision: string;
  readonly order: { readonly type: string };
  readonly ask: readonly { readonly pointer: string }[];
}

interface View {
  readonly match: { readonly state: string };
  readonly decisions: readonly { readonly id: string; readonly revision: number }[];
  readonly offers: readonly Offered[];
}

export interface Times {
  readonly order: number[];
  readonly view: number[];
  readonly draft: number[];
}

/** One match that a client plays by taking offers. */
export class Table {
  #id = '';
  #orders = 0;

  constructor(
    private readonly client: HttpClient,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly opening: object,
  ) {}

  get id(): string {
    return this.#id;
  }

  async open(): Promise<void> {
    this.#id = (await this.#call<{ id: string }>('POST', '', this.opening)).id;
  }

  /** One order, late by what is behind `due`; every fourth is tried first. Opens another match after the end. */
  async play(due: number, times: Times): Promise<void> {
    const asked = performance.now();
    const view = await this.#call<View>('GET', `/${this.#id}/view`);
    times.view.push(performance.now() - asked);
    const offer = this.#chosen(view.offers);
    if (view.match.state === 'over' || offer === undefined) return this.open();
    const revision = view.decisions.find(({ id }) => id === offer.decision)?.revision ?? 0;
    const body = { decision: offer.decision, revision, order: offer.order };
    this.#orders += 1;
    if (this.#orders % 4 === 0) {
      const begun = performance.now();
      const open = offer.ask[0]?.pointer ?? null;
      await this.#call('POST', `/${this.#id}/orders?dryRun=true`, { ...body, open });
      times.draft.push(performance.now() - begun);
    }
    const begun = Math.max(due, asked);
    const sent = performance.now();
    await this.#call('POST', `/${this.#id}/orders`, body);
    times.order.push(performance.now() - sent + Math.max(0, asked - begun));
  }

  /** The next order as bytes on the wire, ready to be sent. Opens another match after the end. */
  async nextOrder(): Promise<string> {
    const view = await this.#call<View>('GET', `/${this.#id}/view`);
    const offer = this.#chosen(view.offers);
    if (view.match.state === 'over' || offer === undefined) {
      await this.open();
      return this.nextOrder();
    }
    this.#orders += 1;
    const revision = view.decisions.find(({ id }) => id === offer.decision)?.revision ?? 0;
    const body = JSON.stringify({ decision: offer.decision, revision, order: offer.order });
    return wire('POST', `/v1/matches/${this.#id}/orders`, this.headers, body);
  }

  /** Nobody leaves the field or gives up, so that the match goes on. */
  #chosen(offers: readonly Offered[]): Offered | undefined {
    const staying = offers.filter(({ order }) => !GIVES_UP.includes(order.type));
    return staying[this.#orders % Math.max(1, staying.length)];
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, text } = await this.client.send(
      method,
      `/v1/matches${path}`,
      body === undefined ? null : JSON.stringify(body),
    );
    if (status >= 300) throw new Error(`${method} ${path}: ${String(status)} ${text}`);
    return JSON.parse(text) as T;
  }
}

export const noTimes = (): Times => ({ order: [], view: [], draft: [] });

export const openTables = async (
  port: number,
  opening: object,
  count: number,
  perAccount = PER_ACCOUNT,
): Promise<readonly Table[]> => {
  const tables: Table[] = [];
  for (let made = 0; made < count; made += 1) {
    const headers = bearer(await logIn(port, `player-${String(Math.floor(made / perAccount) + 1)}`));
    tables.push(new Table(new HttpClient(port, headers), headers, opening));
  }
  for (const table of tables) await table.open();
  return tables;
};
