/** What all operations on a running campaign begin with: who asks, and whether he may; shape comes after that. */
import { Injectable } from '@nestjs/common';
import type { CampaignAccess, Needed } from '../../application/campaigns/access';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access, CampaignReader } from '../../application/campaigns/reader';
import type { OrderSheets } from '../../application/campaigns/save-orders';
import type { FeedHub } from '../../application/campaigns/feed-hub';
import type { BattleDesk } from '../../application/battles/commands';
import type { Worksheets } from '../../application/battles/worksheets';
import type { EngineDesk } from '../../application/engines/engine-desk';
import type { EngineWork } from '../../application/engines/engine-work';
import type { RecordDesk } from '../../application/battles/records';
import type { Offers } from '../../application/offers/offers';
import type { DesignDesk } from '../../application/designs/design-desk';
import type { GameMaster } from '../../application/gm/game-master';
import type { Nudges } from '../../application/gm/nudges';
import type { Rollbacks } from '../../application/gm/rollbacks';
import type { Seats } from '../../application/gm/seats';
import type { SheetReading } from '../../application/gm/sheet-reading';
import type { Members } from '../../application/gm/members';
import type { ResetLinkDesk } from '../../application/gm/reset-links';
import type { Rounds } from '../../application/rounds/rounds';
import { misshapen } from '../../application/refusal';
import type { ForceId } from '../../kernel/ids';
import { violation } from '../../kernel/violation';
import type { Audience } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { claimOf } from '../http/idempotency-key';
import { orThrow, ProblemError } from '../http/problems/problem';
import type { CampaignTransactions, CampaignStates } from '../../application/campaigns/campaign-store';
import type { Feeds } from '../../application/campaigns/feeds';

/** The use cases of running campaigns, as the wiring makes them. A class, so that it can be injected by type. */
export class Playing {
  constructor(
    readonly parts: {
      readonly store: CampaignTransactions & CampaignStates & Feeds;
      readonly reader: CampaignReader;
      readonly access: CampaignAccess;
      readonly sheets: OrderSheets;
      readonly sheetReading: SheetReading;
      readonly hub: FeedHub;
      readonly battles: BattleDesk;
      readonly records: RecordDesk;
      readonly worksheets: Worksheets;
      readonly engineDesk: EngineDesk;
      readonly engineWork: EngineWork;
      readonly offers: Offers;
      readonly gameMaster: GameMaster;
      readonly designs: DesignDesk;
      readonly members: Members;
      readonly seats: Seats;
      readonly rollbacks: Rollbacks;
      readonly nudges: Nudges;
      readonly resetLinks: ResetLinkDesk;
      readonly rounds: Rounds;
      /** Event streams that one user may hold open. */
      readonly streamsPerUser: number;
    },
  ) {}
}

@Injectable()
export class Door {
  constructor(private readonly playing: Playing) {}

  /** Throws 404, 403, or 409 before the start. */
  async enter(request: AuthenticatedRequest, id: string, needed: Needed = 'anyone'): Promise<Access> {
    return orThrow(await this.playing.parts.access.require(id, request.user.user, needed));
  }

  /** Whose eyes: one's own, or those of the force that `?as=` names. */
  audience(access: Access, as: string | null): Audience {
    return orThrow(this.playing.parts.reader.audience(access, as === null ? null : (as as ForceId)));
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
