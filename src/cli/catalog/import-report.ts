/** What `catalog:import` says at its end: what was read, and what was refused and why, by reason; and the same file by file as TSV. */
import { textOf } from '../../api/http/texts';
import type { FileRefusal, ImportReport } from '../../application/catalog/import-ports';
import { byText } from '../../kernel/compare';
import type { Violation } from '../../kernel/violation';
import { plain } from '../terminal/plain-text';

/** Files named of each reason; `--report` names all. */
const MOST_FILES = 8;

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** Files by the code of the first thing that is wrong with them; the most frequent first. */
const byReason = (refusals: readonly FileRefusal[]): readonly (readonly [string, readonly FileRefusal[]])[] => {
  const groups = new Map<string, FileRefusal[]>();
  for (const refusal of refusals) {
    const code = refusal.violations[0]?.code ?? '';
    groups.set(code, [...(groups.get(code) ?? []), refusal]);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length || byText(a[0], b[0]));
};

/** With the line, once: most texts about files tell it themselves. */
const said = ({ code, params }: Violation): string => {
  const text = textOf(code, params, 'en');
  const { line } = params;
  return typeof line !== 'number' || text.startsWith(`Line ${line}: `) ? text : `Line ${line}: ${text}`;
};

const firstOf = ({ violations: [first] }: FileRefusal): string => (first === undefined ? '' : said(first));

/** Lines for people. */
export const reportLines = (report: ImportReport, dryRun: boolean): readonly string[] => {
  const { read, added, known, refused, tables, refusals } = report;
  const lines = [
    `${count(read, 'file')} read: ${count(added, 'design')} ${dryRun ? 'would be added' : 'added'}, ${known} known already, ${count(tables.length, 'table')}, ${refused} refused.`,
  ];
  for (const { list, title, entries, state, unresolved } of tables) {
    const names = unresolved.slice(0, MOST_FILES).map(plain).join(', ');
    const rest = unresolved.length > MOST_FILES ? ` and ${unresolved.length - MOST_FILES} more` : '';
    lines.push(
      `  table ${plain(title)} (houseList=${list}), ${count(entries, 'entry', 'entries')}, ${state}${names === '' ? '' : `; not found: ${names}${rest}`}`,
    );
  }
  for (const [code, files] of byReason(refusals)) {
    lines.push('', `${code}: ${count(files.length, 'file')}`);
    for (const refusal of files.slice(0, MOST_FILES)) lines.push(`  ${plain(refusal.file)}: ${plain(firstOf(refusal))}`);
    if (files.length > MOST_FILES) lines.push(`  and ${files.length - MOST_FILES} more`);
  }
  return lines;
};

/** A line for every file, and for every thing that is wrong with one: file, state, slug, BV, code, what is wrong; apart by tabs. */
export const reportTsv = ({ designs, tables, refusals }: ImportReport): string => {
  const rows = [
    ...designs.map(({ file, state, design, bv }) => [file, state, design, String(bv), '', '']),
    ...tables.map(({ file, state, list, unresolved }) => [
      file,
      `table ${state}`,
      list,
      '',
      '',
      unresolved.map((name) => `not found: ${name}`).join('; '),
    ]),
    ...refusals.flatMap(({ file, violations }) => violations.map((one) => [file, 'refused', '', '', one.code, said(one)])),
  ].sort((a, b) => byText(a[0] ?? '', b[0] ?? ''));
  return [['file', 'state', 'design', 'bv', 'code', 'message'], ...rows].map((row) => `${row.map(plain).join('\t')}\n`).join('');
};
