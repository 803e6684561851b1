/** `…/battles/{battleId}/worksheet`: the report by record sheet (TBL); both sides fill in at once, unit by unit. */
import { Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { BattleAnswer } from '../../application/battles/commands';
import type { EntryToSave, Worksheet } from '../../application/battles/worksheets';
import { PRECONDITION_FAILED } from '../../application/refusal';
import type { BattleId } from '../../kernel/ids';
import { parseFieldEntry, parseUnitEntry, type FieldEntry, type UnitEntry } from '../../tactical/engines/table/worksheet';
import type { Violation } from '../../kernel/violation';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged } from '../http/etag';
import { ref } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problem';
import { wordsFor, withMessage } from '../http/wording';
import { Door, Playing } from '../playing/door';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, readQuery, understood, type Read } from '../playing/read';

const IF_MATCH = { name: 'If-Match', required: false, description: 'The revision that this replaces, in quotes; "0": there is none yet' };

/** What a save is to replace; absent: whatever is there. */
const overOf = (request: AuthenticatedRequest): EntryToSave['over'] => {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  if (header.trim() === '*') return 'any';
  const revision = /^\s*"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (revision === undefined) throw new ProblemError(PRECONDITION_FAILED);
  return Number(revision);
};

@ApiTags('battles')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/battles/:battleId/worksheet')
export class WorksheetsController {
  constructor(
    private readonly playing: Playing,
    private readonly door: Door,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getWorksheet', summary: 'What both sides have filled in, what is open, what differs, what cannot be' })
  @ApiOkResponse({ schema: ref('Worksheet') })
  async read(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id, 'fighter');
    understood(readQuery(request, () => null));
    const sheet = orThrow(await this.playing.parts.worksheets.read(access, battle));
    sendTagged(request, reply, JSON.stringify(this.#said(sheet, request, reply)));
  }

  @Put('units/:unit')
  @ApiOperation({ operationId: 'putWorksheetUnit', summary: 'Save what my side says of a unit, half filled or whole; answers the worksheet' })
  @ApiBody({ schema: ref('WorksheetUnitBody') })
  @ApiQuery(DRY_RUN)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ schema: ref('Worksheet') })
  saveUnit(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Param('unit') unit: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#save(id, battle, unit, parseUnitEntry, request, reply);
  }

  @Put('field')
  @ApiOperation({ operationId: 'putWorksheetField', summary: 'Save what my side says of the field: holder, turns, buildings, its mines' })
  @ApiBody({ schema: ref('WorksheetFieldBody') })
  @ApiQuery(DRY_RUN)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ schema: ref('Worksheet') })
  saveField(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#save(id, battle, null, parseFieldEntry, request, reply);
  }

  @Post('file')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'fileWorksheet',
    summary: 'File the report that the worksheet makes; whole and equal ones of all sides count at once',
  })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('BattleAnswer') })
  async file(@Param('id') id: string, @Param('battleId') battle: string, @Req() request: AuthenticatedRequest): Promise<BattleAnswer> {
    const access = await this.door.enter(request, id, 'player');
    const [dryRun] = understood(readDryRun(request), noBody(request));
    orThrow(await this.playing.parts.worksheets.read(access, battle));
    return orThrow(await this.playing.parts.worksheets.file(this.door.call(request, access, dryRun, 201), battle as BattleId));
  }

  async #save(
    id: string,
    battle: string,
    unit: string | null,
    parse: (input: unknown) => Read<UnitEntry | FieldEntry>,
    request: AuthenticatedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id, 'player');
    orThrow(await this.playing.parts.worksheets.read(access, battle));
    const [dryRun, entry] = understood(readDryRun(request), parse(request.body));
    const saved = orThrow(await this.playing.parts.worksheets.save(access, battle, unit, entry, { over: overOf(request), dryRun }));
    reply.header('etag', `"${saved.revision}"`).header('cache-control', 'private, no-cache');
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(this.#said(saved.worksheet, request, reply)));
  }

  /** With what is wrong in the reader's words. */
  #said(sheet: Worksheet, request: AuthenticatedRequest, reply: FastifyReply): unknown {
    const say = withMessage(wordsFor(request, reply));
    const said = <P extends { readonly contradictions: Readonly<Record<string, readonly Violation[]>> }>(part: P): unknown => ({
      ...part,
      contradictions: Object.fromEntries(Object.entries(part.contradictions).map(([side, list]) => [side, list.map(say)])),
    });
    return { ...sheet, units: sheet.units.map(said), field: said(sheet.field) };
  }
}
