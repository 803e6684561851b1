/**
 * Puts together what running campaigns need: their store, the use cases on it, live feeds, and the clock that
 * ends phases.
 */
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { StreamLimit } from './api/streams/open-streams';
import { CallOffBattle } from './application/battles/call-off-battle';
import { ConfirmReport } from './application/battles/reports/confirm-report';
import { CountMatch } from './application/battles/matches/count-match';
import { DecideBattle } from './application/battles/reports/decide-battle';
import { DisputeReport } from './application/battles/reports/dispute-report';
import { EditReport } from './application/battles/reports/edit-report';
import { FileReport } from './application/battles/reports/file-report';
import { FileEntries } from './application/battles/papers/file-entries';
import { HandBattle } from './application/battles/hand-battle';
import { HandIn } from './application/battles/papers/hand-in';
import { ListBattles } from './application/battles/list-battles';
import { ReadBattle } from './application/battles/read-battle';
import { ReadDocuments } from './application/battles/papers/read-documents';
import { SaveEntry } from './application/battles/papers/save-entry';
import { SeeDocuments } from './application/battles/papers/see-documents';
import { SeeEntries } from './application/battles/papers/see-entries';
import { createChat } from './chat';
import { createEventWebhooks } from './webhooks';
import { CampaignAccess } from './application/campaigns/access';
import { FeedHub } from './application/campaigns/feeds/feed-hub';
import { CampaignReader } from './application/campaigns/reader';
import { PastViews } from './application/campaigns/history';
import { LeaveWord } from './application/campaigns/standing-words/leave-word';
import { MarkReady } from './application/campaigns/mark-ready';
import { Records } from './application/campaigns/feeds/records';
import { ReadOrders } from './application/campaigns/sheets/read-orders';
import { SaveOrders } from './application/campaigns/sheets/save-orders';
import { SeeOptions } from './application/campaigns/sheets/see-options';
import { SeeView } from './application/campaigns/see-view';
import { SeeWord } from './application/campaigns/standing-words/see-word';
import { ListMessages } from './application/messages/list-messages';
import { MessageHub } from './application/messages/message-hub';
import { MuteSenders } from './application/messages/mute-senders';
import { SendMessage } from './application/messages/send-message';
import { intlZones } from './infrastructure/time/intl-zones';
import { NoticeHub } from './application/notices/notice-hub';
import { MarkNoticesRead } from './application/notices/mark-notices-read';
import { ReadNotices } from './application/notices/read-notices';
import { SetNoticeSettings } from './application/notices/settings';
import { PreparedViews } from './api/playing/prepared-views';
import { CheckDrawing } from './application/designs/check-drawing';
import { DrawDesign } from './application/designs/draw-design';
import { FindKnownDesign } from './application/designs/known-designs';
import { ListDesigns } from './application/designs/list-designs';
import { SeeDesign } from './application/designs/see-design';
import { AdmitEngine } from './application/engines/admit-engine';
import { ChangeEngine } from './application/engines/change-engine';
import { deliverBattles } from './application/engines/deliver';
import { FetchWork } from './application/engines/fetch-work';
import { RegisterEngine } from './application/engines/register-engine';
import { RemoveEngine } from './application/engines/remove-engine';
import { RenewSecret } from './application/engines/renew-secret';
import { ReportBattle } from './application/engines/report-battle';
import { SeeDeliveries } from './application/engines/see-deliveries';
import { SeeEngines } from './application/engines/see-engines';
import { AdvancePhase } from './application/campaigns/advance-phase';
import { ClaimGameMaster } from './application/gm/claim-game-master';
import { CorrectCampaign } from './application/gm/correct-campaign';
import { EndCampaign } from './application/gm/end-campaign';
import { HandOver } from './application/gm/hand-over';
import { ListRollbacks } from './application/gm/list-rollbacks';
import { MoveDeadline } from './application/gm/move-deadline';
import { PauseCampaign } from './application/gm/pause-campaign';
import { ReassignSeat } from './application/gm/reassign-seat';
import { RemoveMember } from './application/gm/remove-member';
import { ResumeCampaign } from './application/gm/resume-campaign';
import { RollBack } from './application/gm/roll-back';
import { Nudges } from './application/gm/nudges';
import { MakeResetLink } from './application/gm/make-reset-link';
import { RefuseResetLink } from './application/gm/refuse-reset-link';
import { Seats } from './application/gm/seats';
import { SheetReading } from './application/gm/sheet-reading';
import { AcceptOffer } from './application/offers/accept-offer';
import { ListOffers } from './application/offers/list-offers';
import { MakeOffer } from './application/offers/make-offer';
import { WithdrawOffer } from './application/offers/withdraw-offer';
import { DrawPlanet } from './application/pictures/draw-planet';
import { FindDesign } from './application/catalog/find-design';
import { AddOwnFigure } from './application/figures/add-own-figure';
import { ListOwnFigures } from './application/figures/list-own-figures';
import { RemoveOwnFigure } from './application/figures/remove-own-figure';
import { RenameOwnFigure } from './application/figures/rename-own-figure';
import { SeeOwnFigure } from './application/figures/see-own-figure';
import { DraftOrder } from './application/matches/orders/draft-order';
import { GmEndMatch } from './application/matches/gm/end-match';
import { GmPauseMatch } from './application/matches/gm/pause-match';
import { GmPutBot } from './application/matches/gm/put-bot';
import { GmResumeMatch } from './application/matches/gm/resume-match';
import { GmRewindMatch } from './application/matches/gm/rewind-match';
import { GmSetDeadline } from './application/matches/gm/set-deadline';
import { GmSettleMatch } from './application/matches/gm/settle-match';
import { GmRight } from './application/matches/gm-right';
import { HandSeat } from './application/matches/bots/hand-seat';
import { InMySeat } from './application/matches/orders/in-my-seat';
import { CallPlayers } from './application/matches/clocks/call-players';
import { KeepPlaying } from './application/matches/bots/keep-playing';
import { LeaveQueue } from './application/matches/orders/leave-queue';
import { LeaveStanding } from './application/matches/orders/leave-standing';
import { MatchHub } from './application/matches/match-hub';
import { OpenMatch } from './application/matches/opening/open-match';
import { PlayBots } from './application/matches/bots/play-bots';
import { AnswerProposal } from './application/matches/proposals/answer-proposal';
import { Propose } from './application/matches/proposals/propose';
import { Resign } from './application/matches/orders/resign';
import { RunClocks } from './application/matches/clocks/run-clocks';
import { SeeHistory } from './application/matches/course/see-history';
import { SeeMatch } from './application/matches/see-match';
import { SendOrder } from './application/matches/orders/send-order';
import { Standing } from './application/matches/clocks/standing';
import { ListMatches } from './application/matches/list-matches';
import { ShareMatch } from './application/matches/share-match';
import { WithdrawMatch } from './application/matches/opening/withdraw-match';
import { TakeSeat } from './application/matches/opening/take-seat';
import { ListRounds } from './application/rounds/list-rounds';
import { ReportRound } from './application/rounds/report-round';
import { SeeStatistics } from './application/rounds/see-statistics';
import { AnnounceVacation } from './application/timetable/announce-vacation';
import { SeeVacations } from './application/timetable/see-vacations';
import { WithdrawVacation } from './application/timetable/withdraw-vacation';
import type { CatalogScopes } from './application/catalog/scope';
import type { Vault } from './application/ports/vault';
import type { Way } from './application/notices/ways';
import type { Memberships } from './application/setup/membership';
import type { EndedSessions } from './application/accounts/mails/verification';
import { sweepDue, withMoreWork } from './application/time/due-sweep';
import { PgPresence } from './infrastructure/accounts/presence';
import type { Settings } from './infrastructure/config/settings';
import { Courier, postSigned } from './infrastructure/engines/courier';
import { PgDeliveries } from './infrastructure/engines/deliveries';
import { PgEngines } from './infrastructure/engines/pg-engines';
import { webhookUrl } from './infrastructure/engines/post-webhook';
import type { Logger } from './infrastructure/logging/logger';
import type { Database } from './infrastructure/postgres/database';
import { PgNotices } from './infrastructure/notices/pg-notices';
import { warnOfDeadlines } from './infrastructure/notices/warn';
import { noticeSenders, type Running } from './notices';
import { systemOf } from './infrastructure/matches/pinned-systems';
import { PgBattleMatches } from './infrastructure/matches/battle-matches';
import { PgMatches } from './infrastructure/matches/pg-matches';
import { ThreadThinker } from './infrastructure/matches/thread-thinker';
import { PgMutes } from './infrastructure/messages/muted';
import { PgHearers } from './infrastructure/messages/pg-hearers';
import { PgMessages } from './infrastructure/messages/pg-messages';
import { ThreadPictureMaker } from './infrastructure/pictures/thread-maker';
import { ByteCache } from './infrastructure/store/cache/byte-cache';
import { Publisher } from './infrastructure/outbox/publisher';
import { ChangeListener } from './infrastructure/store/change-listener';
import type { DesignShelf } from './infrastructure/store/state/kept-designs';
import { PgCampaignStore } from './infrastructure/store/pg-campaign-store';
import { PgSeatMarks } from './infrastructure/store/seat-marks';
import { PgWords } from './infrastructure/store/sheets/standing-words';
import { PgTimetables } from './infrastructure/store/timetables';
import { StateRefresher } from './infrastructure/store/cache/state-refresher';
import { PgBattlePapers } from './infrastructure/store/battles/papers';
import { PgVariants } from './infrastructure/store/state/variants';
import { readXml } from './infrastructure/xml/read-xml';
import { AlarmClock } from './infrastructure/time/alarm-clock';
import { MatchAlarm } from './infrastructure/time/match-alarm';
import { systemChance } from './infrastructure/setup/chance';
import { SYSTEMS } from './games';
import { PgOwnBoards } from './infrastructure/boards/pg-own-boards';
import { PgOwnFigures } from './infrastructure/figures/pg-own-figures';
import { uuidV7 } from './infrastructure/ids/uuid-v7';
import { ENGINES } from './tactical';
import { makeFigure } from './tactical/engines/dark-age';

