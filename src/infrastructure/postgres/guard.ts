/**
 * Watches the embedded server and starts it again when it died under this process, as when the system killed
 * it for its memory.
 */
import { isAlive } from './cluster-files';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';

const INTERVAL_MS = 1_000;

/** Answers a function that ends the watch, and waits for a start that is under way. */
export function guard(
  server: Pick<EmbeddedPostgres, 'pid' | 'port'>,
  dataDir: string,
  onEvent: (error: Error) => void,
): () => Promise<void> {
  let { pid } = server;
  let ended = false;
  let starting: Promise<void> | null = null;
  const revive = async (): Promise<void> => {
    onEvent(new Error('PostgreSQL has died; starting it again'));
    try {
      const again = await startEmbeddedPostgres({ dataDir });
      pid = again.pid;
      if (again.port !== server.port)
        onEvent(
          new Error(
            `PostgreSQL runs on port ${again.port} now, since ${server.port} is taken: start this server again`,
          ),
        );
    } catch (error) {
      onEvent(error as Error);
    }
    starting = null;
  };
  const timer = setInterval(() => {
    if (!ended && starting === null && !isAlive(pid)) starting = revive();
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    ended = true;
    clearInterval(timer);
    await starting;
  };
}
