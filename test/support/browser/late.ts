/**
 * Lines as they are on the way: with `LATE=<seed>` what a browser asks, what it is answered and each frame of
 * a stream comes up to `LONGEST_MS` late. Whatever a page or a test takes for granted about the order of
 * answers shows itself: `LATE=7 npm run test:web`.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { randomFrom } from '../api-table/random-json';

const LONGEST_MS = 900;

const seed = Number(process.env['LATE'] ?? '0');
const chance = randomFrom(seed);
/** Mostly little, seldom much. */
const someTime = (): number => LONGEST_MS * chance() ** 4;

/** Each call after the one before it, and late. */
function inTurn(): (work: () => void) => void {
  let before = Promise.resolve();
  return (work) => {
    before = before.then(() => new Promise((done) => setTimeout(done, someTime()))).then(work);
  };
}

function answerLate(response: ServerResponse): void {
  const later = inTurn();
  const { write, end } = response;
  response.write = ((...said: Parameters<typeof write>) => {
    later(() => void (response.writable && write.apply(response, said)));
    return true;
  }) as typeof write;
  response.end = ((...said: Parameters<typeof end>) => {
    later(() => void end.apply(response, said));
    return response;
  }) as typeof end;
}

/** Before the server listens. Programs are answered at once: the tests' own questions are no part of this. */
export function comeLate(server: Server): void {
  if (seed === 0) return;
  const listeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isBrowser = /Chrome/.test(request.headers['user-agent'] ?? '');
    if (isBrowser) answerLate(response);
    const answer = (): void => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    if (isBrowser) setTimeout(answer, someTime());
    else answer();
  });
}
