/** Tables by keys that only the data know. */

/**
 * An empty table without a prototype: V8 keeps it as a dictionary from the start, and all of them as one
 * hidden class. One that grows upon `{}`, or is spread, gets a class of the keys that it happens to have;
 * code is optimised for such classes, and each campaign and each worn mech brings others.
 */
export const dictionary = <Key extends string, Value>(): Partial<Record<Key, Value>> =>
  Object.create(null) as Partial<Record<Key, Value>>;
