/**
 * The errors that Fastify and Node meet before any filter: malformed URLs, and requests that are not even
 * HTTP.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { classify } from './classify';
import { PROBLEM_TYPE, httpRefusal, problemOf, type HttpRefusal } from './problem';
import { sendProblem } from './send-problem';

const CLIENT_ERRORS: Readonly<Record<string, HttpRefusal>> = {
  HPE_HEADER_OVERFLOW: httpRefusal('headers-too-large', 'request/headers-too-large'),
  ERR_HTTP_REQUEST_TIMEOUT: httpRefusal('timeout', 'request/timeout'),
};
const MALFORMED = httpRefusal('malformed', 'request/malformed');

export const frameworkErrors = (error: Error, request: FastifyRequest, reply: FastifyReply): void =>
  sendProblem(request, reply, classify(error).refusal);

/** There is no request to answer, so the answer is written by hand, in English, and the connection ends. */
export function clientErrorHandler(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const problem = problemOf(CLIENT_ERRORS[error.code ?? ''] ?? MALFORMED, 'en');
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      `content-type: ${PROBLEM_TYPE}`,
      'content-language: en',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
