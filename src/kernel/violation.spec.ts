import { at, violation } from './violation';

describe('violations', () => {
  it('carry the pointer of the enclosing document and keep all else', () => {
    const inner = [violation('force/off-list', 'SETUP-3', '/design', { design: 'x' }), violation('form/body', null, '')];
    expect(at('/mechs/3', inner)).toEqual([
      { code: 'force/off-list', rule: 'SETUP-3', pointer: '/mechs/3/design', params: { design: 'x' } },
      { code: 'form/body', rule: null, pointer: '/mechs/3', params: {} },
    ]);
    expect(inner[0]?.pointer).toBe('/design');
  });
});
