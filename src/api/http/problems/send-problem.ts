/** Sends a problem document, with the headers that belong to its kind. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../language';
import { PROBLEM_TYPE, problemOf, statusOf, type HttpRefusal } from './problem';
import { ruleLinks } from './rule-links';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: HttpRefusal): void {
  const language = languageOf(request.headers['accept-language']);
  const status = statusOf(refusal);
  reply.code(status).headers({
    'content-type': PROBLEM_TYPE,
    'content-language': language,
    'cache-control': 'no-store',
    vary: 'accept-language',
  });
  // What is left of a body that nobody read would be read as the next request.
  const { raw } = request;
  if (!raw.complete && (raw.headers['content-length'] ?? raw.headers['transfer-encoding'] ?? '0') !== '0')
    reply.header('connection', 'close');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const links = ruleLinks(refusal);
  if (links !== null) reply.header('link', links);
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', String(refusal.retryAfterSeconds));
  reply.send(JSON.stringify(problemOf(refusal, language)));
}
