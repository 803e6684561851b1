/**
 * `/v1/catalog/mechs/{design}/construction`: what a design's parts weigh, and all that is wrong with it, in
 * the reader's language.
 */
import { type Language, toTons } from '../../kernel';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Asker } from '../../application/catalog/scope';
import { ExplainConstruction, type ConstructionAnswer } from '../../application/catalog/explain-construction';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { withMessage } from '../http/wording';
import { Words } from '../http/words';
import { ScopeQuery } from './queries';
import { AskedFrom, ForScope, Scoped } from './scoped';
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
  @ForScope()
  @Scoped()
  @ApiOperation({
    operationId: 'explainConstruction',
    summary: 'What a design’s parts weigh, its free slots, and all that its construction violates',
  })
  @ApiOkResponse({ schema: ref('Construction') })
  @ApiNotFoundResponse({ description: 'There is no such design.' })
  async explain(
    @Param('design') design: string,
    @Query() _query: ScopeQuery,
    @AskedFrom() asker: Asker | null,
    @Words() language: Language,
  ) {
    return answerOf(orThrow(await this.designs.explain(design, asker)), language);
  }
}
