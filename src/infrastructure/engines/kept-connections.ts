/**
 * Connections that are used again, for many posts to a few servers: to make one costs as much as to encrypt
 * what goes over it, and several times that where it is encrypted itself.
 */
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** Nobody posts there any more: it is closed. Longer than the next posts of a burst take. */
const IDLE_MS = 5_000;
/** Of an answer so much is read, for so long; what says more is cut off, and its connection with it. */
const MAX_ANSWER_BYTES = 16_384;
const MAX_ANSWER_MS = 1_000;

export interface KeptConnections {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

/** At most so many to one server are kept while nothing is posted. */
export const keptConnections = (perServer: number): KeptConnections => {
  const options = {
    keepAlive: true,
    timeout: IDLE_MS,
    maxFreeSockets: perServer,
    scheduling: 'lifo',
  } as const;
  return { http: new http.Agent(options), https: new https.Agent(options) };
};

/** Reads what an answer says, unless that is too much, so that its connection is free for the next post. */
export const keepAfter = (response: IncomingMessage): void => {
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), MAX_ANSWER_MS);
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
  response.once('close', () => clearTimeout(timer));
};

/**
 * The other end had closed a kept connection while the post was on its way: it goes once more, over a new one.
 */
export const isStale = (request: ClientRequest, error: Error & { readonly code?: string }): boolean =>
  request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
