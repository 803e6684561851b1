/** A game master's own board files as the field of a battle (BT-8). */
import { bundledCatalog } from '../../../../catalog';
import { battletech, type StandardState } from '../../../../games/battletech';
import { contractSetups } from '../../../../../test/support/engines/contract-battles';
import type { GivenBoard, LibrarySheet, MatchWish } from '../../../capabilities';
import type { BattleSetup } from '../../../contract';
import { planMatch } from '../plan';

const catalog = bundledCatalog();
const [duel, , worn] = contractSetups as [BattleSetup, BattleSetup, BattleSetup];
const WISH: MatchWish = { level: 'standard', tempo: 'blocks' };

const file = (columns: number, rows: number, ...lines: readonly string[]): string =>
  [`size ${columns} ${rows}`, ...lines, 'end'].join('\n');
const given = (text: string, sheet: number | null = null, name = 'mine.board'): GivenBoard => ({
  name,
  text,
  sheet,
});

const fieldOf = (boards?: readonly GivenBoard[], setup = duel): StandardState['setup']['field'] => {
  const plan = planMatch(catalog, setup, boards === undefined ? WISH : { ...WISH, boards });
  if (!plan.ok) throw new RangeError(JSON.stringify(plan.error));
  const read = battletech.readSetup(plan.value.setup);
  if (!read.ok) throw new RangeError(JSON.stringify(read.error));
  return (battletech.open(read.value) as StandardState).setup.field;
};
const wrongOf = (boards: readonly GivenBoard[], wish = WISH): readonly string[] => {
  const plan = planMatch(catalog, duel, { ...wish, boards });
  return plan.ok ? [] : plan.error.map(({ code, pointer }) => `${code} ${pointer}`);
};

/** Sheets by rows from the north-west: 16 columns and 17 rows each. */
const inSheet = (hex: string): number =>
  Math.floor((Number(hex.slice(2)) - 1) / 17) * 5 + Math.floor((Number(hex.slice(0, 2)) - 1) / 16) + 1;

describe('a game master’s board files', () => {
  it('BT-8 replace the middle sheet, or those that are named, and leave the others as they were drawn', () => {
    const drawn = fieldOf();
    const field = fieldOf([
      given(file(16, 17, 'hex 0102 7 "woods:2" ""')),
      given(file(16, 17, 'hex 1617 -4 "water:1" ""'), 25),
    ]);
    expect([field.columns, field.rows]).toEqual([80, 85]);
    const isOther = ([hex]: readonly [string, unknown]): boolean => ![13, 25].includes(inSheet(hex));
    expect(Object.entries(field.hexes).filter(isOther)).toEqual(Object.entries(drawn.hexes).filter(isOther));
    // 0102 of the middle sheet is 3336.
    expect(Object.entries(field.hexes).filter((one) => !isOther(one))).toEqual([
      ['3336', { level: 7, woods: 2 }],
      ['8085', { level: -4, water: 1 }],
    ]);
  });

  it('BT-8 are the whole field, on which the battle’s building stands nevertheless', () => {
    const field = fieldOf([given(file(80, 85, 'hex 0101 2 "rough:1" ""'))], worn);
    const { building } = field.hexes[Object.keys(field.hexes).find((hex) => inSheet(hex) === 13) ?? ''] ?? {};
    expect([Object.keys(field.hexes).length, field.hexes['0101'], building]).toEqual([
      2,
      { level: 2, rough: true },
      expect.objectContaining({ levels: 2 }),
    ]);
  });

  it('BT-8 are refused by file and line, all at once', () => {
    const bad = given(file(16, 17, 'hex 0101 0 "lava:1" ""', 'nonsense'), 3, 'bad.board');
    expect(wrongOf([given(file(16, 17)), bad, given('end', 4)])).toEqual([
      'battle/board-file /boards/1/text',
      'battletech/terrain /boards/1/text/lines/2',
      'battletech/board-line /boards/1/text/lines/3',
      'battle/board-file /boards/2/text',
      'battletech/board-no-size /boards/2/text/lines/1',
    ]);
    const plan = planMatch(catalog, duel, { ...WISH, boards: [bad] });
    expect(plan.ok ? null : plan.error[0]?.params).toEqual({ file: 'bad.board', lines: 2 });
  });

  it('BT-8 have the size of a sheet or of the field, and each its own place', () => {
    expect(wrongOf([given(file(32, 17))])).toEqual(['battle/board-measure /boards/0/text']);
    expect(wrongOf([given(file(80, 85), 13)])).toEqual(['battle/board-measure /boards/0/text']);
    expect(wrongOf([given(file(16, 17), 1), given(file(80, 85))])).toEqual(['battle/board-alone /boards/1']);
    expect(wrongOf([given(file(16, 17), 13), given(file(16, 17))])).toEqual([
      'battle/board-twice /boards/1/sheet',
    ]);
  });

  it('BT-8 are not taken by the quick start', () =>
    expect(wrongOf([given(file(16, 17))], { ...WISH, level: 'quickstart' })).toEqual([
      'battle/boards-not-taken /boards',
    ]));
});

