/** The application of a process whose database is there: made, with its demo, and listening. */
import type { AddressInfo } from 'node:net';
import type { HealthListener } from './api/health/health-listener';
import { createApp } from './app';
import type { AppContext } from './app.module';
import { Readiness } from './application/health/readiness';
import { offerDemo } from './demo-offer';
import { openFigures } from './figures';
import type { Shutdown } from './shutdown';

/**
 * Answers the port that it listens on, or undefined for a worker, whose health `listener` tells from now on;
 * else that listener makes room.
 */
export const serve = async (
  context: AppContext,
  listener: HealthListener,
  shutdown: Shutdown,
): Promise<number | undefined> => {
  const { settings, logger, database, metrics = null } = context;
  const app = await createApp(context);
  await shutdown.add(() => app.close());
  await offerDemo(app, context);
  let port: number | undefined;
  if (settings.role === 'worker') {
    await app.init();
    listener.ask(app.get(Readiness));
  } else {
    await listener.close();
    await app.listen(settings.port, settings.host);
    // Another than the setting's when that is 0.
    ({ port } = app.getHttpServer().address() as AddressInfo);
  }
  const figures = await openFigures(app, settings, logger, metrics, database.pool);
  if (figures !== null) await shutdown.add(() => figures.close());
  return port;
};
