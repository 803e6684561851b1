/** The wiring: which implementation stands behind each port, and which modules this process runs. */
import { tmpdir } from 'node:os';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './api/auth/auth.module';
import { PublicUrl } from './api/auth/public-url';
import { CampaignsModule } from './api/campaigns/campaigns.module';
import { BoardsModule } from './api/boards/boards.module';
import { CatalogModule } from './api/catalog/catalog.module';
import { DemoModule } from './api/demo/demo.module';
import { DesignsModule } from './api/designs/designs.module';
import { BattlesModule } from './api/battles/battles.module';
import { MegamekModule } from './api/battles/megamek.module';
import { FiguresModule } from './api/figures/figures.module';
import { EnginesModule } from './api/engines/engines.module';
import { GmModule } from './api/gm/gm.module';
import { HealthModule } from './api/health/health.module';
import { MatchesModule } from './api/matches/matches.module';
import { MessagesModule } from './api/messages/messages.module';
import { NoticesModule } from './api/notices/notices.module';
import { OffersModule } from './api/offers/offers.module';
import { ARCHIVE_BYTES } from './api/http/bodies/archive-body';
import { PlayingModule } from './api/playing/playing.module';
import { RoundsModule } from './api/rounds/rounds.module';
import { ProblemsModule } from './api/problems/problems.module';
import { RulesModule } from './api/rules/rules.module';
import { WebhooksModule } from './api/webhooks/webhooks.module';
import { SystemsModule } from './api/systems/systems.module';
import { Accounts } from './application/accounts/accounts';
import { CloseAccount } from './application/accounts/closing/close-account';
import { ExportAccount } from './application/accounts/export-account';
import { FinishClosing } from './application/accounts/closing/finish-closing';
import { EndedSessions, LiveSessions, VerificationKeys } from './application/accounts/mails/verification';
import { PackFiles } from './application/battles/pack-files';
import { SeeRelease } from './application/battles/see-release';
import { SetRelease } from './application/battles/set-release';
import { EnterCampaign } from './application/catalog/enter-campaign';
import { FindDesign } from './application/catalog/find-design';
import { SearchDesigns } from './application/catalog/search-designs';
import { SearchEquipment } from './application/catalog/search-equipment';
import { SeeLists } from './application/catalog/see-lists';
import { SeeRecordSheets } from './application/catalog/see-record-sheets';
import { ImportBoards } from './application/boards/import-boards';
import { ListBoards } from './application/boards/list-boards';
import { RemoveBoard } from './application/boards/remove-board';
import { ImportDesigns } from './application/catalog/import-designs';
import { ListImports } from './application/catalog/list-imports';
import { CheckRefit } from './application/catalog/check-refit';
import { ShowDemo } from './application/demo/show-demo';
import { Readiness } from './application/health/readiness';
import { Allowances } from './application/limits/allowances';
import { CampaignSetup } from './application/setup/campaign-setup';
import { AskProbe } from './application/systems/ask-probe';
import { Memberships } from './application/setup/membership';
import { SeeCalendar } from './application/timetable/see-calendar';
import { SetCalendar } from './application/timetable/set-calendar';
import { DrawBattleSheet } from './application/sheets/draw-battle-sheet';
import { DrawMechSheet } from './application/sheets/draw-mech-sheet';
import { PrintBattle } from './application/sheets/print-battle';
import { PrintDrawings } from './application/sheets/print-drawings';
import { PrintForce } from './application/sheets/print-force';
import { bundledCatalog } from './catalog';
import { SYSTEMS } from './games';
import { zip } from './infrastructure/archives/zip';
import { DiskSpool } from './infrastructure/catalog/disk-spool';
import { readSheetText } from './tactical/engines/battletech';
import { PgOwnBoards } from './infrastructure/boards/pg-own-boards';
import { PgDesignLibraries } from './infrastructure/catalog/pg-design-libraries';
import { WorkerReader } from './infrastructure/catalog/worker-reader';
import { PgCatalogScopes } from './infrastructure/catalog/pg-catalog-scopes';
import { createAccountPorts, limitRules } from './infrastructure/accounts/account-ports';
import { findRecords } from './infrastructure/accounts/account-records';
import { PgClosedAccounts } from './infrastructure/accounts/closed-accounts';
import { Housekeeping } from './infrastructure/accounts/housekeeping';
import type { Settings } from './infrastructure/config/settings';
import { PgAllowanceBook } from './infrastructure/limits/pg-allowance-book';
import type { Logger } from './infrastructure/logging/logger';
import { DemoFiles } from './infrastructure/demo/demo-files';
import { DiskWatch } from './infrastructure/disk/disk-watch';
import type { Metrics } from './infrastructure/metrics/metrics';
import type { Database } from './infrastructure/postgres/database';
import { PostgresReadiness } from './infrastructure/postgres/postgres-readiness';
import { Unsubscribe } from './application/notices/unsubscribe';
import { loadMasterKey } from './infrastructure/secrets/master-key';
import {
  CHAT_ADDRESSES,
  DICE_SEEDS,
  ENGINE_SECRETS,
  EVENT_WEBHOOKS,
  MAP_SECRETS,
  SIGNING_KEYS,
} from './infrastructure/secrets/purposes';
import { SealedBox } from './infrastructure/secrets/sealed-box';
import { PgMemberships } from './infrastructure/setup/pg-memberships';
import { createSetupPorts } from './infrastructure/setup/setup-ports';
import { ThreadPress } from './infrastructure/sheets/thread-press';
import { ThreadProber } from './infrastructure/systems/thread-prober';
import { DesignShelf } from './infrastructure/store/state/kept-designs';
import { PgReleases } from './infrastructure/store/battles/releases';
import { PgTimetables } from './infrastructure/store/timetables';
import { createMailing, Mailing } from './mailing';
import { createPushing } from './pushing';
import { Background, createPlaying } from './playing';
import { buildingInfos } from './rules';

