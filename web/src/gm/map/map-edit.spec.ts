import { paint, paintAll, type NewMap } from './map-edit';

const map: NewMap = {
  columns: 4,
  rows: 4,
  terrain: { '0101': 'clear', '0202': 'woods' },
  buildings: [{ type: 'hospital', hex: '0202', seat: 1 }],
  hqs: ['0202', '0404'],
  starts: ['0202', '0404'],
  seed: null,
};

describe('painting a map', () => {
  it('changes one hex, and leaves the map as it was', () => {
    const painted = paint(map, '0101', { kind: 'terrain', terrain: 'hills' });
    expect(painted.terrain).toEqual({ '0101': 'hills', '0202': 'woods' });
    expect(map.terrain['0101']).toBe('clear');
    expect(paint(painted, '0101', { kind: 'terrain', terrain: 'hills' })).toBe(painted);
  });

  it('keeps whose building it is when another type stands there', () => {
    expect(paint(map, '0202', { kind: 'building', type: 'quarry' }).buildings).toEqual([
      { type: 'quarry', hex: '0202', seat: 1 },
    ]);
    expect(paint(map, '0101', { kind: 'building', type: 'quarry' }).buildings).toHaveLength(2);
    expect(paint(map, '0202', { kind: 'clear-building' }).buildings).toEqual([]);
    expect(paint(map, '0101', { kind: 'clear-building' })).toBe(map);
  });

  it('moves the headquarters of a seat, with the first building and the middle of its part where they were one', () => {
    expect(paint(map, '0101', { kind: 'hq', seat: 2 })).toMatchObject({
      hqs: ['0202', '0101'],
      starts: ['0202', '0101'],
      buildings: map.buildings,
    });
    expect(paint(map, '0202', { kind: 'hq', seat: 1 })).toBe(map);
    expect(paint(map, '0101', { kind: 'hq', seat: 1 })).toMatchObject({
      ...{ hqs: ['0101', '0404'], starts: ['0101', '0404'] },
      buildings: [{ type: 'hospital', hex: '0101', seat: 1 }],
    });
    const taken = paint(map, '0101', { kind: 'building', type: 'quarry' });
    expect(paint(taken, '0101', { kind: 'hq', seat: 1 }).buildings).toEqual([
      { type: 'hospital', hex: '0202', seat: null },
      { type: 'quarry', hex: '0101', seat: 1 },
    ]);
    const apart = paint(map, '0404', { kind: 'start', seat: 1 });
    expect(paint(apart, '0101', { kind: 'hq', seat: 1 }).starts).toEqual(['0404', '0404']);
  });

  it('says with which building a seat begins: one at a time, and only where one stands', () => {
    const two = paint(map, '0101', { kind: 'building', type: 'quarry' });
    expect(
      paint(two, '0101', { kind: 'first', seat: 1 }).buildings.map(({ hex, seat }) => [hex, seat]),
    ).toEqual([
      ['0202', null],
      ['0101', 1],
    ]);
    expect(paint(map, '0101', { kind: 'first', seat: 1 })).toBe(map);
    expect(paint(map, '0202', { kind: 'first', seat: 1 })).toBe(map);
  });

  it('paints with a wide brush what is on the map', () => {
    expect(paintAll(map, ['0101', '0202', '9999'], { kind: 'terrain', terrain: 'hills' }).terrain).toEqual({
      '0101': 'hills',
      '0202': 'hills',
    });
  });
});
