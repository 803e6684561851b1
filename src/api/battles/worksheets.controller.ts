/**
 * `…/battles/{battleId}/worksheet`: the report by record sheet (TBL); both sides fill in at once, unit by
 * unit.
 */
import {
  createParamDecorator,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  Res,
  type ExecutionContext,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiQuery,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import type { BattleId, Language } from '../../kernel';
import { FileEntries } from '../../application/battles/papers/file-entries';
import type { Over as OverWhat } from '../../application/battles/papers/papers';
import { SaveEntry, type EntryToSave, type SavedEntries } from '../../application/battles/papers/save-entry';
import { SeeEntries } from '../../application/battles/papers/see-entries';
import { PRECONDITION_FAILED } from '../../application/refusal';
import { WHOLE } from '../../tactical';
import {
  parseFieldEntry,
  parseUnitEntries,
  parseUnitEntry,
  worksheet,
  type FieldEntry,
  type UnitEntry,
  type UnitToSave,
  type Worksheet,
  type WorksheetPart,
} from '../../tactical/engines/table';
import { ref } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problems/problem';
import { wordsFor, withMessage } from '../http/wording';
import { CampaignController } from '../playing/entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Asked, Battle, Command, InPath, Input, Member } from '../playing/entry/parameters';
import { Words } from '../http/words';
import type { Query } from '../playing/read';
import { DRY_RUN } from '../playing/parameters';

const ANSWERS = ['worksheet', 'part'] as const;
const IF_MATCH = {
  name: 'If-Match',
  required: false,
  description: 'The revision that this replaces, in quotes; "0": there is none yet',
};

const ANSWER = {
  name: 'answer',
  required: false,
  schema: { type: 'string' as const, enum: [...ANSWERS], default: 'worksheet' },
  description:
    'What is answered: the whole worksheet, or, for small devices and large battles, only what was saved',
};
const REVISION = {
  ETag: {
    schema: { type: 'string' as const },
    description: 'The revision that my side’s entry has now, in quotes',
  },
};
const STALE = { description: 'The entry is not the one that If-Match names.' };

/** What a save is to replace; absent: whatever is there. */
const Over = createParamDecorator((_data: unknown, context: ExecutionContext): OverWhat => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined) return null;
  if (header.trim() === '*') return 'any';
  const revision = /^\s*"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (revision === undefined) throw new ProblemError(PRECONDITION_FAILED);
  return Number(revision);
});

interface SaveAsked {
  readonly dryRun: boolean;
  readonly wholly: boolean;
}

const askedOfSave = (query: Query): SaveAsked => ({
  dryRun: query.flag('dryRun'),
  wholly: query.choice('answer', ANSWERS) !== 'part',
});

/** With what is wrong in the reader's words. */
const said = (sheet: Worksheet | WorksheetPart, language: Language): unknown => {
  const say = withMessage(language);
  const saidOf = (part: WorksheetPart): unknown => ({
    ...part,
    contradictions: Object.fromEntries(
      Object.entries(part.contradictions).map(([side, list]) => [side, list.map(say)]),
    ),
  });
  if (!('units' in sheet)) return saidOf(sheet);
  return {
    ...sheet,
    contradictions: sheet.contradictions.map(say),
    units: sheet.units.map(saidOf),
    field: saidOf(sheet.field),
  };
};

/** `over`: for those that say nothing of it. */
const entriesOf = (units: readonly UnitToSave[], over: OverWhat): readonly EntryToSave[] =>
  units.map(({ unit, entry, revision }, index) => ({
    part: unit,
    said: entry,
    over: revision ?? over,
    pointer: `/units/${index}`,
  }));

type Saved = SavedEntries<Worksheet, WorksheetPart>;

/** The whole, or the parts that were saved. */
const savedIn = ({ answer }: Saved, language: Language): readonly unknown[] =>
  'whole' in answer ? [said(answer.whole, language)] : answer.parts.map((part) => said(part, language));

/** Of one part, with the revision that its entry has now. */
const oneIn = (reply: FastifyReply, saved: Saved): unknown => {
  reply.header('etag', `"${[...saved.revisions.values()][0] ?? 0}"`);
  return savedIn(saved, wordsFor(reply.request, reply))[0];
};

@CampaignController('battles', '/battles/:battleId/worksheet')
export class WorksheetsController {
  constructor(
    private readonly see: SeeEntries,
    private readonly saveEntry: SaveEntry,
    private readonly fileEntries: FileEntries,
  ) {}

