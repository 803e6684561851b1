import { blankMap, hex, hexes } from '../../../test/support/states/blank-map';
import { lastStep, pathViolations, type PathQuestion } from './path';

const ask = (
  path: readonly string[],
  more: Partial<PathQuestion> = {},
): { code: string; rule: string | null; pointer: string }[] =>
  pathViolations({
    map: blankMap(8, 8, ['0404']),
    start: hex('0304'),
    path,
    allowance: 4,
    enemySeenIn: () => false,
    ...more,
  }).map(({ code, rule, pointer }) => ({ code, rule, pointer }));

describe('MOV-7 the path of a move', () => {
  it('MOV-7 adjacent, passable hexes within the allowance are a path', () => {
    expect(ask(['0403', '0503', '0504', '0505'])).toEqual([]);
  });

  it('MOV-7 may come back to a hex and to its start', () =>
    expect(ask(['0303', '0304', '0303', '0304'])).toEqual([]));

  it('MOV-7 is not empty', () =>
    expect(ask([])).toEqual([{ code: 'movement/empty-path', rule: 'MOV-7', pointer: '' }]));

  it('MOV-1 is not longer than the walking MP', () => {
    expect(ask(['0303', '0302', '0301'], { allowance: 2 })).toEqual([
      { code: 'movement/too-far', rule: 'MOV-1', pointer: '' },
    ]);
    expect(ask(['0303'], { allowance: 0 })).toEqual([
      { code: 'movement/too-far', rule: 'MOV-1', pointer: '' },
    ]);
  });

  it('MOV-7 every gap is named', () => {
    expect(ask(['0302', '0303', '0303'])).toEqual([
      { code: 'movement/not-adjacent', rule: 'MOV-7', pointer: '/0' },
      { code: 'movement/not-adjacent', rule: 'MOV-7', pointer: '/2' },
    ]);
  });

  it('MOV-7 does not lead off the map or through deep water', () => {
    expect(ask(['0404', '9999', 'north'])).toEqual([
      { code: 'movement/impassable', rule: 'MOV-7', pointer: '/0' },
      { code: 'movement/off-map', rule: 'MOV-7', pointer: '/1' },
      { code: 'movement/off-map', rule: 'MOV-7', pointer: '/2' },
    ]);
  });

  it('MOV-7 may end where an enemy is seen, not lead on through it', () => {
    const enemySeenIn = (at: string): boolean => at === '0303';
    expect(ask(['0303'], { enemySeenIn })).toEqual([]);
    expect(ask(['0303', '0302'], { enemySeenIn })).toEqual([
      { code: 'movement/through-enemy', rule: 'MOV-7', pointer: '/0' },
    ]);
  });

  it('MOV-7 may leave a start in which an enemy is seen', () => {
    expect(ask(['0303', '0302'], { enemySeenIn: (at) => at === '0304' })).toEqual([]);
  });

  it('MOV-7 everything wrong is told at once', () => {
    expect(ask(['0404', '0606', '0707', '0808', '0908']).map((one) => one.code)).toEqual([
      'movement/too-far',
      'movement/impassable',
      'movement/not-adjacent',
      'movement/not-adjacent',
      'movement/off-map',
    ]);
  });
});

describe('CMB-4 the direction of entry', () => {
  it('CMB-4 is that of the last step', () => {
    expect(lastStep(hex('0304'), hexes('0403'))).toBe('NE');
    expect(lastStep(hex('0304'), hexes('0403', '0402'))).toBe('N');
    expect(lastStep(hex('0304'), [])).toBeNull();
  });
});
