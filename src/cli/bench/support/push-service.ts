/** A push service that takes everything after a while, and counts what came and how often. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BenchPushService {
  /** `127.0.0.1:…`, each a lane of its own. */
  readonly hosts: readonly string[];
  /** How many different pushes have come, and how many came again. */
  readonly different: () => number;
  readonly again: () => number;
  close(): void;
}

/** @param delayMs how long each answer takes */
export const openPushService = async (lanes: number, delayMs: number): Promise<BenchPushService> => {
  const seen = new Set<string>();
  let again = 0;
  const servers: Server[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const server = createServer((request, response) => {
      const name = `${request.url ?? ''} ${String(request.headers['topic'])}`;
      request.resume().on('end', () => {
        if (seen.has(name)) again += 1;
        seen.add(name);
        setTimeout(() => response.writeHead(201).end(), delayMs);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
  }
  return {
    hosts: servers.map((server) => `127.0.0.1:${String((server.address() as AddressInfo).port)}`),
    different: () => seen.size,
    again: () => again,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