  @Get()
  @WithETag()
  @ApiOperation({
    operationId: 'getWorksheet',
    summary: 'What both sides have filled in, what is open, what differs, what cannot be',
  })
  @ApiOkResponse({ schema: ref('Worksheet') })
  async read(@Member('fighter') me: Access, @InPath('battleId') battle: string, @Words() language: Language) {
    return said(orThrow(await this.see.whole(worksheet, me, battle)), language);
  }

  @Get('units/:unit')
  @ApiOperation({
    operationId: 'getWorksheetUnit',
    summary: 'One unit of the worksheet: what a notice of the event stream leads to',
  })
  @ApiOkResponse({ schema: ref('WorksheetUnit') })
  async readUnit(
    @Member('fighter') me: Access,
    @Battle() battle: BattleId,
    @InPath('unit') unit: string,
    @Words() language: Language,
  ) {
    return said(orThrow(await this.see.part(worksheet, me, battle, unit)), language);
  }

  @Get('field')
  @ApiOperation({ operationId: 'getWorksheetField', summary: 'What the worksheet says of the field' })
  @ApiOkResponse({ schema: ref('WorksheetField') })
  async readField(@Member('fighter') me: Access, @Battle() battle: BattleId, @Words() language: Language) {
    return said(orThrow(await this.see.part(worksheet, me, battle, WHOLE)), language);
  }

  @Put('units/:unit')
  @ApiOperation({
    operationId: 'putWorksheetUnit',
    summary: 'Save what my side says of a unit, half filled or whole',
  })
  @ApiBody({ schema: ref('WorksheetUnitBody') })
  @ApiQuery(DRY_RUN)
  @ApiQuery(ANSWER)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ schema: { oneOf: [ref('Worksheet'), ref('WorksheetUnit')] }, headers: REVISION })
  @ApiPreconditionFailedResponse(STALE)
  async saveUnit(
    @Member('player') me: Access,
    @Battle() battle: BattleId,
    @InPath('unit') unit: string,
    @Asked(askedOfSave) wish: SaveAsked,
    @Input(parseUnitEntry) entry: UnitEntry,
    @Over() over: OverWhat,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const entries = [{ part: unit, said: entry, over, pointer: null }];
    return oneIn(reply, orThrow(await this.saveEntry.run(worksheet, me, battle, entries, wish)));
  }

  @Patch('units')
  @ApiOperation({
    operationId: 'patchWorksheetUnits',
    summary: 'Save what my side says of several units at once, all of them or none',
  })
  @ApiBody({ schema: ref('WorksheetUnitsBody') })
  @ApiQuery(DRY_RUN)
  @ApiQuery(ANSWER)
  @ApiHeader({ ...IF_MATCH, description: 'The same for all units that name no `revision` of their own' })
  @ApiOkResponse({ schema: { anyOf: [ref('Worksheet'), ref('WorksheetUnits')] } })
  @ApiPreconditionFailedResponse({
    description:
      'An entry is not the one that its `revision` names: which, its violations say. Nothing is saved.',
  })
  async saveUnits(
    @Member('player') me: Access,
    @Battle() battle: BattleId,
    @Asked(askedOfSave) wish: SaveAsked,
    @Input(parseUnitEntries) units: readonly UnitToSave[],
    @Over() over: OverWhat,
    @Words() language: Language,
  ) {
    const saved = orThrow(await this.saveEntry.run(worksheet, me, battle, entriesOf(units, over), wish));
    const parts = savedIn(saved, language);
    return wish.wholly ? parts[0] : { units: parts };
  }

  @Put('field')
  @ApiOperation({
    operationId: 'putWorksheetField',
    summary: 'Save what my side says of the field: holder, turns, buildings, its mines',
  })
  @ApiBody({ schema: ref('WorksheetFieldBody') })
  @ApiQuery(DRY_RUN)
  @ApiQuery(ANSWER)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ schema: { oneOf: [ref('Worksheet'), ref('WorksheetField')] }, headers: REVISION })
  @ApiPreconditionFailedResponse(STALE)
  async saveField(
    @Member('player') me: Access,
    @Battle() battle: BattleId,
    @Asked(askedOfSave) wish: SaveAsked,
    @Input(parseFieldEntry) entry: FieldEntry,
    @Over() over: OverWhat,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const entries = [{ part: WHOLE, said: entry, over, pointer: null }];
    return oneIn(reply, orThrow(await this.saveEntry.run(worksheet, me, battle, entries, wish)));
  }

  @Post('file')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'fileWorksheet',
    summary: 'File the report that the worksheet makes; whole and equal ones of all sides count at once',
  })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('BattleAnswer') })
  file(@Command('player') call: CommandCall, @Battle() battle: BattleId) {
    return this.fileEntries.run(worksheet, call, battle);
  }
}
