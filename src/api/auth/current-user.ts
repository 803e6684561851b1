/** `@CurrentUser()`: the logged-in user of the request. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Login } from '../../application/accounts/model';

/** A request that passed the access guard. */
export type AuthenticatedRequest = FastifyRequest & { readonly user: Login };

export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Login => {
  const { user } = context.switchToHttp().getRequest<Partial<AuthenticatedRequest>>();
  if (user === undefined) throw new Error('@CurrentUser() on a public operation');
  return user;
});

/** For `@OptionalLogin()` operations: null when nobody is logged in. */
export const MaybeUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Login | null =>
    context.switchToHttp().getRequest<Partial<AuthenticatedRequest>>().user ?? null,
);
