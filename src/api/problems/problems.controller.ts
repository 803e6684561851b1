/**
 * `/v1/problems/{area}/{problem}`: where the `type` of a problem document leads. Public; JSON, or a plain
 * page for browsers.
 */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel';
import { Public } from '../auth/access';
import { type Forms, PageOrJson } from '../http/answers/page-or-json';
import { ref } from '../http/openapi/schema';
import { httpRefusal, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Words } from '../http/words';
import { meaningOf, problemCodes } from './meaning';
import { problemPage, problemsPage } from './page';

@ApiTags('problems')
@Public()
@Controller('v1/problems')
export class ProblemsController {
  @Get()
  @PageOrJson()
  @ApiOperation({
    operationId: 'listProblems',
    summary: 'Every problem that this server knows; a page when HTML is accepted',
  })
  @ApiOkResponse({ schema: ref('ProblemMeanings') })
  list(@Query() _query: EmptyBody, @Words() language: Language): Forms {
    const items = problemCodes().flatMap((code) => meaningOf(code, language) ?? []);
    return { json: () => ({ items }), page: () => problemsPage(items, language) };
  }

  @Get(':area/:problem')
  @PageOrJson()
  @ApiOperation({
    operationId: 'getProblem',
    summary: 'What a problem means, and what to do; a page when HTML is accepted',
  })
  @ApiOkResponse({ schema: ref('ProblemMeaning') })
  @ApiNotFoundResponse({ description: 'No problem has this code.' })
  problem(
    @Param('area') area: string,
    @Param('problem') problem: string,
    @Query() _query: EmptyBody,
    @Words() language: Language,
  ): Forms {
    const meaning = meaningOf(`${area}/${problem}`, language);
    if (meaning === null) throw new ProblemError(httpRefusal('not-found', 'request/not-found'));
    return { json: () => meaning, page: () => problemPage(meaning, language) };
  }
}
