/** Mech files of the project's own for tests, and what is read of them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readMtf, type MtfDocument } from '../../src/catalog/mtf';
import type { Violation } from '../../src/kernel/violation';

const FOLDER = resolve(__dirname, '..', 'fixtures', 'mtf');
export const FIXTURES = [
  'bluethroat-lam-bt-1l',
  'cartwright-cw-2',
  'patchwork-quilt-pq-9',
  'prairie-dog-prd-1a',
  'shamal-c',
  'tumbleweed-tw-4',
] as const;

/** Text of a file, with parts of it exchanged; each must be in it. */
export const fixture = (
  name: (typeof FIXTURES)[number],
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
): string =>
  changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${name} has no ${String(from)}`);
      return changed;
    },
    readFileSync(resolve(FOLDER, `${name}.mtf`), 'utf8'),
  );

export const documentIn = (text: string): MtfDocument => {
  const read = readMtf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

export const notesIn = (text: string): readonly Violation[] => {
  const read = readMtf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.notes;
};

export const problemsIn = (text: string): readonly Violation[] => {
  const read = readMtf(text);
  return read.ok ? [] : read.error;
};

/** The line, from 1, that begins so. */
export const lineOf = (text: string, beginning: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(beginning)) + 1;
