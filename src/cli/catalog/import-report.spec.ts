import type { ImportReport } from '../../application/catalog/design-libraries';
import { violation } from '../../kernel/violation';
import { reportLines, reportTsv } from './import-report';

const refused = (file: string, code: string, params = {}) => ({
  file,
  violations: [{ code, rule: null, pointer: '', params }],
});
const REPORT: ImportReport = {
  read: 14,
  added: 1,
  known: 1,
  refused: 11,
  designs: [
    { design: 'b-1', name: 'B 1', file: 'b.mtf', bv: 900, state: 'added' },
    { design: 'a-1', name: 'A 1', file: 'a.mtf', bv: 800, state: 'known' },
  ],
  tables: [
    { list: 'guards', title: 'Guards', file: 'g.txt', entries: 1, state: 'replaced', unresolved: ['C 1'] },
  ],
  refusals: [
    refused('z\u001b[2J.mtf', 'import/name-taken', { design: 'z-1', differs: ['armor'] }),
    ...Array.from({ length: 10 }, (_, index) =>
      refused(`n${index}.mtf`, 'import/bad-name', { max: 100, line: index + 1 }),
    ),
  ],
};

it('tells what was read, and groups what was refused by its reason, the most frequent first', () => {
  const lines = reportLines(REPORT, false);
  expect(lines[0]).toBe('14 files read: 1 design added, 1 known already, 1 table, 11 refused.');
  expect(lines[1]).toBe('  table Guards (houseList=guards), 1 entry, replaced; not found: C 1');
  expect(lines.slice(2, 5)).toEqual([
    '',
    'import/bad-name: 10 files',
    '  n0.mtf: Line 1: Its name gives no slug of 1 to 100 characters.',
  ]);
  expect(lines).toContain('  and 2 more');
  expect(lines.at(-2)).toBe('import/name-taken: 1 file');
  expect(lines.at(-1)).toContain('armour');
});

it('tells what is odd about files that were taken, apart from what was refused', () => {
  const noted = (file: string, line: number) => ({
    file,
    notes: [violation('mech-file/stray-line', null, `/lines/${line}`, { line, text: 'x' })],
  });
  const report = { ...REPORT, notes: [noted('a.mtf', 155), noted('b.mtf', 9)] };
  const lines = reportLines(report, false);
  expect(lines[0]).toBe(reportLines(REPORT, false)[0]);
  expect(lines.slice(-5)).toEqual([
    'Taken with notes: 2 files.',
    '',
    'mech-file/stray-line: 2 files',
    '  a.mtf: Line 155: no key introduces this line; it was left out.',
    '  b.mtf: Line 9: no key introduces this line; it was left out.',
  ]);
  const rows = reportTsv(report)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(
    rows.filter(([file]) => file === 'a.mtf').map(([, state, design, , code]) => [state, design, code]),
  ).toEqual([
    ['known', 'a-1', ''],
    ['note', '', 'mech-file/stray-line'],
  ]);
});

it('tells the line once, whether the text does or not', () => {
  const lines = reportLines(
    { ...REPORT, refusals: [refused('n.mtf', 'mech-file/no-text', { line: 7, text: '' })] },
    false,
  );
  expect(lines.at(-1)).toBe('  n.mtf: Line 7: this is no text in UTF-8 or Windows-1252.');
});

it('lets no file name act on the terminal', () => {
  expect(reportLines(REPORT, false).join('\n')).not.toContain('\u001b');
  expect(reportTsv(REPORT)).not.toContain('\u001b');
});

it('says of a dry run that nothing was added', () => {
  expect(reportLines(REPORT, true)[0]).toContain('would be added');
});

it('writes every file as a line of TSV, by name', () => {
  const rows = reportTsv(REPORT)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(rows).toHaveLength(15);
  expect(rows.every((row) => row.length === 6)).toBe(true);
  expect(rows.slice(0, 4).map(([file, state, design]) => [file, state, design])).toEqual([
    ['file', 'state', 'design'],
    ['a.mtf', 'known', 'a-1'],
    ['b.mtf', 'added', 'b-1'],
    ['g.txt', 'table replaced', 'guards'],
  ]);
});
