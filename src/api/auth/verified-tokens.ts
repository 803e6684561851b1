/**
 * Access tokens that were verified before: checking a signature costs more than everything else in a small
 * request.
 */
import { Injectable } from '@nestjs/common';
import type { Login } from '../../application/accounts/model';

const MAX = 5_000;
/**
 * After so long, the session is asked again whether it lives: so late may one that ended untold still be
 * served.
 */
const RECHECK_MS = 5_000;
/**
 * So many sessions that have ended are remembered, longer than a token of theirs can be under verification.
 */
const MAX_ENDED = 10_000;

interface Entry {
  readonly login: Login;
  readonly askedAt: number;
}

@Injectable()
export class VerifiedTokens {
  private readonly entries = new Map<string, Entry>();
  private readonly ended = new Set<string>();

  /**
   * Null: never seen, out of date, or its session has ended. `stale`: the signature holds, but the session
   * must be asked again.
   */
  get(token: string, now: number): { readonly login: Login; readonly stale: boolean } | null {
    const entry = this.entries.get(token);
    if (entry === undefined) return null;
    if (entry.login.expiresAt <= now || this.ended.has(entry.login.session)) {
      this.entries.delete(token);
      return null;
    }
    return { login: entry.login, stale: now - entry.askedAt >= RECHECK_MS };
  }

  /**
   * `askedAt`: before its session was asked. False: the session has ended meanwhile, and the token is not
   * kept.
   */
  put(token: string, login: Login, askedAt: number): boolean {
    this.entries.delete(token);
    if (this.ended.has(login.session)) return false;
    this.entries.set(token, { login, askedAt });
    dropOldest(this.entries, MAX);
    return true;
  }

  /** The session has ended, for good. Its tokens are not looked for: many sessions may end at once. */
  forgetSession(session: string): void {
    this.ended.delete(session);
    this.ended.add(session);
    dropOldest(this.ended, MAX_ENDED);
  }

  /** Sessions may have ended untold: all are asked again. */
  doubtAll(): void {
    for (const [token, entry] of this.entries) this.entries.set(token, { ...entry, askedAt: -Infinity });
  }

  /** Some of the user's sessions may have ended: they are asked again. */
  forgetUser(user: string): void {
    for (const [token, { login }] of this.entries) if (login.user === user) this.entries.delete(token);
  }
}

const dropOldest = (kept: Map<string, unknown> | Set<string>, most: number): void => {
  if (kept.size <= most) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
};
