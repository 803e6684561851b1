/** Health, keys and the description of the API, as a proxy, an orchestrator and a client library ask for them. */
import request from 'supertest';
import { startTestApp, type TestApp } from '../support/app';

let host: TestApp;

beforeAll(async () => {
  host = await startTestApp();
});
afterAll(() => host.close());

it('answers that it lives and that it is ready', async () => {
  await request(host.url).get('/health/live').expect(200).expect('content-type', /json/);
  await request(host.url).get('/health/ready').expect(200);
});

it('publishes its verifying keys, and nothing private of them', async () => {
  const { body } = await request(host.url).get('/.well-known/jwks.json').expect(200);
  const { keys } = body as { keys: Record<string, unknown>[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

it('describes itself, and shows the description', async () => {
  const { body } = await request(host.url).get('/openapi.json').expect(200);
  expect((body as { openapi: string }).openapi).toBe('3.1.0');
  await request(host.url).get('/docs').expect(200).expect('content-type', /html/);
});

it('sends the headers that keep browsers from doing more with an answer than showing it', async () => {
  await request(host.url)
    .get('/v1/catalog/factions')
    .expect('x-content-type-options', 'nosniff')
    .expect('x-frame-options', 'DENY')
    .expect('content-security-policy', /default-src 'none'/);
});

it('is not ready when the database is away, and says so in a problem document', async () => {
  const lonely = await startTestApp();
  try {
    await lonely.pool.end();
    await request(lonely.url).get('/health/live').expect(200);
    await request(lonely.url).get('/health/ready').expect(503).expect('content-type', 'application/problem+json; charset=utf-8');
  } finally {
    await lonely.close().catch(() => undefined);
  }
});
