/**
 * Requests over kept connections, with as little work of their own as Node's client allows: on a machine that
 * both share, what a client takes is missing to the server.
 */
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Answers come packed, as to a browser. Rejects when the connection breaks. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true });

  constructor(
    private readonly port: number,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  send(method: string, path: string, body: string | null): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...this.headers,
        'accept-encoding': 'gzip',
        ...(body === null
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const options = { host: '127.0.0.1', port: this.port, method, path, headers, agent: this.#agent };
      const sent = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const whole = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
          resolve({ status: answer.statusCode ?? 0, text: whole.toString() });
        });
      });
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }
}
