/** `/v1/campaigns/{id}/messages`: what people in a campaign write to each other, and whom they have muted. */
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { ListMessages } from '../../application/messages/list-messages';
import type { MessageShape, Mutes } from '../../application/messages/model';
import { MuteSenders } from '../../application/messages/mute-senders';
import { SendMessage } from '../../application/messages/send-message';
import type { Page } from '../../application/page';
import type { Membership } from '../../application/setup/membership';
import { ForMembers, Member } from '../campaigns/access/membership.guard';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { IdempotencyKey } from '../http/idempotency-key';
import { page, ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Limited } from '../limits/limited';
import { AFTER, LIMIT } from '../playing/parameters';
import { InQuery } from '../playing/in-query';
import type { Query as Asked } from '../playing/read';
import { MESSAGE_EXAMPLE, MUTES_EXAMPLE } from './schemas';

const messagesAsked = (query: Asked) => ({ ...query.pageById(), muted: query.flag('muted') });

@ApiTags('messages')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/messages')
export class MessagesController {
  constructor(
    private readonly messages: ListMessages,
    private readonly send: SendMessage,
    private readonly mutes: MuteSenders,
  ) {}

  @Get()
  @ForMembers()
  @ApiOperation({
    operationId: 'listMessages',
    summary: 'Messages to me, from me, and to everybody, in the order in which they were written',
    description:
      'Before the start, in a war and after it. Nobody reads others’ messages, the game master neither, and not after the end. A message goes to the ' +
      'people who are meant when it is written: whoever takes over a force later reads what is written to it from then on. `after` takes the id of ' +
      'any message that I can read, so a client reads on from the last one that it has.',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiQuery({
    name: 'muted',
    required: false,
    schema: { type: 'boolean' },
    description: 'Also from whom I have muted',
  })
  @ApiOkResponse({
    content: {
      'application/json': { schema: page(ref('Message')), example: { items: [MESSAGE_EXAMPLE], next: null } },
    },
  })
  list(
    @Member() { campaign, user }: Membership,
    @InQuery(messagesAsked) asked: ReturnType<typeof messagesAsked>,
  ): Promise<Page<MessageShape>> {
    return this.messages.run(campaign, user, asked);
  }

  @Post()
  @ForMembers('gm', 'player')
  @Limited('messages')
  @ApiOperation({
    operationId: 'sendMessage',
    summary: 'Write to a force, the game master, my team or everybody',
    description:
      'Observers read what is for everybody, and do not write. Streams of those who can read it tell of it at once (`streamEvents`).',
  })
  @ApiBody({ schema: ref('NewMessage') })
  @ApiCreatedResponse({
    content: { 'application/json': { schema: ref('Message'), example: MESSAGE_EXAMPLE } },
  })
  @ApiUnprocessableEntityResponse({
    description: 'No such force, nobody plays it, I have no team, or it is to myself.',
  })
  async post(
    @Member() { campaign, user }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<MessageShape> {
    return orThrow(await this.send.run(campaign, user, body, optionsOf(query, key)));
  }

  @Get('mutes')
  @ForMembers()
  @ApiOperation({
    operationId: 'getMutes',
    summary: 'Whom I have muted',
    description: 'Nobody else can read it, the game master neither.',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Mutes'), example: MUTES_EXAMPLE } } })
  muted(@Member() { campaign, user }: Membership, @Query() _query: EmptyBody): Promise<Mutes> {
    return this.mutes.see(campaign, user);
  }

  @Put('mutes')
  @ForMembers()
  @ApiOperation({
    operationId: 'putMutes',
    summary: 'Mute forces or everything, for me alone',
    description:
      'In place of what was muted before. Messages that are muted are kept, and left out of my list and streams as long as they are muted; my own ' +
      'are not. Whoever is muted cannot tell. A force stays muted when somebody else plays it.',
  })
  @ApiBody({ schema: ref('MutesBody') })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Mutes'), example: MUTES_EXAMPLE } } })
  @ApiUnprocessableEntityResponse({ description: 'No such force, or my own.' })
  async mute(
    @Member() { campaign, user }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<Mutes> {
    return orThrow(await this.mutes.run(campaign, user, body, optionsOf(query).dryRun));
  }
}
