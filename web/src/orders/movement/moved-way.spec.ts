/** Moving a pin or the end of a way. */
import { DIRECTIONS, neighbour } from '../../board/geometry';
import { movedReach, movedWay } from './moved-way';
import type { Ways } from './route';

const way = { pins: ['0504', '0603'], end: '0703' };

describe('a way whose handle is moved', () => {
  it('ends elsewhere over the same pins', () => {
    expect(movedWay(way, '0505', '0703', '0702')).toEqual({ pins: ['0504', '0603'], end: '0702' });
  });

  it('leads over another hex, in the same place of the way', () => {
    expect(movedWay(way, '0505', '0504', '0604')).toEqual({ pins: ['0604', '0603'], end: '0703' });
  });

  it('loses a pin that is put onto another, the end or the start', () => {
    for (const to of ['0603', '0703', '0505'])
      expect(movedWay(way, '0505', '0504', to)).toEqual({ pins: ['0603'], end: '0703' });
  });

  it('ends at a pin when its end is put there, and forgets what came after', () => {
    expect(movedWay(way, '0505', '0703', '0504')).toEqual({ pins: [], end: '0504' });
  });

  it('is not moved where it has no handle', () => {
    expect(movedWay(way, '0505', '0101', '0102')).toBeNull();
  });

  it('is not pinned at its end any more when the end goes on', () => {
    expect(movedWay({ pins: ['0703'], end: '0703' }, '0505', '0703', '0702')).toEqual({
      pins: [],
      end: '0702',
    });
  });
});

describe('where a handle may go', () => {
  const near = DIRECTIONS.map((direction) => neighbour('0505', direction));
  const far = near.flatMap((hex) =>
    DIRECTIONS.map((direction) => ({ hex: neighbour(hex, direction), by: hex })),
  );
  const reachable = [
    ...near.map((hex) => ({ hex, path: [hex], cost: 1, inEnemySight: false })),
    ...far
      .filter(
        ({ hex }, index) =>
          hex !== '0505' && !near.includes(hex) && far.findIndex((one) => one.hex === hex) === index,
      )
      .map(({ hex, by }) => ({ hex, path: [by, hex], cost: 2, inEnemySight: false })),
  ];
  const ways: Ways = { start: '0505', reachable, most: 2 };

  it('is every hex over which the way stays short enough', () => {
    const end = neighbour(neighbour('0505', 'N'), 'NE');
    const goals = movedReach(ways, { pins: [neighbour('0505', 'N')], end }, neighbour('0505', 'N'));
    // Two hexes lie between; put onto the end the pin is gone, and the way is what the API told.
    expect(goals.map(({ hex }) => hex).sort()).toEqual(
      [neighbour('0505', 'N'), neighbour('0505', 'NE'), end].sort(),
    );
    expect(goals.every(({ cost }) => cost === 2)).toBe(true);
  });
});
