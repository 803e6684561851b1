/**
 * A push service of the tests' own (RFC 8030), and browsers that subscribe there and decrypt what comes.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptPush } from './decrypt-push';

/** Of a browser that nobody has; nothing is ever sent there. */
export const PUSH_SUBSCRIPTION = {
  endpoint: 'https://push.example.org/nobody',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export interface ReceivedPush {
  /** Which browser's. */
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `silent`: it never answers. `endless`: it says 201, and a body without end. */
export type Manner = number | 'silent' | 'endless' | { readonly redirect: string };

export class PushService {
  readonly got: ReceivedPush[] = [];
  manner: Manner = 201;
  /** Answers come after up to so long. */
  delayMs = 0;
  /** Of single browsers, by path. */
  readonly manners = new Map<string, Manner>();
  readonly #server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      this.got.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = (): void => this.#answer(this.manners.get(path) ?? this.manner, response);
      if (this.delayMs === 0) answer();
      else setTimeout(answer, (this.got.length * 37) % this.delayMs);
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await once(service.#server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(manner: Manner, response: http.ServerResponse): void {
    if (manner === 'silent') return;
    if (typeof manner === 'number')
      response.writeHead(manner).end('{"reason":"<b>none of your business</b>"}');
    else if (manner === 'endless') {
      response.writeHead(201);
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 5);
      response.on('close', () => clearInterval(timer));
    } else response.writeHead(307, { location: manner.redirect }).end();
  }
}

export interface PushedMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly language: string;
}

/** One browser, with keys of its own. */
export class PushBrowser {
  readonly path = `/push/${randomBytes(9).toString('base64url')}`;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(private readonly service: PushService) {
    this.#keys.generateKeys();
  }

  /** As `PushSubscription` of a browser has it. */
  get subscription(): typeof PUSH_SUBSCRIPTION {
    return {
      endpoint: `${this.service.url}${this.path}`,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** What has come for it. */
  get got(): readonly ReceivedPush[] {
    return this.service.got.filter(({ path }) => path === this.path);
  }

  /** Throws if it was encrypted for another. */
  get messages(): readonly PushedMessage[] {
    return this.got.map(
      ({ body }) => JSON.parse(decryptPush(body, this.#keys, this.#auth).toString()) as PushedMessage,
    );
  }
}
