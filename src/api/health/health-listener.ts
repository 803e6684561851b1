/**
 * A small HTTP listener of its own for those who run the server, apart from the API: health, and figures
 * where they are wanted. A process has it while it starts, a worker for good.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '../../application/health/readiness';
// Read when the first problem is answered (`lazy` in .swcrc): its texts bring half of the server's code along.
import { coming, missing, noMethod, notReady, unexpected, type Answer } from './problem-answers';

/** Longest wait for a request's headers and its end, in ms. */
const REQUEST_MS = 10_000;
/** How often Node looks for requests that do not come in, in ms: by itself only every 30 seconds. */
const LOOK_FOR_SLOW_REQUESTS_MS = 1_000;
/** Connections at once: far more than probes and scrapers make. */
const MAX_CONNECTIONS = 500;
/** What is under way when the listener closes gets so long, in ms. */
const LAST_MS = 250;

/** Figures as text, such as Prometheus reads. */
export interface Figures {
  readonly contentType: string;
  text(): Promise<string>;
}

export interface HealthListenerOptions {
  readonly readiness: Readiness;
  /** Answered at `/metrics`. Null: nothing is there. */
  readonly figures: Figures | null;
  /** What all other paths are: `missing`, or the API's, which is `coming`. Default: `missing`. */
  readonly elsewhere?: 'missing' | 'coming';
  /** Longest wait for a request's headers and its end, in ms. Default: 10 seconds. */
  readonly requestMs?: number;
  /** Connections at once. */
  readonly mostConnections?: number;
}

const OK: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '{"status":"ok"}',
};

export class HealthListener {
  readonly #server: Server;
  #readiness: Readiness;

  constructor(private readonly options: HealthListenerOptions) {
    this.#readiness = options.readiness;
    const { requestMs = REQUEST_MS, mostConnections = MAX_CONNECTIONS } = options;
    this.#server = createServer(
      {
        headersTimeout: requestMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: LOOK_FOR_SLOW_REQUESTS_MS,
      },
      (request, response) => void this.#answer(request, response),
    );
    this.#server.maxConnections = mostConnections;
  }

  /** From now on another tells whether the process is ready. */
  ask(readiness: Readiness): void {
    this.#readiness = readiness;
  }

  /** Answers the port. Throws when it is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Safe to call twice. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      const last = setTimeout(() => this.#server.closeAllConnections(), LAST_MS);
      this.#server.close(() => {
        clearTimeout(last);
        resolve();
      });
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#answerOf(request).catch(() => unexpected(request));
    response.writeHead(answer.status, {
      ...answer.headers,
      'content-length': Buffer.byteLength(answer.body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  }

  async #answerOf(request: IncomingMessage): Promise<Answer> {
    const { figures, elsewhere = 'missing' } = this.options;
    const path = (request.url ?? '').split('?')[0];
    const known =
      path === '/health/live' || path === '/health/ready' || (path === '/metrics' && figures !== null);
    if (!known) return elsewhere === 'coming' ? coming(request) : missing(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return noMethod(request);
    if (path === '/metrics' && figures !== null)
      return { status: 200, headers: { 'content-type': figures.contentType }, body: await figures.text() };
    const lacking = path === '/health/ready' ? await this.#readiness.missing() : null;
    return lacking === null ? OK : notReady(request, lacking);
  }
}
