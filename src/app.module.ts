/** The wiring: which implementation stands behind each port, and which modules this process runs. */
import { Module, type DynamicModule } from '@nestjs/common';
import { HealthModule } from './api/health/health.module';
import { Readiness } from './application/health/readiness';
import type { Settings } from './infrastructure/config/settings';
import type { Logger } from './infrastructure/logging/logger';
import type { Database } from './infrastructure/postgres/database';
import { PostgresReadiness } from './infrastructure/postgres/postgres-readiness';

/** What a process has opened before its modules are made. */
export interface AppContext {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly database: Database;
}

@Module({})
export class AppModule {
  static forContext(context: AppContext): DynamicModule {
    const { database } = context;
    const ports = [{ provide: Readiness, useValue: new PostgresReadiness(database.pool) }];
    return {
      module: AppModule,
      global: true,
      imports: [HealthModule],
      providers: ports,
      exports: ports.map((port) => port.provide),
    };
  }
}
