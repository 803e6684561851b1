/**
 * `?campaign=`: who asks for what a campaign sees must be one of its members. Judged before the form of
 * anything else.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EnterCampaign } from '../../application/catalog/enter-campaign';
import type { AuthenticatedRequest } from '../auth/current-user';
import { orThrow } from '../http/problems/problem';

@Injectable()
export class CampaignQueryGuard implements CanActivate {
  constructor(private readonly enter: EnterCampaign) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & Partial<AuthenticatedRequest>>();
    const { campaign } = request.query as Readonly<Record<string, unknown>>;
    // What is no text, or none at all, is refused for its form.
    if (typeof campaign === 'string' && campaign !== '')
      orThrow(await this.enter.run(campaign, request.user?.user ?? null));
    return true;
  }
}
