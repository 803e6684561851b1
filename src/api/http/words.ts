/** `@Words()`, `@ReaderLanguage()`: the language of the one who asks, by `Accept-Language`. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../kernel';
import { languageOf } from './language';
import { wordsFor } from './wording';

const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

const LanguageOf = createParamDecorator((_data: unknown, context: ExecutionContext): Language =>
  wordsFor(requestOf(context), context.switchToHttp().getResponse<FastifyReply>()),
);

/** `Language`: the reader's; the answer says that it holds texts. */
export const Words = (): ParameterDecorator => LanguageOf();

/** `Language`: the same, of what is sent elsewhere, such as mails. */
export const ReaderLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language =>
  languageOf(requestOf(context).headers['accept-language']),
);