export interface PlayingContext {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly database: Pick<Database, 'pool' | 'url'>;
  readonly shelf: DesignShelf;
  /** The catalogue that members of a campaign see. */
  readonly scopes: CatalogScopes;
  /** Opens the dice seeds. */
  readonly vault: Vault;
  /** Opens the addresses of chat rooms. */
  readonly chatVault: Vault;
  /** Opens the addresses and secrets of webhooks of events. */
  readonly eventVault: Vault;
  /** Opens the secrets of external engines. */
  readonly engineVault: Vault;
  readonly memberships: Memberships;
  /** On which notices leave the server, beside everybody's list. */
  readonly ways: readonly Way[];
  /** Told how late a sweep found the longest due campaign, in seconds. */
  readonly onSweptLate?: (seconds: number) => void;
  readonly onNoticeSettled?: (way: string, end: string) => void;
}

/** Views are small and asked for often; states are large and needed for every change. */
const SHARE_OF_STATES = 0.75;

/**
 * What runs beside the requests: telling of changes and listening for them, and (in a worker) the clock.
 * Starts and ends with the application.
 */
export class Background implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly listener: ChangeListener,
    private readonly publisher: Publisher,
    /** Null: another process ends the phases. */
    private readonly clock: AlarmClock | null,
    /** Null as the clock is. */
    private readonly matchAlarm: MatchAlarm | null,
    /** Null: another process delivers battles. */
    private readonly courier: Courier | null,
    private readonly refresher: StateRefresher,
    /** Empty: another process sends notices. */
    private readonly senders: readonly Running[],
    private readonly bots: KeepPlaying,
  ) {}

  /** ms since a sweep of this process went through; null: another process ends the phases. */
  readonly sweepsSoundMsAgo = (): number | null => this.clock?.soundMsAgo ?? null;

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
    this.publisher.start();
    this.clock?.start();
    this.courier?.start();
    for (const sender of this.senders) sender.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.matchAlarm?.stop();
    await this.clock?.stop();
    await this.bots.stop();
    await this.courier?.stop();
    await Promise.all(this.senders.map((sender) => sender.stop()));
    await this.publisher.stop();
    await this.refresher.stop();
    await this.listener.stop();
  }
}

