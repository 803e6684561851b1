import { at, bounded, gather, MAX_TOLD, pointerTo, violation, type Violation } from './violation';

describe('violations', () => {
  it('carry the pointer of the enclosing document and keep all else', () => {
    const inner = [
      violation('supply/unknown-design', 'SETUP-3', '/design', { design: 'x' }),
      violation('shape/missing', null, ''),
    ];
    expect(at('/mechs/3', inner)).toEqual([
      { code: 'supply/unknown-design', rule: 'SETUP-3', pointer: '/mechs/3/design', params: { design: 'x' } },
      { code: 'shape/missing', rule: null, pointer: '/mechs/3', params: {} },
    ]);
    expect(inner[0]?.pointer).toBe('/design');
  });

  it('point to a property whatever it is called, and repeat no long name', () => {
    expect(pointerTo('/mechs/3', 'a/b~c')).toBe('/mechs/3/a~1b~0c');
    expect(pointerTo('', 'x'.repeat(100))).toBe(`/${'x'.repeat(80)}`);
    expect(pointerTo('', '~~~', 2)).toBe('/~0~0');
  });
});

it('keeps the first hundred of many, and counts the others, however they were gathered', () => {
  const some = (count: number, from = 0): Violation[] =>
    Array.from({ length: count }, (_one, at) => violation('shape/missing', null, `/${from + at}`));
  const gathered: Violation[] = [];
  gather(gathered, some(60));
  gather(gathered, some(60, 60));
  const inner = some(100);
  gather(inner, [], 7);
  gather(gathered, inner);
  gather(gathered, some(3));
  const { told, more } = bounded(gathered);
  expect(told.map(({ pointer }) => pointer)).toEqual(some(MAX_TOLD).map(({ pointer }) => pointer));
  expect(more).toBe(20 + 100 + 7 + 3);
  expect(gathered.length).toBe(MAX_TOLD + 1);
  expect(bounded(some(100))).toEqual({ told: some(100), more: 0 });
  expect(bounded(some(101)).more).toBe(1);
});
