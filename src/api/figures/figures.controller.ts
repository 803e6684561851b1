/** `/v1/me/figures`: my own figures of Dark Age, made of mechs of the catalogue (DA-SET-2, DA-CAMP-1). */
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import { AddOwnFigure } from '../../application/figures/add-own-figure';
import { ListOwnFigures } from '../../application/figures/list-own-figures';
import { RemoveOwnFigure } from '../../application/figures/remove-own-figure';
import { RenameOwnFigure } from '../../application/figures/rename-own-figure';
import { SeeOwnFigure } from '../../application/figures/see-own-figure';
import type { FigureLine, FigureShape } from '../../application/figures/shapes';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Page } from '../../application/page';
import { CurrentUser } from '../auth/current-user';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { AFTER, LIMIT } from '../playing/parameters';
import { InQuery } from '../playing/in-query';
import type { Query as Asked } from '../playing/read';

const LONGEST_QUERY = 80;
const MOST_POINTS = 1_000_000;
const figuresAsked = (query: Asked) => ({
  ...query.pageById(),
  text: query.text('q', LONGEST_QUERY),
  maxPoints: query.integer('maxPoints', 0, MOST_POINTS),
});
const NONE = { description: 'I have no such figure.' };

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/me/figures')
export class FiguresController {
  constructor(
    private readonly listFigures: ListOwnFigures,
    private readonly addFigure: AddOwnFigure,
    private readonly seeFigure: SeeOwnFigure,
    private readonly renameFigure: RenameOwnFigure,
    private readonly removeFigure: RemoveOwnFigure,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listOwnFigures',
    summary: 'My own figures of Dark Age, oldest first',
    description: 'Nobody else sees them. `own` of a force names them by their ids when I open a match.',
  })
  @ApiQuery({ name: 'q', required: false, type: String, description: 'A part of the name' })
  @ApiQuery({
    name: 'maxPoints',
    required: false,
    type: 'integer',
    description: 'Only figures of at most so many points',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: ref('OwnFigurePage') })
  list(
    @CurrentUser() { user }: Login,
    @InQuery(figuresAsked) asked: ReturnType<typeof figuresAsked>,
  ): Promise<Page<FigureLine>> {
    return this.listFigures.run(user, asked);
  }

  @Post()
  @ApiOperation({
    operationId: 'addOwnFigure',
    summary: 'Make a figure of a mech of the catalogue (DA-CAMP-1)',
    description:
      'Undamaged, with a pilot of its rank. It stays as it was made; matches keep it as it was when they were opened. At most 200.',
  })
  @ApiBody({ schema: ref('NewOwnFigure') })
  @ApiCreatedResponse({ schema: ref('OwnFigure') })
  @ApiUnprocessableEntityResponse({
    description: 'The catalogue has no such mech, or there are 200 already.',
  })
  async add(
    @CurrentUser() { user }: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<FigureShape> {
    return orThrow(await this.addFigure.run(user, body, optionsOf(query, key)));
  }

  @Get(':figureId')
  @ApiOperation({
    operationId: 'getOwnFigure',
    summary: 'One of my figures in full, with its dials',
    description: '`figure` is what `made` of a setup takes.',
  })
  @ApiOkResponse({ schema: ref('OwnFigure') })
  @ApiNotFoundResponse(NONE)
  async see(
    @CurrentUser() { user }: Login,
    @Param('figureId') id: string,
    @Query() _query: EmptyBody,
  ): Promise<FigureShape> {
    return orThrow(await this.seeFigure.run(user, id));
  }

  @Patch(':figureId')
  @ApiOperation({
    operationId: 'renameOwnFigure',
    summary: 'Call one of my figures otherwise',
    description: 'Matches in which it fights keep the name that it had.',
  })
  @ApiBody({ schema: ref('OwnFigureName') })
  @ApiOkResponse({ schema: ref('OwnFigure') })
  @ApiNotFoundResponse(NONE)
  async rename(
    @CurrentUser() { user }: Login,
    @Param('figureId') id: string,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<FigureShape> {
    return orThrow(await this.renameFigure.run(user, id, body, optionsOf(query)));
  }

  @Delete(':figureId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removeOwnFigure',
    summary: 'Take a figure off my list',
    description: 'Matches in which it fights keep it.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NONE)
  async remove(
    @CurrentUser() { user }: Login,
    @Param('figureId') id: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.removeFigure.run(user, id, optionsOf(query).dryRun));
  }
}
