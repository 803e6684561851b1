import { blankMap } from '../../../test/support/states/blank-map';
import { readMapPlan } from './validate';

const buildings = [
  { type: 'quarry', hex: '0202', seat: 0 },
  { type: 'academy', hex: '0707', seat: 1 },
  { type: 'hospital', hex: '0404', seat: null },
  { type: 'barracks', hex: '0505' },
];
const supplied = (more: object = {}, water: readonly string[] = []): unknown => ({
  ...blankMap(8, 8, water),
  buildings,
  ...more,
});
const wrong = (input: unknown, players = 2): string[] => {
  const read = readMapPlan(input, players);
  return read.ok ? [] : read.error.map((one) => `${one.code} ${one.pointer}`);
};

describe('SETUP-10 a map that the GM supplies', () => {
  it('SETUP-8 without HQs and starts, both are the first buildings', () => {
    const read = readMapPlan(supplied(), 2);
    expect(read.ok && [read.value.hqs, read.value.starts, read.value.seed]).toEqual([
      ['0202', '0707'],
      ['0202', '0707'],
      null,
    ]);
    expect(read.ok && read.value.buildings[3]).toEqual({ type: 'barracks', hex: '0505', seat: null });
  });

  it('SETUP-10 is sent back as it was read', () => {
    const read = readMapPlan(supplied({ starts: ['0101', '0808'], hqs: ['0103', '0807'], seed: 'x' }), 2);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { map, ...rest } = read.value;
    expect(rest.starts).toEqual(['0101', '0808']);
    expect(rest.hqs).toEqual(['0103', '0807']);
    expect(readMapPlan({ ...map, ...rest }, 2)).toEqual(read);
  });

  it.each([null, 7, 'map', [], undefined])('SETUP-10 %j is no map', (input) =>
    expect(wrong(input)).toEqual(['map/form ']),
  );

  it('SETUP-10 every fault of form is told at once', () => {
    const input = {
      columns: '8',
      rows: 7.5,
      terrain: { '0101': 'lava', x: 'clear', '0001': 'clear' },
      starts: 'none',
      hqs: [4],
      buildings: [{ type: 'castle', hex: '9', seat: 'A', cp: 4 }, null],
      fog: true,
    };
    expect(wrong(input)).toEqual(
      [
        'map/unknown-property /fog',
        'map/form /columns',
        'map/form /rows',
        'map/unknown-terrain /terrain/0101',
        'map/not-a-hex /terrain/x',
        'map/not-a-hex /terrain/0001',
        'map/unknown-property /buildings/0/cp',
        'map/form /buildings/0/seat',
        'map/not-a-hex /buildings/0/hex',
        'map/unknown-building-type /buildings/0/type',
        'map/form /buildings/1',
        'map/not-a-hex /hqs/0',
        'map/form /starts',
      ].sort((a, b) => wrong(input).indexOf(a) - wrong(input).indexOf(b)),
    );
  });

  it.each([
    [7, 8],
    [61, 8],
    [8, 7],
    [8, 41],
    [-1, 8],
    [8, 1e9],
  ])('SETUP-10 %d × %d is no size of a map', (columns, rows) => {
    expect(wrong({ columns, rows, terrain: {}, buildings }).some((one) => one.startsWith('map/size'))).toBe(
      true,
    );
  });

  it('SETUP-1 is for two to eight players', () => {
    expect(wrong(supplied(), 1)).toEqual(['map/players ']);
    expect(wrong(supplied(), 9)).toEqual(['map/players ']);
  });

  it('SETUP-10 has terrain for every hex of the rectangle and for no other', () => {
    const { '0303': _left, ...terrain } = blankMap(8, 8).terrain;
    expect(wrong(supplied({ terrain: { ...terrain, '0901': 'clear' } }))).toEqual([
      'map/off-map /terrain/0901',
      'map/terrain-missing /terrain',
    ]);
  });

  it('SETUP-7 has one building a hex, on the map, none in deep water', () => {
    const more = [
      ...buildings,
      { type: 'quarry', hex: '0404' },
      { type: 'quarry', hex: '0101' },
      { type: 'quarry', hex: '0909' },
    ];
    expect(wrong(supplied({ buildings: more }, ['0101']))).toEqual([
      'map/hex-has-building /buildings/4/hex',
      'map/building-in-deep-water /buildings/5/hex',
      'map/off-map /buildings/6/hex',
    ]);
  });

  it('SETUP-7 gives each seat exactly one first building', () => {
    expect(wrong(supplied({ buildings: buildings.slice(1) }))).toEqual(['map/first-building /buildings']);
    expect(wrong(supplied({ buildings: [...buildings, { type: 'quarry', hex: '0102', seat: 0 }] }))).toEqual([
      'map/first-building /buildings',
    ]);
    expect(wrong(supplied({ buildings: [...buildings, { type: 'quarry', hex: '0102', seat: 2 }] }))).toEqual([
      'map/no-such-seat /buildings/4/seat',
    ]);
  });

  it('SETUP-8 the HQ and the first building lie in the part of their seat', () => {
    expect(wrong(supplied({ starts: ['0202', '0707'], hqs: ['0102', '0103'] }))).toEqual([
      'map/outside-part /hqs/1',
    ]);
    expect(wrong(supplied({ starts: ['0707', '0202'], hqs: ['0707', '0202'] }))).toEqual([
      'map/outside-part /buildings/0/hex',
      'map/outside-part /buildings/1/hex',
    ]);
  });

  it('SETUP-8 has one start and one HQ a seat, each in a hex of its own', () => {
    expect(wrong(supplied({ hqs: ['0202'] }))).toEqual(['map/seat-count /hqs']);
    expect(wrong(supplied({ starts: ['0202', '0707', '0505'] }))).toEqual(['map/seat-count /starts']);
    expect(wrong(supplied({ starts: ['0202', '0707'], hqs: ['0202', '0202'] }))).toContain(
      'map/seats-share-hex /hqs/1',
    );
    expect(wrong(supplied({ hqs: ['0101', '0707'] }, ['0101']))).toContain('map/hq-in-deep-water /hqs/0');
  });

  it('SETUP-10 is refused when an HQ or a building cannot be reached', () => {
    const lake = ['0407', '0408', '0307', '0207', '0107'];
    const cut = [...buildings, { type: 'quarry', hex: '0208' }];
    expect(wrong(supplied({ buildings: cut }, lake))).toEqual(['map/unreachable /buildings/4/hex']);
    const strait = ['0501', '0502', '0503', '0504', '0506', '0507', '0508', '0505'];
    expect(wrong(supplied({ buildings: buildings.slice(0, 3) }, strait))).toEqual([
      'map/unreachable /hqs/1',
      'map/unreachable /buildings/1/hex',
    ]);
  });

  it('SETUP-10 an HQ in deep water, or on an island of its own, does not make all others unreachable', () => {
    const cut = (water: readonly string[]) =>
      wrong(supplied({}, water)).filter((one) => one.startsWith('map/unreachable'));
    expect(cut(['0202'])).toEqual([]);
    // All around the HQ of the first seat.
    expect(cut(['0201', '0203', '0102', '0103', '0302', '0303'])).toEqual([
      'map/unreachable /hqs/0',
      'map/unreachable /buildings/0/hex',
    ]);
  });
});