/** What a process has opened before its modules are made. */
export interface AppContext {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly database: Database;
  /** Learns of full disks wherever they are met. Absent: only its own folders are looked at. */
  readonly disks?: DiskWatch;
  /** Absent: nobody counts. */
  readonly metrics?: Metrics;
  /** Where the built page lies. Absent: the API alone. */
  readonly pageDirectory?: string;
}

@Module({})
export class AppModule {
  static forContext(context: AppContext): DynamicModule {
    const { database, settings, logger, metrics } = context;
    const disks =
      context.disks ?? new DiskWatch({ folders: {}, onFull: () => undefined, onRoom: () => undefined });
    const { pool } = database;
    const masterKey = loadMasterKey(settings.secretKey, settings.dataDir);
    const mailing = createMailing({ settings, logger, pool, masterKey });
    const pushing = createPushing({ settings, pool, masterKey });
    const accounts = createAccountPorts({
      pool,
      limits: settings.limits,
      registration: settings.registration,
      vault: new SealedBox(masterKey, SIGNING_KEYS),
      onMailAsked: () => mailing.nudge(),
    });
    const catalog = bundledCatalog();
    const shelf = new DesignShelf(catalog);
    const importLimit = { limit: settings.limits.importsPerUser, windowSeconds: 3_600, freeAttempts: null };
    const boards = new PgOwnBoards(pool);
    const libraries = new PgDesignLibraries(pool, catalog, importLimit);
    const engineVault = new SealedBox(masterKey, ENGINE_SECRETS);
    const diceVault = new SealedBox(masterKey, DICE_SEEDS);
    const mapVault = new SealedBox(masterKey, MAP_SECRETS);
    const setup = createSetupPorts({
      pool,
      shelf,
      vault: diceVault,
      mapVault,
      publicUrl: settings.publicUrl,
      campaignsPerUser: settings.limits.campaignsPerUser,
      guesses: limitRules(settings.limits).address,
    });
    const closed = new PgClosedAccounts(pool);
    const finishClosing = new FinishClosing(closed, setup.store, (err) =>
      logger.warn({ err }, 'what follows a closed account is tried again within the hour'),
    );
    const memberships = new PgMemberships(pool);
    const demoFiles = new DemoFiles(settings.dataDir);
    const showDemo = new ShowDemo(
      { offered: settings.demo, read: () => demoFiles.read(), campaign: (id) => setup.store.read(id) },
      () => performance.now(),
    );
    const scopes = new PgCatalogScopes(pool, shelf.libraries);
    const { reader, designs, useCases, background, endedSessions } = createPlaying({
      settings,
      logger,
      database,
      shelf,
      scopes,
      vault: diceVault,
      engineVault,
      chatVault: new SealedBox(masterKey, CHAT_ADDRESSES),
      eventVault: new SealedBox(masterKey, EVENT_WEBHOOKS),
      memberships,
      // A line a way: e-mail, push, …
      ways: [...mailing.ways, pushing.way],
      onSweptLate: (seconds) => metrics?.sweptLate(seconds),
      onNoticeSettled: (way, end) => metrics?.noticeSettled(way, end),
    });
    const print = new PrintDrawings(new ThreadPress());
    const releases = new PgReleases(pool);
    const findDesign = new FindDesign(scopes, designs);
    const ports = [
      { provide: Readiness, useValue: new PostgresReadiness(pool, disks, background.sweepsSoundMsAgo) },
      { provide: Accounts, useValue: new Accounts(accounts.ports) },
      { provide: FinishClosing, useValue: finishClosing },
      { provide: CloseAccount, useValue: new CloseAccount(accounts.ports, closed, finishClosing) },
      { provide: ExportAccount, useValue: new ExportAccount(accounts.ports, findRecords(pool)) },
      { provide: VerificationKeys, useValue: accounts.keys },
      { provide: LiveSessions, useValue: accounts.sessions },
      { provide: EndedSessions, useValue: endedSessions },
      { provide: EnterCampaign, useValue: new EnterCampaign(memberships) },
      { provide: FindDesign, useValue: findDesign },
      { provide: SearchDesigns, useValue: new SearchDesigns(scopes) },
      { provide: SeeRecordSheets, useValue: new SeeRecordSheets(scopes, findDesign) },
      { provide: SearchEquipment, useValue: new SearchEquipment(catalog) },
      { provide: SeeLists, useValue: new SeeLists(catalog, buildingInfos()) },
      { provide: CheckRefit, useValue: new CheckRefit(scopes, designs) },
      { provide: AskProbe, useValue: new AskProbe(SYSTEMS, new ThreadProber()) },
      { provide: ListImports, useValue: new ListImports(libraries) },
      {
        provide: ImportDesigns,
        useValue: new ImportDesigns(
          libraries,
          new WorkerReader(),
          new DiskSpool(ARCHIVE_BYTES, tmpdir(), (error) => disks.noted('uploads', error)),
        ),
      },
      { provide: ImportBoards, useValue: new ImportBoards(boards, libraries, readSheetText) },
      { provide: ListBoards, useValue: new ListBoards(boards) },
      { provide: RemoveBoard, useValue: new RemoveBoard(boards) },
      { provide: CampaignSetup, useValue: new CampaignSetup(setup) },
      { provide: SeeCalendar, useValue: new SeeCalendar(new PgTimetables(pool)) },
      { provide: SetCalendar, useValue: new SetCalendar(setup.store) },
      { provide: Memberships, useValue: memberships },
      { provide: ShowDemo, useValue: showDemo },
      {
        provide: Allowances,
        useValue: new Allowances(new PgAllowanceBook(pool), settings.limits.commandsPerMinute, () =>
          performance.now(),
        ),
      },
      ...[...useCases, ...pushing.useCases].map((useCase) => ({
        provide: useCase.constructor,
        useValue: useCase,
      })),
      { provide: DrawMechSheet, useValue: new DrawMechSheet(reader) },
      { provide: DrawBattleSheet, useValue: new DrawBattleSheet(reader) },
      { provide: PrintBattle, useValue: new PrintBattle(reader, print) },
      { provide: PrintForce, useValue: new PrintForce(reader, print) },
      { provide: SeeRelease, useValue: new SeeRelease(releases) },
      { provide: SetRelease, useValue: new SetRelease(releases) },
      { provide: PackFiles, useValue: new PackFiles(reader, releases, zip) },
      { provide: Unsubscribe, useValue: mailing.unsubscribe },
      { provide: PublicUrl, useValue: new PublicUrl(settings.publicUrl) },
    ];
    const housekeeping = new Housekeeping(
      pool,
      accounts.keys,
      () => finishClosing.runAll(),
      (err) => logger.warn({ err }, 'housekeeping failed'),
    );
    return {
      module: AppModule,
      global: true,
      imports: [
        HealthModule,
        AuthModule,
        CatalogModule,
        RulesModule,
        SystemsModule,
        MatchesModule,
        ProblemsModule,
        CampaignsModule,
        PlayingModule,
        RoundsModule,
        BattlesModule,
        EnginesModule,
        MegamekModule,
        OffersModule,
        MessagesModule,
        NoticesModule,
        WebhooksModule,
        FiguresModule,
        BoardsModule,
        DesignsModule,
        DemoModule,
        GmModule,
      ],
      providers: [
        ...ports,
        { provide: Housekeeping, useValue: housekeeping },
        { provide: Background, useValue: background },
        { provide: Mailing, useValue: mailing },
      ],
      exports: ports.map((port) => port.provide),
    };
  }
}
