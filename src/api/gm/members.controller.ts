/** `/v1/campaigns/{id}/gm`: who plays and who leads (END-2). */
import { HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Needed } from '../../application/campaigns/access';
import type { CommandCall } from '../../application/campaigns/command';
import { ClaimGameMaster } from '../../application/gm/claim-game-master';
import { HandOver } from '../../application/gm/hand-over';
import { ReassignSeat } from '../../application/gm/reassign-seat';
import { RemoveMember } from '../../application/gm/remove-member';
import type { ForceId, UserId } from '../../kernel';
import type { AuthenticatedRequest } from '../auth/current-user';
import { claimOf } from '../http/idempotency-key';
import type { Fields } from '../../application/fields';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Command, InPath, Input } from '../playing/entry/parameters';
import { inBody, readOptionalReason } from '../playing/read';
import { ref } from '../http/openapi/schema';
import { DRY_RUN } from '../playing/parameters';

interface Named {
  readonly user: UserId;
  readonly reason: string | null;
}

const readNamed = (body: Fields): Named => ({
  user: body.id<UserId>('userId').toLowerCase() as UserId,
  reason: readOptionalReason(body),
});

/**
 * Who has handed over is no GM any more, and must still get the first answer again; their role is asked under
 * the lock.
 */
const whoHandsOver = (request: AuthenticatedRequest): Needed => (claimOf(request) === null ? 'gm' : 'anyone');

const answer = (...names: readonly string[]): object => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

@CampaignController('gm', '/gm')
export class MembersController {
  constructor(
    private readonly removeMember: RemoveMember,
    private readonly reassignSeat: ReassignSeat,
    private readonly handOverCampaign: HandOver,
    private readonly claimGameMaster: ClaimGameMaster,
  ) {}

  @Post('members/:userId/remove')
  @HttpCode(200)
  @ApiOperation({ operationId: 'removeMember', summary: 'Remove a member; their seat becomes vacant' })
  @ApiBody({ required: false, schema: ref('OptionalReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('removed') })
  remove(
    @Command('gm') call: CommandCall,
    @InPath('userId') user: string,
    @Input(inBody(readOptionalReason)) reason: string | null,
  ) {
    return this.removeMember.run(call, user.toLowerCase() as UserId, reason);
  }

  @Post('seats/:forceId/reassign')
  @HttpCode(200)
  @ApiOperation({ operationId: 'reassignSeat', summary: 'Give a force to another member' })
  @ApiBody({ schema: ref('MemberBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('force', 'user') })
  reassign(
    @Command('gm') call: CommandCall,
    @InPath('forceId') force: ForceId,
    @Input(inBody(readNamed)) { user, reason }: Named,
  ) {
    return this.reassignSeat.run(call, force, user, reason);
  }

  @Post('hand-over')
  @HttpCode(200)
  @ApiOperation({ operationId: 'handOver', summary: 'Make another member game master' })
  @ApiBody({ schema: ref('MemberBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('gameMaster') })
  handOver(@Command(whoHandsOver) call: CommandCall, @Input(inBody(readNamed)) { user, reason }: Named) {
    return this.handOverCampaign.run(call, user, reason);
  }

  @Post('claim')
  @HttpCode(200)
  @ApiOperation({ operationId: 'claimGameMaster', summary: 'Take over from a game master who is lost' })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('gameMaster') })
  claim(@Command('anyone') call: CommandCall) {
    return this.claimGameMaster.run(call);
  }
}
