/**
 * What all operations on a running campaign begin with: who asks, and whether they may; shape comes after
 * that.
 */
import { Injectable } from '@nestjs/common';
import { CampaignAccess, type Needed } from '../../application/campaigns/access';
import type { CommandCall } from '../../application/campaigns/command';
import { CampaignReader, type Access } from '../../application/campaigns/reader';
import { misshapen } from '../../application/refusal';
import { type ForceId, violation } from '../../kernel';
import type { Audience } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { claimOf } from '../http/idempotency-key';
import { orThrow, ProblemError } from '../http/problems/problem';

@Injectable()
export class MemberAccess {
  constructor(
    private readonly access: CampaignAccess,
    private readonly reader: CampaignReader,
  ) {}

  /** Throws 404, 403, or 409 before the start. */
  async enter(request: AuthenticatedRequest, id: string, needed: Needed = 'anyone'): Promise<Access> {
    return orThrow(await this.access.require(id, request.user.user, needed));
  }

  /** Whose eyes: one's own, or those of the force that `?as=` names. */
  audience(access: Access, as: string | null): Audience {
    return orThrow(this.reader.audience(access, as === null ? null : (as as ForceId)));
  }

  /** The same for the past: after the end everybody sees everything, unless they ask for a force's eyes. */
  pastAudience(access: Access, as: string | null): Audience {
    return as === null && access.campaign.state.campaign.status === 'finished'
      ? { kind: 'gm' }
      : this.audience(access, as);
  }

  /** The force whose papers are asked for: one's own; who has none must name it. */
  force(access: Access, as: string | null): ForceId {
    const audience = this.audience(access, as);
    if (audience.kind === 'force') return audience.force;
    throw new ProblemError(misshapen([violation('shape/missing', null, '/query/as')]));
  }

  call(request: AuthenticatedRequest, access: Access, dryRun: boolean): CommandCall {
    return { id: access.id, user: request.user.user, dryRun, claim: claimOf(request) };
  }
}
