import { paint, type NewMap } from './map-edit';

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
    expect(paint(map, '0202', { kind: 'building', type: 'quarry' }).buildings).toEqual([{ type: 'quarry', hex: '0202', seat: 1 }]);
    expect(paint(map, '0101', { kind: 'building', type: 'quarry' }).buildings).toHaveLength(2);
    expect(paint(map, '0202', { kind: 'clear-building' }).buildings).toEqual([]);
    expect(paint(map, '0101', { kind: 'clear-building' })).toBe(map);
  });

  it('moves the headquarters of a seat', () => {
    expect(paint(map, '0101', { kind: 'hq', seat: 2 }).hqs).toEqual(['0202', '0101']);
    expect(paint(map, '0202', { kind: 'hq', seat: 1 })).toBe(map);
  });
});
