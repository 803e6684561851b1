/** `/v1/me/push-subscriptions`: the browsers in which I take notices as pushes. */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import { AddPushSubscription } from '../../application/notices/add-push-subscription';
import { ListPushSubscriptions } from '../../application/notices/list-push-subscriptions';
import {
  type PushSubscriptionList,
  type PushSubscriptionShape,
} from '../../application/notices/push-subscriptions';
import { RemovePushSubscription } from '../../application/notices/remove-push-subscription';
import { CurrentUser } from '../auth/current-user';
import { Device } from '../auth/device';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';

@ApiTags('notices')
@ApiBearerAuth()
@Controller('v1/me/push-subscriptions')
export class PushSubscriptionsController {
  constructor(
    private readonly listSubscriptions: ListPushSubscriptions,
    private readonly addSubscription: AddPushSubscription,
    private readonly removeSubscription: RemovePushSubscription,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listPushSubscriptions',
    summary: 'In which browsers I take pushes, newest first, and the key to subscribe with',
    description: 'The key is the same for all, and stays. Where a browser is reached is told to nobody.',
  })
  @ApiOkResponse({ schema: ref('PushSubscriptions') })
  list(@CurrentUser() login: Login, @Query() _query: EmptyBody): Promise<PushSubscriptionList> {
    return this.listSubscriptions.run(login);
  }

  @Post()
  @ApiOperation({
    operationId: 'addPushSubscription',
    summary: 'Take pushes in a browser (RFC 8030)',
    description:
      'With what the browser gave, whose text is told to nobody again. The same browser again changes what was known of it; from another account it moves. ' +
      '`replaces` renews the entry of a browser whose address changed, under its id. It ends with the session in which it was added, when somebody ends that, and when the push service says that it is gone. At most ten.',
  })
  @ApiBody({ schema: ref('NewPushSubscription') })
  @ApiCreatedResponse({ schema: ref('PushSubscription') })
  @ApiNotFoundResponse({ description: 'I take no pushes at the address that it replaces.' })
  @ApiUnprocessableEntityResponse({
    description: 'The address is none of a push service, a key is none, or there are ten already.',
  })
  async add(
    @CurrentUser() login: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @Device() device: string | null,
  ): Promise<PushSubscriptionShape> {
    return orThrow(await this.addSubscription.run(login, body, device, optionsOf(query).dryRun));
  }

  @Delete(':subscriptionId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removePushSubscription',
    summary: 'Take no more pushes in a browser',
    description: 'What waits for it is not sent. The browser itself should unsubscribe, too.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'I have no such browser.' })
  async remove(
    @CurrentUser() { user }: Login,
    @Param('subscriptionId') id: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.removeSubscription.run(user, id, optionsOf(query).dryRun));
  }
}
