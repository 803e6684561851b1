/**
 * Reading and writing one part of an order by its JSON pointer (RFC 6901), as asks name it. Lists are read by
 * index, and not made.
 */
import { isRecord } from '../../kernel';

const namesOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The part; undefined: there is none. */
export const partAt = (value: unknown, pointer: string): unknown => {
  let part = value;
  for (const name of namesOf(pointer)) {
    if (Array.isArray(part)) part = (part as readonly unknown[])[Number(name)];
    else if (isRecord(part) && Object.hasOwn(part, name)) part = part[name];
    else return undefined;
  }
  return part;
};

const replaced = (value: unknown, names: readonly string[], part: unknown): unknown => {
  const [name, ...rest] = names;
  if (name === undefined) return part;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === name ? replaced(one, rest, part) : one));
  const record = isRecord(value) ? value : {};
  return { ...record, [name]: replaced(Object.hasOwn(record, name) ? record[name] : {}, rest, part) };
};

/** The same value with the part in its place. */
export const withPart = <T>(value: T, pointer: string, part: unknown): T =>
  replaced(value, namesOf(pointer), part) as T;
