/**
 * Bodies as they come over the network: in pieces, too large without having said so, for methods that have
 * none. Media types and bad JSON: test/e2e.
 */
import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptBodies } from './bodies';
import { ProblemError, statusOf } from '../problems/problem';

const LIMIT = 40;
const JSON_BODY = { 'content-type': 'application/json; charset=utf-8' };
let app: FastifyInstance;
let sent: unknown;
beforeAll(async () => {
  app = Fastify();
  acceptBodies(
    app,
    {
      bytes: LIMIT,
      unknownSenders: { bytes: LIMIT, calculatorBytes: LIMIT },
      underWay: { allBytes: 1_000, addressBytes: 1_000, bytesPerSecond: 1_000, graceSeconds: 10 },
    },
    () => false,
  );
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? statusOf(error.refusal) : 500).send(),
  );
  const answer = (request: { readonly body: unknown }): string => {
    sent = request.body;
    return 'done';
  };
  app.put('/thing', answer);
  app.get('/thing', answer);
  app.delete('/thing', answer);
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  sent = 'nothing was handed over';
});

const pieces = (...texts: readonly string[]): Readable =>
  Readable.from(texts.map((text) => Buffer.from(text)));

it('are put together from their pieces, also within a character', async () => {
  const bytes = Buffer.from('{"name":"Ä"}');
  const payload = Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]);
  expect((await app.inject({ method: 'PUT', url: '/thing', headers: JSON_BODY, payload })).statusCode).toBe(
    200,
  );
  expect(sent).toEqual({ name: 'Ä' });
});

it.each([
  ['as its length says', '"'.padEnd(LIMIT, 'x') + '"'],
  ['as only its end tells', pieces('"'.padEnd(LIMIT, 'x'), '"')],
])('is refused when it is too large, %s, with the end of the connection', async (_how, payload) => {
  const answer = await app.inject({ method: 'PUT', url: '/thing', headers: JSON_BODY, payload });
  expect([answer.statusCode, answer.headers['connection']]).toEqual([413, 'close']);
  expect(sent).toBe('nothing was handed over');
});

it('may be just as large as the limit', async () => {
  const payload = '"'.padEnd(LIMIT - 1, 'x') + '"';
  expect((await app.inject({ method: 'PUT', url: '/thing', headers: JSON_BODY, payload })).statusCode).toBe(
    200,
  );
  expect(sent).toBe('x'.repeat(LIMIT - 2));
});

it.each(['PUT', 'DELETE'] as const)('need not be there: %s', async (method) => {
  expect((await app.inject({ method, url: '/thing' })).statusCode).toBe(200);
  expect(sent).toBeUndefined();
});

it('are taken from DELETE, too, and not looked at in GET', async () => {
  const bad = { url: '/thing', headers: JSON_BODY, payload: '{"a":' };
  expect((await app.inject({ ...bad, method: 'DELETE' })).statusCode).toBe(400);
  expect((await app.inject({ ...bad, method: 'GET' })).statusCode).toBe(200);
});

it('leaves an unknown address unknown, whatever is sent there', async () => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/nowhere',
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  });
  expect(answer.statusCode).toBe(404);
});

it('binds no asynchronous resource for a body: those outlive many requests', async () => {
  const bound = jest.spyOn(AsyncResource.prototype, 'bind');
  await app.inject({ method: 'PUT', url: '/thing', headers: JSON_BODY, payload: '{}' });
  expect(sent).toEqual({});
  expect(bound).not.toHaveBeenCalled();
  bound.mockRestore();
});
