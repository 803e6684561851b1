/** Ways over pins: made of hexes that are reachable, never longer than the mech may go. */
import { DIRECTIONS, distance, neighbour } from '../../board/geometry';
import type { Reach } from './movement';
import { pinsOf, reachOver, wayOver, type Ways } from './route';

/** What the API tells on open ground: a shortest way to every hex. */
function open(start: string, most: number, walls: readonly string[] = []): Ways {
  const found = new Map<string, Reach>();
  for (let edge: { hex: string; path: string[] }[] = [{ hex: start, path: [] }]; edge.length > 0;)
    edge = edge.flatMap(({ hex, path }) =>
      DIRECTIONS.flatMap((direction) => {
        const near = neighbour(hex, direction);
        if (near === start || found.has(near) || walls.includes(near) || path.length === most) return [];
        const way = [...path, near];
        found.set(near, { hex: near, path: way, cost: way.length, inEnemySight: false });
        return [{ hex: near, path: way }];
      }),
    );
  return { start, reachable: [...found.values()], most };
}

const isWay = (start: string, path: readonly string[]): boolean =>
  path.every((hex, index) => distance(index === 0 ? start : (path[index - 1] as string), hex) === 1);

describe('ways over pins', () => {
  const ways = open('0505', 4);

  it('without a pin are those that the API told', () => {
    for (const { hex, path } of ways.reachable) expect(wayOver(ways, [], hex)).toEqual(path);
    expect(reachOver(ways, [])).toBe(ways.reachable);
  });

  it('lead over each pin in its order, hex by hex', () => {
    const way = wayOver(ways, ['0504', '0604'], '0605') ?? [];
    expect([way[0], way.at(-1)]).toEqual(['0504', '0605']);
    expect(way).toContain('0604');
    expect(isWay('0505', way)).toBe(true);
  });

  it('are not longer than the mech may go', () => {
    expect(wayOver(ways, ['0503'], '0507')).toBeNull();
    const over = reachOver(ways, ['0503']);
    expect(
      over.every(
        ({ path, cost }) => path.length === cost && cost <= 4 && isWay('0505', path) && path.includes('0503'),
      ),
    ).toBe(true);
    expect(over.length).toBeLessThan(ways.reachable.length);
  });

  it('go around what is not reachable', () => {
    const walled = open('0505', 6, ['0504', '0604', '0404']);
    const way = wayOver(walled, ['0605'], '0503') ?? [];
    expect([way.length, isWay('0505', way)]).toEqual([5, true]);
    expect(way).not.toContain('0504');
    expect(wayOver(walled, ['0504'], '0503')).toBeNull();
  });

  it('end where they went on from', () => expect(wayOver(ways, ['0504'], '0504')).toEqual(['0504']));
});

describe('pinsOf', () => {
  const ways = open('0505', 4);

  it('are none on the way that the API tells', () => {
    for (const { path } of ways.reachable) expect(pinsOf(ways, path)).toEqual([]);
  });

  it('lead back to the way that they were read from', () => {
    for (const pins of [['0504'], ['0405'], ['0605', '0604'], ['0606']])
      for (const { hex } of ways.reachable) {
        const path = wayOver(ways, pins, hex);
        if (path === null) continue;
        expect(wayOver(ways, pinsOf(ways, path), hex)).toEqual(path);
      }
  });
});
