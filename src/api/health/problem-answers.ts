/** Problems as the health listener answers them, in the language that was asked for. */
import type { IncomingMessage } from 'node:http';
import type { NotReady } from '../../application/health/readiness';
import { languageOf } from '../http/language';
import { httpRefusal, PROBLEM_TYPE, problemOf, statusOf, type HttpRefusal } from '../http/problems/problem';
import { notReady as refusalOf } from './not-ready';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Say = (request: IncomingMessage) => Answer;

const said = (request: IncomingMessage, refusal: HttpRefusal): Answer => {
  const language = languageOf(request.headers['accept-language']);
  const retryAfter: Record<string, string> =
    refusal.retryAfterSeconds === null ? {} : { 'retry-after': String(refusal.retryAfterSeconds) };
  return {
    status: statusOf(refusal),
    headers: { 'content-type': PROBLEM_TYPE, 'content-language': language, ...retryAfter },
    body: JSON.stringify(problemOf(refusal, language)),
  };
};

const NOT_FOUND = httpRefusal('not-found', 'request/not-found');
const NO_METHOD = httpRefusal('method-not-allowed', 'request/method-not-allowed');
const UNEXPECTED = httpRefusal('unexpected', 'server/unexpected');
const COMING: HttpRefusal = { ...httpRefusal('busy', 'server/unavailable'), retryAfterSeconds: 1 };

export const missing: Say = (request) => said(request, NOT_FOUND);
/** To clients of the API that come while the server starts. */
export const coming: Say = (request) => said(request, COMING);
export const unexpected: Say = (request) => said(request, UNEXPECTED);

export const noMethod: Say = (request) => {
  const answer = said(request, NO_METHOD);
  return { ...answer, headers: { ...answer.headers, allow: 'GET, HEAD' } };
};

export const notReady = (request: IncomingMessage, why: NotReady): Answer => said(request, refusalOf(why));
