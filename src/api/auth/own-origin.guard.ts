/**
 * Refuses pages of other sites where the refresh token travels as a cookie: a browser sends the cookie along
 * with whatever asks for it.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refusal } from '../../application/refusal';
import { ProblemError } from '../http/problems/problem';
import { PublicUrl } from './public-url';

const FOREIGN = refusal('forbidden', 'request/foreign-origin');

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    // `null`, as pages without an origin say.
    return null;
  }
};

@Injectable()
export class OwnOriginGuard implements CanActivate {
  readonly #own: string;

  constructor(url: PublicUrl) {
    this.#own = new URL(url.value).origin;
  }

  /**
   * Browsers name the origin with every such request; what names none is no browser, and has no cookies but
   * its own.
   */
  canActivate(context: ExecutionContext): boolean {
    const { headers, host, query } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>>();
    const { origin } = headers;
    if (
      query['cookie'] === undefined ||
      query['cookie'] === 'false' ||
      origin === undefined ||
      origin === this.#own
    )
      return true;
    // Behind a proxy that speaks https for it, the server does not know its own scheme.
    if (hostOf(origin) === host) return true;
    throw new ProblemError(FOREIGN);
  }
}
