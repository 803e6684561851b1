import { forget, memo } from './memo';

describe('memo', () => {
  it('makes a result once for each object, by its identity', () => {
    const make = jest.fn((of: { readonly n: number }) => [of.n]);
    const kept = memo(make);
    const one = { n: 1 };
    expect(kept(one)).toBe(kept(one));
    expect(kept({ n: 1 })).not.toBe(kept(one));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('tells results apart by as many arguments as it is told to, and hands the others on', () => {
    const make = jest.fn((of: { readonly n: number }, word: string, other: object, add: number) => ({
      of,
      word,
      other,
      sum: of.n + add,
    }));
    const kept = memo(make, 3);
    const [one, other] = [{ n: 1 }, {}];
    const first = kept(one, 'a', other, 1);
    expect(first.sum).toBe(2);
    expect(kept(one, 'a', other, 5)).toBe(first);
    expect(kept(one, 'b', other, 5).sum).toBe(6);
    expect(kept(one, 'a', {}, 7).sum).toBe(8);
    expect(kept({ n: 2 }, 'a', other, 1).sum).toBe(3);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('keeps null and zero as results', () => {
    const make = jest.fn((_of: object, key: string | null) => (key === null ? 0 : null));
    const kept = memo(make, 2);
    const of = {};
    expect([kept(of, null), kept(of, null), kept(of, 'x'), kept(of, 'x')]).toEqual([0, 0, null, null]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of what throws', () => {
    let fails = true;
    const kept = memo((_of: object) => {
      if (fails) throw new Error('not yet');
      return 'made';
    });
    const of = {};
    expect(() => kept(of)).toThrow('not yet');
    fails = false;
    expect(kept(of)).toBe('made');
  });

  it('drops what every memo has made of an object, and of no other', () => {
    const [one, other] = [{ n: 1 }, { n: 2 }];
    const single = memo((of: { readonly n: number }) => [of.n]);
    const double = memo((of: { readonly n: number }, add: number) => [of.n + add], 2);
    const before = [single(one), double(one, 1), double(one, 2), single(other), double(other, 1)];
    forget(one);
    const after = [single(one), double(one, 1), double(one, 2), single(other), double(other, 1)];
    expect(after).toEqual(before);
    expect(after.map((made, index) => made === before[index])).toEqual([false, false, false, true, true]);
  });
});
