/**
 * What `catalog:import` says at its end: what was read, what was refused and why, and what is odd, by reason;
 * and the same file by file as TSV.
 */
import { textOf } from '../../api/http/texts';
import type { FileNotes } from '../../application/catalog/import-ports';
import type { ImportReport } from '../../application/catalog/design-libraries';
import { byText, type Violation } from '../../kernel';
import { plain } from '../terminal/plain-text';

/** Files named of each reason; `--report` names all. */
const MAX_FILES = 8;

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** A file, and what is said of it. */
interface SaidOf {
  readonly file: string;
  readonly violations: readonly Violation[];
}
const ofNotes = ({ file, notes }: FileNotes): SaidOf => ({ file, violations: notes });

/** Files by the code of the first thing that is wrong with them; the most frequent first. */
const byReason = (refusals: readonly SaidOf[]): readonly (readonly [string, readonly SaidOf[]])[] => {
  const groups = new Map<string, SaidOf[]>();
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

const firstOf = ({ violations: [first] }: SaidOf): string => (first === undefined ? '' : said(first));

const groupLines = (files: readonly SaidOf[]): readonly string[] =>
  byReason(files).flatMap(([code, found]) => [
    '',
    `${code}: ${count(found.length, 'file')}`,
    ...found.slice(0, MAX_FILES).map((one) => `  ${plain(one.file)}: ${plain(firstOf(one))}`),
    ...(found.length > MAX_FILES ? [`  and ${found.length - MAX_FILES} more`] : []),
  ]);

/** Lines for people. */
export const reportLines = (report: ImportReport, dryRun: boolean): readonly string[] => {
  const { read, added, known, refused, tables, refusals, notes = [] } = report;
  const lines = [
    `${count(read, 'file')} read: ${count(added, 'design')} ${dryRun ? 'would be added' : 'added'}, ${known} known already, ${count(tables.length, 'table')}, ${refused} refused.`,
  ];
  for (const { list, title, entries, state, unresolved } of tables) {
    const names = unresolved.slice(0, MAX_FILES).map(plain).join(', ');
    const rest = unresolved.length > MAX_FILES ? ` and ${unresolved.length - MAX_FILES} more` : '';
    lines.push(
      `  table ${plain(title)} (houseList=${list}), ${count(entries, 'entry', 'entries')}, ${state}${names === '' ? '' : `; not found: ${names}${rest}`}`,
    );
  }
  lines.push(...groupLines(refusals));
  if (notes.length > 0)
    lines.push('', `Taken with notes: ${count(notes.length, 'file')}.`, ...groupLines(notes.map(ofNotes)));
  return lines;
};

/**
 * A line for every file, and for every thing that is wrong with one: file, state, slug, BV, code, what is
 * wrong; apart by tabs.
 */
export const reportTsv = ({ designs, tables, refusals, notes = [] }: ImportReport): string => {
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
    ...refusals.flatMap(({ file, violations }) =>
      violations.map((one) => [file, 'refused', '', '', one.code, said(one)]),
    ),
    ...notes.flatMap(({ file, notes: found }) =>
      found.map((one) => [file, 'note', '', '', one.code, said(one)]),
    ),
  ].sort((a, b) => byText(a[0] ?? '', b[0] ?? ''));
  return [['file', 'state', 'design', 'bv', 'code', 'message'], ...rows]
    .map((row) => `${row.map(plain).join('\t')}\n`)
    .join('');
};
