/** `/v1/rules`: the rulebook, to which the `rule` of every violation leads. Public; JSON, or a plain page for browsers. */
import type { Language } from '../../kernel';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../http/answers/etag-of';
import { ruleOf } from '../../rules/rulebook';
import { Public } from '../auth/access';
import { noneMatch } from '../http/answers/etag';
import { languageOf } from '../http/language';
import { ref } from '../http/openapi/schema';
import { doorRefusal, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { PAGE_POLICY, rulebookPage, rulePage } from './page';
import { ruleShape, rulebookShape } from './shapes';

/** Browsers name HTML; programs name JSON or nothing. */
const wantsPage = (accept: unknown): boolean =>
  typeof accept === 'string' && /\btext\/html\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept);

interface Forms {
  readonly json: () => unknown;
  readonly page: () => string;
}

/** May be kept by anybody for a while: it changes with a new version of the server only. */
const send = (request: FastifyRequest, reply: FastifyReply, language: Language, { json, page }: Forms): void => {
  const asPage = wantsPage(request.headers.accept);
  const text = asPage ? page() : JSON.stringify(json());
  const etag = etagOf(text);
  reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept, accept-language', 'content-language': language });
  if (!noneMatch(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  if (asPage) reply.header('content-security-policy', PAGE_POLICY);
  reply.header('content-type', `${asPage ? 'text/html' : 'application/json'}; charset=utf-8`).send(text);
};

@ApiTags('rules')
@Public()
@Controller('v1/rules')
export class RulesController {
  @Get()
  @ApiOperation({ operationId: 'getRulebook', summary: 'The rulebook, in German or English by Accept-Language; a page when HTML is accepted' })
  @ApiOkResponse({ schema: ref('Rulebook') })
  rulebook(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const language = languageOf(request.headers['accept-language']);
    const book = rulebookShape(language);
    send(request, reply, language, { json: () => book, page: () => rulebookPage(book.chapters, language) });
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getRule', summary: 'One rule by its id, as violations name it' })
  @ApiOkResponse({ schema: ref('Rule') })
  @ApiNotFoundResponse({ description: 'There is none.' })
  rule(@Param('id') id: string, @Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const found = ruleOf(id);
    if (found === null) throw new ProblemError(doorRefusal('not-found', 'request/not-found'));
    const language = languageOf(request.headers['accept-language']);
    const rule = ruleShape(found.chapter, found.entry, language);
    send(request, reply, language, { json: () => rule, page: () => rulePage(rule, language) });
  }
}
