/** What every answer with texts for people needs: its language, and violations with their messages. */
import type { Language, Violation } from '../../kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language';
import { withNames } from './names';
import { textOf } from './texts';

export type SaidViolation = Violation & { readonly message: string };

/** The reader's language; sets the headers of an answer that holds texts. */
export const wordsFor = (request: FastifyRequest, reply: FastifyReply): Language => {
  const language = languageOf(request.headers['accept-language']);
  reply.header('vary', 'accept-language').header('content-language', language);
  return language;
};

export const withMessage =
  (language: Language) =>
  ({ code, rule, pointer, params }: Violation): SaidViolation => ({
    code,
    rule,
    pointer,
    params,
    message: textOf(code, withNames(params, language), language),
  });
