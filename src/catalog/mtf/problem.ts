/**
 * What is wrong with a mech file: violations that name the line, collected while it is read, so that all of
 * them are told at once. Beside them notes: what is odd about a file, and changes nothing.
 */
import { type Facts, type ParamsGiven, type ProblemCode, violation, type Violation } from '../../kernel';

/**
 * A line of a file, trimmed. `number` counts from 1; a thing that is missing is told at the file's last line.
 */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** As many as anybody reads: a file of noise must not answer with a list as long as itself. */
const MAX = 100;
const MAX_NOTES = 10;
const LONGEST_QUOTE = 120;

const quoted = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;

type FileCode = Extract<ProblemCode, `mech-file/${string}`>;

const placed = (
  code: string,
  rule: string | null,
  { number: line, text }: Line,
  params: Facts,
): Violation => ({
  code,
  rule,
  pointer: `/lines/${line}`,
  params: { ...params, line, text: quoted(text) },
});

export class Problems {
  private readonly found: Violation[] = [];
  private left = 0;
  private readonly noted: Violation[] = [];

  refuse<C extends FileCode>(code: C, line: Line, ...[params]: ParamsGiven<C, keyof Line | 'line'>): void {
    this.tell({ code, rule: null, pointer: '', params: params ?? {} }, line);
  }

  /** What another part of the catalogue says of the file's design, at the line where it comes from. */
  tell({ code, rule, params }: Violation, line: Line): void {
    if (this.found.length >= MAX) {
      this.left += 1;
      return;
    }
    this.found.push(placed(code, rule, line, params));
  }

  /** Notes are few or worth little: of a file of prose the first ones are enough. */
  note<C extends FileCode>(code: C, line: Line, ...[params]: ParamsGiven<C, keyof Line | 'line'>): void {
    if (this.noted.length >= MAX_NOTES) return;
    this.noted.push(placed(code, null, line, params ?? {}));
  }

  get notes(): readonly Violation[] {
    return this.noted;
  }

  get count(): number {
    return this.found.length + this.left;
  }

  get none(): boolean {
    return this.found.length === 0;
  }

  /** In the order of lines. */
  all(): readonly Violation[] {
    const lineOf = ({ params }: Violation): number => Number(params['line']);
    const sorted = [...this.found].sort((a, b) => lineOf(a) - lineOf(b));
    const last = sorted.at(-1);
    if (this.left === 0 || last === undefined) return sorted;
    return [
      ...sorted,
      violation('mech-file/more', null, last.pointer, { line: lineOf(last), text: '', count: this.left }),
    ];
  }
}
