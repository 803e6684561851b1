/**
 * The global guard: every operation needs a login, unless it says otherwise. Known tokens pass without any
 * waiting.
 */
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from '../../application/accounts/model';
import { LiveSessions } from '../../application/accounts/mails/verification';
import { UNAUTHENTICATED } from '../../application/refusal';
import { isUnavailable } from '../http/problems/classify';
import { ProblemError } from '../http/problems/problem';
import { ACCESS, type Access } from './access';
import { ACCESS_TOKEN } from './access-token.strategy';
import { bearerToken } from './bearer';
import type { AuthenticatedRequest } from './current-user';
import { VerifiedTokens } from './verified-tokens';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

@Injectable()
export class AccessGuard extends AuthGuard(ACCESS_TOKEN) {
  constructor(
    private readonly reflector: Reflector,
    private readonly verified: VerifiedTokens,
    private readonly sessions: LiveSessions,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'login';
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<Mutable<AuthenticatedRequest>>();
    const token = bearerToken(request);
    if (token === null) {
      if (access === 'optional') return true;
      throw new ProblemError(UNAUTHENTICATED);
    }
    const known = this.verified.get(token, Date.now());
    if (known !== null && !known.stale) {
      request.user = known.login;
      return true;
    }
    return this.#verify(context, request, token, known?.login ?? null, access);
  }

  /**
   * Whether a request bears a token that holds, for what stands before the guards. The request itself stays
   * as it is.
   */
  recognises(request: FastifyRequest, reply: FastifyReply): boolean | Promise<boolean> {
    const token = bearerToken(request);
    if (token === null) return false;
    const known = this.verified.get(token, Date.now());
    if (known !== null && !known.stale) return true;
    const asker = Object.create(request) as Mutable<AuthenticatedRequest>;
    return this.#verify(
      new ExecutionContextHost([asker, reply]),
      asker,
      token,
      known?.login ?? null,
      'login',
    ).catch((error: unknown) => {
      if (error instanceof ProblemError) return false;
      throw error;
    });
  }

  /** Passport's answer: a login, or false with the reason why not. */
  override handleRequest<T>(error: unknown, login: T | false, info: unknown): T {
    // Keys and sessions lie in the database: when that is away, nobody's token is wrong.
    if (error !== null && error !== undefined) throw error;
    if (isUnavailable(info)) throw info;
    if (login === false) throw new ProblemError(UNAUTHENTICATED);
    return login;
  }

  async #verify(
    context: ExecutionContext,
    request: Mutable<AuthenticatedRequest>,
    token: string,
    known: Login | null,
    access: Access,
  ): Promise<boolean> {
    const askedAt = Date.now();
    try {
      if (known === null) await super.canActivate(context);
      else if (await this.sessions.isLive(known.session)) request.user = known;
      else throw new ProblemError(UNAUTHENTICATED);
      if (!this.verified.put(token, request.user, askedAt)) throw new ProblemError(UNAUTHENTICATED);
    } catch (error) {
      if (known !== null && error instanceof ProblemError) this.verified.forgetSession(known.session);
      if (access !== 'optional' || !(error instanceof ProblemError)) throw error;
      delete (request as Partial<typeof request>).user;
    }
    return true;
  }
}
