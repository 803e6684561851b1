/**
 * Random assignment tables as MegaMek's players have them: a title line, then `name,weight` lines; `#` begins
 * a comment, `@` another table's name.
 */
import { err, flatMap, ok, type Result, type Violation } from '../../kernel';
import { Problems } from './problem';

export interface AssignmentEntry {
  /** A design, by chassis and model; or another table, by its title. */
  readonly kind: 'design' | 'table';
  readonly name: string;
  /** 1 or more; the chance is this over the sum of the table's weights. */
  readonly weight: number;
}
export interface AssignmentTable {
  readonly title: string;
  readonly entries: readonly AssignmentEntry[];
}

const MAX_WEIGHT = 1_000_000;

/** Name and weight of `name,weight`, apart at the last comma; null for any other line. */
const entryIn = (line: string): { readonly name: string; readonly weight: number } | null => {
  const comma = line.lastIndexOf(',');
  const figure = line.slice(comma + 1).trim();
  return comma < 0 || !/^\d{1,9}$/.test(figure)
    ? null
    : { name: line.slice(0, comma).trim(), weight: Number(figure) };
};

/** Violations: `mech-file/…` with `/lines/<n>`, all of the file. A table without entries is refused too. */
export const readAssignmentTable = (text: string): Result<AssignmentTable, readonly Violation[]> => {
  const problems = new Problems();
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ number: index + 1, text: line.trim() }));
  const [title, ...rows] = lines.filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const end = { number: lines.length, text: '' };
  if (text.includes('\u0000')) problems.refuse('mech-file/no-text', end);
  if (title === undefined) problems.refuse('mech-file/missing', end, { key: 'title' });
  else if (entryIn(title.text) !== null) problems.refuse('mech-file/no-title', title);
  const entries = flatMap(rows, (line): AssignmentEntry[] => {
    const { name = '', weight = 0 } = entryIn(line.text) ?? {};
    const kind = name.startsWith('@') ? 'table' : 'design';
    const told = kind === 'table' ? name.slice(1).trim() : name;
    if (told === '') problems.refuse('mech-file/no-entry', line);
    else if (weight < 1 || weight > MAX_WEIGHT)
      problems.refuse('mech-file/no-number', line, { key: 'weight', min: 1, max: MAX_WEIGHT });
    return [{ kind, name: told, weight }];
  });
  if (rows.length === 0 && title !== undefined)
    problems.refuse('mech-file/missing', end, { key: 'name,weight' });
  return title !== undefined && problems.none ? ok({ title: title.text, entries }) : err(problems.all());
};
