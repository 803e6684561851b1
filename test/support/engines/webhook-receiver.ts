/**
 * A webhook's other end for tests: remembers every post, and answers as it is told; `'silence'`: not at all.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** ms since 1970. */
  readonly at: number;
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}
type Reply = number | 'silence' | Answered;

/** How long a post may take: machines that run tests are busy. */
const PATIENCE_MS = 90_000;

export class WebhookReceiver {
  readonly received: Received[] = [];
  /** The next answers, then 204. */
  readonly answers: Reply[] = [];
  /** So many posts of each delivery are answered with 503 first. */
  refusals = 0;
  /** Before each answer. */
  delayMs = 0;
  /** Answers that are due wait for it. */
  gate: Promise<void> = Promise.resolve();
  /** Most posts of one delivery that were open at the same time. */
  mostAtOnce = 0;
  readonly #open = new Map<string, number>();

  private constructor(private readonly server: http.Server) {
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.#take(request, response, Buffer.concat(chunks)));
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new WebhookReceiver(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook?x=1`;
  }

  /** How often each delivery came. */
  get counts(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { headers } of this.received) {
      const id = String(headers['x-engine-delivery']);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  }

  /** Until so many have come; throws when they do not. */
  async until(count: number): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; this.received.length < count;) {
      if (performance.now() > end)
        throw new Error(`${String(this.received.length)} of ${String(count)} posts came`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  #take({ url, headers }: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void {
    const id = String(headers['x-engine-delivery']);
    const open = (this.#open.get(id) ?? 0) + 1;
    this.#open.set(id, open);
    this.mostAtOnce = Math.max(this.mostAtOnce, open);
    response.once('close', () => this.#open.set(id, (this.#open.get(id) ?? 1) - 1));
    this.received.push({ url: url ?? '', headers, body, at: Date.now() });
    const reply = this.answers.shift() ?? ((this.counts[id] ?? 0) > this.refusals ? 204 : 503);
    if (reply === 'silence') return;
    const { status, headers: told } = typeof reply === 'number' ? { status: reply, headers: {} } : reply;
    setTimeout(() => void this.gate.then(() => response.writeHead(status, told).end()), this.delayMs);
  }
}
