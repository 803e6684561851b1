/**
 * Jest's global setup of integration and end-to-end tests: one server for both, unless the environment names
 * one.
 */
import { SERVER_VARIABLE, startTestServer, type TestServer } from '../postgres-server';

/** Shared with the teardown, which jest loads as another copy of its modules. */
export interface Shared {
  testServer?: TestServer;
}

export default async function setUp(): Promise<void> {
  if (process.env[SERVER_VARIABLE] !== undefined) return;
  const server = await startTestServer();
  (globalThis as Shared).testServer = server;
  process.env[SERVER_VARIABLE] = server.url;
}
