/** `@IdempotencyKey()`: the claim that a POST makes with its `Idempotency-Key`, or null. */
import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { misshapen } from '../../application/refusal';
import { canonicalJson, violation } from '../../kernel';
import type { AuthenticatedRequest } from '../auth/current-user';
import { ProblemError } from './problems/problem';

const MAX = 200;
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Null without the header, and for a dry run, which changes nothing. Throws 400 when the header is no key.
 * `sent`: what tells one body from another.
 */
export const claimOf = (
  request: FastifyRequest & Partial<AuthenticatedRequest>,
  sent: unknown = request.body ?? null,
): IdempotencyClaim | null => {
  const key = request.headers['idempotency-key'];
  const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  if (key === undefined || request.user === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new ProblemError(
      misshapen([violation('shape/not-a-key', null, '/headers/idempotency-key', { max: MAX })]),
    );
  if (query['dryRun'] === 'true') return null;
  const body = canonicalJson([query, sent]);
  return {
    user: request.user.user,
    route: `${request.method} ${request.url.split('?')[0] ?? ''}`,
    key,
    bodyHash: createHash('sha256').update(body).digest('base64url'),
  };
};

export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  claimOf(context.switchToHttp().getRequest<AuthenticatedRequest>()),
);

/** For the API's description: this operation keeps no answer, since it holds a secret that is told once. */
export const KEEPS_NO_ANSWER = 'x-keeps-no-answer';
export const KeepsNoAnswer = (): MethodDecorator => ApiExtension(KEEPS_NO_ANSWER, true);
