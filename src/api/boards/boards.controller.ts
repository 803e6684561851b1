/** `/v1/me/boards`: a game master's own map sheets, imported from MegaMek's board files (BT-8). */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import { ImportBoards } from '../../application/boards/import-boards';
import { ListBoards } from '../../application/boards/list-boards';
import { RemoveBoard } from '../../application/boards/remove-board';
import type { BoardLine, BoardReport } from '../../application/boards/ports';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Page } from '../../application/page';
import type { Language } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { ImportsGuard } from '../catalog/imports.guard';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { withMessage, type SaidViolation } from '../http/wording';
import { Words } from '../http/words';

type WordedReport = Omit<BoardReport, 'refusals'> & {
  readonly refusals: readonly { readonly file: string; readonly violations: readonly SaidViolation[] }[];
};

@ApiTags('catalog')
@ApiBearerAuth()
@UseGuards(ImportsGuard)
@ApiForbiddenResponse({ description: 'Only for game masters of a campaign.' })
@Controller('v1/me/boards')
export class BoardsController {
  constructor(
    private readonly importBoards: ImportBoards,
    private readonly listBoards: ListBoards,
    private readonly removeBoard: RemoveBoard,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listBoards',
    summary: 'The map sheets that I have imported, by name',
    description: 'Nobody else sees them, but for who sees a match that is fought on one.',
  })
  @ApiOkResponse({ schema: ref('OwnBoardPage') })
  list(@CurrentUser() { user }: Login, @Query() query: PageQuery): Promise<Page<BoardLine>> {
    return this.listBoards.run(user, query.after ?? null, limitOf(query));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'importBoards',
    summary:
      'Import MegaMek’s board files as map sheets for my campaigns: all or nothing of each file (BT-8)',
    description:
      'Sheets of 16 × 17 hexes, up to 100 files at once, 500 sheets in all. What is wrong is told by file and line. A file whose name is there already replaces that sheet; matches that are fought on it keep theirs. Counts as an import of designs.',
  })
  @ApiBody({ schema: ref('BoardFiles') })
  @ApiOkResponse({ schema: ref('BoardReport') })
  @ApiUnprocessableEntityResponse({ description: 'There would be more than 500.' })
  async import(
    @CurrentUser() { user }: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
    @Words() language: Language,
  ): Promise<WordedReport> {
    const report = orThrow(await this.importBoards.run(user, body, optionsOf(query, key)));
    const refusals = report.refusals.map(({ file, violations }) => ({
      file,
      violations: violations.map(withMessage(language)),
    }));
    return { ...report, refusals };
  }

  @Delete(':board')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removeBoard',
    summary: 'Take a map sheet out of my library',
    description: 'Matches that are fought on it keep it.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'I have no such map sheet.' })
  async remove(
    @CurrentUser() { user }: Login,
    @Param('board') board: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.removeBoard.run(user, board, optionsOf(query).dryRun));
  }
}
