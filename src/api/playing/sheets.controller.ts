/** `/v1/campaigns/{id}/mechs/{mech}/sheet.svg` and `…/sheets.pdf`: record sheets of mechs in play, to own players and the GM only. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { misshapen } from '../../application/refusal';
import { PAPERS } from '../../application/sheets/ports';
import { RecordSheets } from '../../application/sheets/record-sheets';
import type { ForceId } from '../../kernel/ids';
import { violation } from '../../kernel/violation';
import type { AuthenticatedRequest } from '../auth/current-user';
import { orThrow, ProblemError } from '../http/problems/problem';
import { hasTag, sendPdf, sendSvg } from '../http/answers/send-file';
import { wordsFor } from '../http/wording';
import { Door } from './door';
import { readQuery, understood } from './read';

/** More mechs than any force has. */
const MOST_PICKED = 200;
const PRIVATE = 'private, no-cache';

@ApiTags('playing')
@ApiBearerAuth()
@Controller('v1/campaigns/:id')
export class SheetsController {
  constructor(
    private readonly sheets: RecordSheets,
    private readonly door: Door,
  ) {}

  @Get('mechs/:mech/sheet.svg')
  @ApiOperation({
    operationId: 'getMechSheet',
    summary: 'The record sheet of my mech, with its damage, ammunition and pilot (GM, and after the end: of any)',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ description: 'I have no such mech.' })
  async sheet(@Param('id') id: string, @Param('mech') mech: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    const access = await this.door.enter(request, id);
    understood(readQuery(request, () => null));
    sendSvg(request, reply, orThrow(this.sheets.svg(access, mech.toLowerCase(), wordsFor(request, reply))), PRIVATE);
  }

  @Get('sheets.pdf')
  @ApiOperation({ operationId: 'getForceSheets', summary: 'The record sheets of my force for the table, a page a mech, behind a cover' })
  @ApiQuery({ name: 'force', required: false, schema: { type: 'string' }, description: 'Whose (GM; after the end everybody)' })
  @ApiQuery({ name: 'mech', required: false, schema: { type: 'array', items: { type: 'string' } }, description: 'Only these; repeat it for more' })
  @ApiQuery({ name: 'paper', required: false, schema: { type: 'string', enum: [...PAPERS], default: 'a4' } })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such force, or it has no such mech.' })
  async print(@Param('id') id: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    const access = await this.door.enter(request, id);
    const [wish] = understood(
      readQuery(request, (query) => ({
        force: query.text('force', 100),
        mechs: query.texts('mech', 100, MOST_PICKED),
        paper: query.choice('paper', PAPERS) ?? 'a4',
      })),
    );
    const audience = this.door.audience(access, wish.force);
    const force = wish.force ?? (audience.kind === 'force' ? audience.force : null);
    if (force === null) throw new ProblemError(misshapen([violation('shape/missing', null, '/query/force')]));
    const language = wordsFor(request, reply);
    const mechs = wish.mechs === null ? null : wish.mechs.map((mech) => mech.toLowerCase());
    const print = await this.sheets.ofForce(access, audience, { force: force as ForceId, mechs, paper: wish.paper, language }, hasTag(request));
    sendPdf(reply, orThrow(print), 'record-sheets.pdf', PRIVATE);
  }
}
