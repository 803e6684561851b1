/** The world on a server in this process, for tests. */
import { startTestApp } from '../app';
import { worldOn, type World } from './world';

export const buildWorld = async (environment: Readonly<Record<string, string>> = {}): Promise<World> => {
  const app = await startTestApp({ LIMIT_BODY_BYTES: '262144', ...environment });
  try {
    const world = await worldOn(app);
    // Players whom a match waits for are called after three minutes: on a slow machine that would look as if what was
    // refused had changed something.
    await app.pool.query('UPDATE matches SET call_at = NULL');
    return world;
  } catch (error) {
    await app.close();
    throw error;
  }
};
