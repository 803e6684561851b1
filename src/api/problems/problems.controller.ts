/**
 * `/v1/problems/{area}/{problem}`: where the `type` of a problem document leads. Public; JSON, or a plain
 * page for browsers.
 */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access';
import { sendPageOrJson } from '../http/answers/page-or-json';
import { languageOf } from '../http/language';
import { ref } from '../http/openapi/schema';
import { httpRefusal, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { meaningOf, problemCodes } from './meaning';
import { problemPage, problemsPage } from './page';

@ApiTags('problems')
@Public()
@Controller('v1/problems')
export class ProblemsController {
  @Get()
  @ApiOperation({
    operationId: 'listProblems',
    summary: 'Every problem that this server knows; a page when HTML is accepted',
  })
  @ApiOkResponse({ schema: ref('ProblemMeanings') })
  list(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const language = languageOf(request.headers['accept-language']);
    const items = problemCodes().flatMap((code) => meaningOf(code, language) ?? []);
    sendPageOrJson(request, reply, language, {
      json: () => ({ items }),
      page: () => problemsPage(items, language),
    });
  }

  @Get(':area/:problem')
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
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const language = languageOf(request.headers['accept-language']);
    const meaning = meaningOf(`${area}/${problem}`, language);
    if (meaning === null) throw new ProblemError(httpRefusal('not-found', 'request/not-found'));
    sendPageOrJson(request, reply, language, {
      json: () => meaning,
      page: () => problemPage(meaning, language),
    });
  }
}
