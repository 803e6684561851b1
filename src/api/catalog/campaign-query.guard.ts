/** `?campaign=`: who asks for what a campaign sees must be one of its members. Judged before the form of anything else. */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogBrowser } from '../../application/catalog/browse';
import type { AuthenticatedRequest } from '../auth/current-user';
import { orThrow } from '../http/problems/problem';

@Injectable()
export class CampaignQueryGuard implements CanActivate {
  constructor(private readonly catalog: CatalogBrowser) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & Partial<AuthenticatedRequest>>();
    const { campaign } = request.query as Readonly<Record<string, unknown>>;
    // What is no text, or none at all, is refused for its form.
    if (typeof campaign === 'string' && campaign !== '') orThrow(await this.catalog.enter(campaign, request.user?.user ?? null));
    return true;
  }
}
