/**
 * Listens for changed campaigns, for what moves beside their battles, for new messages and for sessions that
 * end (NOTIFY), over a connection of its own that is made again whenever it breaks.
 */
import pg from 'pg';
import type { BattleNotice } from '../../application/battles/battle-notices';
import { isUuid } from '../../kernel';
import { SESSION_CHANNEL } from '../accounts/end-sessions';
import { MATCH_CHANNEL, MATCH_NOTICE_CHANNEL } from '../matches/match-channels';
import { MESSAGE_CHANNEL, readMessageNotice } from '../messages/message-notices';
import { NOTICE_CHANNEL, readNoticeUsers } from '../notices/put-notices';
import { BATTLE_CHANNEL, readBattleNotice } from './battles/battle-notices';
import { CHANNEL } from './changes';

/**
 * A campaign's id and its version, or null: anything may have changed while nobody listened, look at
 * everything again.
 */
export type OnChange = (campaign: string | null, version: number) => void;
/** A campaign and what moved beside one of its battles; both null: notices may have been missed. */
export type OnBattleNotice = (campaign: string | null, notice: BattleNotice | null) => void;

/** A campaign and the id of a new message; both null: some may have been missed. */
export type OnMessage = (campaign: string | null, message: string | null) => void;

/** A session that has ended; null: some may have ended while nobody listened. */
export type OnSessionEnd = (session: string | null) => void;

/** Users who have new notices; null: some may have been missed. */
export type OnNotices = (users: readonly string[] | null) => void;

/**
 * A match in which something was told, or (a notice) that has changed beside its events; null: any may have.
 */
export type OnMatch = (match: string | null) => void;

const RETRY_MS = [100, 500, 2_000, 5_000];

export class ChangeListener {
  readonly #listeners = new Set<OnChange>();
  readonly #battleListeners = new Set<OnBattleNotice>();
  readonly #messageListeners = new Set<OnMessage>();
  readonly #sessionListeners = new Set<OnSessionEnd>();
  readonly #noticeListeners = new Set<OnNotices>();
  readonly #matchListeners = new Set<OnMatch>();
  readonly #matchNoticeListeners = new Set<OnMatch>();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #failures = 0;
  #stopped = false;

  constructor(
    private readonly url: string,
    private readonly onFailure: (error: Error) => void,
  ) {}

  /** Answers a function that ends the subscription. */
  subscribe(listener: OnChange): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Answers a function that ends the subscription. */
  subscribeBattles(listener: OnBattleNotice): () => void {
    this.#battleListeners.add(listener);
    return () => this.#battleListeners.delete(listener);
  }

  /** Answers a function that ends the subscription. */
  subscribeMessages(listener: OnMessage): () => void {
    this.#messageListeners.add(listener);
    return () => this.#messageListeners.delete(listener);
  }

  /** Answers a function that ends the subscription. */
  subscribeSessions(listener: OnSessionEnd): () => void {
    this.#sessionListeners.add(listener);
    return () => this.#sessionListeners.delete(listener);
  }

  /** Answers a function that ends the subscription. */
  subscribeNotices(listener: OnNotices): () => void {
    this.#noticeListeners.add(listener);
    return () => this.#noticeListeners.delete(listener);
  }

  /** Answers a function that ends the subscription. */
  subscribeMatches(listener: OnMatch): () => void {
    this.#matchListeners.add(listener);
    return () => this.#matchListeners.delete(listener);
  }

  /** Answers a function that ends the subscription. */
  subscribeMatchNotices(listener: OnMatch): () => void {
    this.#matchNoticeListeners.add(listener);
    return () => this.#matchNoticeListeners.delete(listener);
  }

  /** Resolves when the first connection listens; later breaks are mended in the background. */
  async start(): Promise<void> {
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'listen', keepAlive: true });
    this.#client = client;
    let broken = false;
    const mend = (error: Error): void => {
      if (broken || this.#stopped) return;
      broken = true;
      this.onFailure(error);
      const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 5_000;
      this.#failures += 1;
      this.#retry = setTimeout(() => void this.#connect(), wait);
      client.end().catch(() => undefined);
    };
    client.on('error', mend);
    client.on('end', () => mend(new Error('the listening connection ended')));
    client.on('notification', ({ channel, payload }) => {
      if (channel === BATTLE_CHANNEL) {
        const read = readBattleNotice(payload ?? '');
        if (read !== null) this.#tellBattle(read.campaign, read.notice);
        return;
      }
      if (channel === MESSAGE_CHANNEL) {
        const read = readMessageNotice(payload ?? '');
        if (read !== null) this.#tellMessage(read.campaign, read.message);
        return;
      }
      if (channel === NOTICE_CHANNEL) {
        const users = readNoticeUsers(payload ?? '');
        if (users !== null) this.#tellNotices(users);
        return;
      }
      if (channel === MATCH_CHANNEL) {
        if (isUuid(payload ?? '')) this.#tellMatch(payload ?? '');
        return;
      }
      if (channel === MATCH_NOTICE_CHANNEL) {
        if (isUuid(payload ?? '')) this.#tellMatchNotice(payload ?? '');
        return;
      }
      if (channel === SESSION_CHANNEL) {
        // Anybody on the database server may notify on any channel.
        if (isUuid(payload ?? '')) this.#tellSession(payload ?? '');
        return;
      }
      const [campaign, version] = (payload ?? '').split(' ');
      this.#tell(campaign === undefined || campaign === '' ? null : campaign, Number(version ?? 0));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await client.query(`LISTEN ${BATTLE_CHANNEL}`);
      await client.query(`LISTEN ${MESSAGE_CHANNEL}`);
      await client.query(`LISTEN ${SESSION_CHANNEL}`);
      await client.query(`LISTEN ${NOTICE_CHANNEL}`);
      await client.query(`LISTEN ${MATCH_CHANNEL}`);
      await client.query(`LISTEN ${MATCH_NOTICE_CHANNEL}`);
      this.#failures = 0;
      this.#tell(null, 0);
      this.#tellBattle(null, null);
      this.#tellMessage(null, null);
      this.#tellSession(null);
      this.#tellNotices(null);
      this.#tellMatch(null);
      this.#tellMatchNotice(null);
    } catch (error) {
      mend(error as Error);
    }
  }

  #tell(campaign: string | null, version: number): void {
    for (const listener of this.#listeners) listener(campaign, version);
  }

  #tellBattle(campaign: string | null, notice: BattleNotice | null): void {
    for (const listener of this.#battleListeners) listener(campaign, notice);
  }

  #tellMessage(campaign: string | null, message: string | null): void {
    for (const listener of this.#messageListeners) listener(campaign, message);
  }

  #tellNotices(users: readonly string[] | null): void {
    for (const listener of this.#noticeListeners) listener(users);
  }

  #tellMatch(match: string | null): void {
    for (const listener of this.#matchListeners) listener(match);
  }

  #tellMatchNotice(match: string | null): void {
    for (const listener of this.#matchNoticeListeners) listener(match);
  }

  #tellSession(session: string | null): void {
    for (const listener of this.#sessionListeners) listener(session);
  }
}
