/** Stops the server that the global setup started. */
import type { Shared } from './postgres-global-setup';
import { SERVER_VARIABLE } from '../postgres-server';

export default async function tearDown(): Promise<void> {
  const shared = globalThis as Shared;
  if (shared.testServer === undefined) return;
  const server = shared.testServer;
  delete shared.testServer;
  delete process.env[SERVER_VARIABLE];
  await server.stop();
}
