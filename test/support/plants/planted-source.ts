/**
 * Mistakes planted in a source of the rules: a module beside the real one, in which one passage reads
 * otherwise. It takes the place of the real one while it is switched on, so that one run of a test sees both.
 */
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface PlantedMistake {
  readonly name: string;
  /** Below `src/`. */
  readonly file: string;
  /** A passage that stands in the file once. */
  readonly passage: string;
  readonly instead: string;
}

type Exports = Record<string, unknown>;

const SRC = resolve(__dirname, '../../../src');

/** The module with the mistake; it shares all that it imports with the rest. */
const planted = ({ file, passage, instead }: PlantedMistake): Exports => {
  const path = resolve(SRC, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(passage).length !== 2)
    throw new Error(`what a mistake is planted in does not stand once in ${file}: ${passage}`);
  const { code } = transformSync(
    source.replace(passage, () => instead),
    {
      module: { type: 'commonjs' },
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
      swcrc: false,
    },
  );
  const exports: Exports = {};
  const from = (request: string): unknown =>
    jest.requireActual(request.startsWith('.') ? resolve(dirname(path), request) : request);
  const run = new Function('require', 'exports', code) as (require: typeof from, exports: Exports) => void;
  run(from, exports);
  return exports;
};

/** What asks anew at every use, since others keep what they have imported: an order its ruleset. */
const either = (real: unknown, now: () => unknown): unknown => {
  if (typeof real === 'function')
    return (...args: readonly unknown[]) => (now() as (...all: readonly unknown[]) => unknown)(...args);
  if (typeof real !== 'object' || real === null) return real;
  return new Proxy(real, { get: (_, property) => Reflect.get(now() as object, property) as unknown });
};

/**
 * Stands for the files of the mistakes from now on, for what is required after this. Answers the switch: null
 * is the source as it is.
 */
export const prepareMistakes = (
  mistakes: readonly PlantedMistake[],
): ((mistake: PlantedMistake | null) => void) => {
  let on: PlantedMistake | null = null;
  for (const file of new Set(mistakes.map((mistake) => mistake.file))) {
    const path = resolve(SRC, file);
    jest.doMock(path, () => {
      const real = jest.requireActual<Exports>(path);
      const wrong = new Map(
        mistakes.filter((mistake) => mistake.file === file).map((mistake) => [mistake, planted(mistake)]),
      );
      const now = (): Exports => (on === null ? real : (wrong.get(on) ?? real));
      const both: Exports = {};
      for (const name of Object.keys(real)) both[name] = either(real[name], () => now()[name]);
      return both;
    });
  }
  return (mistake) => {
    on = mistake;
  };
};
