/** `@InQuery(read)`: what the query says, as this parser reads it. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Query, readQuery, understood } from './read';

/** 400 with every mistake; parameters that nobody reads are refused. */
export const InQuery = createParamDecorator((read: (query: Query) => unknown, context: ExecutionContext) => {
  const [asked] = understood(readQuery(context.switchToHttp().getRequest<FastifyRequest>(), read));
  return asked;
});
