import {
  columnOf,
  DIRECTIONS,
  directionTo,
  distance,
  type Hex,
  hexOf,
  neighbour,
  opposite,
  parseHex,
  rotate,
  rowOf,
} from './hex';

const hex = (label: string): Hex => label as Hex;

describe('SETUP-10 hex labels', () => {
  it('SETUP-10 are four digits, column then row, both from 01', () => {
    expect(hexOf(5, 7)).toBe('0507');
    expect([columnOf(hex('2416')), rowOf(hex('2416'))]).toEqual([24, 16]);
    expect(parseHex('0101')).toBe('0101');
  });

  it.each(['', '101', '00101', '0001', '0100', 'ab01', '01 1', '-101', '1e01', '०१०१', '0101\n'])(
    'SETUP-10 %j is no label',
    (text) => expect(parseHex(text)).toBeNull(),
  );

  it('SETUP-10 a label outside 01 to 99 is a bug', () => {
    expect(() => hexOf(0, 1)).toThrow(RangeError);
    expect(() => hexOf(1, 100)).toThrow(RangeError);
    expect(() => hexOf(1.5, 1)).toThrow(RangeError);
  });
});

describe('SETUP-10 even columns lie half a hex lower', () => {
  it.each([
    ['0304', { N: '0303', NE: '0403', SE: '0404', S: '0305', SW: '0204', NW: '0203' }],
    ['0404', { N: '0403', NE: '0504', SE: '0505', S: '0405', SW: '0305', NW: '0304' }],
  ])('SETUP-10 the neighbours of %s', (from, expected) => {
    expect(
      Object.fromEntries(DIRECTIONS.map((direction) => [direction, neighbour(hex(from), direction)])),
    ).toEqual(expected);
  });

  it('SETUP-10 there is no hex beyond 0101 to the north and west', () => {
    expect(DIRECTIONS.map((direction) => neighbour(hex('0101'), direction))).toEqual([
      null,
      null,
      '0201',
      '0102',
      null,
      null,
    ]);
  });

  it('CMB-4 the way back from a neighbour is the opposite direction', () => {
    for (const from of ['0507', '0607']) {
      for (const direction of DIRECTIONS) {
        const to = neighbour(hex(from), direction);
        expect(to === null ? null : directionTo(to, hex(from))).toBe(opposite(direction));
        expect(to === null ? null : directionTo(hex(from), to)).toBe(direction);
      }
    }
  });

  it('CMB-4 no direction leads to a hex that is not adjacent, or to itself', () => {
    expect(directionTo(hex('0304'), hex('0405'))).toBeNull();
    expect(directionTo(hex('0304'), hex('0304'))).toBeNull();
  });
});

describe('CMB-4 directions', () => {
  it('CMB-4 turn clockwise, N after NW', () => {
    expect(rotate('N', 1)).toBe('NE');
    expect(rotate('NW', 1)).toBe('N');
    expect(rotate('N', -1)).toBe('NW');
    expect(rotate('SE', 12)).toBe('SE');
    expect(DIRECTIONS.map(opposite)).toEqual(['S', 'SW', 'NW', 'N', 'NE', 'SE']);
  });
});

describe('SETUP-10 distance', () => {
  it.each([
    ['0304', '0304', 0],
    ['0304', '0403', 1],
    ['0304', '0405', 2],
    ['0101', '0301', 2],
    ['0101', '0201', 1],
    ['0201', '0301', 1],
    ['0201', '0302', 1],
    ['0101', '2416', 27],
    ['0101', '0116', 15],
  ])('SETUP-10 from %s to %s is %d', (a, b, steps) => {
    expect(distance(hex(a), hex(b))).toBe(steps);
    expect(distance(hex(b), hex(a))).toBe(steps);
  });
});
