/**
 * Lets members of a campaign pass (404 for all others) and, of those, the roles that an operation is for
 * (403).
 */
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse, ApiNotFoundResponse, ApiParam, type ApiParamOptions } from '@nestjs/swagger';
import { FORBIDDEN, NOT_FOUND } from '../../../application/refusal';
import { Memberships, type Membership } from '../../../application/setup/membership';
import type { AuthenticatedRequest } from '../../auth/current-user';
import { ProblemError } from '../../http/problems/problem';

export type Role = Membership['role'];
const ROLES = 'campaign-roles';

type MemberRequest = AuthenticatedRequest & { member?: Membership };

/**
 * For routes with the campaign's id as `:id`. Runs after the global access guard and before bodies and
 * queries are looked at.
 */
@Injectable()
export class MembershipGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly memberships: Memberships,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const { id = '' } = request.params as { readonly id?: string };
    const member = await this.memberships.find(id.toLowerCase(), request.user.user);
    if (member === null) throw new ProblemError(NOT_FOUND);
    const roles = this.reflector.get<readonly Role[]>(ROLES, context.getHandler());
    if (roles.length > 0 && !roles.includes(member.role)) throw new ProblemError(FORBIDDEN);
    request.member = member;
    return true;
  }
}

const CAMPAIGN = { name: 'id', type: String, format: 'uuid', description: 'Campaign' };

/** As `ForMembers`, where the campaign in the path is described in other words. */
export const ForMembersOf = (campaign: ApiParamOptions, ...roles: readonly Role[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(ROLES, roles),
    UseGuards(MembershipGuard),
    // The guard takes it from the path, so that no parameter of the handler tells the generator of it.
    ApiParam(campaign),
    ApiNotFoundResponse({ description: 'There is no such campaign, or you are not in it.' }),
    ...(roles.length > 0 ? [ApiForbiddenResponse({ description: `Only for: ${roles.join(', ')}.` })] : []),
  );

/** The operation is for members of the campaign with one of these roles; none named: for all members. */
export const ForMembers = (...roles: readonly Role[]): MethodDecorator => ForMembersOf(CAMPAIGN, ...roles);

/** What the asking user is in the campaign of the route. */
export const Member = createParamDecorator((_data: unknown, context: ExecutionContext): Membership => {
  const { member } = context.switchToHttp().getRequest<MemberRequest>();
  if (member === undefined) throw new Error('@Member() without @ForMembers()');
  return member;
});
