import { ChunkStore } from './chunk-store';
import type { Chunk } from './chunks';

const chunk = (x: number): Chunk => ({ picture: null as never, x, y: 0, width: 1, height: 1 });

describe('baked ground', () => {
  it('stands in when it is out of date, and is not fresh then', () => {
    const store = new ChunkStore();
    store.put(1, 0, 0, chunk(1));
    expect(store.fresh(1, 0, 0)?.x).toBe(1);
    store.age();
    expect(store.fresh(1, 0, 0)).toBeUndefined();
    expect(store.standIn(1, 0, 0)?.x).toBe(1);
    expect(store.standIn(2, 0, 0)?.x).toBe(1);
    store.put(1, 0, 0, chunk(2));
    expect(store.fresh(1, 0, 0)?.x).toBe(2);
  });

  it('holds a bounded number, and loses what was used longest ago', () => {
    const store = new ChunkStore();
    for (let i = 0; i < 100; i += 1) {
      store.put(2, i, 0, chunk(i));
      store.fresh(2, 0, 0);
    }
    expect(store.fresh(2, 0, 0)?.x).toBe(0);
    expect(store.fresh(2, 1, 0)).toBeUndefined();
    expect(store.fresh(2, 99, 0)?.x).toBe(99);
  });

  it('holds the whole of the largest table where it is small', () => {
    const store = new ChunkStore();
    for (let i = 0; i < 210; i += 1) store.put(0, i, 0, chunk(i));
    expect(store.fresh(0, 0, 0)?.x).toBe(0);
  });
});
