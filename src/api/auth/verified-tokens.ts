/** Access tokens that were verified before: checking a signature costs more than everything else in a small request. */
import { Injectable } from '@nestjs/common';
import type { Login } from '../../application/accounts/model';

const MOST = 5_000;
/** After so long, the session is asked again whether it lives: so late may an ended session still be served. */
const RECHECK_MS = 30_000;

interface Entry {
  readonly login: Login;
  readonly checkedAt: number;
}

@Injectable()
export class VerifiedTokens {
  private readonly entries = new Map<string, Entry>();

  /** Null: never seen, or out of date. `stale`: the signature holds, but the session must be asked again. */
  get(token: string, now: number): { readonly login: Login; readonly stale: boolean } | null {
    const entry = this.entries.get(token);
    if (entry === undefined) return null;
    if (entry.login.expiresAt <= now) {
      this.entries.delete(token);
      return null;
    }
    return { login: entry.login, stale: now - entry.checkedAt > RECHECK_MS };
  }

  put(token: string, login: Login, now: number): void {
    this.entries.delete(token);
    this.entries.set(token, { login, checkedAt: now });
    if (this.entries.size <= MOST) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  /** Forgets the tokens of a session that this process has ended. */
  forgetSession(session: string): void {
    for (const [token, { login }] of this.entries) if (login.session === session) this.entries.delete(token);
  }

  forgetUser(user: string): void {
    for (const [token, { login }] of this.entries) if (login.user === user) this.entries.delete(token);
  }
}
