/** The listener of a process's figures (METRICS_PORT). */
import type { INestApplicationContext } from '@nestjs/common';
import { HealthListener } from './api/health/health-listener';
import { OpenStreams } from './api/streams/open-streams';
import { Readiness } from './application/health/readiness';
import type { Settings } from './infrastructure/config/settings';
import type { Logger } from './infrastructure/logging/logger';
import type { Metrics } from './infrastructure/metrics/metrics';
import { Background } from './playing';

/**
 * Opens the listener where figures can be read, once the application is there; null when nobody wants them,
 * or when the port is taken: games go on.
 */
export const openFigures = async (
  app: INestApplicationContext,
  { metricsPort, metricsHost, limits }: Settings,
  logger: Logger,
  metrics: Metrics | null,
  pool: Parameters<Metrics['watchPool']>[0],
): Promise<HealthListener | null> => {
  if (metricsPort === null || metrics === null) return null;
  const streams = app.get(OpenStreams, { strict: false });
  metrics.watchPool(pool);
  metrics.watchStreams(() => streams.count);
  metrics.watchSweeps(app.get(Background).sweepsSoundMsAgo);
  const listener = new HealthListener({
    readiness: app.get(Readiness),
    figures: metrics,
    requestMs: limits.headerSeconds * 1_000,
  });
  try {
    await listener.listen(metricsPort, metricsHost);
    return listener;
  } catch (err) {
    logger.error(
      { err },
      'nobody can read the figures of this process: set METRICS_PORT to a port that is free, and METRICS_HOST to an address of this machine',
    );
    return null;
  }
};
