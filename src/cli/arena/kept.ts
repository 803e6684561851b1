/**
 * Battles of an arena in a file, a line each, written as they end: a run that is cut short goes on where it was
 * (`--out`). A line that was cut off is fought again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Fought } from '../../games/shared/arena';
import { isRecord } from '../../kernel';
import type { Task } from './system';

export interface Kept {
  /** By number. */
  readonly known: ReadonlyMap<number, Fought>;
  add(number: number, fought: Fought): void;
}

interface Line {
  readonly task: Task;
  readonly number: number;
  readonly fought: Fought;
}

const isSeat = (seat: unknown): seat is Fought['seat'] => seat === 'A' || seat === 'B';
const isSide = (side: unknown): side is 'first' | 'second' => side === 'first' || side === 'second';

const isFought = (one: unknown): one is Fought =>
  isRecord(one) &&
  (one['winner'] === null || isSide(one['winner'])) &&
  isSeat(one['seat']) &&
  (one['began'] === undefined || isSide(one['began'])) &&
  Number.isInteger(one['turns']);

/** What says that two battles are of one run, whatever the order in which it was asked for. */
const nameOf = ({ system, contest, seed, weights, before }: Task): string =>
  JSON.stringify([system, contest, seed, weights, before]);

const readLine = (text: string): Line | null => {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) && isRecord(read['task']) && isFought(read['fought']) ? (read as never) : null;
  } catch {
    return null;
  }
};

/** Of the task alone; what others left in the file stays there. Null: nothing is kept. */
export const keptIn = (file: string | null, task: Task): Kept => {
  const known = new Map<number, Fought>();
  const text = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const line of text.split('\n').map(readLine))
    if (line !== null && nameOf(line.task) === nameOf(task)) known.set(line.number, line.fought);
  // After a line that was cut off.
  let gap = text === '' || text.endsWith('\n') ? '' : '\n';
  return {
    known,
    add: (number, fought) => {
      known.set(number, fought);
      if (file === null) return;
      appendFileSync(file, `${gap}${JSON.stringify({ task, number, fought })}\n`);
      gap = '';
    },
  };
};
