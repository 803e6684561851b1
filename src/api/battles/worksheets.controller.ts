/** `…/battles/{battleId}/worksheet`: the report by record sheet (TBL); both sides fill in at once, unit by unit. */
import { Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { BattleAnswer } from '../../application/battles/commands';
import { Worksheets, type EntryToSave, type Worksheet, type WorksheetPart } from '../../application/battles/worksheets';
import { PRECONDITION_FAILED } from '../../application/refusal';
import type { BattleId } from '../../kernel/ids';
import { parseFieldEntry, parseUnitEntry, type FieldEntry, type UnitEntry } from '../../tactical/engines/table/worksheet';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged } from '../http/answers/etag';
import { ref } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problems/problem';
import { wordsFor, withMessage } from '../http/wording';
import { Door } from '../playing/door';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, readQuery, understood, type Read } from '../playing/read';

const ANSWERS = ['worksheet', 'part'] as const;
const IF_MATCH = { name: 'If-Match', required: false, description: 'The revision that this replaces, in quotes; "0": there is none yet' };

const ANSWER = {
  name: 'answer',
  required: false,
  schema: { type: 'string' as const, enum: [...ANSWERS], default: 'worksheet' },
  description: 'What is answered: the whole worksheet, or, for small devices and large battles, only what was saved',
};
const REVISION = { ETag: { schema: { type: 'string' as const }, description: 'The revision that my side’s entry has now, in quotes' } };
const STALE = { description: 'The entry is not the one that If-Match names.' };

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
    private readonly worksheets: Worksheets,
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
    const sheet = orThrow(await this.worksheets.read(access, battle));
    sendTagged(request, reply, JSON.stringify(this.#said(sheet, request, reply)));
  }

  @Get('units/:unit')
  @ApiOperation({ operationId: 'getWorksheetUnit', summary: 'One unit of the worksheet: what a notice of the event stream leads to' })
  @ApiOkResponse({ schema: ref('WorksheetUnit') })
  readUnit(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Param('unit') unit: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#part(id, battle, unit, request, reply);
  }

  @Get('field')
  @ApiOperation({ operationId: 'getWorksheetField', summary: 'What the worksheet says of the field' })
  @ApiOkResponse({ schema: ref('WorksheetField') })
  readField(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#part(id, battle, null, request, reply);
  }

  @Put('units/:unit')
  @ApiOperation({ operationId: 'putWorksheetUnit', summary: 'Save what my side says of a unit, half filled or whole' })
  @ApiBody({ schema: ref('WorksheetUnitBody') })
  @ApiQuery(DRY_RUN)
  @ApiQuery(ANSWER)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ schema: { oneOf: [ref('Worksheet'), ref('WorksheetUnit')] }, headers: REVISION })
  @ApiPreconditionFailedResponse(STALE)
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
  @ApiQuery(ANSWER)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ schema: { oneOf: [ref('Worksheet'), ref('WorksheetField')] }, headers: REVISION })
  @ApiPreconditionFailedResponse(STALE)
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
    orThrow(this.worksheets.enter(access, battle));
    const [dryRun] = understood(readDryRun(request), noBody(request));
    return orThrow(await this.worksheets.file(this.door.call(request, access, dryRun), battle as BattleId));
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
    orThrow(this.worksheets.enter(access, battle));
    const [wish, entry] = understood(
      readQuery(request, (query) => ({ dryRun: query.flag('dryRun'), answer: query.choice('answer', ANSWERS) ?? 'worksheet' })),
      parse(request.body),
    );
    const saved = orThrow(await this.worksheets.save(access, battle, unit, entry, { ...wish, over: overOf(request) }));
    reply.header('etag', `"${saved.revision}"`).header('cache-control', 'private, no-cache');
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(this.#said(saved.answer, request, reply)));
  }

  async #part(id: string, battle: string, unit: string | null, request: AuthenticatedRequest, reply: FastifyReply): Promise<void> {
    const access = await this.door.enter(request, id, 'fighter');
    orThrow(this.worksheets.enter(access, battle));
    understood(readQuery(request, () => null));
    const part = orThrow(await this.worksheets.part(access, battle, unit));
    reply.header('cache-control', 'private, no-cache');
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(this.#said(part, request, reply)));
  }

  /** With what is wrong in the reader's words. */
  #said(sheet: Worksheet | WorksheetPart, request: AuthenticatedRequest, reply: FastifyReply): unknown {
    const say = withMessage(wordsFor(request, reply));
    const said = (part: WorksheetPart): unknown => ({
      ...part,
      contradictions: Object.fromEntries(Object.entries(part.contradictions).map(([side, list]) => [side, list.map(say)])),
    });
    if (!('units' in sheet)) return said(sheet);
    return { ...sheet, contradictions: sheet.contradictions.map(say), units: sheet.units.map(said), field: said(sheet.field) };
  }
}
