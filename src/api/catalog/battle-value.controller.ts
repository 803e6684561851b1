/**
 * `/v1/catalog/mechs/{design}/battle-value`: how a Battle Value comes about, step by step, in the reader's
 * language.
 */
import type { Language } from '../../kernel';
import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Asker } from '../../application/catalog/scope';
import { ExplainBattleValue, type Explanation } from '../../application/catalog/explain-battle-value';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { Words } from '../http/words';
import { BattleValueQuery, skillsOf } from './battle-value-query';
import { AskedFrom, ForScope, Scoped } from './scoped';
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
  @ForScope()
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
    @AskedFrom() asker: Asker | null,
    @Words() language: Language,
  ) {
    return answerOf(orThrow(await this.values.explain(design, asker, skillsOf(query))), language);
  }
}