/** An instance of the class by which it is injected. */
type UseCase = object;

export interface PlayingParts {
  readonly reader: CampaignReader;
  readonly designs: FindKnownDesign;
  /** The use cases, and what they share; each is injected by its class. */
  readonly useCases: readonly UseCase[];
  readonly background: Background;
  readonly endedSessions: EndedSessions;
}

export const createPlaying = (context: PlayingContext): PlayingParts => {
  const {
    settings,
    logger,
    database,
    shelf,
    scopes,
    vault,
    engineVault,
    chatVault,
    eventVault,
    memberships,
  } = context;
  const { pool, url } = database;
  const { cacheBytes, streamsPerUser } = settings.limits;
  const stateBytes = Math.floor(cacheBytes * SHARE_OF_STATES);
  const store = new PgCampaignStore(pool, shelf, vault, stateBytes);
  const reader = new CampaignReader(store);
  const listener = new ChangeListener(url, (err) =>
    logger.warn({ err }, 'lost the connection that listens for changes'),
  );
  const publisher = new Publisher(pool, (err) =>
    logger.warn({ err }, 'telling other processes of changes failed'),
  );
  const refresher = new StateRefresher(store, (err) =>
    logger.warn({ err }, 'loading a changed campaign failed'),
  );
  // Nobody asks a worker.
  if (settings.role !== 'worker')
    listener.subscribe((campaign, version) => refresher.changed(campaign, version));
  const matches = new PgMatches(pool, vault);
  const standing = new Standing(reader);
  const seeMatch = new SeeMatch(matches, systemOf, standing);
  const gmRight = new GmRight(matches, systemOf, standing);
  const inMySeat = new InMySeat(matches, systemOf);
  const thinker = new ThreadThinker();
  const battleMatches = new PgBattleMatches(pool);
  const counting = new CountMatch(store, battleMatches, ENGINES, (match, err) =>
    logger.error({ err, match }, 'reporting the end of a match failed'),
  );
  const bots = new KeepPlaying(
    new PlayBots(matches, systemOf, thinker),
    new RunClocks(matches, systemOf),
    new CallPlayers(matches, systemOf),
    matches,
    thinker,
    (match) => counting.match(match),
    (match, err) => logger.error({ err, match }, 'what was due in a match failed'),
  );
  const sweep = async (stopped: () => boolean): ReturnType<typeof sweepDue> => {
    const report = await sweepDue(
      store,
      (campaign, err) => logger.error({ err, campaign }, 'what was due in a campaign failed'),
      stopped,
    );
    if (report.lateMs > 0) context.onSweptLate?.(report.lateMs / 1_000);
    const more = async (): Promise<number | null> => {
      // Before they are looked through: what runs out meanwhile is in both, and never in neither.
      const next = await matches.nextInMs();
      await warnOfDeadlines(pool, stopped);
      await bots.sweep();
      if (!stopped()) await counting.sweep();
      return next;
    };
    return withMoreWork(report, more, () => performance.now());
  };
  const clock =
    settings.role === 'api'
      ? null
      : new AlarmClock(sweep, (err) => logger.warn({ err }, 'the sweep of deadlines failed'));
  if (clock !== null) listener.subscribe(() => clock.nudge());
  const matchAlarm =
    clock === null
      ? null
      : new MatchAlarm(
          () => matches.nextInMs(),
          (inMs) => clock.ring(inMs),
          (err) => logger.warn({ err }, 'asking for the next clock of a match failed'),
        );
  if (matchAlarm !== null) listener.subscribeMatches(() => matchAlarm.nudge());
  const deliveries = new PgDeliveries(pool, engineVault);
  const post = postSigned(settings.privateWebhooks);
  const courier =
    settings.role === 'api'
      ? null
      : new Courier(
          () => deliverBattles(deliveries, store, post),
          (err) => logger.warn({ err }, 'delivering battles failed'),
        );
  if (courier !== null) listener.subscribe(() => courier.nudge());
  const { onNoticeSettled = () => undefined } = context;
  const past = new PastViews(store);
  const drawPlanet = new DrawPlanet(reader, past, new ThreadPictureMaker());
  const chat = createChat(settings, pool, chatVault, store, drawPlanet);
  const ways = [...context.ways, chat.way];
  const events = createEventWebhooks({
    ...{ settings, logger, pool, vault: eventVault, feeds: store, onSettled: onNoticeSettled },
  });
  const { courier: eventCourier } = events;
  if (eventCourier !== null) listener.subscribe(() => eventCourier.nudge());
  const senders: readonly Running[] =
    settings.role === 'api'
      ? []
      : [
          ...noticeSenders({
            ...{ ways, database, listener, logger, onNoticeSettled },
            perHour: settings.limits.noticesPerHour,
          }),
          ...(eventCourier === null ? [] : [eventCourier]),
        ];
  const papers = new PgBattlePapers(pool);
  const engines = new PgEngines(pool, engineVault);
  const isWebhook = (url: string): boolean => webhookUrl(url, settings.privateWebhooks) !== null;
  const variants = new PgVariants(pool);
  const designs = new FindKnownDesign(reader, variants);
  const messages = new PgMessages(pool);
  const notices = new PgNotices(pool);
  const ownFigures = new PgOwnFigures(pool);
  const useCases: readonly UseCase[] = [
    store,
    reader,
    new CampaignAccess(reader, memberships),
    new ReadOrders(store, reader),
    new SaveOrders(store, reader),
    new PreparedViews(
      new SeeView(store, reader),
      new SeeOptions(reader),
      new ByteCache(cacheBytes - stateBytes),
    ),
    new SheetReading(store),
    new MarkReady(store),
    new SeeWord(new PgWords(pool)),
    new LeaveWord(store),
    past,
    drawPlanet,
    ...chat.useCases,
    ...events.useCases,
    new SeeVacations(new PgTimetables(pool)),
    new AnnounceVacation(store),
    new WithdrawVacation(store),
    new Records(store),
    new FeedHub(store, listener, (err) => logger.warn({ err }, 'reading a feed failed')),
    new MessageHub(new PgHearers(pool), listener, (err) =>
      logger.warn({ err }, 'telling of a new message failed'),
    ),
    new SendMessage(messages, systemChance),
    new ListMessages(messages),
    new ReadNotices(notices),
    new MarkNoticesRead(notices),
    new SetNoticeSettings(notices, intlZones),
    new NoticeHub(listener),
    new MuteSenders(new PgMutes(pool), messages),
    new ListBattles(reader),
    new ReadBattle(reader, battleMatches),
    new FileReport(store),
    new ConfirmReport(store),
    new DisputeReport(store),
    new EditReport(store),
    new DecideBattle(store),
    new CallOffBattle(store),
    new HandBattle(
      store,
      ENGINES,
      { systems: SYSTEMS, chance: systemChance },
      battleMatches,
      new PgOwnBoards(pool),
      (match) => bots.nudge(match),
    ),
    new SeeEntries(papers, reader),
    new SaveEntry(papers, reader),
    new FileEntries(store),
    new SeeDocuments(papers),
    new HandIn(store, new ReadDocuments(readXml)),
    new SeeEngines(engines),
    new SeeDeliveries(engines),
    new RegisterEngine(engines, systemChance, isWebhook),
    new ChangeEngine(engines, isWebhook),
    new RenewSecret(engines, systemChance),
    new RemoveEngine(engines, store),
    new AdmitEngine(engines),
    new FetchWork(engines, store, listener),
    new ReportBattle(store),
    new ListOffers(reader),
    new MakeOffer(store),
    new AcceptOffer(store),
    new WithdrawOffer(store),
    new AdvancePhase(store),
    new PauseCampaign(store),
    new ResumeCampaign(store),
    new MoveDeadline(store),
    new CorrectCampaign(store),
    new EndCampaign(store),
    new RollBack(store),
    new DrawDesign(store, new CheckDrawing(reader, designs, scopes)),
    new ListDesigns(variants),
    new SeeDesign(designs),
    new RemoveMember(store),
    new ReassignSeat(store),
    new HandOver(store),
    new ClaimGameMaster(store, new PgPresence(pool)),
    new Seats(new PgSeatMarks(pool)),
    new ListRollbacks(store),
    new Nudges(store),
    new MakeResetLink(store),
    new RefuseResetLink(store),
    bots,
    new OpenMatch(matches, SYSTEMS, ownFigures, systemChance, () => Date.now()),
    new ListOwnFigures(ownFigures),
    new AddOwnFigure(ownFigures, new FindDesign(scopes, designs), makeFigure, () => uuidV7()),
    new SeeOwnFigure(ownFigures),
    new RenameOwnFigure(ownFigures),
    new RemoveOwnFigure(ownFigures),
    new TakeSeat(matches, systemOf, systemChance),
    new WithdrawMatch(matches),
    seeMatch,
    new ListMatches(matches),
    new SeeHistory(seeMatch, matches),
    new MatchHub(matches, seeMatch, listener, (err) => logger.warn({ err }, 'reading a match failed')),
    new GmEndMatch(gmRight),
    new GmPauseMatch(gmRight),
    new GmPutBot(gmRight),
    new GmResumeMatch(gmRight),
    new GmRewindMatch(gmRight),
    new GmSetDeadline(gmRight),
    new GmSettleMatch(gmRight),
    new SendOrder(matches, systemOf),
    new DraftOrder(matches, systemOf),
    new Resign(inMySeat),
    new HandSeat(inMySeat),
    new ShareMatch(matches, systemOf, systemChance),
    new LeaveStanding(inMySeat),
    new LeaveQueue(inMySeat),
    new Propose(inMySeat, systemChance),
    new AnswerProposal(inMySeat),
    new ListRounds(store),
    new ReportRound(store),
    new SeeStatistics(store),
    new StreamLimit(streamsPerUser),
  ];
  const endedSessions: EndedSessions = { subscribe: (told) => listener.subscribeSessions(told) };
  return {
    reader,
    designs,
    useCases,
    background: new Background(listener, publisher, clock, matchAlarm, courier, refresher, senders, bots),
    endedSessions,
  };
};
