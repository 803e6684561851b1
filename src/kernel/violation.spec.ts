import { at, pointerTo, violation } from './violation';

describe('violations', () => {
  it('carry the pointer of the enclosing document and keep all else', () => {
    const inner = [violation('force/off-list', 'SETUP-3', '/design', { design: 'x' }), violation('form/body', null, '')];
    expect(at('/mechs/3', inner)).toEqual([
      { code: 'force/off-list', rule: 'SETUP-3', pointer: '/mechs/3/design', params: { design: 'x' } },
      { code: 'form/body', rule: null, pointer: '/mechs/3', params: {} },
    ]);
    expect(inner[0]?.pointer).toBe('/design');
  });

  it('point to a property whatever it is called, and repeat no long name', () => {
    expect(pointerTo('/mechs/3', 'a/b~c')).toBe('/mechs/3/a~1b~0c');
    expect(pointerTo('', 'x'.repeat(100))).toBe(`/${'x'.repeat(80)}`);
    expect(pointerTo('', '~~~', 2)).toBe('/~0~0');
  });
});
