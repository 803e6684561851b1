/** One's own open sessions: see them, and end one. */
import { err, ok, type Result, type UserId } from '../../../kernel';
import type { Page } from '../../page';
import { NOT_FOUND, type Refusal } from '../../refusal';
import type { Login, OpenSession } from '../model';
import type { AccountPorts } from '../ports';

/** `current`: the session that asks. */
export type SessionShape = OpenSession & { readonly current: boolean };

/** Newest first. `limit` is at least 1. */
export const listSessions =
  (ports: AccountPorts) =>
  async ({ user, session }: Login, after: string | null, limit: number): Promise<Page<SessionShape>> => {
    const found = await ports.sessions.list(user, after, limit + 1);
    const shown = found.slice(0, limit).map((one) => ({ ...one, current: one.id === session }));
    return { items: shown, next: found.length > limit ? (shown[shown.length - 1]?.id ?? null) : null };
  };

/** Whether there is such a one to end. */
export const seeSession =
  (ports: AccountPorts) =>
  async (user: UserId, session: string): Promise<Result<null, Refusal>> =>
    (await ports.sessions.isOwn(user, session)) ? ok(null) : err(NOT_FOUND);

export const endSession =
  (ports: AccountPorts) =>
  async (user: UserId, session: string): Promise<Result<null, Refusal>> =>
    (await ports.sessions.endOwn(user, session)) ? ok(null) : err(NOT_FOUND);
