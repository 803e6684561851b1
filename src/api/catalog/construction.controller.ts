/**
 * `/v1/catalog/mechs/{design}/construction`: what a design's parts weigh, and all that is wrong with it, in
 * the reader's language.
 */
import { type Language, toTons } from '../../kernel';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExplainConstruction, type ConstructionAnswer } from '../../application/catalog/explain-construction';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { withMessage, wordsFor } from '../http/wording';
import { ScopeQuery } from './queries';
import { askerOf, Scoped, sendScoped } from './scoped';
import { sayPart } from './weight-texts';

const answerOf = (
  { design, name, tons, weight, nameOf, used, free, violations }: ConstructionAnswer,
  language: Language,
) => ({
  design,
  name,
  tons,
  weight: weight.lines.map((line) => ({
    ...line,
    text: sayPart(line, line.item === null ? '' : nameOf(line.item), language),
    tons: toTons(line.tons),
  })),
  total: toTons(weight.total),
  unknown: weight.unknown,
  slots: { used, free },
  violations: violations.map(withMessage(language)),
});

@ApiTags('catalog')
@Public()
@Controller('v1/catalog')
export class ConstructionController {
  constructor(private readonly designs: ExplainConstruction) {}

  @Get('mechs/:design/construction')
  @Scoped()
  @ApiOperation({
    operationId: 'explainConstruction',
    summary: 'What a design’s parts weigh, its free slots, and all that its construction violates',
  })
  @ApiOkResponse({ schema: ref('Construction') })
  @ApiNotFoundResponse({ description: 'There is no such design.' })
  async explain(
    @Param('design') design: string,
    @Query() query: ScopeQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = orThrow(await this.designs.explain(design, askerOf(query, request)));
    sendScoped(request, reply, answerOf(answer, wordsFor(request, reply)), query.campaign);
  }
}