describe('the game master’s library', () => {
  const sheet = (name: string, country: string, level: number): LibrarySheet => ({
    ...{ name, country },
    text: file(16, 17, `hex 0101 ${level} "" ""`),
  });
  const plannedWith = (
    library: readonly LibrarySheet[],
    boards: readonly GivenBoard[] = [],
  ): readonly string[] => {
    const plan = planMatch(catalog, duel, { ...WISH, library, boards });
    if (!plan.ok) throw new RangeError(JSON.stringify(plan.error));
    expect(battletech.readSetup(plan.value.setup).ok).toBe(true);
    return (plan.value.setup as { sheets: string[] }).sheets;
  };
  const drawn = plannedWith([]);
  const countryAt = (at: number): string => (drawn[at] ?? '').replace('rotate:', '').split('-')[0] ?? '';
  const [middle] = [countryAt(12)];
  const places = drawn.flatMap((_, at) => (countryAt(at) === middle ? [at] : []));
  const ours = ['Grass Lands 1', 'Grass Lands 2', 'Grass Lands 3'];

  it('BT-8 lies each once, by its own name, where the country fits, and in the middle first', () => {
    const laid = plannedWith([...ours.map((name) => sheet(name, middle, 9)), sheet('Moon', 'none-such', 8)]);
    const changed = laid.flatMap((name, at) => (name === drawn[at] ? [] : [at]));
    expect(changed.map((at) => laid[at]).sort()).toEqual(ours.slice(0, places.length));
    expect(changed).toContain(12);
    expect(changed.every((at) => places.includes(at))).toBe(true);
    // The same battle and library: the same field.
    expect(plannedWith(ours.map((name) => sheet(name, middle, 9)))).toEqual(laid);
  });

  it('BT-8 leaves places to the files that are named for them', () => {
    const laid = plannedWith([sheet('Grass Lands 1', middle, 9)], [given(file(16, 17), 13, 'peak.board')]);
    expect(laid[12]).toBe('peak');
    expect(laid.filter((name) => name === 'Grass Lands 1')).toHaveLength(places.length > 1 ? 1 : 0);
  });

  it('BT-8 never takes the names of our own sheets, nor one name for two', () => {
    const other = given(file(16, 17, 'hex 0101 3 "" ""'), 2, 'one.board');
    const laid = plannedWith(
      [],
      [given(file(16, 17), 1, 'one.board'), other, given(file(16, 17), 3, 'woods-3.board')],
    );
    expect(laid.slice(0, 3)).toEqual(['one', 'file-2', 'file-3']);
  });

  it('BT-8 is not asked for by the quick start', () => {
    const plan = planMatch(catalog, duel, { ...WISH, level: 'quickstart', library: [] });
    expect(plan.ok ? [] : plan.error.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'battle/boards-not-taken /library',
    ]);
  });
});
