import type { Violation } from '../../../../kernel';
import { readSetup } from './read-setup';
import { STANDARD_SCENARIOS } from './scenarios';

const two = [
  { seat: 'A', side: 'south', units: ['hunchback-hbk-4g'] },
  { seat: 'B', side: 'north', units: ['enforcer-enf-4r'] },
];
const wrongOf = (input: unknown): readonly string[] => {
  const read = readSetup(input);
  return read.ok ? [] : read.error.map(({ code, pointer }: Violation) => `${code} ${pointer}`);
};
const setupOf = (input: object) => {
  const read = readSetup({ level: 'standard', forces: two, ...input });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('a setup of the standard level', () => {
  it.each(STANDARD_SCENARIOS)('GAM-2 $id is taken as it stands', ({ setup }) =>
    expect(wrongOf(setup)).toEqual([]),
  );

  it('GAM-2 tells every mistake at once, with pointers', () =>
    expect(
      wrongOf({
        level: 'standard',
        sheets: ['woods-3', 'moon-1'],
        building: { type: 'heavy', cp: 40 },
        exits: { east: ['N'] },
        mines: [{ side: 'west', hex: '9999' }],
        forces: [
          {
            seat: 'A',
            side: 'south',
            budget: 1,
            units: [
              {
                id: 'x',
                design: 'hunchback-hbk-4g',
                facing: 61,
                zone: { west: 90, north: 1, east: 99, south: 9 },
              },
              { id: 'x', design: 'nothing', condition: { armor: { HD: 99 } } },
            ],
          },
          { seat: 'A', side: 'so uth', units: ['nothing'] },
        ],
      }),
    ).toEqual([
      'battletech/sheets /sheets',
      'battletech/unknown-sheet /sheets/1',
      'battletech/seat-twice /forces',
      'battletech/side-name /forces/1/side',
      'battletech/zone /forces/0/units/0/zone',
      'battletech/facing /forces/0/units/0/facing',
      'battletech/unit-twice /forces/0/units/1/id',
      'battletech/unknown-design /forces/0/units/1/design',
      'battletech/over-budget /forces/0/units',
      'battletech/unknown-design /forces/1/units/0',
      'battletech/unknown-side /exits',
      'battletech/no-such-hex /mines/0/hex',
      'battletech/unknown-side /mines/0/side',
    ]));

  it('GAM-2 refuses what is no setup, part by part', () => {
    expect(wrongOf(null)).not.toEqual([]);
    expect(wrongOf({ level: 'standard', forces: two, strange: 1 })).toEqual([
      'shape/unknown-property /strange',
    ]);
    expect(wrongOf({ level: 'standard', forces: [two[0]] })).toEqual(['shape/list-length /forces']);
    expect(wrongOf({ level: 'standard', forces: two.map((one) => ({ ...one, side: 'south' })) })).toEqual([
      'battletech/sides /forces',
    ]);
    expect(wrongOf({ level: 'standard', forces: two, designs: { mine: { mtf: 'nonsense' } } })).not.toEqual(
      [],
    );
  });

  it('CMB-8 reads a condition against its design', () => {
    const [first] = setupOf({
      forces: [
        { ...two[0], units: [{ design: 'hunchback-hbk-4g', condition: { armor: { CT: 3 } }, heat: 4 }] },
        two[1],
      ],
    }).forces;
    expect(first?.units[0]).toMatchObject({
      condition: { armor: { CT: 3 } },
      heat: 4,
      gunnery: 4,
      piloting: 5,
    });
    const unit = { design: 'hunchback-hbk-4g', condition: { armor: { CT: 300 } } };
    expect(wrongOf({ level: 'standard', forces: [{ ...two[0], units: [unit] }, two[1]] })).toEqual([
      'condition/armor-out-of-range /forces/0/units/0/condition/armor/CT',
    ]);
  });

  it('GAM-2 the same seed and terrain give the same field, and a building on its middle', () => {
    const one = setupOf({ terrain: 'hills', seed: 's', building: { type: 'hardened', cp: 90 } });
    expect(one.field).toEqual(
      setupOf({ terrain: 'hills', seed: 's', building: { type: 'hardened', cp: 90 } }).field,
    );
    expect(one.field.hexes['0809']?.building).toEqual({ kind: 4, levels: 2, cf: 90 });
    expect(one.field).not.toEqual(setupOf({ terrain: 'hills', seed: 't' }).field);
  });

  it('CMB-4 CMB-5 zones lie at each side’s edge, and exits are its own unless they are said', () => {
    const { forces, exits } = setupOf({ size: { columns: 2, rows: 1 } });
    expect(forces.map(({ zone }) => zone)).toEqual([
      { west: 1, north: 15, east: 32, south: 17 },
      { west: 1, north: 1, east: 32, south: 3 },
    ]);
    expect(exits).toEqual({ south: ['S'], north: ['N'] });
    expect(setupOf({ exits: { south: ['W', 'N'] } }).exits).toEqual({ south: ['N', 'W'], north: [] });
    const third = { seat: 'C', side: 'raiders', units: [{ design: 'locust-lct-1v', zone: 'W' }] };
    const all = setupOf({ forces: [...two, third] });
    expect(all.forces[2]?.zone).toEqual({ west: 14, north: 1, east: 16, south: 17 });
    expect(all.forces[2]?.units[0]).toMatchObject({
      zone: { west: 1, north: 1, east: 3, south: 17 },
      facing: 1,
    });
  });
});

describe('a board file as the field', () => {
  const board = (columns: number, rows: number, ...lines: readonly string[]): string =>
    [`size ${columns} ${rows}`, ...lines, 'end'].join('\n');
  const wrongWith = (input: object): readonly string[] =>
    wrongOf({ level: 'standard', forces: two, ...input });

  it('BT-8 is the field, with zones along its edges and a building and mines on it', () => {
    const text = board(20, 24, 'hex 0305 2 "woods:1" ""', 'hex 0412 -1 "water:1" ""');
    const { field, forces } = setupOf({
      board: text,
      building: { type: 'heavy', cp: 60, hex: '1010' },
      mines: [{ side: 'south', hex: '2024' }],
    });
    expect(field).toMatchObject({ columns: 20, rows: 24 });
    expect(field.hexes).toMatchObject({
      '0305': { level: 2, woods: 1 },
      '0412': { level: -1, water: 1 },
      '1010': { building: { kind: 3, cf: 60 } },
    });
    expect(forces.map(({ zone }) => [zone.north, zone.south])).toEqual([
      [22, 24],
      [1, 3],
    ]);
  });

  it('BT-8 tells what is wrong in it by its lines, and what cannot be sent beside it', () => {
    expect(wrongWith({ board: board(16, 17, 'hex 0101 0 "lava:1" ""', 'nonsense') })).toEqual([
      'battletech/terrain /board/lines/2',
      'battletech/board-line /board/lines/3',
    ]);
    expect(wrongWith({ board: 'hex 0101 0 "" ""' })).toEqual(['battletech/board-no-size /board/lines/1']);
    expect(wrongWith({ board: board(15, 17) })).toEqual(['battletech/board-small /board']);
    expect(wrongWith({ board: board(81, 17) })).toEqual(['battletech/board-size /board/lines/1']);
    expect(wrongWith({ board: board(16, 17), sheets: ['woods-3'], size: { columns: 1, rows: 1 } })).toEqual([
      'battletech/board-alone /sheets',
      'battletech/board-alone /size',
    ]);
    expect(wrongWith({ board: board(16, 17), mines: [{ side: 'south', hex: '1718' }] })).toEqual([
      'battletech/no-such-hex /mines/0/hex',
    ]);
    expect(wrongWith({ board: 7 })).toEqual(['shape/not-a-text /board']);
    expect(wrongWith({ board: `#${'x'.repeat(524_288)}` })).toEqual(['shape/not-a-text /board']);
    expect(wrongWith({ board: board(16, 17), boards: { mine: board(16, 17) } })).toEqual([
      'battletech/board-alone /boards',
    ]);
  });

  it('BT-8 lays files between sheets of its own, also turned, and names what is wrong in each', () => {
    const mine = board(16, 17, 'hex 0102 3 "woods:2" ""', 'hex 0202 0 "road:1:1" ""');
    const { field } = setupOf({
      size: { columns: 2, rows: 1 },
      sheets: ['mine', 'rotate:mine'],
      boards: { mine },
    });
    // The second sheet begins in column 17; turned, its 0102 lies in 1616, and the road leads the other way.
    expect([field.columns, field.rows, field.hexes]).toEqual([
      32,
      17,
      {
        '0102': { level: 3, woods: 2 },
        '0202': { road: 1 },
        '3216': { level: 3, woods: 2 },
        '3116': { road: 8 },
      },
    ]);
    const wrong = { size: { columns: 2, rows: 1 }, sheets: ['mine', 'other'] };
    expect(wrongWith({ ...wrong, boards: { mine: board(15, 17), 'a/b': 'nonsense' } })).toEqual([
      'battletech/board-sheet /boards/mine',
      'battletech/board-line /boards/a~1b/lines/1',
      'battletech/unknown-sheet /sheets/1',
    ]);
    expect(wrongWith({ boards: { mine: `#${'x'.repeat(65_536)}` } })).toEqual([
      'shape/not-a-text /boards/mine',
    ]);
  });
});
