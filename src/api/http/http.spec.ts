/** The small parts of the API: languages, ETags and conditions, shapes, OpenAPI 3.1. */
import { etagOf } from './answers/etag-of';
import { Field, NameField, Optional, TextField } from './fields';
import { languageOf } from './language';
import { matches, noneMatch } from './answers/etag';
import { toOpenApi31 } from './openapi/to-31';
import { checkShape } from './shape-pipe';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['en, de', 'en'],
  ['en;q=0.5, de;q=0.7', 'de'],
  ['fr', 'en'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  ['de;q=abc', 'de'],
  ['den', 'en'],
])('speaks the language that %p asks for', (header, language) => expect(languageOf(header)).toBe(language));

describe('ETags', () => {
  const etag = etagOf('bytes');
  it('are strong and depend on the bytes only', () => {
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(etagOf(Buffer.from('bytes'))).toBe(etag);
    expect(etagOf('other')).not.toBe(etag);
  });
  it.each([
    [undefined, true],
    [etag, false],
    [`W/${etag}`, false],
    [`"x", ${etag}`, false],
    ['"x"', true],
    ['*', false],
    ['garbage', true],
  ])('If-None-Match %p', (header, send) => expect(noneMatch(header, etag)).toBe(send));
  it.each([
    [undefined, true],
    [etag, true],
    [`W/${etag}`, false],
    [`"x",${etag}`, true],
    ['"x"', false],
    ['*', true],
    ['garbage', false],
  ])('If-Match %p', (header, may) => expect(matches(header, etag)).toBe(may));
  it('match nothing where there is nothing yet', () => {
    expect(matches('*', null)).toBe(false);
    expect(matches(etag, null)).toBe(false);
    expect(matches(undefined, null)).toBe(true);
  });
});

describe('shapes', () => {
  class Shape {
    @NameField(5) readonly name!: string;
    @Optional() @TextField(1, 3) readonly note?: string;
    @Field('shape/not-a-number', (value) => value === 7, { min: 7, max: 7 }) readonly seven!: number;
  }
  it('take what is right, and only that', () => {
    const shape = checkShape(Shape, { name: 'A', seven: 7 });
    expect(shape).toBeInstanceOf(Shape);
    expect(shape).toEqual({ name: 'A', seven: 7 });
  });
  it('name every mistake with its params', () => {
    expect(checkShape(Shape, { name: 'A\u202eB', note: null, 'x/y': 1 }, '/p')).toEqual([
      { code: 'shape/not-a-name', rule: null, pointer: '/p/name', params: { max: 5 } },
      { code: 'shape/not-a-string', rule: null, pointer: '/p/note', params: { min: 1, max: 3 } },
      { code: 'shape/missing', rule: null, pointer: '/p/seven', params: {} },
      { code: 'shape/unknown-property', rule: null, pointer: '/p/x~1y', params: {} },
    ]);
  });
  it.each([null, [], 'x', 7])('refuse %p', (value) =>
    expect(checkShape(Shape, value)).toEqual([
      { code: 'shape/not-an-object', rule: null, pointer: '', params: {} },
    ]),
  );
});

it('becomes true OpenAPI 3.1', () => {
  const converted = toOpenApi31({
    openapi: '3.0.0',
    components: {
      schemas: {
        A: {
          type: 'object',
          properties: {
            a: { type: 'string', nullable: true, example: 'x' },
            b: { nullable: true, allOf: [{ $ref: '#/components/schemas/B' }] },
            c: { type: 'integer', minimum: 0, exclusiveMinimum: true },
            nullable: { type: 'boolean' },
            e: { type: 'string', enum: ['x'], nullable: true },
          },
        },
      },
    },
  });
  expect(converted).toMatchObject({
    openapi: '3.1.0',
    components: {
      schemas: {
        A: {
          properties: {
            a: { type: ['string', 'null'], examples: ['x'] },
            b: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/B' }] }, { type: 'null' }] },
            c: { type: 'integer', exclusiveMinimum: 0 },
            nullable: { type: 'boolean' },
            e: { type: ['string', 'null'], enum: ['x', null] },
          },
        },
      },
    },
  });
  expect(JSON.stringify(converted)).not.toMatch(/"nullable":true|"example":|"exclusiveMinimum":true/);
});
