/**
 * `/v1/campaigns/{id}/mechs/{mech}/sheet.svg` and `…/sheets.pdf`: record sheets of mechs in play, to own
 * players and the GM only.
 */
import { Get, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Access } from '../../application/campaigns/reader';
import type { FastifyReply } from 'fastify';
import { misshapen } from '../../application/refusal';
import { PAPERS } from '../../application/sheets/ports';
import { DrawMechSheet } from '../../application/sheets/draw-mech-sheet';
import { PrintForce } from '../../application/sheets/print-force';
import { type ForceId, type Language, violation } from '../../kernel';
import type { Audience } from '../../rules';
import { CampaignController } from './entry/campaign-controller';
import { Asked, InPath, Member } from './entry/parameters';
import { Words } from '../http/words';
import type { Query } from './read';
import { MemberAccess } from './member-access';
import { orThrow, ProblemError } from '../http/problems/problem';
import { hasPrint, sendPdf, AsSvg } from '../http/answers/send-file';

/** More mechs than any force has. */
const MAX_PICKED = 200;
const PRIVATE = 'private, no-cache';

interface PrintAsked {
  readonly force: string | null;
  /** Null: all. */
  readonly mechs: readonly string[] | null;
  readonly paper: (typeof PAPERS)[number];
}

const askedOfPrint = (query: Query): PrintAsked => ({
  force: query.text('force', 100),
  mechs: query.texts('mech', 100, MAX_PICKED)?.map((mech) => mech.toLowerCase()) ?? null,
  paper: query.choice('paper', PAPERS) ?? 'a4',
});

@CampaignController('playing')
export class SheetsController {
  constructor(
    private readonly drawSheet: DrawMechSheet,
    private readonly printForce: PrintForce,
    private readonly members: MemberAccess,
  ) {}

  @Get('mechs/:mech/sheet.svg')
  @AsSvg()
  @ApiOperation({
    operationId: 'getMechSheet',
    summary:
      'The record sheet of my mech, with its damage, ammunition and pilot (GM, and after the end: of any)',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ description: 'I have no such mech.' })
  sheet(@Member() me: Access, @InPath('mech') mech: string, @Words() language: Language) {
    return this.drawSheet.run(me, mech.toLowerCase(), language);
  }

  @Get('sheets.pdf')
  @ApiOperation({
    operationId: 'getForceSheets',
    summary: 'The record sheets of my force for the table, a page a mech, behind a cover',
  })
  @ApiQuery({
    name: 'force',
    required: false,
    schema: { type: 'string' },
    description: 'Whose (GM; after the end everybody)',
  })
  @ApiQuery({
    name: 'mech',
    required: false,
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Only these; repeat it for more',
  })
  @ApiQuery({ name: 'paper', required: false, schema: { type: 'string', enum: [...PAPERS], default: 'a4' } })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such force, or it has no such mech.' })
  async print(
    @Member() me: Access,
    @Asked(askedOfPrint) wish: PrintAsked,
    @Words() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { audience, force } = this.#whose(me, wish.force);
    const print = await this.printForce.run(
      me,
      audience,
      { ...wish, force, language },
      hasPrint(reply.request),
    );
    sendPdf(reply, orThrow(print), 'record-sheets.pdf', PRIVATE);
  }

  /** One's own force; who has none must name one. */
  #whose(me: Access, named: string | null): { readonly audience: Audience; readonly force: ForceId } {
    const audience = this.members.audience(me, named);
    const force = named ?? (audience.kind === 'force' ? audience.force : null);
    if (force === null) throw new ProblemError(misshapen([violation('shape/missing', null, '/query/force')]));
    return { audience, force: force as ForceId };
  }
}
