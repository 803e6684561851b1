/** Tables whose keys come with the data. */

/**
 * An empty table without a prototype. Nothing is inherited, whatever key is asked for. And V8 keeps all such
 * tables as dictionaries of one hidden class, where one that grows upon `{}`, or is spread, gets a class of
 * the keys that it happens to have: code is optimised for those, and the next campaign has others.
 */
export function dictionary<Value>(): Record<string, Value>;
/** By some of the keys. */
export function dictionary<Key extends string, Value>(): Partial<Record<Key, Value>>;
export function dictionary(): object {
  return Object.create(null) as object;
}
