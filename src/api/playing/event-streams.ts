/**
 * Open event streams: heartbeats, a limit per user, backpressure; they end when the token, the session or the
 * membership does.
 */
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FeedHub } from '../../application/campaigns/feed-hub';
import { feedName, type FeedEntry } from '../../application/campaigns/feeds';
import type { Access } from '../../application/campaigns/reader';
import { eventShape } from '../../application/campaigns/records';
import { MessageHub } from '../../application/messages/message-hub';
import { NoticeHub } from '../../application/notices/notice-hub';
import { refusal } from '../../application/refusal';
import type { UserId } from '../../kernel';
import type { Audience, Say } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { SessionWatch } from '../auth/session-watch';
import { PRIVATE_HEADERS } from '../http/answers/cache-policy';
import { ProblemError } from '../http/problems/problem';
import { wordsFor } from '../http/wording';
import { battleBlock, messageBlock, noticesBlock } from './notice-blocks';
import { eventWording, sayTo } from './wording';

export interface StreamTimes {
  readonly heartbeatMs: number;
  /** A client that has not taken what it was sent after so long is dropped; it resumes by its last event. */
  readonly patienceMs: number;
}
/** How many one user may hold open. */
export class StreamLimit {
  constructor(readonly perUser: number) {}
}

/** Before so long a client shall not come back. */
const RETRY_MS = 2_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const RETRY_AFTER_SECONDS = 10;

const inWords = (entries: readonly FeedEntry[], say: Say): string =>
  entries
    .map((entry) => `id: ${entry.seq}\ndata: ${JSON.stringify(eventWording(eventShape(entry), say))}\n\n`)
    .join('');

@Injectable()
export class EventStreams implements OnModuleDestroy {
  /** Shorter in tests. */
  times: StreamTimes = { heartbeatMs: 20_000, patienceMs: 15_000 };
  readonly #open = new Map<string, Set<() => void>>();

  constructor(
    private readonly hub: FeedHub,
    private readonly messages: MessageHub,
    private readonly notices: NoticeHub,
    private readonly limit: StreamLimit,
    private readonly sessions: SessionWatch,
  ) {}

  /** How many are open. */
  get count(): number {
    let count = 0;
    for (const mine of this.#open.values()) count += mine.size;
    return count;
  }

  /** Answers with a stream of what comes after `after`; throws 429 when the user has too many open. */
  open(
    request: AuthenticatedRequest,
    reply: FastifyReply,
    access: Access,
    audience: Audience,
    after: number,
  ): void {
    const { user, session, expiresAt } = request.user;
    const mine = this.#open.get(user) ?? new Set();
    const { perUser } = this.limit;
    const { heartbeatMs, patienceMs } = this.times;
    if (mine.size >= perUser)
      throw new ProblemError(
        refusal('too-many', 'request/too-many-streams', {
          params: { max: perUser },
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      );
    const say = sayTo(wordsFor(request, reply), audience, access.campaign);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      ...PRIVATE_HEADERS,
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') {
      raw.end();
      return;
    }
    raw.write(`retry: ${RETRY_MS}\n\n`);

    // Kinds of notices that a slow client could not be told: one stands for all of its kind.
    const missed = new Set<(notice: null) => string>();
    const tell = (text: string, ofNothing: (notice: null) => string): void => {
      if (raw.writableNeedDrain) missed.add(ofNothing);
      else raw.write(text);
    };
    raw.on('drain', () => {
      const missing = [...missed];
      missed.clear();
      for (const ofNothing of missing) tell(ofNothing(null), ofNothing);
    });
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      clearInterval(heartbeat);
      clearTimeout(expiry);
      unfollow();
      unfollowMessages();
      unfollowNotices();
      letGo();
      mine.delete(end);
      if (mine.size === 0) this.#open.delete(user);
      raw.end();
      // What a dead client never takes shall not be kept for it.
      setTimeout(() => raw.destroy(), patienceMs).unref();
    };
    const heartbeat = setInterval(() => {
      if (!raw.writableNeedDrain) raw.write(': still here\n\n');
    }, heartbeatMs);
    const letGo = this.sessions.hold(session, end);
    const expiry = setTimeout(end, Math.min(Math.max(0, expiresAt - Date.now()), LONGEST_TIMEOUT_MS));
    const unfollow = this.hub.follow({
      campaign: access.id,
      feed: feedName(audience),
      user,
      after,
      end,
      notice: (notice) => tell(battleBlock(notice), battleBlock),
      deliver: (entries) => (raw.write(inWords(entries, say)) ? Promise.resolve() : drained(raw, patienceMs)),
    });
    const unfollowMessages = this.messages.follow(access.id, {
      user,
      tell: (notice) => tell(messageBlock(notice), messageBlock),
    });
    const unfollowNotices = this.notices.follow(user as UserId, () => tell(noticesBlock(), noticesBlock));
    mine.add(end);
    this.#open.set(user, mine);
    raw.on('close', end);
    raw.on('error', end);
  }

  onModuleDestroy(): void {
    this.hub.close();
    this.messages.close();
    this.notices.close();
    for (const mine of [...this.#open.values()]) for (const end of [...mine]) end();
  }
}

type Raw = FastifyReply['raw'];

/** Resolves when the client has taken everything, rejects when it takes too long. */
const drained = (raw: Raw, patienceMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (finish: () => void) => (): void => {
      clearTimeout(timer);
      raw.off('drain', onDrain).off('close', onClose);
      finish();
    };
    const onDrain = done(resolve);
    const onClose = done(() => reject(new Error('the client is too slow, or gone')));
    const timer = setTimeout(onClose, patienceMs);
    raw.once('drain', onDrain).once('close', onClose);
  });
