import { dictionary } from './dictionary';

describe('a dictionary', () => {
  it('is empty and inherits nothing, whatever a client sends as a key', () => {
    const table = dictionary<number>();
    expect(Object.keys(table)).toEqual([]);
    expect(['constructor', 'toString', '__proto__'].map((key) => table[key])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps what it is given, in that order, and is written like any object', () => {
    const table = dictionary<number>();
    table['b'] = 1;
    table['__proto__'] = 2;
    table['a'] = 3;
    expect(Object.entries(table)).toEqual([
      ['b', 1],
      ['__proto__', 2],
      ['a', 3],
    ]);
    expect(JSON.stringify(table)).toBe('{"b":1,"__proto__":2,"a":3}');
  });
});
