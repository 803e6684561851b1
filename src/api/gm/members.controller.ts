/** `/v1/campaigns/{id}/gm`: who plays and who leads (END-2). */
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Members } from '../../application/gm/members';
import type { ForceId, UserId } from '../../kernel/ids';
import type { AuthenticatedRequest } from '../auth/current-user';
import { claimOf } from '../http/idempotency-key';
import { orThrow } from '../http/problems/problem';
import { Door } from '../playing/door';
import { noBody, readBody, readDryRun, readOptionalReason, understood, type Read } from '../playing/read';
import { ref } from '../http/openapi/schema';
import { DRY_RUN } from '../playing/parameters';

interface Named {
  readonly user: UserId;
  readonly reason: string | null;
}

const readNamed = (request: AuthenticatedRequest): Read<Named> =>
  readBody(request, (body) => ({ user: body.id<UserId>('userId').toLowerCase() as UserId, reason: readOptionalReason(body) }));

const answer = (...names: readonly string[]): object => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

@ApiTags('gm')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/gm')
export class MembersController {
  constructor(
    private readonly members: Members,
    private readonly door: Door,
  ) {}

  @Post('members/:userId/remove')
  @HttpCode(200)
  @ApiOperation({ operationId: 'removeMember', summary: 'Remove a member; his seat becomes vacant' })
  @ApiBody({ required: false, schema: ref('OptionalReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('removed') })
  async remove(@Param('id') id: string, @Param('userId') user: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id, 'gm');
    const [dryRun, reason] = understood(readDryRun(request), readBody(request, readOptionalReason));
    return orThrow(await this.members.remove(this.door.call(request, access, dryRun), user.toLowerCase() as UserId, reason));
  }

  @Post('seats/:forceId/reassign')
  @HttpCode(200)
  @ApiOperation({ operationId: 'reassignSeat', summary: 'Give a force to another member' })
  @ApiBody({ schema: ref('MemberBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('force', 'user') })
  async reassign(@Param('id') id: string, @Param('forceId') force: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id, 'gm');
    const [dryRun, { user, reason }] = understood(readDryRun(request), readNamed(request));
    return orThrow(await this.members.reassign(this.door.call(request, access, dryRun), force as ForceId, user, reason));
  }

  @Post('hand-over')
  @HttpCode(200)
  @ApiOperation({ operationId: 'handOver', summary: 'Make another member game master' })
  @ApiBody({ schema: ref('MemberBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('gameMaster') })
  async handOver(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    // Who has handed over is no GM any more, and must still get the first answer again; his role is asked under the lock.
    const access = await this.door.enter(request, id, claimOf(request) === null ? 'gm' : 'anyone');
    const [dryRun, { user, reason }] = understood(readDryRun(request), readNamed(request));
    return orThrow(await this.members.handOver(this.door.call(request, access, dryRun), user, reason));
  }

  @Post('claim')
  @HttpCode(200)
  @ApiOperation({ operationId: 'claimGameMaster', summary: 'Take over from a game master who is lost' })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: answer('gameMaster') })
  async claim(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id);
    const [dryRun] = understood(readDryRun(request), noBody(request));
    return orThrow(await this.members.claim(this.door.call(request, access, dryRun)));
  }
}
