/** `/v1/campaigns/{id}/chat`: the chat room where what is public in the campaign is posted. */
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { ChatShape } from '../../application/notices/chat/chat-shape';
import { RemoveChat } from '../../application/notices/chat/remove-chat';
import { SeeChat } from '../../application/notices/chat/see-chat';
import { SetChat } from '../../application/notices/chat/set-chat';
import { TestChat, type ChatTested } from '../../application/notices/chat/test-chat';
import type { Membership } from '../../application/setup/membership';
import { WithETag } from '../http/answers/with-etag';
import { IdempotencyKey, KeepsNoAnswer } from '../http/idempotency-key';
import { orNull, ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { ForMembers, Member } from './access/membership.guard';
import { CHAT_EXAMPLE } from './chat-schemas';
import { CommandQuery, optionsOf } from './command-query';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/chat')
export class ChatController {
  constructor(
    private readonly seeChat: SeeChat,
    private readonly setChat: SetChat,
    private readonly removeChat: RemoveChat,
    private readonly testChat: TestChat,
  ) {}

  @Get()
  @WithETag()
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'getChat',
    summary: 'The chat room of the campaign, and how posting to it goes; `null`: none is set (GM)',
    description: 'Of its address no more than the name of the server.',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: orNull(ref('Chat')), example: CHAT_EXAMPLE } } })
  see(@Member() { campaign }: Membership, @Query() _query: EmptyBody) {
    return this.seeChat.run(campaign);
  }

  @Put()
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'putChat',
    summary: 'Set the chat room of the campaign (GM)',
    description:
      'From then on it is told what every observer of the campaign is told: that a phase has begun, who is waited for, how many battles begin and end, that ' +
      'a round is over (for Discord with the map as observers see it), and who has won. What is hidden is never posted. The address is an https URL that whoever ' +
      'has it can post to, such as that of a webhook of a Discord channel: it is kept sealed and answered by nothing. `url` left out: the one that is set.',
  })
  @ApiBody({ schema: ref('ChatBody') })
  @ApiOkResponse({ schema: ref('Chat') })
  @ApiUnprocessableEntityResponse({
    description: 'It is no https URL, or has a login in it; or there is no such time zone.',
  })
  async set(
    @Member() { campaign, user }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<ChatShape> {
    return orThrow(await this.setChat.run(campaign, user, body, optionsOf(query).dryRun));
  }

  @Post('test')
  @HttpCode(200)
  @KeepsNoAnswer()
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'testChat',
    summary: 'Post a message to the chat room of the campaign, and see whether it comes (GM)',
    description:
      'At once, past whatever waits. With `dryRun` nothing is posted. `failure` says why it was not taken: `answered` with the status, or that there was no answer.',
  })
  @ApiOkResponse({
    content: { 'application/json': { schema: ref('ChatTested'), example: { sent: true, failure: null } } },
  })
  async test(
    @Member() { campaign }: Membership,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
    // A wrong one is refused as everywhere; of a right one nothing is kept.
    @IdempotencyKey() _key: IdempotencyClaim | null,
  ): Promise<ChatTested> {
    return orThrow(await this.testChat.run(campaign, optionsOf(query).dryRun));
  }

  @Delete()
  @HttpCode(204)
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'removeChat',
    summary: 'Forget the chat room of the campaign, with all that waits to be posted (GM)',
    description: 'Asked twice it does the same.',
  })
  @ApiNoContentResponse()
  async remove(
    @Member() { campaign, user }: Membership,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.removeChat.run(campaign, user, optionsOf(query).dryRun));
  }
}
