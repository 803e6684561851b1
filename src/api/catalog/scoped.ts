/**
 * What the operations on the catalogue's designs share: public, and for the members of a campaign more of the
 * same.
 */
import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../http/answers/etag-of';
import type { Asker } from '../../application/catalog/scope';
import type { CampaignId } from '../../kernel';
import { OptionalLogin } from '../auth/access';
import type { AuthenticatedRequest } from '../auth/current-user';
import { noneMatch, sendTagged } from '../http/answers/etag';
import { CampaignQueryGuard } from './campaign-query.guard';
import type { ScopeQuery } from './queries';

/** May be kept by anybody for a while: it changes with a new version of the server only. */
export const sendPublic = (request: FastifyRequest, reply: FastifyReply, value: unknown): void => {
  const json = JSON.stringify(value);
  const etag = etagOf(json);
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (noneMatch(request.headers['if-none-match'], etag))
    reply.header('content-type', 'application/json; charset=utf-8').send(json);
  else reply.code(304).send();
};

/** What a campaign sees is no business of caches on the way. */
export const sendScoped = (
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  campaign: string | undefined,
): void =>
  campaign === undefined
    ? sendPublic(request, reply, value)
    : sendTagged(request, reply, JSON.stringify(value));

/** The campaign is the one that the guard has let pass. */
export const campaignOf = ({ campaign }: ScopeQuery): CampaignId | null =>
  campaign === undefined ? null : (campaign.toLowerCase() as CampaignId);

/** Who asks from within a campaign; null: anybody. The guard has let nobody pass who is no member. */
export const askerOf = (query: ScopeQuery, { user }: Partial<AuthenticatedRequest>): Asker | null => {
  const campaign = campaignOf(query);
  return campaign === null || user === undefined ? null : { campaign, user: user.user };
};

/** Public, and for the members of a campaign more of the same. */
export const Scoped = (): MethodDecorator =>
  applyDecorators(
    OptionalLogin(),
    UseGuards(CampaignQueryGuard),
    ApiUnauthorizedResponse({ description: 'Needs a login with `campaign`.' }),
  ) as MethodDecorator;
