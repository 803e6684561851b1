import { distance } from '../../board/geometry';
import { hexesTo } from './hex-way';

describe('waypoints on hexes', () => {
  it('enters every hex between them, each once, by the shortest way', () => {
    for (const to of ['0105', '0805', '0512', '1203', '0504']) {
      const way = hexesTo('0505', to);
      expect(way).toHaveLength(distance('0505', to));
      expect(way.at(-1)).toBe(to);
      way.forEach((hex, index) => expect(distance(hex, way[index - 1] ?? '0505')).toBe(1));
    }
  });
  it('is nothing where one stands', () => expect(hexesTo('0505', '0505')).toEqual([]));
});
