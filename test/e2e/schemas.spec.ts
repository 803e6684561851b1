/** `/v1/schemas` over HTTP: public, cacheable, and what the description says. */
import { startTestApp, type TestApp } from '../support/app';
import { call } from '../support/http';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

it('TAC-8 publishes the contract as JSON Schemas, with where they are', async () => {
  const index = await call(app, 'GET', '/v1/schemas');
  expect(index.status).toBe(200);
  const items = index.body['items'] as unknown as { name: string; url: string; title: string }[];
  expect(items.map(({ name }) => name)).toEqual(['battle-setup.json', 'battle-report.json']);
  for (const { name, url } of items) {
    const one = await call(app, 'GET', `/v1/schemas/${name}`);
    expect(one.status).toBe(200);
    expect(one.body['$id']).toBe(url);
    expect(one.body['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(one.headers.get('content-type')).toContain('application/schema+json');
    const etag = one.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await call(app, 'GET', `/v1/schemas/${name}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
});

it.each(['battle.json', 'constructor', '__proto__', 'battle-setup'])(
  'TAC-8 knows no schema %s',
  async (name) => {
    expect((await call(app, 'GET', `/v1/schemas/${name}`)).status).toBe(404);
  },
);

it('TAC-8 takes no unknown parameters', async () => {
  expect((await call(app, 'GET', '/v1/schemas?fields=all')).status).toBe(400);
});
