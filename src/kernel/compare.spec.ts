import { byId, byKey, byText } from './compare';

describe('orders', () => {
  it('are by code unit, not by the alphabet of a language', () => {
    expect(['ä', 'b', 'B', 'a', ''].sort(byText)).toEqual(['', 'B', 'a', 'b', 'ä']);
  });

  it('keep what is equal as it was', () => {
    const rows = [
      { id: 'b', n: 1 },
      { id: 'a', n: 2 },
      { id: 'b', n: 3 },
    ];
    expect([...rows].sort(byId).map(({ n }) => n)).toEqual([2, 1, 3]);
    expect([...rows].sort(byKey(({ n }) => String(9 - n))).map(({ n }) => n)).toEqual([3, 2, 1]);
  });
});
