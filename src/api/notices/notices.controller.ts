/** `/v1/me/notices`: what calls me, and what of it I have read. */
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import { MarkNoticesRead } from '../../application/notices/mark-notices-read';
import { type NoticePage, ReadNotices } from '../../application/notices/read-notices';
import type { Language } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { integer, list, object, orNull, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { Words } from '../http/words';
import { AFTER, LIMIT } from '../playing/parameters';
import { InQuery } from '../playing/in-query';
import type { PageAsked, Query as Asked } from '../playing/read';

type NoticesAsked = PageAsked<string | null> & { readonly unread: boolean };

const noticesAsked = (query: Asked): NoticesAsked => ({ ...query.pageById(), unread: query.flag('unread') });

@ApiTags('notices')
@ApiBearerAuth()
@Controller('v1/me/notices')
export class NoticesController {
  constructor(
    private readonly readNotices: ReadNotices,
    private readonly markRead: MarkNoticesRead,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listNotices',
    summary: 'What calls me, newest first, and how much of it is unread',
    description:
      'Of all my campaigns, and of my account. `unread` counts all that is not read, also beyond this page. A notice says what was so when it was made; ' +
      'its `path` shows what is so now. They are kept for 90 days.',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiQuery({
    name: 'unread',
    required: false,
    schema: { type: 'boolean' },
    description: 'Only what I have not read',
  })
  @ApiOkResponse({ schema: object({ items: list(ref('Notice')), next: orNull(text), unread: integer }) })
  list(
    @CurrentUser() { user }: Login,
    @InQuery(noticesAsked) asked: NoticesAsked,
    @Words() language: Language,
  ): Promise<NoticePage> {
    return this.readNotices.run(user, language, asked);
  }

  @Put('read')
  @ApiOperation({
    operationId: 'markNoticesRead',
    summary: 'Mark notices as read: some, or all',
    description: 'Answers how many are unread after that. Ids that are not mine are passed over.',
  })
  @ApiBody({ schema: ref('NoticeMarks') })
  @ApiOkResponse({ schema: ref('UnreadNotices') })
  async mark(
    @CurrentUser() { user }: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<{ readonly unread: number }> {
    return orThrow(await this.markRead.run(user, body, optionsOf(query).dryRun));
  }
}
