/** `@AsLastSeen()`: `If-Match` against what a client would be shown now. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Precondition } from '../../application/setup/guards';
import { matches } from './answers/etag';
import { etagOf } from './answers/etag-of';

/** `Precondition`: whether the header names the tag of what is shown now; without the header anything holds. */
export const AsLastSeen = createParamDecorator((_data: unknown, context: ExecutionContext): Precondition => {
  const sent = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  return (shown) => matches(sent, etagOf(JSON.stringify(shown)));
});
