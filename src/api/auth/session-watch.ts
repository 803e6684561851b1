/**
 * What becomes in this process of sessions that end, here or in another: their tokens are forgotten, and what
 * they hold open ends. Where nobody told of an end, it is found within five seconds all the same.
 */
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EndedSessions, LiveSessions } from '../../application/accounts/mails/verification';
import { VerifiedTokens } from './verified-tokens';

/** So often it is asked which of the sessions that hold something open still live. */
const LOOK_MS = 4_000;

@Injectable()
export class SessionWatch implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #held = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | null = null;
  #unsubscribe: () => void = () => undefined;

  constructor(
    private readonly verified: VerifiedTokens,
    private readonly sessions: LiveSessions,
    private readonly told: EndedSessions,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
    this.#unsubscribe = this.told.subscribe((session) => {
      if (session !== null) {
        this.ended(session);
        return;
      }
      this.verified.doubtAll();
      void this.#look();
    });
  }

  onModuleDestroy(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#unsubscribe();
  }

  /** `end` is called once when the session has ended. Answers a function that lets go. */
  hold(session: string, end: () => void): () => void {
    const ends = this.#held.get(session) ?? new Set();
    ends.add(end);
    this.#held.set(session, ends);
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#held.get(session) === ends) this.#held.delete(session);
    };
  }

  ended(session: string): void {
    this.verified.forgetSession(session);
    const ends = this.#held.get(session) ?? [];
    this.#held.delete(session);
    for (const end of ends) end();
  }

  /** Some of the user's sessions have ended, and it will be told which. */
  endedOf(user: string): void {
    this.verified.forgetUser(user);
  }

  async #look(): Promise<void> {
    const asked = [...this.#held.keys()];
    if (asked.length === 0) return;
    // The database may be away; whoever has lost their session is found at the next look.
    const live = await this.sessions.liveAmong(asked).catch(() => null);
    if (live !== null) for (const session of asked) if (!live.has(session)) this.ended(session);
  }
}
