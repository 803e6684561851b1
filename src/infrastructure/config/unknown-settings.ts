/**
 * Names in the environment that look like settings and are none: a limit that is misspelt would hold nobody
 * back, and nobody would know.
 */
import type { Environment } from './reader';

/** Shorter names have too many neighbours that others mean. */
const LONG_ENOUGH = 8;

/** One letter is another, left out or too many, or two neighbours have changed places. */
const isNear = (name: string, known: string): boolean => {
  let same = 0;
  while (same < name.length && name[same] === known[same]) same += 1;
  const [a, b] = [name.slice(same), known.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isExchanged;
};

export interface UnknownSetting {
  readonly name: string;
  /** Null: it only begins like one. */
  readonly meant: string | null;
}

export const unknownSettings = (
  environment: Environment,
  known: ReadonlySet<string>,
): readonly UnknownSetting[] => {
  const long = [...known].filter((name) => name.length >= LONG_ENOUGH);
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: long.find((each) => isNear(name, each)) ?? null }))
    .filter(({ name, meant }) => meant !== null || name.startsWith('LIMIT_'));
};
