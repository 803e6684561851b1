/** Results of pure functions, kept as long as what they were made from. */

interface Results {
  get(key: unknown): unknown;
  set(key: unknown, value: unknown): unknown;
}

/** Of one argument: by objects, which may go, and by strings and numbers, which are few. */
class Level implements Results {
  // Made when they are needed: a level is made for each object, and most have keys of one kind only.
  #objects: WeakMap<object, unknown> | null = null;
  #others: Map<unknown, unknown> | null = null;

  get(key: unknown): unknown {
    return typeof key === 'object' && key !== null ? this.#objects?.get(key) : this.#others?.get(key);
  }

  set(key: unknown, value: unknown): void {
    if (typeof key === 'object' && key !== null) (this.#objects ??= new WeakMap()).set(key, value);
    else (this.#others ??= new Map()).set(key, value);
  }
}

/** The results of every memo, by the first argument. */
const ALL: WeakMap<object, unknown>[] = [];

/**
 * Drops what was made of an object that is no longer needed. It would go by itself, but of an object that has
 * lived for a while only at a full garbage collection: the young ones take all that was made of it for used.
 */
export const forget = (of: object): void => {
  for (const results of ALL) results.delete(of);
};

/**
 * The function with its results kept. The first `keys` of its arguments tell results apart, objects by
 * identity; further ones are handed on only when a result is made. The first is an object, and what is kept
 * goes with it. Not for a result that is `undefined`, and not for objects that are still written on. Made when
 * the program starts: what is made later stays in the list above for good.
 */
export const memo = <Args extends readonly [object, ...unknown[]], Made>(
  make: (...args: Args) => Made,
  keys = 1,
): ((...args: Args) => Made) => {
  const first = new WeakMap<object, unknown>();
  ALL.push(first);
  return (...args) => {
    let results = first as Results;
    for (let index = 1; index < keys; index += 1) {
      let next = results.get(args[index - 1]) as Results | undefined;
      if (next === undefined) results.set(args[index - 1], (next = new Level()));
      results = next;
    }
    const known = results.get(args[keys - 1]) as Made | undefined;
    if (known !== undefined) return known;
    const made = make(...args);
    results.set(args[keys - 1], made);
    return made;
  };
};
