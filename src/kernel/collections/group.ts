/** Things in groups. */

/** The things by their key, in the order in which they came; those without one (null) are left out. */
export const groupBy = <Thing, Key>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key | null,
): ReadonlyMap<Key, readonly Thing[]> => {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
};
