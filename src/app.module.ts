/** The wiring: which implementation stands behind each port, and which modules this process runs. */
import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './api/auth/auth.module';
import { PublicUrl } from './api/auth/public-url';
import { CampaignsModule } from './api/campaigns/campaigns.module';
import { CatalogModule } from './api/catalog/catalog.module';
import { HealthModule } from './api/health/health.module';
import { Accounts } from './application/accounts/accounts';
import { LiveSessions, VerificationKeys } from './application/accounts/verification';
import { CatalogBrowser } from './application/catalog/browse';
import { Readiness } from './application/health/readiness';
import { CampaignSetup } from './application/setup/campaign-setup';
import { Memberships } from './application/setup/ports';
import { bundledCatalog } from './catalog/bundled';
import { bundledBuildings } from './catalog/building-info';
import { createAccountPorts } from './infrastructure/accounts/account-ports';
import { PgGameMasters } from './infrastructure/accounts/game-masters';
import { Housekeeping } from './infrastructure/accounts/housekeeping';
import type { Settings } from './infrastructure/config/settings';
import type { Logger } from './infrastructure/logging/logger';
import type { Database } from './infrastructure/postgres/database';
import { PostgresReadiness } from './infrastructure/postgres/postgres-readiness';
import { createPrisma } from './infrastructure/postgres/prisma';
import { loadMasterKey } from './infrastructure/secrets/master-key';
import { SealedBox } from './infrastructure/secrets/sealed-box';
import { PgMemberships } from './infrastructure/setup/pg-memberships';
import { createSetupPorts } from './infrastructure/setup/setup-ports';
import { DesignShelf } from './infrastructure/store/kept-designs';

/** What a process has opened before its modules are made. */
export interface AppContext {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly database: Database;
}

@Module({})
export class AppModule {
  static forContext(context: AppContext): DynamicModule {
    const { database, settings, logger } = context;
    const { pool } = database;
    const masterKey = loadMasterKey(settings.secretKey, settings.dataDir);
    const accounts = createAccountPorts({
      pool,
      prisma: createPrisma(pool),
      limits: settings.limits,
      vault: new SealedBox(masterKey, 'signing-keys'),
      gameMasters: new PgGameMasters(pool),
    });
    const catalog = bundledCatalog();
    const setup = createSetupPorts({
      pool,
      shelf: new DesignShelf(catalog),
      vault: new SealedBox(masterKey, 'dice-seeds'),
      publicUrl: settings.publicUrl,
    });
    const ports = [
      { provide: Readiness, useValue: new PostgresReadiness(pool) },
      { provide: Accounts, useValue: new Accounts(accounts.ports) },
      { provide: VerificationKeys, useValue: accounts.keys },
      { provide: LiveSessions, useValue: accounts.sessions },
      { provide: CatalogBrowser, useValue: new CatalogBrowser(catalog, bundledBuildings()) },
      { provide: CampaignSetup, useValue: new CampaignSetup(setup) },
      { provide: Memberships, useValue: new PgMemberships(pool) },
      { provide: PublicUrl, useValue: new PublicUrl(settings.publicUrl) },
    ];
    const housekeeping = new Housekeeping(pool, accounts.keys, (err) => logger.warn({ err }, 'housekeeping failed'));
    return {
      module: AppModule,
      global: true,
      imports: [HealthModule, AuthModule, CatalogModule, CampaignsModule],
      providers: [...ports, { provide: Housekeeping, useValue: housekeeping }],
      exports: ports.map((port) => port.provide),
    };
  }
}
