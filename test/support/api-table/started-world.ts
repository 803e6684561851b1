/** The world on a server in this process, for tests. */
import { startTestApp } from '../app';
import { worldOn, type World } from './world';

export const buildWorld = async (environment: Readonly<Record<string, string>> = {}): Promise<World> => {
  const app = await startTestApp({ LIMIT_BODY_BYTES: '262144', ...environment });
  try {
    return await worldOn(app);
  } catch (error) {
    await app.close();
    throw error;
  }
};
