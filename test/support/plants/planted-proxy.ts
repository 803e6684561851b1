/**
 * A server in front of the real one that passes everything on as it is, but for one leak that a test plants
 * in it.
 */
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  /** Null: not of a campaign. */
  readonly campaign: string | null;
  readonly headers: IncomingMessage['headers'];
}

export interface Reply {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

export interface Plant {
  readonly name: string;
  /** The answer in place of the server's. */
  readonly change?: (asked: Passing, reply: Reply) => Promise<Reply>;
  /** Begins to write into an event stream; answers what ends that. */
  readonly stream?: (asked: Passing, write: (text: string) => void) => () => void;
}

export interface PlantedProxy {
  readonly url: string;
  close(): Promise<void>;
}

const rest = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** `plant` null: it leaks nothing. */
export const openProxy = async (behind: string, plant: Plant | null): Promise<PlantedProxy> => {
  const { hostname, port } = new URL(behind);
  const server = createServer((asked, reply) => {
    void (async () => {
      const body = await rest(asked);
      const path = asked.url ?? '';
      const passing: Passing = {
        method: asked.method ?? '',
        path,
        token: asked.headers.authorization ?? '',
        campaign: /^\/v1\/campaigns\/([\w-]{36})/.exec(path)?.[1] ?? null,
        headers: asked.headers,
      };
      const passed = request({
        hostname,
        port,
        method: asked.method,
        path,
        headers: asked.headers as OutgoingHttpHeaders,
        agent: false,
      });
      passed.on('error', () => reply.destroy());
      passed.end(body);
      passed.on('response', (answer) => {
        void (async () => {
          reply.sendDate = false;
          const status = answer.statusCode ?? 0;
          if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
            reply.writeHead(status, answer.rawHeaders);
            const end = plant?.stream?.(passing, (text) => reply.write(text));
            answer.pipe(reply);
            reply.on('close', () => {
              end?.();
              passed.destroy();
            });
            return;
          }
          const honest: Reply = { status, headers: answer.rawHeaders, body: await rest(answer) };
          const given = (await plant?.change?.(passing, honest)) ?? honest;
          reply.writeHead(given.status, [...given.headers]);
          reply.end(given.body);
        })();
      });
    })();
  });
  const open = await listen(server);
  return {
    url: `http://127.0.0.1:${open}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
