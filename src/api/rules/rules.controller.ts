/**
 * `/v1/rules`: the rulebook, to which the `rule` of every violation leads, with the rules of the game systems
 * (GAM-10). Public; JSON, or a plain page for browsers.
 */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel';
import { ruleOf } from '../../rules/rulebook';
import { Public } from '../auth/access';
import { type Forms, PageOrJson } from '../http/answers/page-or-json';
import { ref } from '../http/openapi/schema';
import { httpRefusal, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Words } from '../http/words';
import { gameChapters, gameRule } from './game-rules';
import { rulebookPage, rulePage } from './page';
import { ruleShape, rulebookShape } from './shapes';

@ApiTags('rules')
@Public()
@Controller('v1/rules')
export class RulesController {
  @Get()
  @PageOrJson()
  @ApiOperation({
    operationId: 'getRulebook',
    summary: 'The rulebook, in German or English by Accept-Language; a page when HTML is accepted',
  })
  @ApiOkResponse({ schema: ref('Rulebook') })
  rulebook(@Query() _query: EmptyBody, @Words() language: Language): Forms {
    const book = rulebookShape(language, gameChapters(language));
    return { json: () => book, page: () => rulebookPage(book.chapters, language) };
  }

  @Get(':id')
  @PageOrJson()
  @ApiOperation({ operationId: 'getRule', summary: 'One rule by its id, as violations name it' })
  @ApiOkResponse({ schema: ref('Rule') })
  @ApiNotFoundResponse({ description: 'There is none.' })
  rule(@Param('id') id: string, @Query() _query: EmptyBody, @Words() language: Language): Forms {
    const found = ruleOf(id);
    const rule = found === null ? gameRule(id, language) : ruleShape(found.chapter, found.entry, language);
    if (rule === null) throw new ProblemError(httpRefusal('not-found', 'request/not-found'));
    return { json: () => rule, page: () => rulePage(rule, language) };
  }
}
