/**
 * Open event streams: heartbeats, a limit per user, backpressure; they end when the token or the session
 * does.
 */
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { refusal } from '../../application/refusal';
import type { AuthenticatedRequest } from '../auth/current-user';
import { SessionWatch } from '../auth/session-watch';
import { PRIVATE_HEADERS } from '../http/answers/cache-policy';
import { ProblemError } from '../http/problems/problem';

export interface StreamTimes {
  readonly heartbeatMs: number;
  /** A client that has not taken what it was sent after so long is dropped; it resumes by its last event. */
  readonly patienceMs: number;
}
/** How many one user may hold open. */
export class StreamLimit {
  constructor(readonly perUser: number) {}
}

/** One that is open. */
export interface Stream {
  /** Resolves when the client can take more, rejects when it is too slow. */
  deliver(text: string): Promise<void>;
  /** What a slow client need not be told each time: `ofNothing` of null stands for all of its kind. */
  tell(text: string, ofNothing: (notice: null) => string): void;
  end(): void;
}

/** Before so long a client shall not come back. */
const RETRY_MS = 2_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const RETRY_AFTER_SECONDS = 10;

@Injectable()
export class OpenStreams implements OnModuleDestroy {
  /** Shorter in tests. */
  times: StreamTimes = { heartbeatMs: 20_000, patienceMs: 15_000 };
  readonly #open = new Map<string, Set<() => void>>();

  constructor(
    private readonly limit: StreamLimit,
    private readonly sessions: SessionWatch,
  ) {}

  /** How many are open. */
  get count(): number {
    let count = 0;
    for (const mine of this.#open.values()) count += mine.size;
    return count;
  }

  /**
   * Answers with a stream; throws 429 when the user has too many open. `begin` follows what is told in it, and
   * answers how each following ends.
   */
  open(
    request: AuthenticatedRequest,
    reply: FastifyReply,
    begin: (stream: Stream) => readonly (() => void)[],
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
    let unfollows: readonly (() => void)[] = [];
    const end = (): void => {
      if (ended) return;
      ended = true;
      clearInterval(heartbeat);
      clearTimeout(expiry);
      for (const unfollow of unfollows) unfollow();
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
    unfollows = begin({
      ...{ tell, end },
      deliver: (text) => (raw.write(text) ? Promise.resolve() : drained(raw, patienceMs)),
    });
    mine.add(end);
    this.#open.set(user, mine);
    raw.on('close', end);
    raw.on('error', end);
  }

  onModuleDestroy(): void {
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
