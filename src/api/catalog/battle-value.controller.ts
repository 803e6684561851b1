/**
 * `/v1/catalog/mechs/{design}/battle-value`: how a Battle Value comes about, step by step, in the reader's
 * language.
 */
import type { Language } from '../../kernel';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExplainBattleValue, type Explanation } from '../../application/catalog/explain-battle-value';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { wordsFor } from '../http/wording';
import { BattleValueQuery, skillsOf } from './battle-value-query';
import { askerOf, Scoped, sendScoped } from './scoped';
import { sayTerm } from './term-words';

const answerOf = (
  { design, name, bv, term, heatEfficiency, skilled, nameOf }: Explanation,
  language: Language,
) => ({
  design,
  name,
  bv,
  term: sayTerm(term, language, nameOf),
  heatEfficiency: sayTerm(heatEfficiency, language, nameOf),
  skilled:
    skilled === null
      ? null
      : { ...skilled.skills, bv: skilled.term.value, term: sayTerm(skilled.term, language, nameOf) },
});

@ApiTags('catalog')
@Public()
@Controller('v1/catalog')
export class BattleValueController {
  constructor(private readonly values: ExplainBattleValue) {}

  @Get('mechs/:design/battle-value')
  @Scoped()
  @ApiOperation({
    operationId: 'explainBattleValue',
    summary: 'Every step of a design’s Battle Value, and what a pilot makes of it',
  })
  @ApiOkResponse({ schema: ref('BattleValueExplanation') })
  @ApiNotFoundResponse({ description: 'There is no such design.' })
  @ApiUnprocessableEntityResponse({ description: 'It has no Battle Value: what is not known is named.' })
  async explain(
    @Param('design') design: string,
    @Query() query: BattleValueQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const explanation = orThrow(await this.values.explain(design, askerOf(query, request), skillsOf(query)));
    sendScoped(request, reply, answerOf(explanation, wordsFor(request, reply)), query.campaign);
  }
}
