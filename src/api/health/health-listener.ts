/**
 * A small HTTP listener of its own for those who run the server, apart from the API: health, and figures
 * where they are wanted. A process has it while it starts, a worker for good.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '../../application/health/readiness';
import { languageOf } from '../http/language';
import { httpRefusal, PROBLEM_TYPE, problemOf, statusOf, type HttpRefusal } from '../http/problems/problem';
import { notReady } from './not-ready';

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
  /** Answers to all other paths. Default: there is no such thing. */
  readonly elsewhere?: HttpRefusal;
  /** Longest wait for a request's headers and its end, in ms. Default: 10 seconds. */
  readonly requestMs?: number;
  /** Connections at once. */
  readonly mostConnections?: number;
}

const NOT_FOUND = httpRefusal('not-found', 'request/not-found');
const NO_METHOD = httpRefusal('method-not-allowed', 'request/method-not-allowed');
const UNEXPECTED = httpRefusal('unexpected', 'server/unexpected');
/** To clients of the API that come while the server starts. */
export const COMING: HttpRefusal = { ...httpRefusal('busy', 'server/unavailable'), retryAfterSeconds: 1 };

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const said = (request: IncomingMessage, refusal: HttpRefusal): Answer => {
  const language = languageOf(request.headers['accept-language']);
  const more: Record<string, string> = {};
  if (refusal.retryAfterSeconds !== null) more['retry-after'] = String(refusal.retryAfterSeconds);
  if (refusal === NO_METHOD) more['allow'] = 'GET, HEAD';
  return {
    status: statusOf(refusal),
    headers: { 'content-type': PROBLEM_TYPE, 'content-language': language, ...more },
    body: JSON.stringify(problemOf(refusal, language)),
  };
};

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
    const answer = await this.#answerOf(request).catch(() => said(request, UNEXPECTED));
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
    const { figures, elsewhere = NOT_FOUND } = this.options;
    const path = (request.url ?? '').split('?')[0];
    const known =
      path === '/health/live' || path === '/health/ready' || (path === '/metrics' && figures !== null);
    if (!known) return said(request, elsewhere);
    if (request.method !== 'GET' && request.method !== 'HEAD') return said(request, NO_METHOD);
    if (path === '/metrics' && figures !== null)
      return { status: 200, headers: { 'content-type': figures.contentType }, body: await figures.text() };
    const missing = path === '/health/ready' ? await this.#readiness.missing() : null;
    return missing === null ? OK : said(request, notReady(missing));
  }
}
