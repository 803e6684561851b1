/**
 * What has changed from one JSON value to another, as JSON: `edited(from, editsBetween(from, to))` is `to`, with its keys
 * in their order. Small where little has changed, quick where both share most of their parts.
 */
import { flatMap } from '../collections/flat-map';

/**
 * Null: nothing. `is`: another value. `of`: an object of which these entries have changed or are new, and those of `gone`
 * have gone. `at`: a list of which these items have changed, with so many (`long`) left and `more` behind them.
 */
export type Edits =
  | null
  | { readonly is: unknown }
  | { readonly of: Readonly<Record<string, Edits>>; readonly gone?: readonly string[] }
  | {
      readonly at: Readonly<Record<string, Edits>>;
      readonly long?: number;
      readonly more?: readonly unknown[];
    };

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Those that stay, in the order in which they were, then those that are new. */
const keysAfter = (from: Entries, gone: ReadonlySet<string>, added: readonly string[]): readonly string[] => [
  ...Object.keys(from).filter((key) => !gone.has(key)),
  ...added.filter((key) => !Object.hasOwn(from, key)),
];

const ofEntries = (from: Entries, to: Entries): Edits => {
  const keys = Object.keys(to);
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  const after = keysAfter(from, new Set(gone), keys);
  // Keys that have come before others, or changed their places.
  if (!keys.every((key, index) => after[index] === key)) return { is: to };
  const changes = flatMap(keys, (key): readonly (readonly [string, Edits])[] => {
    if (!Object.hasOwn(from, key)) return [[key, { is: to[key] }]];
    const edits = editsBetween(from[key], to[key]);
    return edits === null ? [] : [[key, edits]];
  });
  if (changes.length === 0 && gone.length === 0) return null;
  return { of: Object.fromEntries(changes), ...(gone.length === 0 ? {} : { gone }) };
};

const ofItems = (from: readonly unknown[], to: readonly unknown[]): Edits => {
  const long = Math.min(from.length, to.length);
  if (long === 0) return from.length === to.length ? null : { is: to };
  const changes: (readonly [string, Edits])[] = [];
  for (let index = 0; index < long; index += 1) {
    const edits = editsBetween(from[index], to[index]);
    if (edits !== null) changes.push([String(index), edits]);
  }
  if (changes.length === 0 && from.length === to.length) return null;
  return {
    at: Object.fromEntries(changes),
    ...(to.length < from.length ? { long } : {}),
    ...(to.length > from.length ? { more: to.slice(long) } : {}),
  };
};

/** Both without `undefined`. */
export const editsBetween = (from: unknown, to: unknown): Edits => {
  if (from === to) return null;
  if (Array.isArray(from) && Array.isArray(to)) return ofItems(from, to);
  return isEntries(from) && isEntries(to) ? ofEntries(from, to) : { is: to };
};

/** Shares with `from` whatever has not changed. Throws TypeError for edits of another value. */
export const edited = (from: unknown, edits: Edits): unknown => {
  if (edits === null) return from;
  if ('is' in edits) return edits.is;
  if ('at' in edits) {
    if (!Array.isArray(from)) throw new TypeError('edits of a list, and there is none');
    const { at, long, more } = edits;
    const items = long === undefined ? [...(from as unknown[])] : (from as unknown[]).slice(0, long);
    for (const [index, one] of Object.entries(at)) items[Number(index)] = edited(items[Number(index)], one);
    return more === undefined ? items : [...items, ...more];
  }
  if (!isEntries(from)) throw new TypeError('edits of an object, and there is none');
  const { of, gone = [] } = edits;
  const after = keysAfter(from, new Set(gone), Object.keys(of));
  return Object.fromEntries(
    after.map((key) => [key, Object.hasOwn(of, key) ? edited(from[key], of[key] ?? null) : from[key]]),
  );
};
