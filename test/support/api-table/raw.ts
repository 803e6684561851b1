/** Requests as no client library would send them: paths, headers and bodies verbatim. */
import { request } from 'node:http';
import type { World } from './world';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface RawRequest {
  readonly token?: string;
  /** Lists are sent as that many headers. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

export const raw = (
  world: World,
  method: string,
  path: string,
  { token, headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(world.app.url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = {
      ...length,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    } as Record<string, string | string[]>;
    const asked = request({ hostname, port, method, path, headers: sent, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      const done = (): void =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
        asked.destroy();
        done();
        return;
      }
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', done);
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path.slice(0, 100)}`)));
    asked.end(body);
  });

/** A problem's code, whatever came back. */
export const codeOf = ({ text }: RawAnswer): string => {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return '';
  }
};

/** In the form in which `faultsOf` looks at answers. */
export const asAnswer = ({
  status,
  headers,
  text,
}: RawAnswer): Parameters<typeof import('./problems').faultsOf>[0] => ({
  status,
  text,
  headers: new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  ),
  body: (text.startsWith('{') ? JSON.parse(text) : {}) as never,
});
