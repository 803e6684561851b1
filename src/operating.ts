/**
 * What a process tells its operator beside the API: the disks it knows of, its figures, and what is unsafe in
 * its settings.
 */
import { tmpdir } from 'node:os';
import type { Environment } from './infrastructure/config/reader';
import { settingNames, type Settings } from './infrastructure/config/settings';
import { unknownSettings } from './infrastructure/config/unknown-settings';
import { DiskWatch } from './infrastructure/disk/disk-watch';
import type { Logger } from './infrastructure/logging/logger';
import type { Metrics } from './infrastructure/metrics/metrics';
import type { StatementWatch } from './infrastructure/postgres/watched-client';

export const watchDisks = (settings: Settings, logger: Logger): DiskWatch =>
  new DiskWatch({
    folders: { data: settings.dataDir, uploads: tmpdir() },
    onFull: (place, err) =>
      logger.error(
        { err, place, cause: 'disk-full' },
        'a disk is full: nothing can be written there until there is room',
      ),
    onRoom: (place) => logger.info({ place }, 'there is room on the disk again'),
  });

/** Null when nobody wants figures: then what counts is not even loaded. */
export const countFigures = async ({ metricsPort }: Settings): Promise<Metrics | null> =>
  metricsPort === null ? null : new (await import('./infrastructure/metrics/metrics.js')).Metrics();

/** What becomes of the pool's statements. */
export const watchStatements = (disks: DiskWatch, metrics: Metrics | null): StatementWatch => ({
  onDone: metrics === null ? undefined : (seconds) => metrics.statement(seconds),
  onFailed: (error) => {
    disks.noted('database', error);
    metrics?.statementFailed();
  },
  onConnectFailed: () => metrics?.connectFailed(),
});

export const warnOfSettings = (settings: Settings, environment: Environment, logger: Logger): void => {
  for (const { name, meant } of unknownSettings(environment, settingNames()))
    logger.warn(
      `there is no setting ${name}${meant === null ? '' : `; perhaps ${meant} is meant`}: see .env.example`,
    );
  if (settings.trustProxy === true)
    logger.warn(
      'TRUST_PROXY=true believes everybody who sends X-Forwarded-For, so that limits by address do not hold: set it to the number of proxies in front (TRUST_PROXY=1) or to their addresses',
    );
};
