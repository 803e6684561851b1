import { requestIds } from './request-ids';

const drawn = (count: number): readonly string[] => {
  const next = requestIds();
  return Array.from({ length: count }, next);
};
const commonBegin = (a: string, b: string): number => [...a].findIndex((char, at) => char !== b[at]);

describe('ids of requests', () => {
  const ids = drawn(3_000);

  it('are unique, and of one form', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
  });

  it('have no prefix in common and count nothing: every place of successive ones takes every value', () => {
    for (let place = 0; place < 16; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(64);
    const successive = ids.slice(1).map((id, at) => commonBegin(ids[at] ?? '', id));
    // By chance five letters alike happen once in 10⁹.
    expect(Math.max(...successive)).toBeLessThan(6);
    expect([...ids].sort()).not.toEqual(ids);
    // A counter anywhere in it would make neighbours differ in few places.
    const same = ids
      .slice(1)
      .map((id, at) => [...id].filter((char, place) => char === ids[at]?.[place]).length);
    expect(Math.max(...same)).toBeLessThan(8);
  });

  it('differ from start to start', () => {
    expect(drawn(50).filter((id) => ids.includes(id))).toEqual([]);
  });
});
