/** The comparer of descriptions names what would break a client, and nothing else. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingDifferences } from '../../tools/openapi-breaking.cjs';

const ROOT = join(__dirname, '..', '..');
const PLACE = '/v1/places/{id}';
const description = () => ({
  paths: {
    [PLACE]: {
      put: {
        operationId: 'putPlace',
        security: [{ bearer: [] }],
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
          { in: 'query', name: 'dryRun', schema: { type: 'boolean' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } },
        },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Place' } } } },
          '404': {},
        },
      },
    },
  },
  components: {
    schemas: {
      Body: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', maxLength: 60 },
          tons: { type: 'number' },
          kind: { enum: ['mill', 'mine'] },
        },
      },
      Built: {
        type: 'object',
        required: ['type', 'by'],
        properties: { type: { type: 'string', const: 'built' }, by: { type: 'string' } },
      },
      Place: {
        type: 'object',
        required: ['id', 'next'],
        properties: {
          id: { type: 'string' },
          tons: { type: ['number', 'null'] },
          state: { type: 'string', enum: ['open', 'closed'] },
          next: { anyOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
          kind: { type: 'string', enum: ['mill', 'mine'], 'x-may-grow': true },
          told: {
            oneOf: [{ $ref: '#/components/schemas/Built' }],
            discriminator: { propertyName: 'type', mapping: { built: '#/components/schemas/Built' } },
            'x-may-grow': true,
          },
          parts: { type: 'array', items: { type: 'object', properties: { cp: { type: 'integer' } } } },
        },
      },
    },
  },
});
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a plant may be put anywhere
type Plant = (all: { put: any; body: any; place: any; schemas: any; paths: any }) => void;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
const grown = (told: any, schemas: any): void => {
  schemas.Razed = { type: 'object', properties: { type: { type: 'string', const: 'razed' } } };
  told.oneOf.push({ $ref: '#/components/schemas/Razed' });
  told.discriminator.mapping.razed = '#/components/schemas/Razed';
};

const compared = (plant: Plant): readonly string[] => {
  const now = description();
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  const { paths, components } = now as any;
  plant({
    put: paths[PLACE].put,
    body: components.schemas.Body,
    place: components.schemas.Place,
    schemas: components.schemas,
    paths,
  });
  return breakingDifferences(description(), now);
};

it.each<[string, Plant]>([
  ['nothing', () => undefined],
  ['another order', ({ place }) => (place.required = ['next', 'id'])],
  ['words', ({ place }) => (place.description = 'A place')],
  ['a new path', ({ paths }) => (paths['/v1/other'] = { get: { operationId: 'other', responses: {} } })],
  ['a new property that may be sent', ({ body }) => (body.properties.more = { type: 'string' })],
  ['a new property in an answer', ({ place }) => (place.properties.more = { type: 'string' })],
  ['a longer name', ({ body }) => (body.properties.name.maxLength = 80)],
  ['one more value that may be sent', ({ body }) => body.properties.kind.enum.push('mall')],
  ['a property that needs no longer be sent', ({ body }) => (body.required = [])],
  ['one more value of a list that may grow', ({ place }) => place.properties.kind.enum.push('mall')],
  [
    'one more of the alternatives that may grow',
    ({ place, schemas }) => grown(place.properties.told, schemas),
  ],
  [
    'a schema that stands in its place',
    ({ put, body }) => (put.requestBody.content['application/json'].schema = body),
  ],
])('lets pass: %s', (_name, plant) => {
  expect(compared(plant)).toEqual([]);
});

it.each<[string, Plant, string]>([
  ['a path that is gone', ({ paths }) => delete paths[PLACE], `PUT ${PLACE}: is gone`],
  ['an operation that is gone', ({ paths }) => delete paths[PLACE].put, `PUT ${PLACE}: is gone`],
  ['an answer that is gone', ({ put }) => delete put.responses['404'], '404: is gone'],
  [
    'a kind of content that is gone',
    ({ put }) => (put.responses['200'].content = {}),
    '200 application/json: is gone',
  ],
  ['another operationId', ({ put }) => (put.operationId = 'place'), 'operationId putPlace became place'],
  ['another right', ({ put }) => (put.security = []), 'who may ask it has changed'],
  ['a query that is gone', ({ put }) => put.parameters.pop(), 'query dryRun: is gone'],
  [
    'a query that must be sent',
    ({ put }) => (put.parameters[1].required = true),
    'query dryRun: must be sent now',
  ],
  ['a property of an answer that is gone', ({ place }) => delete place.properties.state, '/state: is gone'],
  ['a property that may be missing', ({ place }) => (place.required = ['next']), '/id: may be left out now'],
  [
    'another type in an answer',
    ({ place }) => (place.properties.id.type = 'integer'),
    '/id: may be of type integer now',
  ],
  [
    'a type that may come besides',
    ({ place }) => (place.properties.id.type = ['string', 'null']),
    '/id: may be of type null now',
  ],
  [
    'another type deep in an answer',
    ({ place }) => (place.properties.parts.items.properties.cp.type = 'number'),
    '/parts/[]/cp: may be of type number',
  ],
  [
    'a value that is never told',
    ({ place }) => place.properties.state.enum.pop(),
    '"closed" is no longer told',
  ],
  [
    'a value that may be told besides',
    ({ place }) => place.properties.state.enum.push('lost'),
    '"lost" may be told now',
  ],
  [
    'values that are no longer listed',
    ({ place }) => delete place.properties.state.enum,
    '/state: is no longer one of',
  ],
  [
    'a property of one alternative by name',
    ({ schemas }) => (schemas.Built.required = ['type']),
    '/told/built/by: may be left out now',
  ],
  [
    'an alternative by name that is gone',
    ({ place }) => delete place.properties.told.discriminator.mapping.built,
    '/told/built: this alternative is gone',
  ],
  [
    'an alternative that is gone',
    ({ place }) => place.properties.next.anyOf.pop(),
    '/next/1: this alternative',
  ],
  ['a property that may not be sent', ({ body }) => delete body.properties.tons, '/tons: is gone'],
  ['a property that must be sent', ({ body }) => body.required.push('tons'), '/tons: must be sent now'],
  ['a new property that must be sent', ({ body }) => body.required.push('more'), '/more: must be sent now'],
  ['a value that is not taken', ({ body }) => body.properties.kind.enum.pop(), '"mine" is no longer taken'],
  [
    'a narrower type',
    ({ body }) => (body.properties.tons.type = 'integer'),
    '/tons: type number is no longer taken',
  ],
  ['a shorter name', ({ body }) => (body.properties.name.maxLength = 10), '/name: maxLength 60 became 10'],
  ['a pattern', ({ body }) => (body.properties.name.pattern = '^a'), '/name: pattern none became ^a'],
  [
    'a schema without its name',
    ({ schemas, put, body }) => (
      (put.requestBody.content['application/json'].schema = body),
      delete schemas.Body
    ),
    'schema Body: is gone',
  ],
])('names %s', (_name, plant, told) => {
  expect(compared(plant).join('\n')).toContain(told);
});

it('ends with 1 when anything would break, and finds the description of this API equal to itself', () => {
  const own = readFileSync(join(ROOT, 'openapi.json'), 'utf8');
  const changed = JSON.parse(own) as { paths: Record<string, unknown> };
  delete changed.paths['/v1/me'];
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const [before, now] = ['before.json', 'now.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(before, own);
  writeFileSync(now, JSON.stringify(changed));
  const run = (...files: readonly string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'tools', 'openapi-diff.mjs'), ...files], { encoding: 'utf8' });
  expect(run(before, before)).toMatchObject({ status: 0, stdout: 'no breaking difference\n' });
  expect(run(before, now)).toMatchObject({
    status: 1,
    stdout: 'GET /v1/me: is gone\nPATCH /v1/me: is gone\nDELETE /v1/me: is gone\n3 breaking differences\n',
  });
  rmSync(folder, { recursive: true });
});
