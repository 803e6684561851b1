/** `/v1/catalog/mechs/{design}/construction`: what a design's parts weigh, and all that is wrong with it, in the reader's language. */
import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExplainConstruction, type ConstructionAnswer } from '../../application/catalog/explain-construction';
import { toTons } from '../../kernel/tonnage';
import { Public } from '../auth/access';
import { languageOf, type Language } from '../http/language';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problem';
import { textOf } from '../http/texts';
import { ScopeQuery } from './queries';
import { campaignOf, Scoped, sendScoped } from './scoped';
import { sayPart } from './weight-texts';

const answerOf = ({ design, name, tons, weight, nameOf, used, free, violations }: ConstructionAnswer, language: Language) => ({
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
  violations: violations.map(({ code, rule, pointer, params }) => ({ code, rule, pointer, params, message: textOf(code, params, language) })),
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
    @Headers('accept-language') acceptLanguage: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(acceptLanguage);
    const answer = orThrow(await this.designs.explain(design, campaignOf(query)));
    reply.headers({ vary: 'accept-language', 'content-language': language });
    sendScoped(request, reply, answerOf(answer, language), query.campaign);
  }
}
