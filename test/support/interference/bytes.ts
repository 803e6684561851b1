/** Answers as the bytes that came over the wire: status, every header in its order, body. */
import { request } from 'node:http';
import { OF_THE_REQUEST } from '../http';

export interface Asked {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Bytes {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly requestId: string;
  readonly etag: string | null;
}

export const bytesOf = (url: string, { method, path, token, headers = {}, body }: Asked): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const text = body === undefined ? null : JSON.stringify(body);
    const sent = {
      authorization: `Bearer ${token}`,
      ...(text === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      ...headers,
    };
    const asked = request(
      { hostname, port, method, path, headers: sent, agent: false, timeout: 30_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const lines: string[] = [];
          for (let at = 0; at < response.rawHeaders.length; at += 2) {
            const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
            lines.push(OF_THE_REQUEST.test(name) ? name : `${name}: ${value}`);
          }
          resolve({
            status: response.statusCode ?? 0,
            headers: lines,
            body: Buffer.concat(chunks),
            requestId: String(response.headers['x-request-id']),
            etag: response.headers.etag ?? null,
          });
        });
      },
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
    asked.end(text);
  });

/** What is different between two answers to the same request, in words; null: nothing, to the last byte. */
export const difference = (before: Bytes, after: Bytes): string | null => {
  if (before.status !== after.status)
    return `status ${before.status} became ${after.status}: ${after.body.toString().slice(0, 300)}`;
  const [one, other] = [before.headers.join('\n'), after.headers.join('\n')];
  if (one !== other) return `headers\n${one}\nbecame\n${other}`;
  if (before.body.equals(after.body)) return null;
  const at = before.body.findIndex((byte, index) => byte !== after.body[index]);
  const around = (body: Buffer): string =>
    body.subarray(Math.max(0, at - 100), Math.max(0, at) + 100).toString();
  return `body at ${at}\n${around(before.body)}\nbecame\n${around(after.body)}`;
};
