/** `@Sent(readQuery, readBody)`: what the query and the body of a command say, as these parsers read them. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { inBody, type Query, type Read, readQuery, understood } from './read';

interface Parsers {
  readonly query: (query: Query) => unknown;
  readonly body: (sent: unknown) => Read<unknown>;
}

const Parts = createParamDecorator(({ query, body }: Parsers, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return understood(readQuery(request, query), body(request.body));
});

/**
 * `[query, body]`; 400 with the mistakes of both at once. Without a parser of the body, the command takes
 * none, and its part is null. `@IdempotencyKey()` stands after it: a key that is none is refused alone.
 */
export const Sent = (
  query: Parsers['query'],
  body: Parsers['body'] = inBody(() => null),
): ParameterDecorator => Parts({ query, body });
