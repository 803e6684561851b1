/**
 * What the operations on the catalogue's designs share: public, and for the members of a campaign more of the
 * same.
 */
import { applyDecorators, createParamDecorator, type ExecutionContext, UseGuards } from '@nestjs/common';
import { ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '../../application/catalog/scope';
import type { CampaignId } from '../../kernel';
import { OptionalLogin } from '../auth/access';
import type { AuthenticatedRequest } from '../auth/current-user';
import { answeredBy } from '../http/answers/answered-by';
import { sendPublic, sendTagged } from '../http/answers/etag';
import { sendSvg } from '../http/answers/send-file';
import { CampaignQueryGuard } from './campaign-query.guard';
import type { ScopeQuery } from './queries';

const isScoped = ({ query }: FastifyRequest): boolean =>
  (query as Partial<ScopeQuery> | undefined)?.campaign !== undefined;

/** Anybody may keep it for a while; what a campaign sees is no business of caches on the way. */
export const ForScope = (): MethodDecorator =>
  answeredBy((request, reply, value) =>
    isScoped(request) ? sendTagged(request, reply, JSON.stringify(value)) : sendPublic(request, reply, value),
  );

/** The same of a drawing. */
export const ScopedSvg = (): MethodDecorator =>
  answeredBy((request, reply, svg) =>
    sendSvg(request, reply, String(svg), isScoped(request) ? 'private, no-cache' : 'public, max-age=300'),
  );

/** The campaign is the one that the guard has let pass. */
export const campaignOf = ({ campaign }: ScopeQuery): CampaignId | null =>
  campaign === undefined ? null : (campaign.toLowerCase() as CampaignId);

/**
 * `Asker | null`: who asks from within a campaign; null: anybody. The guard has let nobody pass who is no
 * member.
 */
export const AskedFrom = createParamDecorator((_data: unknown, context: ExecutionContext): Asker | null => {
  const { query, user } = context.switchToHttp().getRequest<Partial<AuthenticatedRequest>>();
  const campaign = campaignOf((query ?? {}) as ScopeQuery);
  return campaign === null || user === undefined ? null : { campaign, user: user.user };
});

/** Public, and for the members of a campaign more of the same. */
export const Scoped = (): MethodDecorator =>
  applyDecorators(
    OptionalLogin(),
    UseGuards(CampaignQueryGuard),
    ApiUnauthorizedResponse({ description: 'Needs a login with `campaign`.' }),
  ) as MethodDecorator;
