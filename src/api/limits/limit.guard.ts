/**
 * Counts every command by user and campaign, before anything is looked at: 429 with `Retry-After` beyond the
 * limit, and headers that tell how it stands. Only the asker's own commands count, so that the headers tell
 * nothing of others.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Allowances, type Standing } from '../../application/limits/allowances';
import type { CommandKind } from '../../application/limits/kinds';
import { tooMany } from '../../application/refusal';
import type { CampaignId } from '../../kernel';
import { ACCESS, type Access } from '../auth/access';
import type { AuthenticatedRequest } from '../auth/current-user';
import { ProblemError } from '../http/problems/problem';
import { LIMITED } from './limited';

/** What costs the same in a dry run. */
const DEAR: ReadonlySet<CommandKind> = new Set(['maps', 'records']);

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a handler's calls count as; null: as nothing. */
type Counted = CommandKind | null;

@Injectable()
export class LimitGuard implements CanActivate {
  /** Looked up once a handler: this runs before every command. */
  readonly #counted = new WeakMap<object, { readonly kind: Counted }>();

  constructor(
    private readonly reflector: Reflector,
    private readonly allowances: Allowances,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const kind = this.#kindOf(context, READS.has(request.method));
    if (kind === null) return true;
    const { id = null } = request.params as { readonly id?: string };
    const { dryRun } = request.query as { readonly dryRun?: unknown };
    const standing = this.allowances.spend({
      user: request.user.user,
      campaign: id === null ? null : (id.toLowerCase() as CampaignId),
      kind: dryRun === 'true' && !DEAR.has(kind) ? 'dry-runs' : kind,
    });
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return standing instanceof Promise
      ? standing.then((known) => passed(reply, known))
      : passed(reply, standing);
  }

  /**
   * Only commands of somebody who is logged in count, and reads that say as what: for all else there are
   * other limits.
   */
  #kindOf(context: ExecutionContext, isRead: boolean): Counted {
    const handler = context.getHandler();
    const known = this.#counted.get(handler);
    if (known !== undefined) return known.kind;
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, context.getClass()]) ?? 'login';
    const kind =
      access === 'login'
        ? (this.reflector.get<CommandKind | undefined>(LIMITED, handler) ?? (isRead ? null : 'commands'))
        : null;
    this.#counted.set(handler, { kind });
    return kind;
  }
}

/** Null: not in the campaign, which the operation itself will say. */
const passed = (reply: FastifyReply, standing: Standing | null): boolean => {
  if (standing === null) return true;
  reply.headers({
    'ratelimit-limit': String(standing.limit),
    'ratelimit-remaining': String(standing.remaining),
    'ratelimit-reset': String(standing.seconds),
  });
  if (!standing.allowed) throw new ProblemError(tooMany('request/too-many', standing.seconds));
  return true;
};
