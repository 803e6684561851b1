/** Results of the things that were asked for last. */

/**
 * The function with the results of the last `most` keys kept, objects by identity; further arguments are
 * handed on only when a result is made. Not for a result that is `undefined`.
 */
export const latest = <Key, Args extends readonly unknown[], Made>(
  most: number,
  make: (key: Key, ...args: Args) => Made,
): ((key: Key, ...args: Args) => Made) => {
  // The one that was asked for last at the end.
  const known = new Map<Key, Made>();
  return (key, ...args) => {
    const made = known.get(key) ?? make(key, ...args);
    known.delete(key);
    known.set(key, made);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return made;
  };
};
