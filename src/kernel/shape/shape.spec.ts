/** Shapes: what they read, every mistake with its pointer, and what they tell of themselves. */
import {
  about,
  bounded,
  byProperty,
  choice,
  choiceOrNull,
  closed,
  exactTons,
  figures,
  fixed,
  id,
  integer,
  list,
  mapped,
  missedAsOne,
  object,
  optional,
  orNull,
  readAll,
  some,
  text,
  yes,
  type Of,
  type Shape,
} from '.';

const line = object({ item: id('item'), quantity: integer(1, 9) });
const box = object({ type: fixed('box'), lines: list(line, 1, 200), name: optional(id('name')) });
const mistakes = (shape: Shape<unknown>, value: unknown): readonly string[] => {
  const read = readAll(shape, value);
  return read.ok ? [] : read.error.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a shape', () => {
  it('gives back what it asked for, as its own object', () => {
    const sent = { lines: [{ item: 'laser', quantity: 2 }], type: 'box' };
    const read: Of<typeof box> = { type: 'box', lines: [{ item: 'laser', quantity: 2 }] };
    expect(readAll(box, sent)).toEqual({ ok: true, value: read });
  });

  it('tells every mistake at once, in the order of its properties, what nobody asked for last', () => {
    expect(mistakes(box, { lines: [{ item: '', quantity: 2 }, null], name: 4, 'a/b': 1 })).toEqual([
      'shape/not-an-id /lines/0/item',
      'shape/not-an-object /lines/1',
      'shape/missing /lines/1/item',
      'shape/missing /lines/1/quantity',
      'shape/not-an-id /name',
      'shape/unknown-property /a~1b',
    ]);
  });

  it('keeps a hundred mistakes and counts the others', () => {
    const read = readAll(box, { lines: Array.from({ length: 150 }, () => ({})) });
    expect(read.ok ? [] : [read.error.length, read.error[99]?.pointer, read.error[100]]).toEqual([
      101,
      '/lines/49/quantity',
      { code: 'shape/more', rule: null, pointer: '', params: { count: 200 } },
    ]);
  });

  it('has one code for the wrong elements of a list of single values', () => {
    const words = list(choice('a', 'b'), 1, 3, { once: true });
    expect(mistakes(words, ['a', 'x', 4])).toEqual(['shape/wrong-element /1', 'shape/wrong-element /2']);
    expect([[], 'a', ['b', 'b'], ['a', 'b']].map((value) => mistakes(words, value))).toEqual([
      ['shape/list-length '],
      ['shape/not-a-list '],
      ['shape/twice '],
      [],
    ]);
  });

  it('may ask for a property because of others', () => {
    const wish = object(
      { left: optional(yes), right: optional(yes) },
      { missing: (sent) => (sent('left') || sent('right') ? null : 'left') },
    );
    expect([{}, { right: true }, { left: false }].map((value) => mistakes(wish, value))).toEqual([
      ['shape/missing /left'],
      [],
      ['shape/not-true /left'],
    ]);
  });

  it('reads the variant whose property was sent first', () => {
    const either = byProperty({ mech: object({ mech: id('mech') }) }, object({ tons: exactTons(0, 9) }));
    expect(
      [{ mech: 'a' }, { mech: 'a', tons: 1 }, { tons: 1.0000001 }, null].map((value) =>
        mistakes(either, value),
      ),
    ).toEqual([
      [],
      ['shape/unknown-property /tons'],
      ['shape/not-exact-tons /tons'],
      ['shape/not-an-object ', 'shape/missing /tons'],
    ]);
  });

  it('reads a table with at least one of its keys', () => {
    const points = some(['CT', 'LT'], integer(1, 5));
    expect([{ CT: 1 }, {}, { HD: 1 }, { CT: 9 }].map((value) => mistakes(points, value))).toEqual([
      [],
      ['shape/missing '],
      ['shape/unknown-property /HD'],
      ['shape/not-an-integer /CT'],
    ]);
  });

  it('reads numbers by whatever name, so many of them', () => {
    const laid = figures(integer(0, 3), 2, 4);
    expect([{ A: 1, 'b/c': 4 }, { A: 1, B: 1, C: 1 }, []].map((value) => mistakes(laid, value))).toEqual([
      ['shape/not-an-integer /b~1c'],
      ['shape/not-an-object '],
      ['shape/not-an-object '],
    ]);
    expect(readAll(laid, { longest: 2 })).toEqual({ ok: true, value: { long: 2 } });
  });

  it('may be null, and tells a missing part as one mistake or with all that it lacks', () => {
    const parts = object({
      full: object({ a: yes }),
      one: missedAsOne(object({ a: yes })),
      none: orNull(object({ a: yes })),
    });
    expect(mistakes(parts, {})).toEqual([
      'shape/not-an-object /full',
      'shape/missing /full/a',
      'shape/missing /one',
      'shape/missing /none',
    ]);
    expect(mistakes(parts, { full: { a: true }, one: { a: true }, none: null })).toEqual([]);
    expect(readAll(object({ side: choiceOrNull('N', 'S') }), { side: 'E' })).toEqual({
      ok: false,
      error: [
        { code: 'shape/not-a-choice', rule: null, pointer: '/side', params: { choices: ['N', 'S', null] } },
      ],
    });
  });

  it('tells its bounds and its meaning where it is asked to', () => {
    const log = about(bounded(list(bounded(integer(1, 3)), 0, 5)), 'What was rolled');
    expect(closed(object({ log, by: mapped(text(1, 8), (name) => name.length) })).schema).toEqual({
      type: 'object',
      required: ['log', 'by'],
      properties: {
        log: {
          type: 'array',
          items: { type: 'integer', minimum: 1, maximum: 3 },
          maxItems: 5,
          description: 'What was rolled',
        },
        by: { type: 'string', minLength: 1, maxLength: 8 },
      },
      additionalProperties: false,
    });
  });

  it('tells its JSON Schema', () => {
    expect(box.schema).toEqual({
      type: 'object',
      required: ['type', 'lines'],
      properties: {
        type: { type: 'string', const: 'box' },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            required: ['item', 'quantity'],
            properties: { item: { type: 'string' }, quantity: { type: 'integer' } },
          },
        },
        name: { type: 'string' },
      },
    });
  });
});
