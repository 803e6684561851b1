import { readBoardFile } from './board-file';

const file = (...lines: readonly string[]): string => ['size 3 3', ...lines, 'end'].join('\n');

describe('board files', () => {
  it('BT-8 has levels, woods, water, roads and buildings, and leaves out what is clear', () => {
    const read = readBoardFile(
      file(
        'option exit_roads_to_pavement false',
        'hex 0101 0 "" "grass"',
        'hex 0102 2 "woods:2;foliage_elev:2" ""',
        'hex 0201 -1 "water:1" ""',
        'hex 0202 0 "road:1:9;fluff:3" ""',
        'hex 0203 0 "building:3:0;bldg_elev:4;bldg_cf:70" ""',
        'hex 0303 0 "pavement:1;rough:1;rubble:2" ""',
      ),
    );
    expect(read).toEqual({
      ok: true,
      value: {
        columns: 3,
        rows: 3,
        hexes: {
          '0102': { level: 2, woods: 2 },
          '0201': { level: -1, water: 1 },
          '0202': { road: 9 },
          '0203': { building: { kind: 3, levels: 4, cf: 70 } },
          '0303': { pavement: true, rough: true, rubble: 2 },
        },
      },
    });
  });

  it('BT-8 roads that do not say where they lead lead to the roads and the pavement around', () => {
    const lines = ['hex 0201 0 "road:1" ""', 'hex 0202 0 "road:1:1" ""', 'hex 0101 0 "pavement:1" ""'];
    const read = readBoardFile(file(...lines));
    // South to the road in 0202, north-west to nothing, south-west … 0101 lies to the north-west of 0201.
    expect(read.ok && read.value.hexes['0201']?.road).toBe(8 | 32);
    const off = readBoardFile(file('option exit_roads_to_pavement false', ...lines));
    expect(off.ok && off.value.hexes['0201']?.road).toBe(8);
  });

  it('BT-8 names every mistake by its line', () => {
    const read = readBoardFile(
      ['size 200 3', 'hex 0101 0 "swamp:1" ""', 'hex 01 0 ""', 'bridge', 'hex 0102 0 "woods:3" ""'].join(
        '\n',
      ),
    );
    expect(read.ok ? [] : read.error.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['battletech/board-size', '/lines/1'],
      ['battletech/terrain', '/lines/2'],
      ['battletech/board-hex', '/lines/3'],
      ['battletech/board-line', '/lines/4'],
      ['battletech/terrain', '/lines/5'],
    ]);
    expect(readBoardFile('').ok).toBe(false);
    expect(readBoardFile(file('hex 0401 0 "woods:1" ""')).ok).toBe(false);
    expect(readBoardFile(file('hex 0101 1 ""', 'hex 0101 1 ""')).ok).toBe(false);
  });
});
